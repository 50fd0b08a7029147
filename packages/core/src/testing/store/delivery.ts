import { expect } from "@effect/vitest"
import { Duration, Effect, TestClock } from "effect"
import type { Attempt } from "../../domain/Delivery.ts"
import { type AttemptOutcome, DeliveryStore } from "../../ports/DeliveryStore.ts"
import { settableClock } from "../settableClock.ts"
import {
  type Check,
  completion,
  errorOf,
  failure,
  leaseMillis,
  openAccount,
  settleTask,
  startOfTest
} from "./fixtures.ts"

export const attempt = (number: number, statusCode: number | null = 200): Attempt => ({
  number,
  at: new Date(startOfTest + number).toISOString(),
  duration_ms: 12,
  status_code: statusCode,
  error: statusCode === null ? "timed out" : null,
  response: statusCode === null ? null : "thank you"
})

const retryIn = (delayMillis: number): AttemptOutcome => ({ _tag: "Retry", delayMillis })

/** Settles a task with a callback, which makes a delivery owed. */
export const oweDelivery = (host = "example.com", secret: string | null = null) => {
  const settlement = completion()
  const task = settleTask(settlement, { callbackUrl: `https://${host}/hook`, callbackSecret: secret })
  return Effect.map(task, it => ({ ...it, ...settlement.delivery }))
}

export const claimDue = (
  options: {
    readonly limit?: number
    readonly perHost?: number
    readonly excludedHosts?: ReadonlyArray<string>
  } = {}
) =>
  Effect.flatMap(DeliveryStore, deliveries =>
    deliveries.claim({ limit: 10, perHost: 2, excludedHosts: [], leaseMillis, ...options })
  )

/** Claims the delivery that is due next. */
export const claimOne = Effect.flatMap(claimDue({ limit: 1 }), ([due]) =>
  due === undefined ? Effect.dieMessage("No delivery was due") : Effect.succeed(due)
)

const deliveryOf = (accountId: string, taskId: string) =>
  Effect.flatMap(DeliveryStore, deliveries =>
    Effect.map(deliveries.list(accountId, taskId), ([delivery]) => delivery)
  )

export const deliveryCases = (check: Check) => {
  check("claim hands out a due delivery with everything an attempt needs", () =>
    Effect.gen(function* () {
      const owed = yield* oweDelivery("example.com:8443", "sealed-secret")
      expect(yield* claimDue()).toEqual([
        {
          deliveryId: owed.deliveryId,
          fence: 1,
          taskId: owed.taskId,
          accountId: owed.accountId,
          url: "https://example.com:8443/hook",
          host: "example.com:8443",
          body: owed.body,
          callbackSecret: "sealed-secret",
          signingSecrets: [`sealed-signing-secret-${owed.accountId}`],
          attemptsInSchedule: 0,
          attemptsMade: 0
        }
      ])
      expect(yield* claimDue()).toEqual([])
    })
  )

  check("a time of day that is set meanwhile neither holds a delivery up nor ends its lease", () =>
    Effect.gen(function* () {
      const { clock, shiftBy } = yield* settableClock
      const [claimsOne, claimsDue] = [Effect.withClock(claimOne, clock), Effect.withClock(claimDue(), clock)]
      const anHour = Duration.toMillis("1 hour")
      const { deliveryId } = yield* Effect.withClock(oweDelivery(), clock)
      shiftBy(-anHour)
      const first = yield* claimsOne
      expect(first.deliveryId).toBe(deliveryId)
      shiftBy(2 * anHour)
      expect(yield* claimsDue).toEqual([])
      const recorded = (yield* DeliveryStore).record(first, attempt(1, 500), retryIn(60_000))
      yield* Effect.withClock(recorded, clock)
      expect(yield* claimsDue).toEqual([])
      shiftBy(-2 * anHour)
      yield* TestClock.adjust("1 minute")
      expect((yield* claimsOne).deliveryId).toBe(deliveryId)
    })
  )

  check("claim takes the longest due first, at most the limit, and each once", () =>
    Effect.gen(function* () {
      const owed: Array<string> = []
      for (const host of ["a.example", "b.example", "c.example", "d.example"]) {
        owed.push((yield* oweDelivery(host)).deliveryId)
        yield* TestClock.adjust("1 second")
      }
      const claimed = [...(yield* claimDue({ limit: 3 })), ...(yield* claimDue({ limit: 3 }))]
      expect(claimed.map(it => it.deliveryId)).toEqual(owed)
    })
  )

  check("claim gives one host no more than its share, and the others are not held up", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      for (let count = 0; count < 5; count += 1) yield* oweDelivery("busy.example")
      yield* TestClock.adjust("1 second")
      yield* oweDelivery("calm.example")
      const hostsOf = Effect.map(claimDue({ limit: 4 }), claimed => claimed.map(it => it.host))
      const [first, ...more] = yield* claimDue({ limit: 4 })
      expect([first, ...more].map(it => it?.host)).toEqual(["busy.example", "busy.example", "calm.example"])
      expect(yield* hostsOf).toEqual([])
      yield* deliveries.record(first ?? { deliveryId: "", fence: 0 }, attempt(1), { _tag: "Delivered" })
      expect(yield* hostsOf).toEqual(["busy.example"])
      yield* TestClock.adjust(leaseMillis)
      expect(yield* hostsOf).toEqual(["busy.example", "busy.example", "calm.example"])
    })
  )

  check("excluded hosts are passed over and stay owed", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      yield* oweDelivery("resting.example")
      yield* oweDelivery("other.example:8443")
      const claimed = yield* claimDue({ excludedHosts: ["resting.example"] })
      expect(claimed.map(it => it.host)).toEqual(["other.example:8443"])
      expect(yield* claimDue({ excludedHosts: ["resting.example"] })).toEqual([])
      expect(yield* deliveries.nextDue(["resting.example", "other.example:8443"])).toBeNull()
      expect((yield* claimDue()).map(it => it.host)).toEqual(["resting.example"])
    })
  )

  check("senders that claim at once share the deliveries", () =>
    Effect.gen(function* () {
      const owed: Array<string> = []
      for (let count = 0; count < 12; count += 1)
        owed.push((yield* oweDelivery(`host-${count}.example`)).deliveryId)
      const senders = Array.from({ length: 6 }, () => claimDue({ limit: 3 }))
      const claimed = (yield* Effect.all(senders, { concurrency: "unbounded" })).flat()
      expect(claimed.map(it => it.deliveryId).sort()).toEqual([...owed].sort())
    })
  )

  check("a delivery whose sender went silent is claimed again with a new fence", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      yield* oweDelivery()
      const first = yield* claimOne
      yield* TestClock.adjust(leaseMillis - 1)
      expect(yield* claimDue()).toEqual([])
      yield* TestClock.adjust(1)
      const second = yield* claimOne
      expect([second.deliveryId, second.fence]).toEqual([first.deliveryId, 2])
      const late = deliveries.record(first, attempt(1), { _tag: "Delivered" })
      expect(yield* errorOf(late)).toBe("LeaseLost")
      expect(yield* deliveryOf(second.accountId, second.taskId)).toMatchObject({
        state: "pending",
        attempts: []
      })
    })
  )

  check("a delivered attempt ends the delivery and takes the secret away", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const owed = yield* oweDelivery("example.com", "sealed-secret")
      const due = yield* claimOne
      yield* deliveries.record(due, attempt(1), { _tag: "Delivered" })
      expect(yield* deliveryOf(owed.accountId, owed.taskId)).toEqual({
        delivery_id: owed.deliveryId,
        task_id: owed.taskId,
        state: "delivered",
        created_at: new Date(startOfTest + 60_000).toISOString(),
        next_attempt_at: null,
        attempts: [attempt(1)]
      })
      const again = deliveries.record(due, attempt(2), { _tag: "Delivered" })
      expect(yield* errorOf(again)).toBe("LeaseLost")
      yield* TestClock.adjust("30 days")
      expect(yield* claimDue()).toEqual([])
      expect(yield* deliveries.nextDue([])).toBeNull()
    })
  )

  check("a failed attempt is due again after its delay, and counts in the schedule", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const owed = yield* oweDelivery("example.com", "sealed-secret")
      yield* deliveries.record(yield* claimOne, attempt(1, 503), retryIn(5000))
      expect(yield* deliveries.nextDue([])).toBe(5000)
      yield* TestClock.adjust(4999)
      expect(yield* claimDue()).toEqual([])
      yield* TestClock.adjust(1)
      expect(yield* deliveries.nextDue([])).toBe(0)
      const second = yield* claimOne
      expect(second).toMatchObject({
        fence: 2,
        body: owed.body,
        attemptsInSchedule: 1,
        attemptsMade: 1,
        callbackSecret: "sealed-secret"
      })
      yield* deliveries.record(second, attempt(2, null), retryIn(300_000))
      expect(yield* deliveryOf(owed.accountId, owed.taskId)).toMatchObject({
        state: "pending",
        next_attempt_at: new Date(startOfTest + 305_000).toISOString(),
        attempts: [attempt(1, 503), attempt(2, null)]
      })
    })
  )

  check("an abandoned delivery is not tried again", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const owed = yield* oweDelivery()
      yield* deliveries.record(yield* claimOne, attempt(1, 410), { _tag: "Abandoned" })
      expect(yield* deliveryOf(owed.accountId, owed.taskId)).toMatchObject({
        state: "abandoned",
        next_attempt_at: null
      })
      yield* TestClock.adjust("30 days")
      expect(yield* claimDue()).toEqual([])
    })
  )

  check("a released delivery is due at once, and its old fence writes nothing", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const owed = yield* oweDelivery()
      const due = yield* claimOne
      yield* deliveries.release(due)
      yield* deliveries.release(due)
      expect(yield* errorOf(deliveries.record(due, attempt(1), { _tag: "Delivered" }))).toBe("LeaseLost")
      const again = yield* claimOne
      expect(again).toMatchObject({ deliveryId: owed.deliveryId, fence: 2, attemptsMade: 0 })
      yield* deliveries.release(due)
      expect(yield* claimDue()).toEqual([])
    })
  )

  check("nextDue tells when the next attempt may be made", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      expect(yield* deliveries.nextDue([])).toBeNull()
      yield* oweDelivery("a.example")
      yield* oweDelivery("b.example")
      expect(yield* deliveries.nextDue([])).toBe(0)
      const [one, other] = yield* claimDue()
      expect(yield* deliveries.nextDue([])).toBe(leaseMillis)
      yield* deliveries.record(one ?? { deliveryId: "", fence: 0 }, attempt(1, 500), retryIn(7000))
      yield* deliveries.record(other ?? { deliveryId: "", fence: 0 }, attempt(1, 500), retryIn(9000))
      expect(yield* deliveries.nextDue([])).toBe(7000)
      expect(yield* deliveries.nextDue([one?.host ?? ""])).toBe(9000)
      yield* TestClock.adjust("1 minute")
      expect(yield* deliveries.nextDue([])).toBe(0)
    })
  )

  check("a task's deliveries are shown to its account alone", () =>
    Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const stranger = yield* openAccount()
      const { accountId, taskId } = yield* oweDelivery()
      const silent = yield* settleTask(failure())
      expect(yield* deliveries.list(accountId, taskId)).toHaveLength(1)
      expect(yield* deliveries.list(silent.accountId, silent.taskId)).toEqual([])
      expect(yield* errorOf(deliveries.list(stranger, taskId))).toBe("TaskNotFound")
      expect(yield* errorOf(deliveries.list(accountId, "no-such-task"))).toBe("TaskNotFound")
    })
  )
}
