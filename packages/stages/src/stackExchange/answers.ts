import { Schema } from "effect"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** Every answer says how many more requests there may be, and may ask for a pause, in seconds. */
const Wrapper = Schema.Struct({
  backoff: Schema.optional(Schema.NullOr(Schema.Number)),
  quota_remaining: Schema.optional(Schema.NullOr(Schema.Number))
})
export type Wrapper = typeof Wrapper.Type

const wrapped = <A, I>(item: Schema.Schema<A, I>) =>
  Schema.Struct({ ...Wrapper.fields, items: Schema.Array(item) })

const User = Schema.Struct({
  user_id: Schema.Number,
  display_name: Schema.String,
  location: text,
  website_url: text,
  link: Schema.String,
  reputation: Schema.optional(Schema.NullOr(Schema.Number))
})
export type User = typeof User.Type

const Tag = Schema.Struct({
  tag_name: Schema.String,
  answer_count: Schema.Number,
  answer_score: Schema.Number
})
export type Tag = typeof Tag.Type

/** `GET /2.3/users/{id}` and `/2.3/users?inname=`; names and places are HTML. */
export const FoundUsers = wrapped(User)

/** `GET /2.3/users/{id}/top-tags` */
export const TopTags = wrapped(Tag)

/** A refusal, with status 400. */
export const Refused = Schema.Struct({ error_id: Schema.Number, error_message: text })
