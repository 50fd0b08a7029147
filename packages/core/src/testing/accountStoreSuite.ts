import { expect } from "@effect/vitest"
import { Effect, Option } from "effect"
import { describe } from "vitest"
import { AccountStore } from "../ports/AccountStore.ts"
import { TaskStore } from "../ports/TaskStore.ts"
import {
  balanceOf,
  type Check,
  checkOn,
  completion,
  errorOf,
  failure,
  newId,
  openAccount,
  type StoreLayer,
  settleTask,
  startOfTest,
  startTask,
  submit,
  testAdmission
} from "./store/fixtures.ts"

const grant = (accountId: string, grantId: string, amount: number) =>
  Effect.flatMap(AccountStore, accounts =>
    accounts.grant({ accountId, amount, reason: "paid", grantId, createdAt: startOfTest })
  )

const keyRecord = (hash: string) => ({ keyId: newId(), hash, lastFour: "wxyz", createdAt: startOfTest + 1 })

const accountCases = (check: Check) => {
  check("of many who open the first account at once one does, and none where there is one", () =>
    Effect.gen(function* () {
      const accounts = yield* AccountStore
      const account = (name: string) => ({
        accountId: newId(),
        name,
        credits: 3,
        signingSecret: "sealed",
        key: keyRecord(`hash of ${name}`),
        createdAt: startOfTest
      })
      const opened = yield* Effect.all(
        Array.from({ length: 10 }, (_, index) => accounts.createFirst(account(`First ${index}`))),
        { concurrency: "unbounded" }
      )
      expect(opened.filter(Boolean)).toHaveLength(1)
      expect(yield* accounts.list).toHaveLength(1)
      expect(yield* accounts.createFirst(account("Late"))).toBe(false)
      expect(yield* accounts.audit).toEqual([])
    })
  )

  check("an account opens with its sign-up credits and its first key", () =>
    Effect.gen(function* () {
      const accounts = yield* AccountStore
      const accountId = yield* openAccount(3)
      const { keys, ...account } = yield* accounts.get(accountId)
      expect(account).toEqual({
        account_id: accountId,
        name: "Analytical Engines",
        credits: 3,
        usage: {
          tasks: { pending: 0, running: 0, completed: 0, failed: 0 },
          credits_charged: 0,
          credits_refunded: 0
        }
      })
      expect(keys).toMatchObject([{ last_four: "abcd", created_at: new Date(startOfTest).toISOString() }])
      expect(yield* accounts.audit).toEqual([])
      expect(yield* errorOf(accounts.get("no-such-account"))).toBe("AccountNotFound")
    })
  )

  check("accounts are listed oldest first", () =>
    Effect.gen(function* () {
      const accounts = yield* AccountStore
      expect(yield* accounts.list).toEqual([])
      const opened = [yield* openAccount(0), yield* openAccount(1), yield* openAccount(2)]
      const listed = yield* accounts.list
      expect(listed.map(it => it.account_id)).toEqual(opened)
      expect(listed[2]).toEqual({
        account_id: opened[2],
        name: "Analytical Engines",
        credits: 2,
        created_at: new Date(startOfTest).toISOString()
      })
    })
  )

  check("usage counts tasks by state and credits moved, and leaves test tasks out", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accounts = yield* AccountStore
      const accountId = yield* openAccount(5)
      const settle = Effect.fnUntraced(function* (settlement: Parameters<typeof tasks.settle>[1]) {
        yield* submit(accountId)
        const [lease] = yield* tasks.claim({ worker: "worker-1", limit: 1, leaseMillis: 1000 })
        yield* tasks.settle(lease ?? { taskId: "", fence: 0 }, settlement)
      })
      yield* settle(completion())
      yield* settle(completion())
      yield* settle(failure())
      yield* submit(accountId)
      yield* tasks.claim({ worker: "worker-1", limit: 1, leaseMillis: 1000 })
      yield* submit(accountId)
      yield* tasks.admit(testAdmission(accountId))
      expect((yield* accounts.get(accountId)).usage).toEqual({
        tasks: { pending: 1, running: 1, completed: 2, failed: 1 },
        credits_charged: 5,
        credits_refunded: 1
      })
    })
  )
}

const keyCases = (check: Check) => {
  check("a key's hash finds its account until the key is revoked", () =>
    Effect.gen(function* () {
      const accounts = yield* AccountStore
      const accountId = yield* openAccount()
      const [first] = (yield* accounts.get(accountId)).keys
      const second = keyRecord("second-hash")
      expect(yield* accounts.addKey(accountId, second)).toEqual({
        key_id: second.keyId,
        last_four: "wxyz",
        created_at: new Date(startOfTest + 1).toISOString()
      })
      const found = (keyId: string) => Option.some({ accountId, keyId })
      expect(yield* accounts.authenticate(`hash-${accountId}`)).toEqual(found(first?.key_id ?? ""))
      expect(yield* accounts.authenticate("second-hash")).toEqual(found(second.keyId))
      expect(yield* accounts.authenticate("no-such-hash")).toEqual(Option.none())
      yield* accounts.revokeKey(first?.key_id ?? "", startOfTest + 2)
      expect(yield* accounts.authenticate(`hash-${accountId}`)).toEqual(Option.none())
      expect(yield* accounts.authenticate("second-hash")).toEqual(found(second.keyId))
      expect((yield* accounts.get(accountId)).keys.map(key => key.key_id)).toEqual([second.keyId])
    })
  )

  check("unknown accounts get no key; unknown and revoked keys cannot be revoked", () =>
    Effect.gen(function* () {
      const accounts = yield* AccountStore
      const accountId = yield* openAccount()
      expect(yield* errorOf(accounts.addKey("no-such-account", keyRecord("hash")))).toBe("AccountNotFound")
      expect(yield* accounts.authenticate("hash")).toEqual(Option.none())
      const { key_id } = yield* accounts.addKey(accountId, keyRecord("other-hash"))
      yield* accounts.revokeKey(key_id, startOfTest)
      expect(yield* errorOf(accounts.revokeKey(key_id, startOfTest))).toBe("KeyNotFound")
      expect(yield* errorOf(accounts.revokeKey("no-such-key", startOfTest))).toBe("KeyNotFound")
    })
  )
}

const grantCases = (check: Check) => {
  check("a grant adds credits and returns the balance", () =>
    Effect.gen(function* () {
      const accounts = yield* AccountStore
      const accountId = yield* openAccount(1)
      expect(yield* grant(accountId, "grant-1", 10)).toBe(11)
      expect(yield* grant(accountId, "grant-2", 5)).toBe(16)
      expect(yield* balanceOf(accountId)).toBe(16)
      expect(yield* accounts.audit).toEqual([])
      expect(yield* errorOf(grant("no-such-account", "grant-1", 1))).toBe("AccountNotFound")
    })
  )

  check("the same grant id moves nothing a second time, and with another amount is a mismatch", () =>
    Effect.gen(function* () {
      const accounts = yield* AccountStore
      const [accountId, other] = [yield* openAccount(0), yield* openAccount(0)]
      expect(yield* grant(accountId, "grant-1", 10)).toBe(10)
      yield* submit(accountId)
      expect(yield* grant(accountId, "grant-1", 10)).toBe(9)
      expect(yield* errorOf(grant(accountId, "grant-1", 11))).toBe("GrantMismatch")
      expect(yield* balanceOf(accountId)).toBe(9)
      expect(yield* grant(other, "grant-1", 11)).toBe(11)
      expect(yield* accounts.audit).toEqual([])
    })
  )

  check("the same grant many times at once is one grant", () =>
    Effect.gen(function* () {
      const accountId = yield* openAccount(0)
      const grants = Array.from({ length: 20 }, () => grant(accountId, "grant-1", 10))
      const balances = yield* Effect.all(grants, { concurrency: "unbounded" })
      expect(new Set(balances)).toEqual(new Set([10]))
    })
  )
}

const auditCases = (check: Check) => {
  check("audit finds nothing wrong in whatever the stores did themselves", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accounts = yield* AccountStore
      const callback = { callbackUrl: "https://example.com/hook" }
      yield* settleTask(completion(), callback)
      yield* settleTask(failure(), callback)
      const { accountId } = yield* startTask(callback)
      const cancelled = yield* submit(accountId, callback)
      yield* tasks.cancel(accountId, cancelled, failure("Cancelled"))
      yield* tasks.admit(testAdmission(accountId, callback))
      const erased = yield* settleTask(completion(), callback)
      yield* tasks.erase(erased.accountId, erased.taskId, startOfTest)
      expect(yield* accounts.audit).toEqual([])
    })
  )
}

/** What every `AccountStore` promises about accounts, keys and the ledger. */
export const accountStoreSuite = (name: string, layer: StoreLayer) =>
  describe(`account store: ${name}`, () => {
    const check = checkOn(layer)
    describe("accounts", () => accountCases(check))
    describe("keys", () => keyCases(check))
    describe("grants", () => grantCases(check))
    describe("audit", () => auditCases(check))
  })
