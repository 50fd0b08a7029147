import { Schema } from "effect"

/** What happened to one stage. It names sources and fields, never values. */
export const StageProgress = Schema.Struct({
  stage: Schema.String,
  state: Schema.Literal("running", "finished", "failed", "skipped"),
  /** Names of the sources that were asked. */
  read: Schema.Array(Schema.String),
  /** Report fields for which the stage found a claim. */
  found: Schema.Array(Schema.String),
  error: Schema.NullOr(Schema.String)
})
export type StageProgress = typeof StageProgress.Type

/** What is written to a task's log; the store adds sequence and time. */
export const TaskEventData = Schema.Union(
  Schema.Struct({ type: Schema.Literal("pending") }),
  /** `attempt` above 1: another worker took the task over; finished stages are kept. */
  Schema.Struct({ type: Schema.Literal("running"), attempt: Schema.Number, stages: Schema.Number }),
  Schema.Struct({ type: Schema.Literal("stage"), ...StageProgress.fields }),
  Schema.Struct({ type: Schema.Literal("completed") }),
  Schema.Struct({ type: Schema.Literal("failed"), error: Schema.String })
)
export type TaskEventData = typeof TaskEventData.Type

/** One entry of a task's log. `sequence` counts from 1 without gaps. */
export const TaskEvent = Schema.Struct({
  sequence: Schema.Number,
  at: Schema.String,
  data: TaskEventData
})
export type TaskEvent = typeof TaskEvent.Type
