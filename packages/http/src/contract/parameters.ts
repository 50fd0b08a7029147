import { Schema } from "effect"

/** One path segment as text; percent-encoded in the address, so that no id can lead to another route. */
const pathSegment = (description: string) =>
  Schema.transform(Schema.String.annotations({ description }), Schema.String, {
    strict: true,
    decode: decodeURIComponent,
    encode: encodeURIComponent
  })

const optionalText = (description: string) => Schema.optional(Schema.String.annotations({ description }))

/** A number in a query. The server reads it by itself, to name what is wrong without repeating it. */
const optionalNumber = (jsonSchema: {
  readonly type: "integer" | "number"
  readonly minimum: number
  readonly maximum: number
  readonly description: string
}) => Schema.optional(Schema.NumberFromString.annotations({ jsonSchema }))

export const TaskPath = Schema.Struct({ task_id: pathSegment("From the answer to POST /research.") })
export const AccountPath = Schema.Struct({
  account_id: pathSegment("From the answer to POST /admin/accounts.")
})
export const KeyPath = Schema.Struct({ key_id: pathSegment("From GET /account.") })
export const SuppressionPath = Schema.Struct({
  suppression_id: pathSegment("From the list of suppressions.")
})
export const ReportPath = Schema.Struct({ token: pathSegment("The last part of `report_url`.") })

/** Longest long poll, seconds. */
export const longestWait = 60

export const WaitQuery = Schema.Struct({
  wait: optionalNumber({
    type: "number",
    minimum: 0,
    maximum: longestWait,
    description: "Seconds to wait for the task to be completed or failed."
  })
})

export const ListQuery = Schema.Struct({
  limit: optionalNumber({
    type: "integer",
    minimum: 1,
    maximum: 100,
    description: "Tasks on one page; 20 by default."
  }),
  cursor: optionalText("The `next_cursor` of the page before."),
  status: Schema.optional(
    Schema.String.annotations({
      jsonSchema: {
        type: "string",
        enum: ["pending", "running", "completed", "failed"],
        description: "Only tasks in this state."
      }
    })
  ),
  prospect_id: optionalText("Only tasks with this identifier of yours.")
})

export const SubmitHeaders = Schema.Struct({
  "idempotency-key": optionalText(
    "Up to 255 visible ASCII characters. The same key with the same body gives the first answer again for 7 days; with another body, 422."
  )
})
export const EventsHeaders = Schema.Struct({
  "last-event-id": optionalText("The id of the last event seen: the stream goes on after it.")
})
