import {
  AccountNotFound,
  type AccountRecord,
  AccountStore,
  GrantMismatch,
  KeyNotFound,
  type KeyRecord,
  type Usage
} from "@prospect-research/core"
import { Effect, Layer, Option, Schema } from "effect"
import { makeAudit } from "./audit.ts"
import { Integer, toIso } from "./columns.ts"
import { Database } from "./Database.ts"

const AccountRow = Schema.Struct({
  account_id: Schema.String,
  name: Schema.String,
  balance: Integer,
  created_at: Integer
})

const KeyRow = Schema.Struct({ key_id: Schema.String, last_four: Schema.String, created_at: Integer })
const CallerRow = Schema.Struct({ account_id: Schema.String, key_id: Schema.String })
const BalanceRow = Schema.Struct({ balance: Integer })
const AmountRow = Schema.Struct({ amount: Integer })
const UsageRow = Schema.Struct({
  name: Schema.String,
  balance: Integer,
  charged: Integer,
  refunded: Integer,
  pending: Integer,
  running: Integer
})

/** A task costs one credit, and each failed one got it back: so credits count the tasks that have ended. */
const usageOf = ({ charged, pending, refunded, running }: typeof UsageRow.Type): Usage => ({
  tasks: { pending, running, completed: charged - refunded - pending - running, failed: refunded },
  credits_charged: charged,
  credits_refunded: refunded
})

const make = Effect.map(Database, database => {
  const { first, rows, run, serialize, sql, transaction } = database
  const accounts = rows(AccountRow)
  const caller = first(CallerRow)
  const keys = rows(KeyRow)
  const key = first(KeyRow)
  const usage = first(UsageRow)
  const balance = first(BalanceRow)
  const amount = first(AmountRow)

  const balanceOf = (accountId: string) =>
    Effect.flatMap(balance(sql`SELECT balance FROM account WHERE account_id = ${accountId}`), row =>
      Option.isSome(row) ? Effect.succeed(row.value.balance) : new AccountNotFound()
    )

  const saveKey = (accountId: string, { createdAt, hash, keyId, lastFour }: KeyRecord) =>
    run(sql`
      INSERT INTO api_key (key_id, account_id, hash, last_four, created_at)
      VALUES (${keyId}, ${accountId}, ${hash}, ${lastFour}, ${createdAt})`)

  const insert = Effect.fnUntraced(function* (account: AccountRecord) {
    const { accountId, createdAt, credits, key, name, signingSecret } = account
    yield* run(sql`
      INSERT INTO account (account_id, name, balance, charged, refunded, turn, signing_secret, created_at)
      VALUES (${accountId}, ${name}, ${credits}, 0, 0, 0, ${signingSecret}, ${createdAt})`)
    if (credits > 0) {
      yield* run(sql`
        INSERT INTO ledger_entry (account_id, kind, amount, created_at)
        VALUES (${accountId}, 'signup', ${credits}, ${createdAt})`)
    }
    yield* saveKey(accountId, key)
  })

  const insertFirst = Effect.fnUntraced(function* (account: AccountRecord) {
    yield* serialize("first account")
    const known = yield* balance(sql`SELECT balance FROM account LIMIT 1`)
    if (Option.isNone(known)) yield* insert(account)
    return Option.isNone(known)
  })

  return AccountStore.of({
    create: account => transaction("create account", insert(account)),

    createFirst: account => transaction("create first account", insertFirst(account)),

    authenticate: hash =>
      Effect.map(
        caller(sql`SELECT account_id, key_id FROM api_key WHERE hash = ${hash} AND revoked_at IS NULL`),
        Option.map(row => ({ accountId: row.account_id, keyId: row.key_id }))
      ),

    /** The account's id is hidden in an expression, so that SQLite counts in the small indexes of what waits and runs. */
    get: Effect.fnUntraced(function* (accountId) {
      const row = yield* usage(sql`
        SELECT name, balance, charged, refunded,
          (SELECT count(*) FROM task WHERE status = 'pending' AND task.account_id || '' = ${accountId}) AS pending,
          (SELECT count(*) FROM task WHERE status = 'running' AND task.account_id || '' = ${accountId}) AS running
        FROM account WHERE account_id = ${accountId}`)
      if (Option.isNone(row)) return yield* new AccountNotFound()
      const valid = yield* keys(sql`
        SELECT key_id, last_four, created_at FROM api_key
        WHERE account_id = ${accountId} AND revoked_at IS NULL ORDER BY created_at, key_id`)
      return {
        account_id: accountId,
        name: row.value.name,
        credits: row.value.balance,
        keys: valid.map(it => ({ ...it, created_at: toIso(it.created_at) })),
        usage: usageOf(row.value)
      }
    }),

    list: Effect.map(
      accounts(
        sql`SELECT account_id, name, balance, created_at FROM account ORDER BY created_at, account_id`
      ),
      listed =>
        listed.map(({ account_id, balance, created_at, name }) => ({
          account_id,
          name,
          credits: balance,
          created_at: toIso(created_at)
        }))
    ),

    grant: ({ accountId, createdAt, grantId, ...grant }) =>
      transaction(
        "grant",
        Effect.gen(function* () {
          yield* balanceOf(accountId)
          const moved = yield* amount(sql`
            INSERT INTO ledger_entry (account_id, kind, amount, grant_id, reason, created_at)
            VALUES (${accountId}, 'grant', ${grant.amount}, ${grantId}, ${grant.reason}, ${createdAt})
            ON CONFLICT (account_id, grant_id) DO NOTHING
            RETURNING amount`)
          if (Option.isNone(moved)) {
            const earlier = yield* amount(sql`
              SELECT amount FROM ledger_entry WHERE account_id = ${accountId} AND grant_id = ${grantId}`)
            return Option.exists(earlier, it => it.amount === grant.amount)
              ? // Read again: whoever made the grant meanwhile has committed by now.
                yield* balanceOf(accountId)
              : yield* new GrantMismatch()
          }
          const after = yield* balance(sql`
            UPDATE account SET balance = balance + ${grant.amount} WHERE account_id = ${accountId}
            RETURNING balance`)
          return Option.isSome(after) ? after.value.balance : yield* new AccountNotFound()
        })
      ),

    addKey: (accountId, record) =>
      transaction(
        "add key",
        Effect.gen(function* () {
          yield* balanceOf(accountId)
          yield* saveKey(accountId, record)
          return { key_id: record.keyId, last_four: record.lastFour, created_at: toIso(record.createdAt) }
        })
      ),

    revokeKey: (keyId, revokedAt) =>
      transaction(
        "revoke key",
        Effect.flatMap(
          key(sql`
            UPDATE api_key SET revoked_at = ${revokedAt} WHERE key_id = ${keyId} AND revoked_at IS NULL
            RETURNING key_id, last_four, created_at`),
          revoked => (Option.isSome(revoked) ? Effect.void : new KeyNotFound())
        )
      ),

    audit: makeAudit(database)
  })
})

/** Accounts, keys and the ledger in SQL. */
export const sqlAccountStoreLayer = Layer.effect(AccountStore, make)
