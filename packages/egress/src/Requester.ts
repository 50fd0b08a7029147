import { Effect } from "effect"

/** On whose behalf a request is made, where several tasks ask the same hosts. */
export interface Requester {
  /** The same for all requests of one task, and of no other. */
  readonly task: object
  /** Whoever has the lower turn goes first. */
  readonly turn: number
  /** Begins a wait for the requests of others, for which its own time limits need not pay. Waits nest. */
  readonly hold: Effect.Effect<void>
  /** Ends a wait that `hold` began. */
  readonly release: Effect.Effect<void>
}

/** Who makes the request that the running fiber is at; `null` where nobody says so. */
export type CurrentRequester = Effect.Effect<Requester | null>

export const nobody: CurrentRequester = Effect.succeed(null)

/** The effect waits for others, and not for what it does itself. */
export const whileHeld = <A, E, R>(
  requester: Requester | null,
  waiting: Effect.Effect<A, E, R>
): Effect.Effect<A, E, R> =>
  requester === null
    ? waiting
    : Effect.acquireUseRelease(
        requester.hold,
        () => waiting,
        () => requester.release
      )
