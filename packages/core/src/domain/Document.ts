import { Schema } from "effect"

/**
 * What kind of source a document comes from, which decides how much one claim of it weighs:
 * `self` was published by the person, `first-party` by the employer or another party that knows first hand.
 */
export const SourceClass = Schema.Literal("self", "first-party", "registry", "enrichment", "news", "snippet")
export type SourceClass = typeof SourceClass.Type

/** What a source returned. `text` is what a reader would see: no markup, no hidden text. */
export const Document = Schema.Struct({
  id: Schema.String,
  /** Name of the source that answered, for example `github`. */
  source: Schema.String,
  source_class: SourceClass,
  url: Schema.String,
  /** A public address for a reader, where `url` is an interface for machines. */
  page_url: Schema.String,
  /** Registrable domain of `page_url`: one vote each. */
  site: Schema.String,
  fetched_at: Schema.String,
  published_at: Schema.NullOr(Schema.String),
  title: Schema.NullOr(Schema.String),
  text: Schema.String,
  /** SHA-256 of `text`, hex: mirrors have the same. */
  content_hash: Schema.String
})
export type Document = typeof Document.Type
