import { Schema } from "effect"
import { Confidence } from "./IntelligenceReport.ts"

/** The label of the service in callbacks (specification, 6). */
export const serviceLabel = "sales-intelligence"

/** The client's own id of the prospect, only where it gave one: the specification lets it be absent, and nowhere null. */
const prospectId = Schema.optionalWith(Schema.String, { exact: true })

/** The body sent when a task completes (specification, 6.1). */
export const SuccessCallback = Schema.Struct({
  prospect_id: prospectId,
  job_id: Schema.String,
  status: Schema.Literal("success"),
  service: Schema.Literal(serviceLabel),
  total_cost: Schema.Number,
  full_name: Schema.String,
  icebreaker_count: Schema.Number,
  icebreakers: Schema.Array(
    Schema.Struct({
      angle: Schema.String,
      opening_line: Schema.String,
      topic_category: Schema.String,
      confidence: Confidence
    })
  ),
  research_stages_completed: Schema.Number,
  social_media: Schema.Struct({ linkedin_posts: Schema.Number, twitter_posts: Schema.Number })
})
export type SuccessCallback = typeof SuccessCallback.Type

/** The body sent when a task fails (specification, 6.2). */
export const FailureCallback = Schema.Struct({
  prospect_id: prospectId,
  job_id: Schema.String,
  status: Schema.Literal("error"),
  service: Schema.Literal(serviceLabel),
  error: Schema.String
})
export type FailureCallback = typeof FailureCallback.Type

export const Callback = Schema.Union(SuccessCallback, FailureCallback)
export type Callback = typeof Callback.Type
