import { Schema } from "effect"
import { SubjectKind } from "./Subject.ts"

/** One identifier that must not be researched. Whose it is, nobody can read from it. */
export const Suppression = Schema.Struct({
  suppression_id: Schema.String,
  kind: SubjectKind,
  created_at: Schema.String
})
export type Suppression = typeof Suppression.Type

/** What a client reads when a person is on the list. */
export const suppressedMessage = "This person has asked not to be researched"

/** Stands in place of an account for people who asked the operator: they are suppressed for every account. */
export const operator = "operator"
