import { Effect, Queue } from "effect"
import { Stopwatch } from "./Stopwatch.ts"
import { steadyMillis } from "./steadyMillis.ts"

/** A time limit that runs. */
export interface TimeLimit {
  readonly lift: () => void
  /** The time stands still until `release`. Both nest. */
  readonly hold: Effect.Effect<void>
  readonly release: Effect.Effect<void>
  /** Milliseconds since it began, less those in which the time stood still. */
  readonly elapsed: Effect.Effect<number>
}

interface Limit {
  /** Infinity while the time stands still. */
  at: number
  readonly expire: Effect.Effect<void>
}

/**
 * Time limits of many waiting stages, kept by one fiber. `Effect.timeout` costs two fibers for each that waits, which was half of
 * what a waiting task took (10,000 in flight: 57 KB each with it).
 */
export const makeTimeLimits = Effect.gen(function* () {
  const limits = new Set<Limit>()
  const earlier = yield* Queue.sliding<void>(1)
  let wakesAt = Number.POSITIVE_INFINITY

  const expireDue = Effect.gen(function* () {
    const now = yield* steadyMillis
    wakesAt = Number.POSITIVE_INFINITY
    for (const limit of limits) {
      if (limit.at <= now) {
        limits.delete(limit)
        yield* limit.expire
      } else wakesAt = Math.min(wakesAt, limit.at)
    }
    yield* Effect.timeoutOption(Queue.take(earlier), Math.min(wakesAt - now, 2 ** 31 - 1))
  })
  yield* Effect.forkScoped(Effect.forever(expireDue))

  const wakeFor = ({ at }: Limit) => (at < wakesAt ? Queue.offer(earlier, undefined) : Effect.void)

  return {
    /** Runs `expire`, which must be quick, after so many milliseconds, unless the limit is lifted before. */
    begin: (millis: number, expire: Effect.Effect<void>): Effect.Effect<TimeLimit> =>
      Effect.gen(function* () {
        const watch = new Stopwatch(yield* steadyMillis)
        const limit: Limit = { at: watch.startedAt + millis, expire }
        limits.add(limit)
        yield* wakeFor(limit)
        return {
          lift: () => void limits.delete(limit),
          hold: Effect.map(steadyMillis, now => {
            watch.hold(now)
            limit.at = Number.POSITIVE_INFINITY
          }),
          release: Effect.flatMap(steadyMillis, now => {
            watch.release(now)
            if (watch.isHeld) return Effect.void
            limit.at = now + millis - watch.elapsed(now)
            return wakeFor(limit)
          }),
          elapsed: Effect.map(steadyMillis, now => watch.elapsed(now))
        }
      })
  }
})
