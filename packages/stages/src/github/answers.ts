import { Schema } from "effect"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** `GET /search/users?q=` */
export const FoundUsers = Schema.Struct({
  items: Schema.Array(Schema.Struct({ login: Schema.String }))
})

/** `GET /search/commits?q=`; `author` is the account that the address of a commit belongs to. */
export const FoundCommits = Schema.Struct({
  items: Schema.Array(
    Schema.Struct({ author: Schema.optional(Schema.NullOr(Schema.Struct({ login: Schema.String }))) })
  )
})

/** `GET /users/{login}` */
export const User = Schema.Struct({
  login: Schema.String,
  html_url: Schema.String,
  type: text,
  name: text,
  company: text,
  blog: text,
  location: text,
  email: text,
  bio: text,
  twitter_username: text
})
export type User = typeof User.Type

/** Of `GET /users/{login}/repos` */
export const Repository = Schema.Struct({
  name: Schema.String,
  description: text,
  language: text,
  topics: Schema.optional(Schema.NullOr(Schema.Array(Schema.String))),
  fork: Schema.Boolean,
  archived: Schema.optional(Schema.NullOr(Schema.Boolean)),
  stargazers_count: Schema.Number,
  pushed_at: text
})
export type Repository = typeof Repository.Type

/** Of `GET /users/{login}/social_accounts` */
export const SocialAccount = Schema.Struct({ provider: Schema.String, url: Schema.String })
export type SocialAccount = typeof SocialAccount.Type
