import { Effect, Queue } from "effect"
import { Stopwatch } from "./Stopwatch.ts"
import { steadyMillis } from "./steadyMillis.ts"

/** A time limit that runs. Most stages never wait for others: what that takes is made when it is asked for, and kept by nobody. */
export class TimeLimit {
  readonly watch: Stopwatch
  readonly millis: number
  readonly expire: Effect.Effect<void>
  private readonly limits: TimeLimits

  constructor(watch: Stopwatch, millis: number, expire: Effect.Effect<void>, limits: TimeLimits) {
    this.watch = watch
    this.millis = millis
    this.expire = expire
    this.limits = limits
  }

  /** When it ends, unless it is held: it may end later then, and is looked at again. */
  endsAt(now: number): number {
    return this.watch.isHeld ? Number.POSITIVE_INFINITY : now + this.millis - this.watch.elapsed(now)
  }

  readonly lift = (): void => this.limits.remove(this)

  /** The time stands still until `release`. Both nest. */
  get hold(): Effect.Effect<void> {
    return Effect.map(steadyMillis, now => this.watch.hold(now))
  }

  get release(): Effect.Effect<void> {
    return Effect.flatMap(steadyMillis, now => {
      this.watch.release(now)
      return this.limits.wakeFor(this, now)
    })
  }

  /** Milliseconds since it began, less those in which the time stood still. */
  get elapsed(): Effect.Effect<number> {
    return Effect.map(steadyMillis, now => this.watch.elapsed(now))
  }
}

/**
 * Time limits of many waiting stages, kept by one fiber. `Effect.timeout` costs two fibers for each that waits, which was half of
 * what a waiting task took (10,000 in flight: 57 KB each with it).
 */
export class TimeLimits {
  private readonly limits = new Set<TimeLimit>()
  private readonly earlier: Queue.Queue<void>
  private wakesAt = Number.POSITIVE_INFINITY

  private constructor(earlier: Queue.Queue<void>) {
    this.earlier = earlier
  }

  static readonly make = Effect.gen(function* () {
    const limits = new TimeLimits(yield* Queue.sliding<void>(1))
    yield* Effect.forkScoped(Effect.forever(limits.expireDue))
    return limits
  })

  /** Runs `expire`, which must be quick, after so many milliseconds, unless the limit is lifted before. */
  begin(millis: number, expire: Effect.Effect<void>): Effect.Effect<TimeLimit> {
    return Effect.flatMap(steadyMillis, now => {
      const limit = new TimeLimit(new Stopwatch(now), millis, expire, this)
      this.limits.add(limit)
      return Effect.as(this.wakeFor(limit, now), limit)
    })
  }

  remove(limit: TimeLimit): void {
    this.limits.delete(limit)
  }

  wakeFor(limit: TimeLimit, now: number): Effect.Effect<void> {
    return limit.endsAt(now) < this.wakesAt ? Queue.offer(this.earlier, undefined) : Effect.void
  }

  private readonly expireDue = Effect.gen(this, function* () {
    const now = yield* steadyMillis
    this.wakesAt = Number.POSITIVE_INFINITY
    for (const limit of this.limits) {
      const endsAt = limit.endsAt(now)
      if (endsAt <= now) {
        this.limits.delete(limit)
        yield* limit.expire
      } else this.wakesAt = Math.min(this.wakesAt, endsAt)
    }
    yield* Effect.timeoutOption(Queue.take(this.earlier), Math.min(this.wakesAt - now, 2 ** 31 - 1))
  })
}
