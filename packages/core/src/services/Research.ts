import { Context, type Duration, type Effect, type Stream } from "effect"
import type { Delivery } from "../domain/Delivery.ts"
import type { TaskEvidence } from "../domain/Evidence.ts"
import type {
  IdempotencyMismatch,
  InsufficientCredits,
  InvalidRequest,
  NothingToRedeliver,
  Overloaded,
  ReportGone,
  ReportNotFound,
  StoreUnavailable,
  TaskNotFound,
  TaskSettled
} from "../domain/errors.ts"
import type { ResearchTask, ResearchTaskSummary, SubmittedTask } from "../domain/ResearchTask.ts"
import type { TaskEvent } from "../domain/TaskEvent.ts"
import type { StoredReport } from "../ports/TaskStore.ts"

/** What a client asks of the list of tasks, as it arrived: every member may be absent. */
export interface ListRequest {
  /** 1 to 100, default 20. */
  readonly limit?: number | undefined
  readonly cursor?: string | undefined
  readonly status?: string | undefined
  readonly prospect_id?: string | undefined
}

export interface TaskPage {
  readonly data: ReadonlyArray<ResearchTaskSummary>
  readonly next_cursor: string | null
}

/** Everything an account can do with research tasks. Every method answers only for tasks of `accountId`. */
export class Research extends Context.Tag("@prospect-research/core/Research")<
  Research,
  {
    /**
     * Checks the body (any JSON value), charges one credit and stores the task; then the answer is durable. Test requests cost nothing
     * and are complete at once. The same idempotency key with the same body gives the first answer again for 7 days.
     */
    readonly submit: (
      accountId: string,
      body: unknown,
      options?: { readonly idempotencyKey?: string | undefined }
    ) => Effect.Effect<
      SubmittedTask,
      InvalidRequest | InsufficientCredits | IdempotencyMismatch | Overloaded | StoreUnavailable
    >
    readonly get: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<ResearchTask, TaskNotFound | StoreUnavailable>
    /** The task as soon as it is settled, or as it stands when the time is up. */
    readonly wait: (
      accountId: string,
      taskId: string,
      atMost: Duration.DurationInput
    ) => Effect.Effect<ResearchTask, TaskNotFound | StoreUnavailable>
    readonly list: (
      accountId: string,
      request: ListRequest
    ) => Effect.Effect<TaskPage, InvalidRequest | StoreUnavailable>
    /** The task's log after a sequence number (0: from the start), live until the task is settled. */
    readonly events: (
      accountId: string,
      taskId: string,
      after: number
    ) => Stream.Stream<TaskEvent, TaskNotFound | StoreUnavailable>
    readonly evidence: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<TaskEvidence, TaskNotFound | StoreUnavailable>
    /** Ends an unsettled task as failed, with the refund. */
    readonly cancel: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<ResearchTask, TaskNotFound | TaskSettled | StoreUnavailable>
    /** Removes every trace of the person; the ledger stays. */
    readonly erase: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<void, TaskNotFound | StoreUnavailable>
    readonly deliveries: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<ReadonlyArray<Delivery>, TaskNotFound | StoreUnavailable>
    /** Sends the task's callback again. `callback_secret` is needed when the delivery has ended and had one. */
    readonly redeliver: (
      accountId: string,
      taskId: string,
      body?: unknown
    ) => Effect.Effect<Delivery, InvalidRequest | TaskNotFound | NothingToRedeliver | StoreUnavailable>
    /** What the public report page of a token shows. */
    readonly report: (
      token: string
    ) => Effect.Effect<StoredReport, ReportNotFound | ReportGone | StoreUnavailable>
    /** Stops showing the report page. */
    readonly revokeReport: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<void, TaskNotFound | StoreUnavailable>
  }
>() {}
