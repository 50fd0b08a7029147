import { Clock, Context, Effect, Layer, Option, Redacted } from "effect"
import type { Account, AccountSummary, NewAccount, NewKey } from "../domain/Account.ts"
import {
  type AccountNotFound,
  type GrantMismatch,
  InvalidRequest,
  type KeyNotFound,
  type StoreUnavailable,
  Unauthorized
} from "../domain/errors.ts"
import { isStorable } from "../domain/SubmitRequest.ts"
import { type AccountRecord, AccountStore, type KeyRecord, type Violation } from "../ports/AccountStore.ts"
import { Ids } from "../ports/Ids.ts"
import { Secrets } from "../ports/Secrets.ts"
import { defaultKeyPrefix, hashApiKey, isWellFormedKey, makeApiKey } from "./apiKey.ts"

/** Who is asking, once the key is checked. */
export interface Caller {
  readonly accountId: string
  readonly keyId: string
}

/** Accounts, their keys and their credits. */
export class Accounts extends Context.Tag("@prospect-research/core/Accounts")<
  Accounts,
  {
    /** Opens an account with a first key and the free credits. */
    readonly create: (name: string) => Effect.Effect<NewAccount, InvalidRequest | StoreUnavailable>
    /** The first account of a new store; nothing when there is one already. */
    readonly createFirst: (name: string) => Effect.Effect<Option.Option<NewAccount>, StoreUnavailable>
    readonly authenticate: (key: Redacted.Redacted) => Effect.Effect<Caller, Unauthorized | StoreUnavailable>
    readonly get: (accountId: string) => Effect.Effect<Account, AccountNotFound | StoreUnavailable>
    readonly list: Effect.Effect<ReadonlyArray<AccountSummary>, StoreUnavailable>
    /** Adds credits and returns the balance. With a `grantId`, repeating the call moves nothing a second time. */
    readonly grant: (
      accountId: string,
      grant: { readonly amount: number; readonly reason: string; readonly grantId: string | null }
    ) => Effect.Effect<number, InvalidRequest | AccountNotFound | GrantMismatch | StoreUnavailable>
    readonly createKey: (accountId: string) => Effect.Effect<NewKey, AccountNotFound | StoreUnavailable>
    readonly revokeKey: (keyId: string) => Effect.Effect<void, KeyNotFound | StoreUnavailable>
    /** Every broken promise about money and deliveries in the store. */
    readonly audit: Effect.Effect<ReadonlyArray<Violation>, StoreUnavailable>
  }
>() {
  static readonly layer = (options: AccountsOptions = {}) => Layer.effect(Accounts, make(options))
}

export interface AccountsOptions {
  /** Ends in `live_`. Default `prs_live_`. */
  readonly keyPrefix?: string
  /** Credits of a new account. Default 3. */
  readonly freeCredits?: number
}

const signingSecretBytes = 24
const highestGrant = 1_000_000_000

/** A text that is neither blank nor longer than its limit, and that every store can keep. */
const checkText = (text: string, name: string, limit: number): Effect.Effect<void, InvalidRequest> => {
  if (text.trim() === "" || text.length > limit) {
    return new InvalidRequest({ detail: `${name} must be 1 to ${limit} characters` })
  }
  return isStorable(text)
    ? Effect.void
    : new InvalidRequest({ detail: `${name} contains characters that are not allowed` })
}

const make = Effect.fnUntraced(function* (options: AccountsOptions) {
  const store = yield* AccountStore
  const ids = yield* Ids
  const secrets = yield* Secrets
  const prefix = options.keyPrefix ?? defaultKeyPrefix
  const freeCredits = options.freeCredits ?? 3
  if (!prefix.endsWith("live_")) return yield* Effect.dieMessage("The prefix of API keys must end in live_")

  const newKey = Effect.gen(function* () {
    const key = yield* makeApiKey(ids, prefix)
    const record: KeyRecord = {
      keyId: yield* ids.uuid,
      hash: hashApiKey(key),
      lastFour: key.slice(-4),
      createdAt: yield* Clock.currentTimeMillis
    }
    return { key, record }
  })

  const newAccount = Effect.fnUntraced(function* (name: string) {
    const trimmed = name.trim()
    yield* checkText(trimmed, "name", 255)
    const accountId = yield* ids.uuid
    const { key, record } = yield* newKey
    const random = yield* ids.bytes(signingSecretBytes)
    const signingSecret = `whsec_${Buffer.from(random).toString("base64")}`
    const account: AccountRecord = {
      accountId,
      name: trimmed,
      credits: freeCredits,
      signingSecret: yield* secrets.seal(Redacted.make(signingSecret), accountId),
      key: record,
      createdAt: record.createdAt
    }
    return {
      account,
      shown: { account_id: accountId, api_key: key, credits: freeCredits, signing_secret: signingSecret }
    }
  })

  return Accounts.of({
    create: Effect.fn("Accounts.create")(function* (name) {
      const { account, shown } = yield* newAccount(name)
      yield* store.create(account)
      return shown
    }),
    createFirst: Effect.fn("Accounts.createFirst")(function* (name) {
      const { account, shown } = yield* Effect.catchTag(newAccount(name), "InvalidRequest", Effect.die)
      return (yield* store.createFirst(account)) ? Option.some(shown) : Option.none()
    }),
    authenticate: Effect.fnUntraced(function* (redacted) {
      const key = Redacted.value(redacted)
      if (!isWellFormedKey(key, prefix)) return yield* new Unauthorized()
      const caller = yield* store.authenticate(hashApiKey(key))
      return Option.isSome(caller) ? caller.value : yield* new Unauthorized()
    }),
    get: store.get,
    list: store.list,
    grant: Effect.fn("Accounts.grant")(function* (accountId, { amount, reason, grantId }) {
      if (!Number.isInteger(amount) || amount < 1 || amount > highestGrant) {
        return yield* new InvalidRequest({
          detail: `amount must be a whole number from 1 to ${highestGrant}`
        })
      }
      yield* checkText(reason, "reason", 500)
      if (grantId !== null) yield* checkText(grantId, "grant_id", 255)
      return yield* store.grant({
        accountId,
        amount,
        reason,
        grantId: grantId ?? (yield* ids.uuid),
        createdAt: yield* Clock.currentTimeMillis
      })
    }),
    createKey: Effect.fn("Accounts.createKey")(function* (accountId) {
      const { key, record } = yield* newKey
      yield* store.addKey(accountId, record)
      return { key_id: record.keyId, api_key: key }
    }),
    revokeKey: Effect.fn("Accounts.revokeKey")(function* (keyId) {
      yield* store.revokeKey(keyId, yield* Clock.currentTimeMillis)
    }),
    audit: store.audit
  })
})
