import { expect } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { AccountStore } from "../../ports/AccountStore.ts"
import { DeliveryStore } from "../../ports/DeliveryStore.ts"
import { TaskStore } from "../../ports/TaskStore.ts"
import {
  admission,
  balanceOf,
  type Check,
  checkpoint,
  claim,
  completion,
  errorOf,
  failure,
  leaseMillis,
  openAccount,
  settle,
  settleTask,
  startOfTest,
  startTask,
  submit,
  testAdmission
} from "./fixtures.ts"

const erasedAt = startOfTest + 90_000

const erase = (accountId: string, taskId: string) =>
  Effect.flatMap(TaskStore, tasks => tasks.erase(accountId, taskId, erasedAt))

export const erasureCases = (check: Check) => {
  check(
    "erase removes a settled task and all that hangs on it; the report's address answers that it is gone",
    () =>
      Effect.gen(function* () {
        const tasks = yield* TaskStore
        const deliveries = yield* DeliveryStore
        const settlement = completion()
        const { accountId, lease, taskId } = yield* startTask({
          callbackUrl: "https://example.com/hook",
          prospectId: "crm-1"
        })
        yield* tasks.checkpoint(lease, checkpoint, [])
        yield* settle(lease, settlement)
        yield* erase(accountId, taskId)
        const gone: ReadonlyArray<Effect.Effect<unknown, { readonly _tag: string }>> = [
          tasks.get(accountId, taskId),
          tasks.events(accountId, taskId, 0, 10),
          tasks.evidence(accountId, taskId),
          tasks.revokeReport(accountId, taskId),
          tasks.cancel(accountId, taskId, failure()),
          deliveries.list(accountId, taskId),
          deliveries.redeliver(accountId, taskId, null)
        ]
        for (const read of gone) expect(yield* errorOf(read)).toBe("TaskNotFound")
        expect(yield* errorOf(tasks.report(settlement.reportToken, erasedAt))).toBe("ReportGone")
        expect(yield* tasks.checkpoints(taskId)).toEqual([])
        const all = { limit: 10, before: null, status: null, prospectId: null }
        expect(yield* tasks.list(accountId, all)).toEqual([])
        expect(yield* tasks.list(accountId, { ...all, prospectId: "crm-1" })).toEqual([])
        expect(yield* deliveries.nextDue([])).toBeNull()
        expect((yield* tasks.backlog).deliveriesPending).toBe(0)
      })
  )

  check("erase keeps the ledger: a settled task's credit stays where it was", () =>
    Effect.gen(function* () {
      const accounts = yield* AccountStore
      const completed = yield* settleTask(completion())
      const failed = yield* settleTask(failure())
      yield* erase(completed.accountId, completed.taskId)
      yield* erase(failed.accountId, failed.taskId)
      expect(yield* balanceOf(completed.accountId)).toBe(2)
      expect(yield* balanceOf(failed.accountId)).toBe(3)
      expect((yield* accounts.get(completed.accountId)).usage).toEqual({
        tasks: { pending: 0, running: 0, completed: 1, failed: 0 },
        credits_charged: 1,
        credits_refunded: 0
      })
      expect(yield* accounts.audit).toEqual([])
    })
  )

  check("erasing again, an unknown task or another account's is not found", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const stranger = yield* openAccount()
      const { accountId, taskId } = yield* settleTask(completion())
      expect(yield* errorOf(erase(stranger, taskId))).toBe("TaskNotFound")
      expect((yield* tasks.get(accountId, taskId)).status).toBe("completed")
      yield* erase(accountId, taskId)
      expect(yield* errorOf(erase(accountId, taskId))).toBe("TaskNotFound")
      expect(yield* errorOf(erase(accountId, "no-such-task"))).toBe("TaskNotFound")
    })
  )

  check("erasing an unsettled task refunds it once and ends its work", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accounts = yield* AccountStore
      const { accountId, lease, taskId } = yield* startTask({ callbackUrl: "https://example.com/hook" })
      const pending = yield* submit(accountId)
      yield* erase(accountId, pending)
      yield* erase(accountId, taskId)
      expect(yield* balanceOf(accountId)).toBe(3)
      expect(yield* errorOf(tasks.append(lease, []))).toBe("LeaseLost")
      expect(yield* errorOf(tasks.checkpoint(lease, checkpoint, []))).toBe("LeaseLost")
      expect(yield* errorOf(tasks.settle(lease, completion()))).toBe("LeaseLost")
      yield* TestClock.adjust(leaseMillis)
      expect(yield* claim(2)).toEqual([])
      expect(yield* balanceOf(accountId)).toBe(3)
      expect(yield* accounts.audit).toEqual([])
    })
  )

  check("an attempt under way when its task is erased is not written down", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const { accountId, taskId } = yield* settleTask(completion(), {
        callbackUrl: "https://example.com/hook"
      })
      const [due] = yield* deliveries.claim({ limit: 1, perHost: 1, excludedHosts: [], leaseMillis })
      yield* erase(accountId, taskId)
      const attempt = {
        number: 1,
        at: new Date(startOfTest).toISOString(),
        duration_ms: 5,
        status_code: 200,
        error: null,
        response: "ok"
      }
      const record = deliveries.record(due ?? { deliveryId: "", fence: 0 }, attempt, { _tag: "Delivered" })
      expect(yield* errorOf(record)).toBe("LeaseLost")
    })
  )

  check("a test task is erased like any other, and moves no credit", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(1)
      const settlement = completion()
      const { task_id } = yield* tasks.admit(testAdmission(accountId, { settlement }))
      yield* erase(accountId, task_id)
      expect(yield* errorOf(tasks.report(settlement.reportToken, erasedAt))).toBe("ReportGone")
      expect(yield* balanceOf(accountId)).toBe(1)
    })
  )

  check("a replay of an erased task's request names the task and nothing else", () =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount(3)
      const wanted = admission(accountId, {
        prospectId: "crm-1",
        idempotency: { key: "key-1", requestHash: "hash", notBefore: 0 }
      })
      yield* tasks.admit(wanted)
      yield* erase(accountId, wanted.taskId)
      const replayed = yield* tasks.admit({ ...wanted, taskId: admission(accountId).taskId })
      expect(replayed).toEqual({ task_id: wanted.taskId, prospect_id: null, status: "pending" })
      expect(yield* balanceOf(accountId)).toBe(3)
    })
  )
}
