import { expect } from "@effect/vitest"
import { Duration, Effect } from "effect"
import { AccountStore } from "../../ports/AccountStore.ts"
import { DeliveryStore } from "../../ports/DeliveryStore.ts"
import { type Admission, TaskStore } from "../../ports/TaskStore.ts"
import {
  admission,
  balanceOf,
  type Check,
  completion,
  contact,
  errorOf,
  openAccount,
  report,
  startOfTest,
  submit,
  testAdmission,
  usageOf
} from "./fixtures.ts"

const week = Duration.toMillis("7 days")

const idempotency = (key: string, requestHash = "hash", now = startOfTest) => ({
  key,
  requestHash,
  notBefore: now - week
})

export const admissionCases = (check: Check) => {
  check("admit charges one credit and stores a pending task", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(3)
      const wanted = admission(accountId, { prospectId: "crm-1", callbackUrl: "https://example.com/hook" })
      const submitted = yield* tasks.admit(wanted)
      expect(submitted).toEqual({ task_id: wanted.taskId, prospect_id: "crm-1", status: "pending" })
      expect(yield* tasks.get(accountId, wanted.taskId)).toEqual({
        taskId: wanted.taskId,
        accountId,
        status: "pending",
        isTest: false,
        prospectId: "crm-1",
        callbackUrl: "https://example.com/hook",
        createdAt: startOfTest,
        startedAt: null,
        completedAt: null,
        error: null,
        result: null,
        reportToken: null
      })
      expect(yield* balanceOf(accountId)).toBe(2)
      expect((yield* usageOf(accountId)).credits_charged).toBe(1)
      const events = yield* tasks.events(accountId, wanted.taskId, 0, 10)
      expect(events).toEqual([
        { sequence: 1, at: new Date(startOfTest).toISOString(), data: { type: "pending" } }
      ])
    })
  )

  check("admit refuses without credit and leaves no row", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accounts = yield* AccountStore
      const accountId = yield* openAccount(1)
      yield* submit(accountId)
      const refused = admission(accountId, { idempotency: idempotency("key-1") })
      expect(yield* errorOf(tasks.admit(refused))).toBe("InsufficientCredits")
      expect(yield* errorOf(tasks.get(accountId, refused.taskId))).toBe("TaskNotFound")
      expect(yield* balanceOf(accountId)).toBe(0)
      expect((yield* usageOf(accountId)).tasks.pending).toBe(1)
      expect((yield* tasks.backlog).pending).toBe(1)
      yield* accounts.grant({
        accountId,
        amount: 1,
        reason: "paid",
        grantId: "grant-1",
        createdAt: startOfTest
      })
      const accepted = yield* tasks.admit({ ...refused, idempotency: idempotency("key-1", "other hash") })
      expect(accepted.task_id).toBe(refused.taskId)
    })
  )

  check("an idempotency key answers the same request again with the first answer", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(1)
      const again = () =>
        tasks.admit(admission(accountId, { prospectId: "crm-1", idempotency: idempotency("key-1") }))
      const first = yield* again()
      expect(yield* again()).toEqual(first)
      expect(yield* balanceOf(accountId)).toBe(0)
      expect((yield* tasks.backlog).pending).toBe(1)
    })
  )

  check("a replay gives the first answer even when the task has moved on", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(1)
      const wanted = admission(accountId, { idempotency: idempotency("key-1") })
      const first = yield* tasks.admit(wanted)
      yield* tasks.cancel(accountId, first.task_id, { ...completion(), status: "failed", error: "Cancelled" })
      expect(yield* tasks.admit({ ...wanted, taskId: admission(accountId).taskId })).toEqual(first)
    })
  )

  check("an idempotency key with another request is a mismatch and changes nothing", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(2)
      yield* submit(accountId, { idempotency: idempotency("key-1", "one hash") })
      const other = admission(accountId, { idempotency: idempotency("key-1", "other hash") })
      expect(yield* errorOf(tasks.admit(other))).toBe("IdempotencyMismatch")
      expect(yield* errorOf(tasks.get(accountId, other.taskId))).toBe("TaskNotFound")
      expect(yield* balanceOf(accountId)).toBe(1)
    })
  )

  check("an idempotency key belongs to its account", () =>
    Effect.gen(function* () {
      const [one, other] = [yield* openAccount(), yield* openAccount()]
      const first = yield* submit(one, { idempotency: idempotency("key-1", "one hash") })
      const second = yield* submit(other, { idempotency: idempotency("key-1", "other hash") })
      expect(second).not.toBe(first)
    })
  )

  check("an idempotency key is free again after its lifetime", () =>
    Effect.gen(function* () {
      const accountId = yield* openAccount(3)
      const at = (createdAt: number, requestHash: string): Partial<Admission> => ({
        createdAt,
        idempotency: idempotency("key-1", requestHash, createdAt)
      })
      const first = yield* submit(accountId, at(startOfTest, "hash"))
      expect(yield* submit(accountId, at(startOfTest + week, "hash"))).toBe(first)
      const second = yield* submit(accountId, at(startOfTest + week + 1, "other hash"))
      expect(second).not.toBe(first)
      expect(yield* submit(accountId, at(startOfTest + week + 2, "other hash"))).toBe(second)
      expect(yield* balanceOf(accountId)).toBe(1)
    })
  )

  check("50 requests at once with one idempotency key are one task, one charge and 50 equal answers", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(3)
      const wanted = Array.from({ length: 50 }, () =>
        tasks.admit(admission(accountId, { idempotency: idempotency("key-1") }))
      )
      const answers = yield* Effect.all(wanted, { concurrency: "unbounded" })
      expect(new Set(answers.map(answer => answer.task_id)).size).toBe(1)
      expect(yield* balanceOf(accountId)).toBe(2)
      expect((yield* tasks.backlog).pending).toBe(1)
    })
  )

  check("a test task is stored completed with its report and costs nothing, even at a balance of 0", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(0)
      const settlement = completion()
      const wanted = testAdmission(accountId, { settlement })
      const submitted = yield* tasks.admit(wanted)
      expect(submitted).toEqual({ task_id: wanted.taskId, prospect_id: null, status: "completed" })
      expect(yield* tasks.get(accountId, wanted.taskId)).toMatchObject({
        status: "completed",
        isTest: true,
        startedAt: startOfTest,
        completedAt: settlement.completedAt,
        result: report,
        reportToken: settlement.reportToken
      })
      const events = yield* tasks.events(accountId, wanted.taskId, 0, 10)
      expect(events.map(event => event.data)).toEqual([{ type: "completed" }])
      expect((yield* tasks.report(settlement.reportToken, startOfTest)).contact).toEqual(contact)
      const usage = yield* usageOf(accountId)
      expect(usage.credits_charged).toBe(0)
      expect(usage.tasks.completed).toBe(0)
      expect(yield* tasks.claim({ worker: "worker-1", limit: 10, leaseMillis: 1000 })).toEqual([])
    })
  )

  check("a test task owes its callback", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const deliveries = yield* DeliveryStore
      const accountId = yield* openAccount(0)
      const settlement = completion()
      const wanted = testAdmission(accountId, { settlement, callbackUrl: "https://example.com/hook" })
      yield* tasks.admit(wanted)
      const owed = yield* deliveries.list(accountId, wanted.taskId)
      expect(owed.map(it => [it.delivery_id, it.state])).toEqual([
        [settlement.delivery.deliveryId, "pending"]
      ])
    })
  )

  check("a test task is replayed by its idempotency key", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(0)
      const again = () =>
        tasks.admit(testAdmission(accountId, { idempotency: idempotency("key-1"), prospectId: "crm-1" }))
      const first = yield* again()
      expect(first.status).toBe("completed")
      expect(yield* again()).toEqual(first)
    })
  )
}
