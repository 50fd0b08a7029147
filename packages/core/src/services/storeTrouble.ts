import { Schedule } from "effect"

/** A store in trouble is asked again after 0.1 s, doubling up to 5 s, jittered by ±20 %, until it answers. */
export const storeTrouble = Schedule.exponential("100 millis").pipe(
  Schedule.union(Schedule.spaced("5 seconds")),
  Schedule.jittered
)
