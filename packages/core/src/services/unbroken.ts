import { Cause, Effect } from "effect"
import { describeCause } from "./describeCause.ts"

/** A bug in one round of a loop must not end the loop, and with it all such work of this process: it is told, and the loop goes on. */
export const unbroken =
  (loop: string) =>
  <A, E, R>(round: Effect.Effect<A, E, R>): Effect.Effect<void, E, R> =>
    Effect.catchAllDefect(Effect.asVoid(round), defect =>
      Effect.zipRight(
        Effect.logError(`A round of ${loop} broke`, describeCause(Cause.die(defect))),
        Effect.sleep("1 second")
      )
    )
