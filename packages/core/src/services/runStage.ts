import { Cause, Clock, Duration, Effect, Exit, Schedule, Schema } from "effect"
import type { Checkpoint } from "../domain/Checkpoint.ts"
import { describeReason, SourceError } from "../domain/SourceError.ts"
import { emptyOutput, type Lookup, StageOutput } from "../domain/StageOutput.ts"
import type { Stage, StageInput } from "./Stage.ts"

/** Rate limits, 5xx and network trouble are tried again: at most twice, after about 0.5 s and 1 s, jittered. */
export const retrySchedule = Schedule.exponential("500 millis").pipe(
  Schedule.jittered,
  Schedule.intersect(Schedule.recurs(2))
)

/** A source that asks for a longer pause than this is not asked again in this run. */
const longestPause = Duration.seconds(10)

const isRetryable = ({ reason }: SourceError): boolean =>
  reason._tag === "Network" ||
  (reason._tag === "UpstreamStatus" && reason.status >= 500) ||
  (reason._tag === "RateLimited" && (reason.retryAfterMillis ?? 0) <= Duration.toMillis(longestPause))

const pauseAsAsked = ({ reason }: SourceError): Effect.Effect<void> =>
  reason._tag === "RateLimited" && reason.retryAfterMillis !== null
    ? Effect.sleep(Duration.millis(reason.retryAfterMillis))
    : Effect.void

const decodeOutput = Schema.validate(StageOutput)

const attempt = (stage: Stage, input: StageInput): Effect.Effect<StageOutput, SourceError> =>
  Effect.suspend(() => stage.run(input)).pipe(
    Effect.flatMap(output =>
      Effect.mapError(
        decodeOutput({ ...emptyOutput, ...output }),
        () => new SourceError({ source: stage.name, reason: { _tag: "Malformed" } })
      )
    )
  )

/** What the end of a gather stage says of its source, when the stage itself could not say it. */
const verdictOf = (stage: Stage, verdict: Lookup["verdict"], reason: string | null): StageOutput =>
  stage.kind === "gather"
    ? { ...emptyOutput, lookups: [{ source: stage.name, verdict, reason }] }
    : emptyOutput

/** The end of a stage that was not run. */
export const skipped = (stage: Stage, why: string): Checkpoint => ({
  stage: stage.name,
  version: stage.version,
  state: "skipped",
  error: why,
  output: verdictOf(stage, "unavailable", why)
})

const failed = (stage: Stage, why: string): Checkpoint => ({
  stage: stage.name,
  version: stage.version,
  state: "failed",
  error: why,
  output: verdictOf(stage, "unavailable", why)
})

const finished = (stage: Stage, output: StageOutput): Checkpoint => ({
  stage: stage.name,
  version: stage.version,
  state: "finished",
  error: null,
  output
})

/**
 * Runs one stage to its end, whatever that is: within its time limit and before `deadline` (epoch milliseconds), retries included.
 * Never fails: a stage takes no other down. A source that has nothing is a finished stage.
 */
export const runStage = Effect.fnUntraced(function* (stage: Stage, input: StageInput, deadline: number) {
  const remaining =
    stage.kind === "gather" ? deadline - (yield* Clock.currentTimeMillis) : Number.POSITIVE_INFINITY
  if (remaining <= 0) return skipped(stage, "no time left")
  const limit = Duration.min(Duration.decode(stage.timeLimit), Duration.millis(remaining))
  const exit = yield* attempt(stage, input).pipe(
    Effect.tapError(error => (isRetryable(error) ? pauseAsAsked(error) : Effect.void)),
    Effect.retry({ schedule: retrySchedule, while: isRetryable }),
    Effect.timeoutFail({
      duration: limit,
      onTimeout: () => new SourceError({ source: stage.name, reason: { _tag: "Timeout" } })
    }),
    Effect.exit
  )
  if (Exit.isSuccess(exit)) return finished(stage, exit.value)
  const error = Cause.failureOption(exit.cause)
  if (error._tag === "None") {
    yield* Effect.logError("A stage broke", Cause.pretty(exit.cause))
    return failed(stage, "internal error of the stage")
  }
  return error.value.reason._tag === "NotFound"
    ? finished(stage, verdictOf(stage, "absent", null))
    : failed(stage, describeReason(error.value.reason))
})
