import { describe, expect, it } from "@effect/vitest"
import {
  attemptDelays,
  type CallbackResponse,
  Callbacks,
  DeliveryStore,
  type OutgoingCallback,
  Research,
  StoreUnavailable
} from "@prospect-research/core"
import { Clock, Duration, Effect, Redacted, TestClock } from "effect"
import { parts, recordingSender, submitted } from "./engine.ts"

const withCallback = (host = "receiver.example") => ({
  contact_data: { email: "ada@example.com" },
  is_test: true,
  callback_url: `https://${host}/hook`,
  callback_secret: "s3cret"
})

/** Looks when something is due, and not every second: under a test clock, days of that take long. */
const sending = Callbacks.layer({ poll: "1000 days" })

interface Sent extends OutgoingCallback {
  readonly at: number
}

/** A sender whose receiver answers as `answer` says, and what it was sent when. */
const receiver = (
  answer: (callback: OutgoingCallback, count: number) => Effect.Effect<Partial<CallbackResponse>>
) => {
  const sent: Array<Sent> = []
  const sender = recordingSender([], (callback, count) =>
    Effect.flatMap(Clock.currentTimeMillis, at => {
      sent.push({ ...callback, at })
      return answer(callback, count)
    })
  )
  return { sent, sender }
}

describe("schedule", () => {
  it.effect(
    "ten attempts at the stated times ±20 %, with the same bytes and id, then the delivery is abandoned",
    () => {
      const { sent, sender } = receiver(() => Effect.succeed({ statusCode: 500, response: "no" }))
      return Effect.gen(function* () {
        const { accountId, taskId, signingSecret } = yield* submitted(withCallback())
        yield* TestClock.adjust("1 second")
        for (const delay of attemptDelays.slice(1)) yield* TestClock.adjust(Duration.times(delay, 1.3))
        yield* TestClock.adjust("5 days")
        expect(sent).toHaveLength(10)
        attemptDelays.slice(1).forEach((delay, index) => {
          const waited = (sent[index + 1]?.at ?? 0) - (sent[index]?.at ?? 0)
          expect(waited).toBeGreaterThanOrEqual(Duration.toMillis(delay) * 0.8)
          expect(waited).toBeLessThanOrEqual(Duration.toMillis(delay) * 1.2 + 2000)
        })
        expect(new Set(sent.map(it => `${it.deliveryId} ${it.body} ${it.url}`)).size).toBe(1)
        expect(sent.map(it => it.bearer && Redacted.value(it.bearer))).toEqual(sent.map(() => "s3cret"))
        expect(JSON.parse(sent[0]?.body ?? "")).not.toHaveProperty("prospect_id")
        expect(sent[0]?.signingSecrets.map(Redacted.value)).toEqual([signingSecret])
        const [delivery] = yield* (yield* Research).deliveries(accountId, taskId)
        expect(delivery).toMatchObject({ state: "abandoned", next_attempt_at: null })
        expect(delivery?.attempts.map(attempt => attempt.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
        expect(delivery?.attempts[0]).toMatchObject({ status_code: 500, error: null, response: "no" })
      }).pipe(Effect.provide(sending), Effect.provide(parts([], sender)))
    }
  )

  it.effect("2xx alone is success; redirects are failures", () => {
    const answers = [302, 199, null, 204]
    const { sent, sender } = receiver((_callback, count) =>
      Effect.succeed({ statusCode: answers[count - 1] ?? null })
    )
    return Effect.gen(function* () {
      const { accountId, taskId } = yield* submitted(withCallback())
      yield* TestClock.adjust("3 hours")
      const [delivery] = yield* (yield* Research).deliveries(accountId, taskId)
      expect(delivery?.attempts.map(attempt => attempt.status_code)).toEqual(answers)
      expect(delivery?.state).toBe("delivered")
      expect(sent).toHaveLength(4)
    }).pipe(Effect.provide(sending), Effect.provide(parts([], sender)))
  })

  it.effect("410 ends the delivery", () => {
    const { sent, sender } = receiver(() => Effect.succeed({ statusCode: 410 }))
    return Effect.gen(function* () {
      const { accountId, taskId } = yield* submitted(withCallback())
      yield* TestClock.adjust("3 days")
      expect(sent).toHaveLength(1)
      const [delivery] = yield* (yield* Research).deliveries(accountId, taskId)
      expect(delivery?.state).toBe("abandoned")
    }).pipe(Effect.provide(sending), Effect.provide(parts([], sender)))
  })

  it.effect("Retry-After is honoured when it asks for more patience than the schedule", () => {
    const { sent, sender } = receiver(() => Effect.succeed({ statusCode: 503, retryAfterMillis: 600_000 }))
    return Effect.gen(function* () {
      yield* submitted(withCallback())
      yield* TestClock.adjust("9 minutes")
      expect(sent).toHaveLength(1)
      yield* TestClock.adjust("2 minutes")
      expect(sent).toHaveLength(2)
    }).pipe(Effect.provide(sending), Effect.provide(parts([], sender)))
  })
})

describe("hosts", () => {
  it.effect("a host that hangs gets two attempts at once and keeps nobody else waiting", () => {
    const { sent, sender } = receiver(callback =>
      callback.url.includes("slow") ? Effect.never : Effect.succeed({ statusCode: 200 })
    )
    return Effect.gen(function* () {
      for (let count = 0; count < 5; count++) yield* submitted(withCallback("slow.example"))
      for (let count = 0; count < 5; count++) yield* submitted(withCallback("fine.example"))
      yield* TestClock.adjust("5 seconds")
      expect(sent.filter(it => it.url.includes("slow"))).toHaveLength(2)
      expect(sent.filter(it => it.url.includes("fine"))).toHaveLength(5)
    }).pipe(Effect.provide(sending), Effect.provide(parts([], sender)))
  })

  it.effect("after five failures in a row a host rests for 30 s; what it is owed is not lost", () => {
    let healthy = false
    const { sent, sender } = receiver(() => Effect.succeed({ statusCode: healthy ? 200 : 500 }))
    return Effect.gen(function* () {
      for (let count = 0; count < 8; count++) yield* submitted(withCallback())
      yield* TestClock.adjust("4 seconds")
      expect(sent.length).toBeGreaterThanOrEqual(5)
      expect(sent.length).toBeLessThanOrEqual(6)
      const before = sent.length
      yield* TestClock.adjust("24 seconds")
      expect(sent).toHaveLength(before)
      healthy = true
      yield* TestClock.adjust("10 minutes")
      expect(new Set(sent.map(it => it.deliveryId)).size).toBe(8)
      expect(yield* (yield* DeliveryStore).nextDue([])).toBeNull()
    }).pipe(Effect.provide(sending), Effect.provide(parts([], sender)))
  })
})

describe("what was sent but not written down", () => {
  it.effect("is sent again with the same id once the lease ends", () => {
    const { sent, sender } = receiver(() => Effect.succeed({ statusCode: 200 }))
    return Effect.gen(function* () {
      const store = yield* DeliveryStore
      yield* submitted(withCallback())
      yield* store.claim({ limit: 1, perHost: 1, excludedHosts: [], leaseMillis: 30_000 })
      yield* Effect.gen(function* () {
        yield* TestClock.adjust("29 seconds")
        expect(sent).toHaveLength(0)
        yield* TestClock.adjust("3 seconds")
        expect(sent).toHaveLength(1)
      }).pipe(Effect.provide(sending))
    }).pipe(Effect.provide(parts([], sender)))
  })

  it.effect("a store in trouble is asked again", () => {
    const { sent, sender } = receiver(() => Effect.succeed({ statusCode: 200 }))
    return Effect.gen(function* () {
      const store = yield* DeliveryStore
      const { accountId, taskId } = yield* submitted(withCallback())
      let refusals = 0
      const record: typeof store.record = (delivery, attempt, outcome) =>
        Effect.suspend(() =>
          refusals++ < 3 ? new StoreUnavailable({ reason: "busy" }) : store.record(delivery, attempt, outcome)
        )
      yield* TestClock.adjust("10 seconds").pipe(
        Effect.provide(sending),
        Effect.provideService(DeliveryStore, { ...store, record })
      )
      const [delivery] = yield* (yield* Research).deliveries(accountId, taskId)
      expect(delivery?.state).toBe("delivered")
      expect(sent).toHaveLength(1)
    }).pipe(Effect.provide(parts([], sender)))
  })
})

describe("redelivery", () => {
  it.effect("sends the same bytes under the same id; an ended delivery needs its secret again", () => {
    const { sent, sender } = receiver(() => Effect.succeed({ statusCode: 200 }))
    return Effect.gen(function* () {
      const research = yield* Research
      const { accountId, taskId } = yield* submitted(withCallback())
      yield* TestClock.adjust("1 second")
      const refused = yield* Effect.flip(research.redeliver(accountId, taskId))
      expect(refused._tag).toBe("NothingToRedeliver")
      yield* research.redeliver(accountId, taskId, { callback_secret: "s3cret" })
      yield* TestClock.adjust("1 second")
      expect(sent).toHaveLength(2)
      expect(sent[1]).toMatchObject({ deliveryId: sent[0]?.deliveryId, body: sent[0]?.body })
      expect(sent[1]?.bearer && Redacted.value(sent[1].bearer)).toBe("s3cret")
    }).pipe(Effect.provide(sending), Effect.provide(parts([], sender)))
  })
})
