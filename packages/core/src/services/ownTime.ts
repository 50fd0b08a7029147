import { Effect, FiberRef, Option } from "effect"
import { currentRequester } from "./Requester.ts"
import { steadyMillis } from "./steadyMillis.ts"

/** Milliseconds by the stage's own time, which stands still while it waits for requests of other tasks; outside of stages `steadyMillis`. */
export const ownMillis: Effect.Effect<number> = Effect.flatMap(
  FiberRef.get(currentRequester),
  requester => requester?.elapsed ?? steadyMillis
)

/** How often time that stands still is looked at, at most. */
const leastPause = 250

const passed = (millis: number): Effect.Effect<void> =>
  Effect.gen(function* () {
    const end = (yield* ownMillis) + millis
    yield* Effect.sleep(millis)
    for (let left = end - (yield* ownMillis); left > 0; left = end - (yield* ownMillis)) {
      yield* Effect.sleep(Math.max(left, leastPause))
    }
  })

/** `Effect.timeoutOption`, by the stage's own time. */
export const withinOwnTime = <A, E, R>(
  effect: Effect.Effect<A, E, R>,
  millis: number
): Effect.Effect<Option.Option<A>, E, R> =>
  Effect.raceFirst(Effect.asSome(effect), Effect.as(passed(millis), Option.none()))
