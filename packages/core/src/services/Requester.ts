import { type Effect, FiberRef } from "effect"

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

/** That of the stage which the running fiber belongs to; `null` outside of stages. */
export const currentRequester: FiberRef.FiberRef<Requester | null> = FiberRef.unsafeMake<Requester | null>(
  null
)
