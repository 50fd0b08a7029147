#!/usr/bin/env node
import { CliConfig, Command, HelpDoc, ValidationError } from "@effect/cli"
import { NodeContext, NodeRuntime } from "@effect/platform-node"
import { Cause, Console, Effect, Option } from "effect"
import { plainOutput } from "./plainOutput.ts"
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

/** Without a terminal nobody answers the questions, and the command would wait for ever. */
const refuseWizard = Effect.suspend(() =>
  process.argv.includes("--wizard") && !process.stdin.isTTY
    ? Effect.zipRight(
        Console.error("--wizard asks questions, and needs a terminal."),
        Effect.fail(ValidationError.invalidArgument(HelpDoc.empty))
      )
    : Effect.void
)

refuseWizard.pipe(
  Effect.zipRight(run(process.argv)),
  Effect.catchAllCause(cause =>
    Effect.zipRight(
      explain(cause),
      Effect.sync(() => {
        process.exitCode = exitCodeOf(cause)
      })
    )
  ),
  plainOutput,
  Effect.provide(CliConfig.layer({ showBuiltIns: false })),
  Effect.provide(NodeContext.layer),
  NodeRuntime.runMain
)
