import { Schema } from "effect"
import { Claim } from "./Claim.ts"
import { Document } from "./Document.ts"
import { Identity } from "./Identity.ts"
import { Icebreaker } from "./IntelligenceReport.ts"

/** The services on which a handle leads to one person. */
export const profileKinds = [
  "linkedin",
  "twitter",
  "github",
  "gitlab",
  "mastodon",
  "bluesky",
  "orcid",
  "stackoverflow",
  "hackernews",
  "youtube",
  "wikidata",
  "wikipedia"
] as const

/**
 * An identifier of the prospect, with the document that gave it; `null` when the client did. A source that came to a document by
 * the prospect's email address gives that address again, as an `email` handle of the document. A `page` is the address of one that
 * names the prospect, as a search shows.
 */
export const Handle = Schema.Struct({
  kind: Schema.Literal("name", "email", "website", "page", "company_domain", ...profileKinds),
  value: Schema.String,
  document: Schema.NullOr(Schema.String)
})
export type Handle = typeof Handle.Type

/** What became of asking one source. The three verdicts are never merged: nobody there is not the same as nobody asked. */
export const Lookup = Schema.Struct({
  source: Schema.String,
  verdict: Schema.Literal("found", "absent", "unavailable"),
  /** Why the source could not be asked; `null` for the other verdicts. Names no person and no secret. */
  reason: Schema.NullOr(Schema.String)
})
export type Lookup = typeof Lookup.Type

/** Prose with the claims it rests on: the gate drops what they do not support. */
export const Draft = Schema.Struct({
  icebreakers: Schema.Array(Schema.Struct({ ...Icebreaker.fields, claims: Schema.Array(Schema.String) })),
  communication_style: Schema.Struct({ text: Schema.String, claims: Schema.Array(Schema.String) }),
  best_approach: Schema.Struct({ text: Schema.String, claims: Schema.Array(Schema.String) }),
  topics_to_avoid: Schema.Array(Schema.Struct({ text: Schema.String, claims: Schema.Array(Schema.String) }))
})
export type Draft = typeof Draft.Type

const list = <A, I>(item: Schema.Schema<A, I>) =>
  Schema.optionalWith(Schema.Array(item), { default: () => [] })

/** What a stage hands back; it is stored as a checkpoint, and every member may be left out. */
export const StageOutput = Schema.Struct({
  documents: list(Document),
  claims: list(Claim),
  handles: list(Handle),
  lookups: list(Lookup),
  identities: list(Identity),
  draft: Schema.optionalWith(Schema.NullOr(Draft), { default: () => null }),
  /** Spent with outside services, in USD. */
  cost: Schema.optionalWith(Schema.Number, { default: () => 0 })
})
export type StageOutput = typeof StageOutput.Type

export const emptyOutput: StageOutput = StageOutput.make({})

/** Adds what a stage found to what is known; identities and the draft of the later stage replace those of the earlier. */
export const mergeOutput = (known: StageOutput, output: StageOutput): StageOutput => ({
  documents: [...known.documents, ...output.documents],
  claims: [...known.claims, ...output.claims],
  handles: [...known.handles, ...output.handles],
  lookups: [...known.lookups, ...output.lookups],
  identities: [
    ...known.identities.filter(old => !output.identities.some(it => it.document === old.document)),
    ...output.identities
  ],
  draft: output.draft ?? known.draft,
  cost: known.cost + output.cost
})
