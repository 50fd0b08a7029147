import { boundedWork, longestWork, type SourceError } from "@prospect-research/core"
import { Effect, Option } from "effect"

/** Work that may be left between two steps. */
export type Steps<A> = Generator<void, A>

/** All of it at once: for what is short. */
export const toEnd = <A>(steps: Steps<A>): A => {
  for (;;) {
    const step = steps.next()
    if (step.done === true) return step.value
  }
}

/** Milliseconds after which others have their turn: each costs a third of one (measured), for the limit and whoever comes between. */
const longestTurn = 10

/** Steps of one turn; the value when they were the last. */
const turnOf = <A>(steps: Steps<A>): Option.Option<A> => {
  const began = performance.now()
  do {
    const step = steps.next()
    if (step.done === true) return Option.some(step.value)
  } while (performance.now() - began < longestTurn)
  return Option.none()
}

const othersTurn = Effect.async<void>(resume => {
  const turn = setImmediate(() => resume(Effect.void))
  return Effect.sync(() => clearImmediate(turn))
})

const goOn = <A>(source: string, steps: Steps<A>, left: number): Effect.Effect<A, SourceError> =>
  Effect.suspend(() => {
    const began = performance.now()
    return Effect.flatMap(
      boundedWork(source, () => turnOf(steps), left),
      Option.match({
        onNone: () => Effect.zipRight(othersTurn, goOn(source, steps, left - (performance.now() - began))),
        onSome: Effect.succeed
      })
    )
  })

/**
 * Between its turns the event loop has one: requests, heartbeats and time limits do not wait for a long page. Fails with `Timeout`
 * when all turns together take longer than so many milliseconds.
 */
export const inTurns = <A>(
  source: string,
  begin: () => Steps<A>,
  millis = longestWork
): Effect.Effect<A, SourceError> => Effect.suspend(() => goOn(source, begin(), millis))
