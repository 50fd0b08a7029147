import { Clock, Effect } from "effect"

/** The clock of the test, with a time of day that can be put forward or back, as whoever runs the machine may put it. */
export const settableClock = Effect.clockWith(clock => {
  let shift = 0
  const settable: Clock.Clock = {
    [Clock.ClockTypeId]: Clock.ClockTypeId,
    unsafeCurrentTimeMillis: () => clock.unsafeCurrentTimeMillis() + shift,
    unsafeCurrentTimeNanos: () => clock.unsafeCurrentTimeNanos(),
    currentTimeMillis: Effect.map(clock.currentTimeMillis, millis => millis + shift),
    currentTimeNanos: clock.currentTimeNanos,
    sleep: duration => clock.sleep(duration)
  }
  return Effect.succeed({
    clock: settable,
    /** By milliseconds; negative ones put it back. */
    shiftBy: (millis: number) => {
      shift += millis
    }
  })
})
