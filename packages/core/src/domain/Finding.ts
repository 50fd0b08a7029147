import { Schema } from "effect"

/** `error`: a promise is broken. `warning`: something does not move. `note`: worth knowing. */
export const Severity = Schema.Literal("error", "warning", "note")
export type Severity = typeof Severity.Type

/** Something that the doctor found. `subjects` are ids, at most twenty of them, and name no person. */
export const Finding = Schema.Struct({
  check: Schema.String,
  severity: Severity,
  what: Schema.String,
  subjects: Schema.Array(Schema.String),
  advice: Schema.String
})
export type Finding = typeof Finding.Type
