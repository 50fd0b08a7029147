import { Clock, Effect } from "effect"

/** The clock of this machine, set so that it is `now` (ISO 8601) at this moment. */
export const worldClock = (now: string): Effect.Effect<Clock.Clock> =>
  Effect.map(Effect.clock, (clock): Clock.Clock => {
    const offset = Date.parse(now) - clock.unsafeCurrentTimeMillis()
    const millis = () => clock.unsafeCurrentTimeMillis() + offset
    const nanos = () => clock.unsafeCurrentTimeNanos() + BigInt(offset) * 1_000_000n
    return {
      [Clock.ClockTypeId]: Clock.ClockTypeId,
      unsafeCurrentTimeMillis: millis,
      currentTimeMillis: Effect.sync(millis),
      unsafeCurrentTimeNanos: nanos,
      currentTimeNanos: Effect.sync(nanos),
      sleep: duration => clock.sleep(duration)
    }
  })
