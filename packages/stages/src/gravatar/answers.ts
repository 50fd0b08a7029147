import { Schema } from "effect"

const text = Schema.optional(Schema.NullOr(Schema.String))
const list = <A, I>(item: Schema.Schema<A, I>) => Schema.optional(Schema.NullOr(Schema.Array(item)))

/** `GET /v3/profiles/{SHA-256 of the email}`; links, interests and the parts of the name only with a key. */
export const Profile = Schema.Struct({
  display_name: text,
  first_name: text,
  last_name: text,
  profile_url: Schema.String,
  location: text,
  description: text,
  job_title: text,
  company: text,
  verified_accounts: list(
    Schema.Struct({
      service_label: text,
      url: Schema.String,
      is_hidden: Schema.optional(Schema.NullOr(Schema.Boolean))
    })
  ),
  links: list(Schema.Struct({ label: text, url: Schema.String })),
  interests: list(Schema.Struct({ name: Schema.String }))
})
export type Profile = typeof Profile.Type
