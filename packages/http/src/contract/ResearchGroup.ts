import { HttpApiEndpoint, HttpApiGroup, HttpApiSchema, OpenApi } from "@effect/platform"
import {
  Delivery,
  IntelligenceReport,
  ResearchTask,
  ResearchTaskSummary,
  SubmitBody,
  SubmittedTask,
  TaskEvidence
} from "@prospect-research/core/domain"
import { Schema } from "effect"
import { answer } from "./answer.ts"
import { WireError } from "./errors.ts"
import { EventsHeaders, ListQuery, SubmitHeaders, TaskPath, WaitQuery } from "./parameters.ts"
import { ApiKeySecurity } from "./security.ts"

const Task = Schema.Struct({
  ...ResearchTask.fields,
  result: Schema.NullOr(IntelligenceReport.annotations({ identifier: "IntelligenceReport" }))
}).annotations({ identifier: "ResearchTask" })

export const TaskList = Schema.Struct({
  data: Schema.Array(ResearchTaskSummary.annotations({ identifier: "ResearchTaskSummary" })),
  next_cursor: Schema.NullOr(Schema.String)
}).annotations({ identifier: "TaskList" })

const DeliveryEntry = Delivery.annotations({ identifier: "Delivery" })

export const DeliveryList = Schema.Struct({ data: Schema.Array(DeliveryEntry) }).annotations({
  identifier: "DeliveryList"
})

/** The body of a redelivery may be left out altogether. */
export const RedeliverBody = Schema.Struct({
  callback_secret: Schema.optional(Schema.NullOr(Schema.String))
}).annotations({ identifier: "RedeliverBody" })

const EventStream = Schema.String.pipe(
  HttpApiSchema.withEncoding({ kind: "Text", contentType: "text/event-stream" })
)

export const ResearchGroup = HttpApiGroup.make("research")
  .add(
    HttpApiEndpoint.post("submit", "/research")
      .setHeaders(SubmitHeaders)
      .setPayload(SubmitBody.annotations({ identifier: "SubmitRequest" }))
      .addSuccess(answer(202, "SubmittedTask", SubmittedTask))
      .addError(WireError.InvalidRequest)
      .addError(WireError.InsufficientCredits)
      .addError(WireError.IdempotencyMismatch)
      .addError(WireError.Suppressed)
      .annotateContext(
        OpenApi.annotations({
          summary: "Start research",
          description:
            "Costs 1 credit, which comes back when the research fails. `is_test: true` costs nothing and is complete at once. When this answers 202 the task is stored: nothing is lost if the connection or the server breaks afterwards. Repeat a request that got no answer with the same `Idempotency-Key`: it is never done or charged twice."
        })
      )
  )
  .add(
    HttpApiEndpoint.get("list", "/research")
      .setUrlParams(ListQuery)
      .addSuccess(TaskList)
      .addError(WireError.InvalidRequest)
      .annotateContext(
        OpenApi.annotations({
          summary: "List tasks",
          description:
            "Newest first, without their results. Pass `next_cursor` on as `cursor` for the next page; it is `null` on the last."
        })
      )
  )
  .add(
    HttpApiEndpoint.get("get", "/research/:task_id")
      .setPath(TaskPath)
      .setUrlParams(WaitQuery)
      .addSuccess(Task)
      .addError(WireError.InvalidRequest)
      .addError(WireError.TaskNotFound)
      .annotateContext(
        OpenApi.annotations({
          summary: "Poll a task",
          description:
            "Answers with the task as it stands. With `wait` it answers as soon as the task is completed or failed, and after so many seconds in any case. Without it, ask every 4 to 5 seconds. A failed task is no HTTP error: `status` is `failed` and `error` says why."
        })
      )
  )
  .add(
    HttpApiEndpoint.del("erase", "/research/:task_id")
      .setPath(TaskPath)
      .addSuccess(HttpApiSchema.NoContent)
      .addError(WireError.TaskNotFound)
      .annotateContext(
        OpenApi.annotations({
          summary: "Erase a task",
          description:
            "Removes every trace of the person: contact data, documents, evidence, report and the bodies of callbacks. The report page then answers 410. Only the movement of credits stays. A task that still runs is ended and refunded."
        })
      )
  )
  .add(
    HttpApiEndpoint.get("events", "/research/:task_id/events")
      .setPath(TaskPath)
      .setHeaders(EventsHeaders)
      .addSuccess(EventStream)
      .addError(WireError.InvalidRequest)
      .addError(WireError.TaskNotFound)
      .annotateContext(
        OpenApi.annotations({
          summary: "Stream a task",
          description:
            "Server-sent events: everything that has happened to the task, then everything that happens, until it is completed or failed. Each event has an `id`, an `event` (`pending`, `running`, `stage`, `completed`, `failed`) and JSON as `data`. A client that was cut off sends the last id it saw as `Last-Event-ID` and gets the rest, without gap or repetition; a browser does so by itself."
        })
      )
  )
  .add(
    HttpApiEndpoint.get("evidence", "/research/:task_id/evidence")
      .setPath(TaskPath)
      .addSuccess(TaskEvidence.annotations({ identifier: "TaskEvidence" }))
      .addError(WireError.TaskNotFound)
      .annotateContext(
        OpenApi.annotations({
          summary: "Show the evidence",
          description:
            "What each value of the report rests on: the claims with their quotes, the documents the quotes stand in, how sure it is that a document speaks of this person, and what every source answered: found, not there, or could not be asked."
        })
      )
  )
  .add(
    HttpApiEndpoint.get("deliveries", "/research/:task_id/deliveries")
      .setPath(TaskPath)
      .addSuccess(DeliveryList)
      .addError(WireError.TaskNotFound)
      .annotateContext(
        OpenApi.annotations({
          summary: "List callbacks",
          description: "Every callback owed for the task, with a log of its attempts."
        })
      )
  )
  .add(
    HttpApiEndpoint.post("redeliver", "/research/:task_id/deliveries/redeliver")
      .setPath(TaskPath)
      .setPayload(RedeliverBody)
      .addSuccess(answer(202, "Delivery", Delivery))
      .addError(WireError.InvalidRequest)
      .addError(WireError.TaskNotFound)
      .addError(WireError.NothingToRedeliver)
      .annotateContext(
        OpenApi.annotations({
          summary: "Send a callback again",
          description:
            "Makes one attempt now, with the same body and the same `webhook-id`. Secrets are not kept once a delivery has ended: where the callback had a `callback_secret`, send it again."
        })
      )
  )
  .add(
    HttpApiEndpoint.post("cancel", "/research/:task_id/cancel")
      .setPath(TaskPath)
      .addSuccess(Task)
      .addError(WireError.TaskNotFound)
      .addError(WireError.TaskSettled)
      .annotateContext(
        OpenApi.annotations({
          summary: "Cancel a task",
          description:
            "Ends a pending or running task as `failed` with the error `Cancelled`, and refunds it."
        })
      )
  )
  .add(
    HttpApiEndpoint.del("revokeReport", "/research/:task_id/report")
      .setPath(TaskPath)
      .addSuccess(HttpApiSchema.NoContent)
      .addError(WireError.TaskNotFound)
      .annotateContext(
        OpenApi.annotations({
          summary: "Take back a report page",
          description: "The public page answers 410 from now on. The task and its result stay."
        })
      )
  )
  .middleware(ApiKeySecurity)
  .annotateContext(
    OpenApi.annotations({
      title: "Research",
      description: "Ask for research on one person, follow it, and read what it rests on."
    })
  )
