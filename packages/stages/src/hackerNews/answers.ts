import { Schema } from "effect"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** `GET /api/v1/users/{username}`; `about` is HTML. */
export const User = Schema.Struct({ username: Schema.String, about: text })
export type User = typeof User.Type

/** Of `GET /api/v1/search_by_date?tags=`; the texts are HTML. */
const Hit = Schema.Struct({
  title: text,
  url: text,
  author: text,
  story_text: text,
  comment_text: text,
  created_at_i: Schema.Number
})
export type Hit = typeof Hit.Type

export const FoundHits = Schema.Struct({ hits: Schema.Array(Hit) })
