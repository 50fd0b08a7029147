import { Effect } from "effect"

/** Work that may be left between two steps. */
export type Steps<A> = Generator<void, A>

/** All of it at once: for what is short. */
export const toEnd = <A>(steps: Steps<A>): A => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

const othersTurn = Effect.async<void>(resume => {
  const turn = setImmediate(() => resume(Effect.void))
  return Effect.sync(() => clearImmediate(turn))
})

const goOn = <A>(steps: Steps<A>): Effect.Effect<A> =>
  Effect.suspend(() => {
    const step = steps.next()
    return step.done === true ? Effect.succeed(step.value) : Effect.zipRight(othersTurn, goOn(steps))
  })

/** After every step the event loop has a turn: requests, heartbeats and time limits do not wait for a long page. */
export const inTurns = <A>(begin: () => Steps<A>): Effect.Effect<A> => Effect.suspend(() => goOn(begin()))
