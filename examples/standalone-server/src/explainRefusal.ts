import { settingsMessage } from "@prospect-research/embedded"
import { Cause, ConfigError, Console, Effect, Option } from "effect"

/** What an operator can act on says so in its message. */
const messageOf = (error: unknown): string => {
  if (ConfigError.isConfigError(error)) return settingsMessage(error)
  return error instanceof Error ? error.message : String(error)
}

/** Says in plain words why the server does not start; a stack is for what nobody expected. */
export const explainRefusal = <A, E, R>(program: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.tapErrorCause(program, cause => {
    if (Cause.isInterruptedOnly(cause)) return Effect.void
    const failure = Cause.failureOption(cause)
    return Console.error(
      Option.isSome(failure)
        ? `Prospect Research cannot start: ${messageOf(failure.value)}`
        : Cause.pretty(cause, { renderErrorCause: true })
    )
  })
