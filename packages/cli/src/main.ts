#!/usr/bin/env node
import { Command, ValidationError } from "@effect/cli"
import { NodeContext, NodeRuntime } from "@effect/platform-node"
import { Cause, Console, Effect, Option } from "effect"
import { prospect } from "./prospect.ts"

const run = Command.run(prospect, { name: "Prospect Research", version: "0.1.0" })

/** What a person can act on says so in its message; usage errors have been explained already. */
const explain = (cause: Cause.Cause<unknown>) => {
  const failure = Option.getOrNull(Cause.failureOption(cause))
  if (ValidationError.isValidationError(failure)) return Effect.void
  return Console.error(failure instanceof Error ? failure.message : Cause.pretty(cause))
}

const exitCodeOf = (cause: Cause.Cause<unknown>): number =>
  ValidationError.isValidationError(Option.getOrNull(Cause.failureOption(cause))) ? 2 : 1

run(process.argv).pipe(
  Effect.catchAllCause(cause =>
    Effect.zipRight(
      explain(cause),
      Effect.sync(() => {
        process.exitCode = exitCodeOf(cause)
      })
    )
  ),
  Effect.provide(NodeContext.layer),
  NodeRuntime.runMain
)
