import { Schema } from "effect"

/** The body of every error (specification, 2.7). */
export const ErrorBody = Schema.Struct({
  detail: Schema.String,
  status_code: Schema.Number
}).annotations({ identifier: "Error" })
export type ErrorBody = typeof ErrorBody.Type
