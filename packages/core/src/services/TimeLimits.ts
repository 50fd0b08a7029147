import { Effect, Queue } from "effect"
import { steadyMillis } from "./steadyMillis.ts"

interface Limit {
  readonly at: number
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

  return {
    /** Runs `expire`, which must be quick, at that time (of `steadyMillis`), unless the limit is lifted before. */
    set: (at: number, expire: Effect.Effect<void>): Effect.Effect<{ readonly lift: () => void }> =>
      Effect.suspend(() => {
        const limit = { at, expire }
        limits.add(limit)
        const set = { lift: () => void limits.delete(limit) }
        return at < wakesAt ? Effect.as(Queue.offer(earlier, undefined), set) : Effect.succeed(set)
      })
  }
})
