export { Api } from "./contract/Api.ts"
export { ErrorBody } from "./contract/errorBody.ts"
export { ServiceUnavailable } from "./contract/errors.ts"
