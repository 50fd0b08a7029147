import { Schema } from "effect"

const text = Schema.optional(Schema.NullOr(Schema.String))
const flag = Schema.optional(Schema.NullOr(Schema.Boolean))

/** Of `GET /api/v4/users?username=` */
export const FoundUser = Schema.Struct({ id: Schema.Number, username: Schema.String, state: text })

/** `GET /api/v4/users/{id}`; `linkedin` and `twitter` hold a name or an address. */
export const User = Schema.Struct({
  id: Schema.Number,
  username: Schema.String,
  name: text,
  web_url: Schema.String,
  bot: flag,
  bio: text,
  job_title: text,
  organization: text,
  location: text,
  public_email: text,
  website_url: text,
  linkedin: text,
  twitter: text,
  github: text
})
export type User = typeof User.Type

/** Of `GET /api/v4/users/{id}/projects` */
export const Project = Schema.Struct({
  name: Schema.String,
  description: text,
  topics: Schema.optional(Schema.NullOr(Schema.Array(Schema.String))),
  star_count: Schema.optional(Schema.NullOr(Schema.Number)),
  archived: flag,
  last_activity_at: text,
  forked_from_project: Schema.optional(Schema.Unknown)
})
export type Project = typeof Project.Type
