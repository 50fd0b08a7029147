export { parseName } from "../names/PersonName.ts"
export { relateNames } from "../names/relateNames.ts"
