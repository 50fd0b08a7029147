import { Schema } from "effect"

const text = Schema.optional(Schema.NullOr(Schema.String))
const flag = Schema.optional(Schema.NullOr(Schema.Boolean))

/** `GET /.well-known/webfinger?resource=acct:` */
export const WebFinger = Schema.Struct({
  subject: Schema.String,
  links: Schema.Array(Schema.Struct({ rel: Schema.String, type: text, href: text }))
})

/** `GET /api/v1/accounts/lookup?acct=`; `note` and the values of `fields` are HTML. */
export const Account = Schema.Struct({
  id: Schema.String,
  display_name: text,
  note: text,
  url: Schema.String,
  bot: flag,
  group: flag,
  noindex: flag,
  suspended: flag,
  fields: Schema.optional(
    Schema.NullOr(
      Schema.Array(Schema.Struct({ name: Schema.String, value: Schema.String, verified_at: text }))
    )
  )
})
export type Account = typeof Account.Type

/** Of `GET /api/v1/accounts/{id}/statuses`; `content` is HTML. */
export const Status = Schema.Struct({
  created_at: text,
  visibility: text,
  spoiler_text: text,
  content: text,
  reblog: Schema.optional(Schema.Unknown),
  in_reply_to_id: text
})
export type Status = typeof Status.Type
