import { SourceClass } from "@prospect-research/core"
import { Schema } from "effect"
import { Facts } from "../World.ts"

/** One page that speaks of one person, and what a careful reader may put into a report from it alone. */
export const PageSample = Schema.Struct({
  id: Schema.String,
  /** Whose page it is; a `snippet` is what a search engine shows of a profile. */
  source_class: SourceClass,
  name: Schema.String,
  /** As a client would give it. */
  company: Schema.NullOr(Schema.String),
  title: Schema.String,
  language: Schema.String,
  /** What stands in the body; of a snippet its text. */
  body: Schema.String,
  facts: Facts,
  /** As true, but nobody would miss it in a report. */
  also: Schema.optionalWith(Facts, { exact: true }),
  /** The same, in whichever field it stands. */
  fair: Schema.optionalWith(Schema.Array(Schema.NonEmptyString), { exact: true })
})
export type PageSample = typeof PageSample.Type
