import { Schema } from "effect"
import { IntelligenceReport } from "./IntelligenceReport.ts"

export const TaskStatus = Schema.Literal("pending", "running", "completed", "failed")
export type TaskStatus = typeof TaskStatus.Type

/** Times are ISO 8601 in UTC. */
const summaryFields = {
  task_id: Schema.String,
  status: TaskStatus,
  prospect_id: Schema.NullOr(Schema.String),
  created_at: Schema.String,
  started_at: Schema.NullOr(Schema.String),
  completed_at: Schema.NullOr(Schema.String),
  processing_time_seconds: Schema.NullOr(Schema.Number),
  report_url: Schema.NullOr(Schema.String),
  error: Schema.NullOr(Schema.String)
}

/** A task as lists show it: without its result. */
export const ResearchTaskSummary = Schema.Struct(summaryFields)
export type ResearchTaskSummary = typeof ResearchTaskSummary.Type

/** A task as the client sees it (specification, 2.1). */
export const ResearchTask = Schema.Struct({
  ...summaryFields,
  result: Schema.NullOr(IntelligenceReport)
})
export type ResearchTask = typeof ResearchTask.Type

/** The answer to an accepted request (specification, 2.3). */
export const SubmittedTask = Schema.Struct({
  task_id: Schema.String,
  prospect_id: Schema.NullOr(Schema.String),
  status: Schema.Literal("pending", "completed")
})
export type SubmittedTask = typeof SubmittedTask.Type

export const isSettled = (status: TaskStatus): boolean => status === "completed" || status === "failed"
