import { Context, type Effect, type Option } from "effect"
import type { Account, AccountSummary, KeySummary } from "../domain/Account.ts"
import type { AccountNotFound, GrantMismatch, KeyNotFound, StoreUnavailable } from "../domain/errors.ts"
import type { SealedSecret } from "./TaskStore.ts"

/** A key on its way into the store: only its SHA-256 (hex) is kept. */
export interface KeyRecord {
  readonly keyId: string
  readonly hash: string
  readonly lastFour: string
  readonly createdAt: number
}

/** What holds in every store at every moment. */
export const invariants = [
  "balance_negative",
  "balance_differs_from_ledger",
  "failed_task_not_refunded",
  "completed_task_refunded",
  "charge_missing",
  "delivery_missing",
  "delivery_doubled"
] as const

/** A broken promise about money or work, in words an operator understands. */
export interface Violation {
  readonly invariant: (typeof invariants)[number]
  readonly subject: string
  readonly detail: string
}

export interface AccountRecord {
  readonly accountId: string
  readonly name: string
  readonly credits: number
  readonly signingSecret: SealedSecret
  readonly key: KeyRecord
  readonly createdAt: number
}

/** Accounts, keys and the append-only ledger. */
export class AccountStore extends Context.Tag("@prospect-research/core/AccountStore")<
  AccountStore,
  {
    /** Opens an account with its first key and its sign-up credits. */
    readonly create: (account: AccountRecord) => Effect.Effect<void, StoreUnavailable>

    /** Opens the account if the store has none yet, and tells whether it did: of many who try at once, one does. */
    readonly createFirst: (account: AccountRecord) => Effect.Effect<boolean, StoreUnavailable>

    /** The account of a key that is not revoked. */
    readonly authenticate: (
      hash: string
    ) => Effect.Effect<
      Option.Option<{ readonly accountId: string; readonly keyId: string }>,
      StoreUnavailable
    >

    readonly get: (accountId: string) => Effect.Effect<Account, AccountNotFound | StoreUnavailable>

    /** Oldest first. */
    readonly list: Effect.Effect<ReadonlyArray<AccountSummary>, StoreUnavailable>

    /** Adds credits and returns the balance. The same grant id with the same amount moves nothing a second time. */
    readonly grant: (grant: {
      readonly accountId: string
      readonly amount: number
      readonly reason: string
      readonly grantId: string
      readonly createdAt: number
    }) => Effect.Effect<number, AccountNotFound | GrantMismatch | StoreUnavailable>

    readonly addKey: (
      accountId: string,
      key: KeyRecord
    ) => Effect.Effect<KeySummary, AccountNotFound | StoreUnavailable>

    readonly revokeKey: (
      keyId: string,
      revokedAt: number
    ) => Effect.Effect<void, KeyNotFound | StoreUnavailable>

    /** Checks conservation: every broken invariant of the whole store. */
    readonly audit: Effect.Effect<ReadonlyArray<Violation>, StoreUnavailable>
  }
>() {}
