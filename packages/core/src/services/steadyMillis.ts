import { Clock, Effect } from "effect"

/**
 * Milliseconds by a clock that nobody sets while the process lives, unlike the time of day: what spans are measured with, and
 * what limits, leases and pauses end by. Counts from 1970 as the time of day stood when the process began, so that a later
 * process can go on with what an earlier one has written down.
 */
export const steadyMillis = Clock.clockWith(clock =>
  // The safe form of the test clock dies where its time is no whole number of nanoseconds, as after a jittered pause.
  Effect.sync(() => Math.round(Number(clock.unsafeCurrentTimeNanos()) / 1e6))
)
