import { Cause, Duration, Effect, Exit, Option, Random, Schema } from "effect"
import type { Checkpoint } from "../domain/Checkpoint.ts"
import { describeReason, SourceError } from "../domain/SourceError.ts"
import { emptyOutput, type Lookup, StageOutput } from "../domain/StageOutput.ts"
import { describeCause } from "./describeCause.ts"
import { withFailpoints } from "./failpoint.ts"
import type { Stage, StageInput } from "./Stage.ts"
import type { PlannedStage } from "./stageOrder.ts"

/**
 * Rate limits, 5xx and network trouble are tried again after these pauses, each ±20 %, or after what the source asks for where that is
 * longer: at most twice.
 */
export const retryPauses: ReadonlyArray<Duration.Duration> = [Duration.millis(500), Duration.seconds(1)]

/** A source that asks for a longer pause than this is not asked again in this run. */
const longestPause = Duration.seconds(10)

/** What the source asks for at least before it is tried again, milliseconds; `null` when that would be of no use. */
const askedPause = ({ reason }: SourceError): number | null => {
  if (reason._tag === "Network") return 0
  if (reason._tag === "UpstreamStatus") return reason.status >= 500 ? 0 : null
  if (reason._tag !== "RateLimited") return null
  const asked = reason.retryAfterMillis ?? 0
  return asked <= Duration.toMillis(longestPause) ? asked : null
}

const decodeOutput = Schema.validate(StageOutput)

const attempt = (stage: Stage, input: StageInput): Effect.Effect<StageOutput, SourceError> =>
  Effect.flatMap(
    withFailpoints(
      `stage ${stage.name}`,
      Effect.suspend(() => stage.run(input))
    ),
    output =>
      Effect.mapError(
        decodeOutput({ ...emptyOutput, ...output }),
        () => new SourceError({ source: stage.name, reason: { _tag: "Malformed" } })
      )
  )

/** How the last attempt went, and what those before it spent, in USD. */
interface Attempted {
  readonly exit: Exit.Exit<StageOutput, SourceError>
  readonly spent: number
}

/** `Effect.retry` would keep its schedule at hand through the first attempt, which most stages never leave. */
const attempts = (stage: Stage, input: StageInput, made = 0, spent = 0): Effect.Effect<Attempted> =>
  Effect.flatMap(Effect.exit(attempt(stage, input)), exit => {
    const pause = retryPauses[made]
    const error = Exit.isFailure(exit) ? Cause.failureOption(exit.cause) : Option.none()
    const asked = Option.isSome(error) ? askedPause(error.value) : null
    return pause === undefined || Option.isNone(error) || asked === null
      ? Effect.succeed({ exit, spent })
      : Random.nextRange(0.8, 1.2).pipe(
          Effect.flatMap(factor => Effect.sleep(Math.max(Duration.toMillis(pause) * factor, asked))),
          Effect.zipRight(attempts(stage, input, made + 1, spent + costOf(error.value)))
        )
  })

const costOf = ({ cost = 0 }: SourceError): number => cost

/** What the end of a gather stage says of its source, when the stage itself could not say it. */
const verdictOf = (stage: Stage, verdict: Lookup["verdict"], reason: string | null): StageOutput =>
  stage.kind === "gather"
    ? { ...emptyOutput, lookups: [{ source: stage.name, verdict, reason }] }
    : emptyOutput

type Planned = Pick<PlannedStage, "id" | "stage">

const ended = (
  { id, stage }: Planned,
  state: Checkpoint["state"],
  error: string | null,
  output: StageOutput
): Checkpoint => ({ stage: id, version: stage.version, state, error, output })

/** The end of a stage that was not run. */
export const skipped = (planned: Planned, why: string): Checkpoint =>
  ended(planned, "skipped", why, verdictOf(planned.stage, "unavailable", why))

/** The end of a round that had nothing to follow. */
export const idle = (planned: Planned): Checkpoint => ended(planned, "skipped", null, emptyOutput)

const failed = (planned: Planned, why: string, cost = 0): Checkpoint =>
  ended(planned, "failed", why, { ...verdictOf(planned.stage, "unavailable", why), cost })

/** The end of a stage whose time was up. */
export const timedOut = (planned: Planned): Checkpoint => failed(planned, describeReason({ _tag: "Timeout" }))

const endOf = (planned: Planned, { exit, spent }: Attempted): Effect.Effect<Checkpoint> => {
  if (Exit.isSuccess(exit)) {
    const output = spent === 0 ? exit.value : { ...exit.value, cost: spent + exit.value.cost }
    return Effect.succeed(ended(planned, "finished", null, output))
  }
  const error = Cause.failureOption(exit.cause)
  if (Option.isNone(error)) {
    const checkpoint = failed(planned, "internal error of the stage", spent)
    return Effect.as(Effect.logError("A stage broke", describeCause(exit.cause)), checkpoint)
  }
  const { reason } = error.value
  const cost = spent + costOf(error.value)
  return Effect.succeed(
    reason._tag === "NotFound"
      ? ended(planned, "finished", null, { ...verdictOf(planned.stage, "absent", null), cost })
      : failed(planned, describeReason(reason), cost)
  )
}

/**
 * Runs one stage to its end, whatever that is, retries included. Never fails: a stage takes no other down. A source that has
 * nothing is a finished stage. Time limits are the pipeline's.
 */
export const runStage = (planned: Planned, input: StageInput): Effect.Effect<Checkpoint> =>
  Effect.flatMap(attempts(planned.stage, input), attempted => endOf(planned, attempted))
