import { Cause, Clock, Context, Duration, Effect, FiberMap, Layer, Metric, Queue } from "effect"
import { type CallbackResponse, CallbackSender } from "../ports/CallbackSender.ts"
import { DeliveryStore, type DueDelivery } from "../ports/DeliveryStore.ts"
import { Secrets } from "../ports/Secrets.ts"
import { Signals } from "../ports/Signals.ts"
import { isDelivered, outcomeOf } from "./deliverySchedule.ts"
import { describeCause } from "./describeCause.ts"
import { withFailpoints } from "./failpoint.ts"
import { makeHostGate } from "./hostGate.ts"
import { steadyMillis } from "./steadyMillis.ts"
import { storeTrouble } from "./storeTrouble.ts"
import { unbroken } from "./unbroken.ts"

export interface CallbacksOptions {
  /** Attempts at once. Default 64. */
  readonly concurrency?: number
  /** A claimed delivery is this process's for so long; it must exceed the 15 s of an attempt. Default 30 s. */
  readonly lease?: Duration.DurationInput
  /** How often to look for deliveries that nobody announced. Default 1 s. */
  readonly poll?: Duration.DurationInput
}

/** Sends the callbacks that are owed, from when its layer is built until its scope closes. */
export class Callbacks extends Context.Tag("@prospect-research/core/Callbacks")<
  Callbacks,
  { readonly inFlight: Effect.Effect<number> }
>() {
  static readonly layer = (options: CallbacksOptions = {}) => Layer.scoped(Callbacks, make(options))
}

const attemptsTotal = Metric.counter("research_callback_attempts_total", {
  description: "Callback attempts, by outcome",
  incremental: true
})

const make = Effect.fnUntraced(function* (options: CallbacksOptions) {
  const store = yield* DeliveryStore
  const sender = yield* CallbackSender
  const secrets = yield* Secrets
  const signals = yield* Signals
  const concurrency = options.concurrency ?? 64
  const leaseMillis = Duration.toMillis(options.lease ?? "30 seconds")
  const poll = Duration.decode(options.poll ?? "1 second")
  const gate = makeHostGate()
  const due = yield* signals.subscribe("deliveries")
  const room = yield* Queue.sliding<void>(1)
  const attempts = yield* FiberMap.make<string, void, never>()

  /** Whatever goes wrong on our side is a failed attempt too: it is written down, and the schedule goes on. */
  const attemptOnce = (delivery: DueDelivery): Effect.Effect<CallbackResponse> =>
    Effect.gen(function* () {
      const { callbackSecret } = delivery
      return yield* sender.send({
        deliveryId: delivery.deliveryId,
        url: delivery.url,
        body: delivery.body,
        bearer: callbackSecret === null ? null : yield* secrets.open(callbackSecret, delivery.taskId),
        signingSecrets: yield* Effect.forEach(delivery.signingSecrets, secret =>
          secrets.open(secret, delivery.accountId)
        )
      })
    }).pipe(
      Effect.catchAllDefect(defect =>
        Effect.as(Effect.logError("A callback could not be sent", describeCause(Cause.die(defect))), {
          statusCode: null,
          error: "internal error",
          response: null,
          retryAfterMillis: null
        })
      )
    )

  const send = Effect.fn("Callbacks.send")(function* (delivery: DueDelivery) {
    const at = yield* Clock.currentTimeMillis
    const startedAt = yield* steadyMillis
    const response = yield* withFailpoints("callback", attemptOnce(delivery))
    const outcome = yield* outcomeOf(delivery.attemptsInSchedule + 1, response)
    const endedAt = yield* steadyMillis
    gate.note(delivery.host, isDelivered(response), endedAt)
    yield* Metric.increment(Metric.tagged(attemptsTotal, "outcome", outcome._tag))
    const attempt = {
      number: delivery.attemptsMade + 1,
      at: new Date(at).toISOString(),
      duration_ms: endedAt - startedAt,
      status_code: response.statusCode,
      error: response.error,
      response: response.response
    }
    yield* Effect.retry(store.record(delivery, attempt, outcome), {
      schedule: storeTrouble,
      while: error => error._tag === "StoreUnavailable"
    })
  })

  const start = (delivery: DueDelivery) =>
    gate.enter(delivery.host)
      ? send(delivery).pipe(
          Effect.catchTag("LeaseLost", () => Effect.logDebug("Another process took the delivery over")),
          Effect.catchAllCause(cause => Effect.logError("A delivery broke", describeCause(cause))),
          Effect.ensuring(Effect.suspend(() => Queue.offer(room, gate.leave(delivery.host)))),
          Effect.annotateLogs("task_id", delivery.taskId),
          Effect.interruptible,
          attempt => FiberMap.run(attempts, delivery.deliveryId, attempt)
        )
      : store.release(delivery)

  const claim = Effect.uninterruptible(
    Effect.gen(function* () {
      const limit = concurrency - (yield* FiberMap.size(attempts))
      if (limit <= 0) return
      const excludedHosts = gate.closed(yield* steadyMillis)
      const claimed = yield* store.claim({ limit, perHost: gate.perHost, excludedHosts, leaseMillis })
      yield* Effect.forEach(claimed, start, { discard: true })
    })
  )

  /** Until something may have become due (a signal, or the time of the next attempt), or a place is free. */
  const waitUntilDue = Effect.gen(function* () {
    if ((yield* FiberMap.size(attempts)) >= concurrency) {
      return yield* Effect.timeoutOption(Queue.take(room), poll)
    }
    const now = yield* steadyMillis
    const nextDue = (yield* store.nextDue(gate.closed(now))) ?? Number.POSITIVE_INFINITY
    const pause = Duration.min(poll, Duration.millis(Math.min(nextDue, gate.opensIn(now))))
    return yield* Effect.timeoutOption(Effect.raceFirst(Queue.take(due), Queue.take(room)), pause)
  })

  yield* Effect.forkScoped(
    Effect.zipRight(claim, waitUntilDue).pipe(
      Effect.tapError(() => Effect.logWarning("The store cannot be reached; sending callbacks again soon")),
      Effect.retry(storeTrouble),
      unbroken("callbacks"),
      Effect.forever
    )
  )
  return Callbacks.of({ inFlight: FiberMap.size(attempts) })
})
