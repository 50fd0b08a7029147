import { Schema } from "effect"
import { Claim, ClaimValue } from "./Claim.ts"
import { Document } from "./Document.ts"
import { Identity, IdentityVerdict } from "./Identity.ts"
import { Confidence } from "./IntelligenceReport.ts"
import { TaskStatus } from "./ResearchTask.ts"
import { Lookup } from "./StageOutput.ts"

const { text: _text, ...documentFields } = Document.fields

/** One document that a leaf of the report rests on, with the passages of it that say so. */
export const Citation = Schema.Struct({
  url: Schema.String,
  title: Schema.NullOr(Schema.String),
  site: Schema.String,
  /** The date that the document speaks of, ISO; `null` when it does not say. */
  as_of: Schema.NullOr(Schema.String),
  excerpts: Schema.Array(Schema.String)
})
export type Citation = typeof Citation.Type

/**
 * What one leaf of the report rests on. `field` is its path, list items by index: `professional.skills.0`; the basis of an
 * icebreaker or of an education entry is that of all its members. Reports from before there were `reasoning` and
 * `citations` have neither.
 */
export const Basis = Schema.Struct({
  field: Schema.String,
  value: ClaimValue,
  confidence: Confidence,
  claims: Schema.Array(Schema.String),
  /** One plain sentence: how many sites, how sure it is that they speak of the person, and what speaks against it. */
  reasoning: Schema.optionalWith(Schema.String, { exact: true }),
  citations: Schema.optionalWith(Schema.Array(Citation), { exact: true })
})
export type Basis = typeof Basis.Type

/**
 * Accepted claims that cannot all hold; `kept` stands in the report, if any does. `provided` is the address that the client gave,
 * where none of the claims has it: then none stands.
 */
export const Conflict = Schema.Struct({
  field: Schema.String,
  kept: Schema.NullOr(Schema.String),
  claims: Schema.Array(Schema.String),
  provided: Schema.optionalWith(Schema.String, { exact: true })
})
export type Conflict = typeof Conflict.Type

/** Everything a report rests on, without the texts of the documents. */
export const Evidence = Schema.Struct({
  identity: Schema.Union(IdentityVerdict, Schema.Literal("unknown")),
  basis: Schema.Array(Basis),
  claims: Schema.Array(Claim),
  documents: Schema.Array(Schema.Struct(documentFields)),
  identities: Schema.Array(Identity),
  conflicts: Schema.Array(Conflict),
  sources: Schema.Array(Lookup)
})
export type Evidence = typeof Evidence.Type

/** `GET /research/{task_id}/evidence` */
export const TaskEvidence = Schema.Struct({
  task_id: Schema.String,
  status: TaskStatus,
  ...Evidence.fields
})
export type TaskEvidence = typeof TaskEvidence.Type

export const emptyEvidence: Evidence = {
  identity: "unknown",
  basis: [],
  claims: [],
  documents: [],
  identities: [],
  conflicts: [],
  sources: []
}
