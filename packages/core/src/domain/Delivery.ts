import { Schema } from "effect"

/** One HTTP try of a delivery. `response` is at most 4 KiB of the answer, redacted. */
export const Attempt = Schema.Struct({
  number: Schema.Number,
  at: Schema.String,
  duration_ms: Schema.Number,
  status_code: Schema.NullOr(Schema.Number),
  error: Schema.NullOr(Schema.String),
  response: Schema.NullOr(Schema.String)
})
export type Attempt = typeof Attempt.Type

/** `pending`: an attempt is owed. `delivered`: a 2xx came. `abandoned`: 410, or the schedule is used up. */
export const DeliveryState = Schema.Literal("pending", "delivered", "abandoned")
export type DeliveryState = typeof DeliveryState.Type

/** One event owed to the client. `delivery_id` is the `webhook-id` of every attempt. */
export const Delivery = Schema.Struct({
  delivery_id: Schema.String,
  task_id: Schema.String,
  state: DeliveryState,
  created_at: Schema.String,
  next_attempt_at: Schema.NullOr(Schema.String),
  attempts: Schema.Array(Attempt)
})
export type Delivery = typeof Delivery.Type
