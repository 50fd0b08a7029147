import { expect } from "@effect/vitest"
import { Effect, Option, TestClock } from "effect"
import { AccountStore } from "../../ports/AccountStore.ts"
import { DeliveryStore } from "../../ports/DeliveryStore.ts"
import { TaskStore } from "../../ports/TaskStore.ts"
import {
  balanceOf,
  type Check,
  checkpoint,
  claim,
  claimNext,
  completion,
  errorOf,
  evidence,
  failure,
  leaseMillis,
  openAccount,
  report,
  settle,
  settleTask,
  startOfTest,
  startTask,
  submit,
  usageOf
} from "./fixtures.ts"

const callback = { callbackUrl: "https://example.com/hook", callbackSecret: "sealed-secret" }

export const settlementCases = (check: Check) => {
  check(
    "settle completes a task: result, evidence, report address, event, callback owed; the credit stays spent",
    () =>
      Effect.gen(function* () {
        const tasks = yield* TaskStore
        const deliveries = yield* DeliveryStore
        const settlement = completion()
        const { accountId, taskId } = yield* settleTask(settlement, callback)
        expect(yield* tasks.get(accountId, taskId)).toMatchObject({
          status: "completed",
          completedAt: settlement.completedAt,
          error: null,
          result: report,
          reportToken: settlement.reportToken
        })
        expect(yield* tasks.evidence(accountId, taskId)).toEqual(Option.some(evidence))
        const events = yield* tasks.events(accountId, taskId, 0, 10)
        expect(events.map(event => event.data.type)).toEqual(["pending", "completed"])
        const [delivery, ...more] = yield* deliveries.list(accountId, taskId)
        expect(delivery).toEqual({
          delivery_id: settlement.delivery.deliveryId,
          task_id: taskId,
          state: "pending",
          created_at: new Date(settlement.completedAt).toISOString(),
          next_attempt_at: new Date(startOfTest).toISOString(),
          attempts: []
        })
        expect(more).toEqual([])
        expect(yield* balanceOf(accountId)).toBe(2)
        expect((yield* usageOf(accountId)).tasks.completed).toBe(1)
        expect(yield* claim(1)).toEqual([])
      })
  )

  check("settle fails a task: error, evidence, refund, event, callback owed", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const deliveries = yield* DeliveryStore
      const { accountId, taskId } = yield* settleTask(failure("No luck"), callback)
      expect(yield* tasks.get(accountId, taskId)).toMatchObject({
        status: "failed",
        error: "No luck",
        result: null,
        reportToken: null
      })
      expect(yield* tasks.evidence(accountId, taskId)).toEqual(Option.some(evidence))
      const events = yield* tasks.events(accountId, taskId, 1, 10)
      expect(events.map(event => event.data)).toEqual([{ type: "failed", error: "No luck" }])
      expect(yield* deliveries.list(accountId, taskId)).toHaveLength(1)
      expect(yield* balanceOf(accountId)).toBe(3)
      expect(yield* usageOf(accountId)).toMatchObject({ credits_charged: 1, credits_refunded: 1 })
    })
  )

  check("a task without a callback URL owes no delivery", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const { accountId, taskId } = yield* settleTask(completion())
      expect(yield* deliveries.list(accountId, taskId)).toEqual([])
      expect(yield* deliveries.nextDue([])).toBeNull()
    })
  )

  check("settling twice is refused: refund and delivery stay single", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const { accountId, lease, taskId } = yield* settleTask(failure(), callback)
      expect(yield* errorOf(settle(lease, failure()))).toBe("LeaseLost")
      expect(yield* errorOf(settle(lease, completion()))).toBe("LeaseLost")
      expect(yield* balanceOf(accountId)).toBe(3)
      expect(yield* deliveries.list(accountId, taskId)).toHaveLength(1)
    })
  )

  check("many settle at once: one of them counts", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const deliveries = yield* DeliveryStore
      const { accountId, lease, taskId } = yield* startTask(callback)
      const attempts = [
        ...Array.from({ length: 10 }, () => errorOf(settle(lease, failure()))),
        ...Array.from({ length: 10 }, () => errorOf(tasks.cancel(accountId, taskId, failure("Cancelled"))))
      ]
      const outcomes = yield* Effect.all(attempts, { concurrency: "unbounded" })
      expect(outcomes.filter(outcome => outcome === "none")).toHaveLength(1)
      expect(yield* balanceOf(accountId)).toBe(3)
      expect(yield* deliveries.list(accountId, taskId)).toHaveLength(1)
      expect(yield* tasks.events(accountId, taskId, 0, 10)).toHaveLength(2)
    })
  )

  check("a stale fence writes nothing at all", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const deliveries = yield* DeliveryStore
      const accounts = yield* AccountStore
      const { accountId, lease, taskId } = yield* startTask(callback)
      yield* TestClock.adjust(leaseMillis)
      yield* claimNext("worker-2")
      const stale = [
        tasks.append(lease, [{ type: "running", attempt: 1, stages: 3 }]),
        tasks.append(lease, []),
        tasks.checkpoint(lease, checkpoint, [{ type: "running", attempt: 1, stages: 3 }]),
        tasks.settle(lease, failure()),
        tasks.settle(lease, completion())
      ]
      for (const write of stale) expect(yield* errorOf(write)).toBe("LeaseLost")
      expect(yield* tasks.get(accountId, taskId)).toMatchObject({
        status: "running",
        completedAt: null,
        error: null,
        result: null
      })
      expect(yield* tasks.events(accountId, taskId, 0, 10)).toHaveLength(1)
      expect(yield* tasks.checkpoints(taskId)).toEqual([])
      expect(yield* tasks.evidence(accountId, taskId)).toEqual(Option.none())
      expect(yield* deliveries.list(accountId, taskId)).toEqual([])
      expect(yield* balanceOf(accountId)).toBe(2)
      expect(yield* accounts.audit).toEqual([])
    })
  )

  check("a lease that ended still writes as long as nobody took the task over", () =>
    Effect.gen(function* () {
      const { accountId, lease, taskId } = yield* startTask()
      yield* TestClock.adjust(leaseMillis * 2)
      const tasks = yield* TaskStore
      yield* tasks.settle(lease, completion())
      expect((yield* tasks.get(accountId, taskId)).status).toBe("completed")
      expect(yield* claim(1, "worker-2")).toEqual([])
    })
  )

  check("an unknown task cannot be written to", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const nobody = { taskId: "no-such-task", fence: 1 }
      expect(yield* errorOf(tasks.append(nobody, []))).toBe("LeaseLost")
      expect(yield* errorOf(tasks.settle(nobody, completion()))).toBe("LeaseLost")
    })
  )

  check("cancel ends a pending task: failed, refunded, callback owed, never claimed", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const deliveries = yield* DeliveryStore
      const accountId = yield* openAccount(1)
      const taskId = yield* submit(accountId, callback)
      yield* tasks.cancel(accountId, taskId, failure("Cancelled"))
      expect(yield* tasks.get(accountId, taskId)).toMatchObject({ status: "failed", error: "Cancelled" })
      expect(yield* balanceOf(accountId)).toBe(1)
      expect(yield* deliveries.list(accountId, taskId)).toHaveLength(1)
      expect(yield* claim(1)).toEqual([])
    })
  )

  check("cancel ends a running task, and its worker writes no more", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const { accountId, lease, taskId } = yield* startTask()
      yield* tasks.cancel(accountId, taskId, failure("Cancelled"))
      expect(yield* errorOf(tasks.append(lease, []))).toBe("LeaseLost")
      expect(yield* errorOf(tasks.settle(lease, completion()))).toBe("LeaseLost")
      expect(yield* tasks.heartbeat({ worker: "worker-1", taskIds: [taskId], leaseMillis })).toEqual([])
      expect(yield* balanceOf(accountId)).toBe(3)
      yield* TestClock.adjust(leaseMillis)
      expect(yield* claim(1)).toEqual([])
    })
  )

  check("cancel refuses a settled task and knows no task of another account", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const stranger = yield* openAccount()
      const { accountId, taskId } = yield* settleTask(completion())
      const failed = yield* settleTask(failure())
      const running = yield* startTask()
      const cancel = (account: string, task: string) =>
        errorOf(tasks.cancel(account, task, failure("Cancelled")))
      expect(yield* cancel(accountId, taskId)).toBe("TaskSettled")
      expect(yield* cancel(failed.accountId, failed.taskId)).toBe("TaskSettled")
      expect(yield* cancel(stranger, taskId)).toBe("TaskNotFound")
      expect(yield* cancel(stranger, running.taskId)).toBe("TaskNotFound")
      expect(yield* cancel(accountId, "no-such-task")).toBe("TaskNotFound")
      expect((yield* tasks.get(running.accountId, running.taskId)).status).toBe("running")
      expect(yield* balanceOf(failed.accountId)).toBe(3)
    })
  )
}
