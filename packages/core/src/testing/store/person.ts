import { expect } from "@effect/vitest"
import { Effect } from "effect"
import type { SubjectFingerprint } from "../../domain/Subject.ts"
import { operator } from "../../domain/Suppression.ts"
import { AccountStore } from "../../ports/AccountStore.ts"
import { PrivacyStore } from "../../ports/PrivacyStore.ts"
import { TaskStore } from "../../ports/TaskStore.ts"
import {
  admission,
  balanceOf,
  type Check,
  checkpoint,
  claim,
  claimNext,
  completion,
  errorOf,
  failure,
  newId,
  openAccount,
  settle,
  settleTask,
  startOfTest,
  startTask,
  submit,
  testAdmission
} from "./fixtures.ts"

const callbackUrl = "https://example.com/hook"

const email = (name: string): SubjectFingerprint => ({ kind: "email", fingerprint: `hash of email ${name}` })
const profile = (name: string): SubjectFingerprint => ({
  kind: "linkedin_url",
  fingerprint: `hash of profile ${name}`
})

/** A request about a person who is known by both. */
const about = (name: string) => ({
  contact: { email: `${name}@example.com` },
  subjects: [email(name), profile(name)]
})

const record = (subject: SubjectFingerprint) => ({
  ...subject,
  suppressionId: newId(),
  createdAt: startOfTest
})

const erasePerson = (accountId: string, subjects: ReadonlyArray<SubjectFingerprint>) =>
  Effect.flatMap(PrivacyStore, store =>
    store.erase({ accountId, subjects, suppressions: [], erasedAt: startOfTest })
  )

const suppress = (owner: string, ...subjects: ReadonlyArray<SubjectFingerprint>) =>
  Effect.flatMap(PrivacyStore, store => store.suppress(owner, subjects.map(record)))

const findingCases = (check: Check) => {
  check("a person is found by each identifier, within the account, oldest first", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const accountId = yield* openAccount()
      const other = yield* openAccount()
      const first = yield* submit(accountId, { ...about("ada"), callbackUrl })
      const second = yield* submit(accountId, { ...about("ada"), subjects: [profile("ada")] })
      yield* submit(accountId, about("grace"))
      yield* submit(other, about("ada"))
      const found = Effect.fnUntraced(function* (...subjects: ReadonlyArray<SubjectFingerprint>) {
        return (yield* store.find(accountId, subjects)).map(it => it.taskId)
      })
      expect(yield* found(email("ada"))).toEqual([first])
      expect(yield* found(profile("ada"))).toEqual([first, second])
      expect(yield* found(email("ada"), profile("ada"))).toEqual([first, second])
      expect(yield* found(email("mary"))).toEqual([])
      expect(yield* found()).toEqual([])
      const [held] = yield* store.find(accountId, [email("ada")])
      expect(held).toEqual({
        taskId: first,
        contact: { email: "ada@example.com" },
        callbackUrl,
        deliveryBody: null
      })
      expect(yield* store.unindexed(10)).toEqual([])
    })
  )

  check("what is found holds the callback word for word", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const settlement = completion()
      const { accountId } = yield* settleTask(settlement, { ...about("ada"), callbackUrl })
      const [held] = yield* store.find(accountId, [email("ada")])
      expect(held?.deliveryBody).toBe(settlement.delivery.body)
    })
  )
}

const erasingCases = (check: Check) => {
  check("erasing a person erases every task of theirs in the account, and nobody else's", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const tasks = yield* TaskStore
      const accounts = yield* AccountStore
      const accountId = yield* openAccount(5)
      const other = yield* openAccount()
      const settlement = completion()
      const completed = yield* submit(accountId, { ...about("ada"), callbackUrl })
      yield* settle(yield* claimNext(), settlement)
      const running = yield* submit(accountId, about("ada"))
      yield* claimNext()
      const pending = yield* submit(accountId, { ...about("ada"), subjects: [profile("ada")] })
      const { task_id: test } = yield* tasks.admit(testAdmission(accountId, about("ada")))
      const neighbour = yield* submit(accountId, about("grace"))
      const foreign = yield* submit(other, about("ada"))

      const erased = yield* erasePerson(accountId, [email("ada"), profile("ada")])
      expect([...erased].sort()).toEqual([completed, running, pending, test].sort())
      for (const taskId of erased) expect(yield* errorOf(tasks.get(accountId, taskId))).toBe("TaskNotFound")
      expect(yield* errorOf(tasks.report(settlement.reportToken, startOfTest))).toBe("ReportGone")
      expect((yield* tasks.get(accountId, neighbour)).status).toBe("pending")
      expect((yield* tasks.get(other, foreign)).status).toBe("pending")
      // Four charged, of which the one that ran and the one that waited came back.
      expect(yield* balanceOf(accountId)).toBe(3)
      expect(yield* accounts.audit).toEqual([])
      expect(yield* store.find(accountId, [email("ada"), profile("ada")])).toEqual([])
      expect(yield* erasePerson(accountId, [email("ada"), profile("ada")])).toEqual([])
    })
  )

  check("erasing one task leaves nothing by which its person is found", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const tasks = yield* TaskStore
      const { accountId, taskId } = yield* settleTask(completion(), about("ada"))
      yield* tasks.erase(accountId, taskId, startOfTest)
      expect(yield* store.find(accountId, [email("ada")])).toEqual([])
    })
  )

  check("many who erase a person at once: each task is erased and refunded once", () =>
    Effect.gen(function* () {
      const accounts = yield* AccountStore
      const accountId = yield* openAccount(10)
      for (let sent = 0; sent < 10; sent += 1) yield* submit(accountId, about("ada"))
      const erased = yield* Effect.all(
        Array.from({ length: 8 }, () => erasePerson(accountId, [email("ada")])),
        { concurrency: "unbounded" }
      )
      expect(erased.flat()).toHaveLength(10)
      expect(yield* balanceOf(accountId)).toBe(10)
      expect(yield* accounts.audit).toEqual([])
    })
  )

  check("erasing with suppression refuses the person from then on", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const accountId = yield* openAccount()
      yield* submit(accountId, about("ada"))
      const subjects = [email("ada"), profile("ada")]
      yield* store.erase({
        accountId,
        subjects,
        suppressions: subjects.map(record),
        erasedAt: startOfTest
      })
      expect(yield* errorOf(submit(accountId, about("ada")))).toBe("Suppressed")
      expect((yield* store.suppressions(accountId)).map(it => it.kind)).toEqual(["email", "linkedin_url"])
    })
  )
}

const suppressionCases = (check: Check) => {
  check("a suppressed person is refused by any identifier: no task, no charge, no key used", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount()
      yield* suppress(accountId, email("ada"))
      const idempotency = { key: "key-1", requestHash: "hash", notBefore: 0 }
      const wanted = admission(accountId, { ...about("ada"), idempotency })
      expect(yield* errorOf(tasks.admit(wanted))).toBe("Suppressed")
      expect(yield* errorOf(tasks.admit(testAdmission(accountId, about("ada"))))).toBe("Suppressed")
      expect(yield* balanceOf(accountId)).toBe(3)
      expect((yield* tasks.backlog).pending).toBe(0)
      const all = { limit: 10, before: null, status: null, prospectId: null }
      expect(yield* tasks.list(accountId, all)).toEqual([])
      yield* submit(accountId, { ...about("grace"), idempotency })
      yield* submit(accountId, { ...about("ada"), subjects: [profile("ada")] })
    })
  )

  check("an account's list is its own; the operator's holds for all", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const [accountId, other] = [yield* openAccount(), yield* openAccount()]
      yield* suppress(accountId, email("ada"))
      yield* suppress(operator, email("grace"))
      const refused = (account: string, name: string) => store.isSuppressed(account, [email(name)])
      expect(yield* refused(accountId, "ada")).toBe(true)
      expect(yield* refused(other, "ada")).toBe(false)
      expect(yield* refused(accountId, "grace")).toBe(true)
      expect(yield* refused(other, "grace")).toBe(true)
      expect(yield* store.isSuppressed(other, [])).toBe(false)
      expect(yield* errorOf(submit(other, about("grace")))).toBe("Suppressed")
      expect(yield* store.suppressions(other)).toEqual([])
      expect(yield* store.suppressions(operator)).toHaveLength(1)
    })
  )

  check("the same identifier is on a list once, and keeps its entry", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const accountId = yield* openAccount()
      const [first] = yield* suppress(accountId, email("ada"))
      const many = yield* Effect.all(
        Array.from({ length: 10 }, () => suppress(accountId, email("ada"), profile("ada"))),
        { concurrency: "unbounded" }
      )
      for (const [again] of many) expect(again).toEqual(first)
      const listed = yield* store.suppressions(accountId)
      expect(listed).toHaveLength(2)
      expect(listed[0]).toEqual({
        suppression_id: first?.suppression_id,
        kind: "email",
        created_at: new Date(startOfTest).toISOString()
      })
      expect(yield* store.suppressions(accountId, [profile("ada")])).toHaveLength(1)
      expect(yield* store.suppressions(accountId, [email("grace")])).toEqual([])
    })
  )

  check("an entry that is removed refuses nobody; another owner's cannot be removed", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const [accountId, other] = [yield* openAccount(), yield* openAccount()]
      const [entry] = yield* suppress(accountId, email("ada"))
      const id = entry?.suppression_id ?? ""
      for (const owner of [other, operator])
        expect(yield* errorOf(store.removeSuppression(owner, id))).toBe("SuppressionNotFound")
      expect(yield* store.isSuppressed(accountId, [email("ada")])).toBe(true)
      yield* store.removeSuppression(accountId, id)
      expect(yield* errorOf(store.removeSuppression(accountId, id))).toBe("SuppressionNotFound")
      yield* submit(accountId, about("ada"))
    })
  )

  check("a replay of what was accepted before the suppression gives the first answer", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount()
      const idempotency = { key: "key-1", requestHash: "hash", notBefore: 0 }
      const wanted = admission(accountId, { ...about("ada"), idempotency })
      const answer = yield* tasks.admit(wanted)
      yield* suppress(accountId, email("ada"))
      expect(yield* tasks.admit({ ...wanted, taskId: newId() })).toEqual(answer)
    })
  )

  check("a failure that drops the findings keeps no checkpoint, and refunds", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { accountId, lease, taskId } = yield* startTask(about("ada"))
      yield* tasks.checkpoint(lease, checkpoint, [])
      yield* settle(lease, { ...failure("Asked not to"), dropFindings: true })
      expect(yield* tasks.checkpoints(taskId)).toEqual([])
      expect((yield* tasks.get(accountId, taskId)).error).toBe("Asked not to")
      expect(yield* balanceOf(accountId)).toBe(3)
      expect(yield* claim(1)).toEqual([])
    })
  )
}

export const personCases = (check: Check) => {
  findingCases(check)
  erasingCases(check)
  suppressionCases(check)
}
