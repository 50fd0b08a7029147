import { Clock, Duration, Effect } from "effect"
import { NeverHappened } from "./Trouble.ts"

/** Looks again and again until it is so. */
export const until = <E, R>(
  what: string,
  look: Effect.Effect<boolean, E, R>,
  options: { readonly atMost: Duration.DurationInput; readonly every?: Duration.DurationInput }
): Effect.Effect<void, E | NeverHappened, R> =>
  Effect.gen(function* () {
    const deadline = (yield* Clock.currentTimeMillis) + Duration.toMillis(options.atMost)
    while (!(yield* look)) {
      if ((yield* Clock.currentTimeMillis) > deadline) return yield* new NeverHappened({ what })
      yield* Effect.sleep(options.every ?? "100 millis")
    }
  })
