import { refusalMessage } from "@prospect-research/embedded"
import { Cause, Console, Effect, Option } from "effect"

/** Says in plain words why the server does not start; a stack is for what nobody expected. */
export const explainRefusal = <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.tapErrorCause(program, cause => {
    if (Cause.isInterruptedOnly(cause)) return Effect.void
    const failure = Cause.failureOption(cause)
    return Console.error(
      Option.isSome(failure)
        ? `Prospect Research cannot start: ${refusalMessage(failure.value)}`
        : Cause.pretty(cause, { renderErrorCause: true })
    )
  })
