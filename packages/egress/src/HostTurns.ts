import type { Effect } from "effect"

/** Whose turn it is with a host, among all processes that ask it: ten of them are no reason to ask it ten times as often. */
export interface HostTurns {
  /**
   * Takes the next turn with a host, and returns the milliseconds until it comes; `null` when the host rests for more than
   * `maximumRest`, and none is taken. Never fails: without an answer the process goes by its own count.
   */
  readonly take: (host: string, interval: number, maximumRest: number) => Effect.Effect<number | null>
  /** Nobody asks the host for so many milliseconds. */
  readonly rest: (host: string, millis: number) => Effect.Effect<void>
}
