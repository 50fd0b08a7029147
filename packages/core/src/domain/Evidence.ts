import { Schema } from "effect"
import { Claim, ClaimValue } from "./Claim.ts"
import { Document } from "./Document.ts"
import { Identity, IdentityVerdict } from "./Identity.ts"
import { Confidence } from "./IntelligenceReport.ts"
import { TaskStatus } from "./ResearchTask.ts"
import { Lookup } from "./StageOutput.ts"

const { text: _text, ...documentFields } = Document.fields

/** What one leaf of the report rests on. `field` is its path, list items by index: `professional.skills.0`. */
export const Basis = Schema.Struct({
  field: Schema.String,
  value: ClaimValue,
  confidence: Confidence,
  claims: Schema.Array(Schema.String)
})
export type Basis = typeof Basis.Type

/** Two accepted claims that cannot both hold; `kept` stands in the report, if any does. */
export const Conflict = Schema.Struct({
  field: Schema.String,
  kept: Schema.NullOr(Schema.String),
  claims: Schema.Array(Schema.String)
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
