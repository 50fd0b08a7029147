import { Schema } from "effect"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** An episode or a show of `GET /search?media=podcast`. */
export const Result = Schema.Struct({
  /** The title of an episode. */
  trackName: text,
  /** The show. */
  collectionName: text,
  artistName: text,
  description: text,
  releaseDate: text,
  trackViewUrl: text,
  collectionViewUrl: text,
  feedUrl: text,
  primaryGenreName: text
})
export type Result = typeof Result.Type

export const Results = Schema.Struct({ results: Schema.Array(Result) })
