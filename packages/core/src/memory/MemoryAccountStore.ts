import { Effect, Option } from "effect"
import type { KeySummary, Usage } from "../domain/Account.ts"
import { AccountNotFound, GrantMismatch, KeyNotFound } from "../domain/errors.ts"
import type { AccountRecord, AccountStore, KeyRecord } from "../ports/AccountStore.ts"
import { audit } from "./audit.ts"
import {
  type AccountRow,
  atomically,
  type KeyRow,
  type MemoryState,
  oldestFirst,
  toIso
} from "./MemoryState.ts"

const keySummary = (key: { keyId: string; lastFour: string; createdAt: number }): KeySummary => ({
  key_id: key.keyId,
  last_four: key.lastFour,
  created_at: toIso(key.createdAt)
})

const usageOf = (state: MemoryState, accountId: string): Usage => {
  const tasks = [...state.tasks.values()].filter(task => task.accountId === accountId && !task.isTest)
  const count = (status: string) => tasks.filter(task => task.status === status).length
  const moved = (kind: string) =>
    state.ledger
      .filter(entry => entry.accountId === accountId && entry.kind === kind)
      .reduce((sum, entry) => sum + Math.abs(entry.amount), 0)
  return {
    tasks: {
      pending: count("pending"),
      running: count("running"),
      completed: count("completed"),
      failed: count("failed")
    },
    credits_charged: moved("charge"),
    credits_refunded: moved("refund")
  }
}

export const makeMemoryAccountStore = (state: MemoryState): typeof AccountStore.Service => {
  const find = (accountId: string): Effect.Effect<AccountRow, AccountNotFound> => {
    const account = state.accounts.get(accountId)
    return account === undefined ? new AccountNotFound() : Effect.succeed(account)
  }
  const saveKey = (accountId: string, key: KeyRecord) => {
    state.keys.set(key.keyId, { ...key, accountId, revoked: false })
  }
  const validKeys = (matches: (key: KeyRow) => boolean) =>
    [...state.keys.values()].filter(key => !key.revoked && matches(key)).sort(oldestFirst(key => key.keyId))

  const insert = ({ accountId, createdAt, credits, key, name, signingSecret }: AccountRecord) => {
    state.accounts.set(accountId, {
      accountId,
      name,
      signingSecret,
      createdAt,
      balance: credits,
      turn: 0
    })
    if (credits > 0) {
      state.ledger.push({ kind: "signup", accountId, amount: credits, taskId: null, grantId: null })
    }
    saveKey(accountId, key)
  }

  return {
    create: account => Effect.sync(() => insert(account)),

    createFirst: account =>
      Effect.sync(() => {
        if (state.accounts.size > 0) return false
        insert(account)
        return true
      }),

    authenticate: hash =>
      Effect.sync(() => {
        const [key] = validKeys(it => it.hash === hash)
        return Option.map(Option.fromNullable(key), ({ accountId, keyId }) => ({ accountId, keyId }))
      }),

    get: accountId =>
      atomically(() =>
        Effect.map(find(accountId), account => ({
          account_id: accountId,
          name: account.name,
          credits: account.balance,
          keys: validKeys(key => key.accountId === accountId).map(keySummary),
          usage: usageOf(state, accountId)
        }))
      ),

    list: Effect.sync(() =>
      [...state.accounts.values()].sort(oldestFirst(it => it.accountId)).map(account => ({
        account_id: account.accountId,
        name: account.name,
        credits: account.balance,
        created_at: toIso(account.createdAt)
      }))
    ),

    grant: ({ accountId, amount, grantId }) =>
      atomically(() =>
        Effect.flatMap(find(accountId), account => {
          const earlier = state.ledger.find(it => it.accountId === accountId && it.grantId === grantId)
          if (earlier !== undefined && earlier.amount !== amount) return new GrantMismatch()
          if (earlier === undefined) {
            state.ledger.push({ kind: "grant", accountId, amount, taskId: null, grantId })
            account.balance += amount
          }
          return Effect.succeed(account.balance)
        })
      ),

    addKey: (accountId, key) =>
      atomically(() =>
        Effect.map(find(accountId), () => {
          saveKey(accountId, key)
          return keySummary(key)
        })
      ),

    revokeKey: keyId =>
      Effect.suspend(() => {
        const key = state.keys.get(keyId)
        if (key === undefined || key.revoked) return new KeyNotFound()
        key.revoked = true
        return Effect.void
      }),

    audit: Effect.sync(() => audit(state))
  }
}
