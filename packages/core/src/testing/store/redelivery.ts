import { expect } from "@effect/vitest"
import { Effect, TestClock } from "effect"
import { DeliveryStore } from "../../ports/DeliveryStore.ts"
import { attempt, claimDue, claimOne, oweDelivery } from "./delivery.ts"
import {
  type Check,
  completion,
  errorOf,
  openAccount,
  settleTask,
  startOfTest,
  startTask
} from "./fixtures.ts"

export const redeliveryCases = (check: Check) => {
  check("an ended delivery is sent again with its id and body, on a fresh schedule", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const owed = yield* oweDelivery()
      yield* deliveries.record(yield* claimOne, attempt(1, 500), { _tag: "Retry", delayMillis: 0 })
      yield* deliveries.record(yield* claimOne, attempt(2), { _tag: "Delivered" })
      yield* TestClock.adjust("1 hour")
      const delivery = yield* deliveries.redeliver(owed.accountId, owed.taskId, null)
      expect(delivery).toMatchObject({
        delivery_id: owed.deliveryId,
        state: "pending",
        next_attempt_at: new Date(startOfTest + 3_600_000).toISOString(),
        attempts: [attempt(1, 500), attempt(2)]
      })
      expect(yield* claimOne).toMatchObject({
        deliveryId: owed.deliveryId,
        body: owed.body,
        attemptsInSchedule: 0,
        attemptsMade: 2
      })
    })
  )

  check("a pending delivery is made due now and keeps its secret", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const owed = yield* oweDelivery("example.com", "sealed-secret")
      yield* deliveries.record(yield* claimOne, attempt(1, 500), { _tag: "Retry", delayMillis: 86_400_000 })
      expect(yield* claimDue()).toEqual([])
      yield* deliveries.redeliver(owed.accountId, owed.taskId, null)
      expect(yield* claimOne).toMatchObject({ callbackSecret: "sealed-secret", attemptsInSchedule: 0 })
    })
  )

  check("an attempt under way does not swallow a redelivery", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const owed = yield* oweDelivery()
      const due = yield* claimOne
      yield* deliveries.redeliver(owed.accountId, owed.taskId, null)
      expect(yield* errorOf(deliveries.record(due, attempt(1, 410), { _tag: "Abandoned" }))).toBe("LeaseLost")
      expect((yield* claimOne).deliveryId).toBe(owed.deliveryId)
    })
  )

  check("an ended delivery that had a secret needs one again", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const owed = yield* oweDelivery("example.com", "sealed-secret")
      yield* deliveries.record(yield* claimOne, attempt(1, 410), { _tag: "Abandoned" })
      const refused = yield* Effect.flip(deliveries.redeliver(owed.accountId, owed.taskId, null))
      expect(refused).toMatchObject({
        _tag: "NothingToRedeliver",
        detail: expect.stringContaining("callback_secret")
      })
      expect(yield* claimDue()).toEqual([])
      yield* deliveries.redeliver(owed.accountId, owed.taskId, "other-sealed-secret")
      const due = yield* claimOne
      expect(due.callbackSecret).toBe("other-sealed-secret")
      yield* deliveries.record(due, attempt(2), { _tag: "Delivered" })
      expect(yield* errorOf(deliveries.redeliver(owed.accountId, owed.taskId, null))).toBe(
        "NothingToRedeliver"
      )
    })
  )

  check("a secret given anew replaces the one in use", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const owed = yield* oweDelivery("example.com", "sealed-secret")
      yield* deliveries.redeliver(owed.accountId, owed.taskId, "other-sealed-secret")
      expect((yield* claimOne).callbackSecret).toBe("other-sealed-secret")
    })
  )

  check("a task that owes nothing has nothing to redeliver, and a foreign one is not found", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const stranger = yield* openAccount()
      const owed = yield* oweDelivery()
      const silent = yield* settleTask(completion())
      const running = yield* startTask({ callbackUrl: "https://example.com/hook" })
      const redeliver = (accountId: string, taskId: string) =>
        errorOf(deliveries.redeliver(accountId, taskId, null))
      expect(yield* redeliver(silent.accountId, silent.taskId)).toBe("NothingToRedeliver")
      expect(yield* redeliver(running.accountId, running.taskId)).toBe("NothingToRedeliver")
      expect(yield* redeliver(stranger, owed.taskId)).toBe("TaskNotFound")
      expect(yield* redeliver(owed.accountId, "no-such-task")).toBe("TaskNotFound")
    })
  )
}
