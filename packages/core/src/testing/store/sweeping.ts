import { expect } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { AccountStore } from "../../ports/AccountStore.ts"
import { DeliveryStore } from "../../ports/DeliveryStore.ts"
import { PrivacyStore } from "../../ports/PrivacyStore.ts"
import { TaskStore } from "../../ports/TaskStore.ts"
import {
  admission,
  balanceOf,
  type Check,
  checkpoint,
  claimNext,
  completion,
  errorOf,
  failure,
  leaseMillis,
  openAccount,
  settle,
  settleTask,
  startOfTest,
  startTask,
  subjects,
  submit,
  testAdmission
} from "./fixtures.ts"

const callback = { callbackUrl: "https://example.com/hook" }
const ended = startOfTest + 60_000

/** Makes one attempt of whatever is due. */
const attempt = Effect.fnUntraced(function* (outcome: "Delivered" | "Retry") {
  const deliveries = yield* DeliveryStore
  const [due] = yield* deliveries.claim({ limit: 1, perHost: 1, excludedHosts: [], leaseMillis })
  yield* deliveries.record(
    due ?? { deliveryId: "", fence: 0 },
    {
      number: 1,
      at: new Date(startOfTest).toISOString(),
      duration_ms: 5,
      status_code: 200,
      error: null,
      response: "ok"
    },
    outcome === "Retry" ? { _tag: "Retry", delayMillis: 5000 } : { _tag: "Delivered" }
  )
})

const taskCases = (check: Check) => {
  check("a task that ended long ago becomes as if it had been erased; its credit stays where it was", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const tasks = yield* TaskStore
      const accounts = yield* AccountStore
      const settlement = completion()
      const { accountId, lease, taskId } = yield* startTask({ ...callback, prospectId: "crm-1" })
      yield* tasks.checkpoint(lease, checkpoint, [])
      yield* settle(lease, settlement)
      const failed = yield* settleTask(failure())
      expect(yield* store.sweepTasks({ before: ended, limit: 10 })).toBe(0)
      expect((yield* tasks.get(accountId, taskId)).status).toBe("completed")
      expect(yield* store.sweepTasks({ before: ended + 1, limit: 10 })).toBe(2)
      expect(yield* errorOf(tasks.get(accountId, taskId))).toBe("TaskNotFound")
      expect(yield* errorOf(tasks.get(failed.accountId, failed.taskId))).toBe("TaskNotFound")
      expect(yield* errorOf(tasks.report(settlement.reportToken, ended))).toBe("ReportGone")
      expect(yield* tasks.checkpoints(taskId)).toEqual([])
      expect(yield* store.find(accountId, subjects)).toEqual([])
      expect(yield* balanceOf(accountId)).toBe(2)
      expect(yield* balanceOf(failed.accountId)).toBe(3)
      expect(yield* accounts.audit).toEqual([])
      expect(yield* store.sweepTasks({ before: ended + 1, limit: 10 })).toBe(0)
    })
  )

  check("what has not ended is never swept; a test task is", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const tasks = yield* TaskStore
      const accountId = yield* openAccount()
      const running = yield* submit(accountId)
      yield* claimNext()
      const pending = yield* submit(accountId)
      const { task_id } = yield* tasks.admit(testAdmission(accountId))
      expect(yield* store.sweepTasks({ before: ended * 2, limit: 10 })).toBe(1)
      expect((yield* tasks.get(accountId, running)).status).toBe("running")
      expect((yield* tasks.get(accountId, pending)).status).toBe("pending")
      expect(yield* errorOf(tasks.get(accountId, task_id))).toBe("TaskNotFound")
    })
  )

  check("many sweep at once, in small batches: every task goes once", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const accounts = yield* AccountStore
      const accountId = yield* openAccount(30)
      for (let sent = 0; sent < 30; sent += 1) {
        yield* submit(accountId, callback)
        yield* settle(yield* claimNext(), completion())
      }
      const sweeper: Effect.Effect<number, unknown> = Effect.flatMap(
        store.sweepTasks({ before: ended + 1, limit: 4 }),
        swept => (swept === 0 ? Effect.succeed(0) : Effect.map(sweeper, more => more + swept))
      )
      const swept = yield* Effect.all(
        Array.from({ length: 5 }, () => sweeper),
        { concurrency: "unbounded" }
      )
      const left: number = yield* sweeper
      expect(swept.reduce((sum, count) => sum + count, left)).toBe(30)
      expect(yield* balanceOf(accountId)).toBe(0)
      expect(yield* accounts.audit).toEqual([])
    })
  )
}

const deliveryCases = (check: Check) => {
  check("a delivery that has ended goes, with its attempts and its address; the task stays", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const tasks = yield* TaskStore
      const accounts = yield* AccountStore
      const deliveries = yield* DeliveryStore
      const { accountId, taskId } = yield* settleTask(completion(), callback)
      yield* attempt("Delivered")
      expect(yield* store.sweepDeliveries({ before: startOfTest, limit: 10 })).toBe(0)
      expect(yield* store.sweepDeliveries({ before: startOfTest + 1, limit: 10 })).toBe(1)
      expect(yield* deliveries.list(accountId, taskId)).toEqual([])
      expect(yield* errorOf(deliveries.redeliver(accountId, taskId, null))).toBe("NothingToRedeliver")
      expect(yield* tasks.get(accountId, taskId)).toMatchObject({ status: "completed", callbackUrl: null })
      expect(yield* accounts.audit).toEqual([])
    })
  )

  check("a delivery that is still owed stays, however old it is", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const deliveries = yield* DeliveryStore
      const { accountId, taskId } = yield* settleTask(completion(), callback)
      yield* attempt("Retry")
      yield* TestClock.adjust("60 days")
      expect(yield* store.sweepDeliveries({ before: startOfTest + 5_000_000_000, limit: 10 })).toBe(0)
      expect(yield* deliveries.list(accountId, taskId)).toHaveLength(1)
    })
  )
}

const idempotencyCases = (check: Check) => {
  check("an idempotency key that is old can be used anew; a younger one holds", () =>
    Effect.gen(function* () {
      const store = yield* PrivacyStore
      const tasks = yield* TaskStore
      const accountId = yield* openAccount()
      const keyed = (key: string, createdAt: number) =>
        admission(accountId, { createdAt, idempotency: { key, requestHash: "hash", notBefore: 0 } })
      const old = yield* tasks.admit(keyed("old", startOfTest))
      const young = yield* tasks.admit(keyed("young", startOfTest + 1))
      expect(yield* store.sweepIdempotency({ before: startOfTest + 1, limit: 10 })).toBe(1)
      expect((yield* tasks.admit(keyed("young", startOfTest + 2))).task_id).toBe(young.task_id)
      expect((yield* tasks.admit(keyed("old", startOfTest + 2))).task_id).not.toBe(old.task_id)
    })
  )
}

export const sweepingCases = (check: Check) => {
  taskCases(check)
  deliveryCases(check)
  idempotencyCases(check)
}
