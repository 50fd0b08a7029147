import { expect } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { describe } from "vitest"
import { DeliveryStore } from "../ports/DeliveryStore.ts"
import { DoctorStore } from "../ports/DoctorStore.ts"
import { PrivacyStore } from "../ports/PrivacyStore.ts"
import { TaskStore } from "../ports/TaskStore.ts"
import {
  type Check,
  checkOn,
  checkpoint,
  completion,
  failure,
  leaseMillis,
  openAccount,
  type StoreLayer,
  settle,
  settleTask,
  startOfTest,
  startTask,
  subjects,
  submit,
  testAdmission
} from "./store/fixtures.ts"

const callback = { callbackUrl: "https://example.com/hook" }
const patience = { taskUnclaimed: 600_000, deliveryOverdue: 300_000, leaseExpired: 60_000 }

const symptoms = Effect.flatMap(DoctorStore, store =>
  Effect.map(store.examine(patience), examination =>
    examination.symptoms.map(({ subjects: ids, symptom }) => [symptom, ids] as const)
  )
)

const doctorCases = (check: Check) => {
  check("nothing is wrong in whatever the stores did themselves", () =>
    Effect.gen(function* () {
      const store = yield* DoctorStore
      const tasks = yield* TaskStore
      const privacy = yield* PrivacyStore
      const { accountId, lease } = yield* startTask(callback)
      yield* tasks.checkpoint(lease, checkpoint, [{ type: "running", attempt: 1, stages: 1 }])
      yield* settle(lease, completion())
      yield* settleTask(failure(), callback)
      yield* tasks.admit(testAdmission(accountId, callback))
      const erased = yield* settleTask(completion(), callback)
      yield* tasks.erase(erased.accountId, erased.taskId, startOfTest)
      const gone = yield* settleTask(completion(), callback)
      yield* privacy.erase({
        accountId: gone.accountId,
        subjects,
        suppressions: [],
        erasedAt: startOfTest
      })
      yield* submit(accountId)
      yield* tasks.erase(accountId, yield* submit(accountId), startOfTest)
      expect(yield* symptoms).toEqual([])
      const { schema } = yield* store.examine(patience)
      expect(schema?.found).toBe(schema?.known)
      yield* privacy.sweepTasks({ before: startOfTest + 600_000, limit: 100 })
      expect(yield* symptoms).toEqual([])
    })
  )

  check("tasks that nobody claims", () =>
    Effect.gen(function* () {
      const accountId = yield* openAccount()
      const old = yield* submit(accountId)
      yield* TestClock.adjust(patience.taskUnclaimed)
      yield* submit(accountId, { createdAt: startOfTest + patience.taskUnclaimed })
      expect(yield* symptoms).toEqual([])
      yield* TestClock.adjust(1)
      expect(yield* symptoms).toEqual([["task_unclaimed", [old]]])
    })
  )

  check("tasks that a worker left behind", () =>
    Effect.gen(function* () {
      const { taskId } = yield* startTask()
      yield* TestClock.adjust(leaseMillis + patience.leaseExpired)
      expect(yield* symptoms).toEqual([])
      yield* TestClock.adjust(1)
      expect(yield* symptoms).toEqual([["task_lease_expired", [taskId]]])
    })
  )

  check("callbacks that are overdue, and those that a process left behind", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const first = yield* settleTask(completion(), callback)
      const [held] = yield* deliveries.claim({ limit: 1, perHost: 1, excludedHosts: [], leaseMillis })
      const second = yield* settleTask(completion(), callback)
      const [waiting] = yield* deliveries.list(second.accountId, second.taskId)
      yield* TestClock.adjust(patience.deliveryOverdue + 1)
      expect((yield* deliveries.list(first.accountId, first.taskId))[0]?.delivery_id).toBe(held?.deliveryId)
      expect(yield* symptoms).toEqual([
        ["delivery_overdue", [waiting?.delivery_id]],
        ["delivery_lease_expired", [held?.deliveryId]]
      ])
    })
  )

  check("many rows of one kind are shown as twenty", () =>
    Effect.gen(function* () {
      const accountId = yield* openAccount(30)
      for (let sent = 0; sent < 30; sent += 1) yield* submit(accountId)
      yield* TestClock.adjust(patience.taskUnclaimed + 1)
      const [[, ids] = []] = yield* symptoms
      expect(ids).toHaveLength(20)
    })
  )
}

/** What every `DoctorStore` sees. Rows that no store writes are tampered with where there are tables. */
export const doctorStoreSuite = (name: string, layer: StoreLayer) =>
  describe(`doctor store: ${name}`, () => doctorCases(checkOn(layer)))
