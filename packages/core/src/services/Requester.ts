import { Effect, FiberRef } from "effect"
import type { Stopwatch } from "./Stopwatch.ts"
import { steadyMillis } from "./steadyMillis.ts"
import type { TimeLimit } from "./TimeLimits.ts"

/**
 * On whose behalf a stage asks its sources. Whoever carries the requests of many tasks lets those with the earlier turn go first, and
 * holds the time of those who wait for others. The shape is that of `egress`.
 */
export interface Requester {
  /** The same for all stages of one run of a task, and of no other. */
  readonly task: object
  /** See `RunningTurns`: the lower goes first. */
  readonly turn: number
  /** Begins a wait for the requests of other tasks: the stage's time and the task's stand still. Waits nest. */
  readonly hold: Effect.Effect<void>
  /** Ends a wait that `hold` began. */
  readonly release: Effect.Effect<void>
  /** Milliseconds that the stage has had, less those in which its time stood still. */
  readonly elapsed: Effect.Effect<number>
}

/** A stage of a running task: its time and the task's stand still together. */
export class StageRequester implements Requester {
  readonly task: Stopwatch
  readonly turn: number
  private readonly limit: TimeLimit

  constructor(task: Stopwatch, turn: number, limit: TimeLimit) {
    this.task = task
    this.turn = turn
    this.limit = limit
  }

  get hold(): Effect.Effect<void> {
    return Effect.flatMap(steadyMillis, now => {
      this.task.hold(now)
      return this.limit.hold
    })
  }

  get release(): Effect.Effect<void> {
    return Effect.flatMap(steadyMillis, now => {
      this.task.release(now)
      return this.limit.release
    })
  }

  get elapsed(): Effect.Effect<number> {
    return this.limit.elapsed
  }
}

/** That of the stage which the running fiber belongs to; `null` outside of stages. */
export const currentRequester: FiberRef.FiberRef<Requester | null> = FiberRef.unsafeMake<Requester | null>(
  null
)
