import { Schema } from "effect"

/** How sure it is that a document speaks of this prospect. */
export const IdentityVerdict = Schema.Literal("confirmed", "probable", "possible", "rejected")
export type IdentityVerdict = typeof IdentityVerdict.Type

/** The verdict on one document, with the signals that were added up. */
export const Identity = Schema.Struct({
  document: Schema.String,
  verdict: IdentityVerdict,
  score: Schema.Number,
  reasons: Schema.Array(Schema.Struct({ signal: Schema.String, weight: Schema.Number }))
})
export type Identity = typeof Identity.Type
