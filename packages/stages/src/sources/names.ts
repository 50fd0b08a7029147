export { namePattern } from "../names/namePattern.ts"
export { sameName } from "../names/relateNames.ts"
