import { Clock, Context, Duration, Effect, Layer, Metric, Schedule } from "effect"
import type { StoreUnavailable } from "../domain/errors.ts"
import { PrivacyStore, type Sweep } from "../ports/PrivacyStore.ts"
import { idempotencyLifetime } from "./ResearchOptions.ts"
import { unbroken } from "./unbroken.ts"

export interface RetentionOptions {
  /** Contact data, findings, results and events go so many days after their task ended; 0 keeps them for good. Default 30. */
  readonly days?: number
  /** Deliveries and their attempts go so many days after the last attempt; 0 keeps them for good. Default 7. */
  readonly deliveryDays?: number
  /** How often to look. Default 10 minutes. */
  readonly every?: Duration.DurationInput
}

/**
 * Removes what is older than it may get, from when its layer is built until its scope closes. The ledger stays. Any number of
 * processes may sweep one store at once.
 */
export class Retention extends Context.Tag("@prospect-research/core/Retention")<
  Retention,
  {
    /** Removes now all that is due, and returns how many rows of each kind went. */
    readonly sweep: Effect.Effect<Swept, StoreUnavailable>
  }
>() {
  static readonly layer = (options: RetentionOptions = {}) => Layer.scoped(Retention, make(options))
}

export interface Swept {
  readonly tasks: number
  readonly deliveries: number
  readonly idempotencyKeys: number
}

/** Rows of one transaction: some milliseconds, so that requests hardly wait for it. */
const sweptAtOnce = 50

const sweptTotal = Metric.counter("research_swept_total", {
  description: "Rows that retention removed, by kind",
  incremental: true
})

const make = Effect.fnUntraced(function* (options: RetentionOptions) {
  const store = yield* PrivacyStore

  const sweepOld = Effect.fnUntraced(function* (
    kind: string,
    age: Duration.Duration,
    sweep: (sweep: Sweep) => Effect.Effect<number, StoreUnavailable>
  ) {
    const before = (yield* Clock.currentTimeMillis) - Duration.toMillis(age)
    let total = 0
    let swept = sweptAtOnce
    while (swept === sweptAtOnce) {
      swept = yield* sweep({ before, limit: sweptAtOnce })
      total += swept
      yield* Metric.incrementBy(Metric.tagged(sweptTotal, "kind", kind), swept)
      yield* Effect.yieldNow()
    }
    return total
  })

  const after = (
    days: number,
    kind: string,
    sweep: (sweep: Sweep) => Effect.Effect<number, StoreUnavailable>
  ) => (days === 0 ? Effect.succeed(0) : sweepOld(kind, Duration.days(days), sweep))

  const sweep = Effect.all({
    tasks: after(options.days ?? 30, "task", store.sweepTasks),
    deliveries: after(options.deliveryDays ?? 7, "delivery", store.sweepDeliveries),
    idempotencyKeys: sweepOld("idempotency key", idempotencyLifetime, store.sweepIdempotency)
  }).pipe(Effect.withSpan("Retention.sweep"))

  yield* Effect.forkScoped(
    Effect.repeat(
      unbroken("retention")(
        Effect.catchTag(sweep, "StoreUnavailable", () =>
          Effect.logWarning("The store cannot be reached; removing old data again later")
        )
      ),
      Schedule.spaced(options.every ?? "10 minutes")
    )
  )
  return Retention.of({ sweep })
})
