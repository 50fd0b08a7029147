import { failureCallbackExample, successCallbackExample } from "./examples.ts"
import type { Operation, Parameter, Specification } from "./model.ts"

const header = (name: string, required: boolean, description: string): Parameter => ({
  name,
  in: "header",
  required,
  description,
  schema: { type: "string" }
})

/** What comes with every callback. */
const callbackHeaders: ReadonlyArray<Parameter> = [
  header(
    "Authorization",
    false,
    "`Bearer <callback_secret>`, when the request gave a `callback_secret`. Compare it in constant time."
  ),
  header(
    "webhook-id",
    true,
    "The id of the delivery: the same on every attempt, so that you can skip what you have seen."
  ),
  header(
    "webhook-timestamp",
    true,
    "Seconds since 1970 at which this attempt was sent. Refuse what is older than five minutes."
  ),
  header(
    "webhook-signature",
    true,
    "Standard Webhooks: `v1,` and the Base64 of an HMAC-SHA256 of `<webhook-id>.<webhook-timestamp>.<body>` under the account's signing secret. Several are separated by spaces; one that fits is enough."
  )
]

const callback = (
  operationId: string,
  summary: string,
  description: string,
  schema: string,
  example: unknown
): Operation => ({
  operationId,
  summary,
  description,
  tags: ["Callbacks"],
  security: [],
  parameters: callbackHeaders,
  requestBody: {
    required: true,
    content: { "application/json": { schema: { $ref: `#/components/schemas/${schema}` }, example } }
  },
  responses: {
    "2XX": {
      description: "Received. Answer quickly and do heavy work afterwards; an attempt may take 15 seconds."
    },
    "410": { description: "Do not send this callback again." },
    default: {
      description:
        "Not received: sent again, ten attempts in all over some three days. Redirects are not followed."
    }
  }
})

export const callbacksTag = {
  name: "Callbacks",
  description:
    "What the service sends to your `callback_url`, at least once, when a task is completed or failed."
}

export const webhooks: NonNullable<Specification["webhooks"]> = {
  researchCompleted: {
    post: callback(
      "callback.success",
      "Research completed",
      "Sent when a task completes, test requests included. Delivered at least once: the same callback may come twice.",
      "SuccessCallback",
      successCallbackExample
    )
  },
  researchFailed: {
    post: callback(
      "callback.failure",
      "Research failed",
      "Sent when a task fails. Its credit is refunded already.",
      "FailureCallback",
      failureCallbackExample
    )
  }
}
