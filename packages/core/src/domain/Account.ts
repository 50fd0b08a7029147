import { Schema } from "effect"

/** A key as its owner may see it: the key itself is shown once, when it is made. */
export const KeySummary = Schema.Struct({
  key_id: Schema.String,
  last_four: Schema.String,
  created_at: Schema.String
})
export type KeySummary = typeof KeySummary.Type

/** Tasks by state and credits moved, since the account was opened. Test requests count nowhere. */
export const Usage = Schema.Struct({
  tasks: Schema.Struct({
    pending: Schema.Number,
    running: Schema.Number,
    completed: Schema.Number,
    failed: Schema.Number
  }),
  credits_charged: Schema.Number,
  credits_refunded: Schema.Number
})
export type Usage = typeof Usage.Type

/** `GET /account` */
export const Account = Schema.Struct({
  account_id: Schema.String,
  name: Schema.String,
  credits: Schema.Number,
  keys: Schema.Array(KeySummary),
  usage: Usage
})
export type Account = typeof Account.Type

/** A new account, with the two secrets that are shown only now. */
export const NewAccount = Schema.Struct({
  account_id: Schema.String,
  api_key: Schema.String,
  credits: Schema.Number,
  signing_secret: Schema.String
})
export type NewAccount = typeof NewAccount.Type

/** A new key, shown only now. */
export const NewKey = Schema.Struct({ key_id: Schema.String, api_key: Schema.String })
export type NewKey = typeof NewKey.Type

/** An account in the administrator's list. */
export const AccountSummary = Schema.Struct({
  account_id: Schema.String,
  name: Schema.String,
  credits: Schema.Number,
  created_at: Schema.String
})
export type AccountSummary = typeof AccountSummary.Type
