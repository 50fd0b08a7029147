import { Context, type Effect, type Option } from "effect"
import type { Checkpoint } from "../domain/Checkpoint.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Evidence } from "../domain/Evidence.ts"
import type {
  IdempotencyMismatch,
  InsufficientCredits,
  LeaseLost,
  ReportGone,
  ReportNotFound,
  StoreUnavailable,
  Suppressed,
  TaskNotFound,
  TaskSettled
} from "../domain/errors.ts"
import type { IntelligenceReport } from "../domain/IntelligenceReport.ts"
import type { SubmittedTask, TaskStatus } from "../domain/ResearchTask.ts"
import type { SubjectFingerprint } from "../domain/Subject.ts"
import type { TaskEvent, TaskEventData } from "../domain/TaskEvent.ts"

/** A secret that only the `Secrets` service can open. */
export type SealedSecret = string

/** A task as it stands in the store. Times are epoch milliseconds. */
export interface StoredTask {
  readonly taskId: string
  readonly accountId: string
  readonly status: TaskStatus
  readonly isTest: boolean
  readonly prospectId: string | null
  readonly callbackUrl: string | null
  readonly createdAt: number
  readonly startedAt: number | null
  readonly completedAt: number | null
  readonly error: string | null
  readonly result: IntelligenceReport | null
  /** Set only when completed and the page may still be shown. */
  readonly reportToken: string | null
}

/** `StoredTask` without the result, as lists carry it. */
export type StoredTaskSummary = Omit<StoredTask, "result">

/** How a task ends. The store adds refund, delivery and event by itself, in the same transaction. */
export type Settlement = {
  readonly completedAt: number
  readonly evidence: Evidence
  /** Spent with outside services, in USD. */
  readonly cost: number
  /** The callback, serialised once; stored only when the task has a callback URL. */
  readonly delivery: { readonly deliveryId: string; readonly body: string }
} & (
  | {
      readonly status: "completed"
      readonly result: IntelligenceReport
      readonly reportToken: string
      /** When the report page stops being shown; `null`: never. */
      readonly reportExpiresAt: number | null
    }
  | {
      readonly status: "failed"
      readonly error: string
      /** What the stages found must not be kept either. */
      readonly dropFindings?: boolean
    }
)

/** A checked request on its way into the store. */
export interface Admission {
  readonly taskId: string
  readonly accountId: string
  readonly prospectId: string | null
  readonly contact: ContactData
  /** By what the person is found again. */
  readonly subjects: ReadonlyArray<SubjectFingerprint>
  readonly callbackUrl: string | null
  readonly callbackSecret: SealedSecret | null
  readonly createdAt: number
  /** Set for a test request: it is stored settled, and nothing is charged. */
  readonly settlement: Settlement | null
  readonly idempotency: {
    readonly key: string
    readonly requestHash: string
    /** Rows older than this are as good as absent. */
    readonly notBefore: number
  } | null
}

/** The right of one worker to run one task. */
export interface Lease {
  readonly taskId: string
  readonly fence: number
}

export interface ClaimedTask extends Lease {
  readonly accountId: string
  readonly prospectId: string | null
  readonly contact: ContactData
  readonly createdAt: number
  /** How many workers began this task and ended without a word since it last got on; 0 at first. */
  readonly starts: number
}

export interface ListQuery {
  readonly limit: number
  /** Only tasks older than this one: the last id of the page before. */
  readonly before: string | null
  readonly status: TaskStatus | null
  readonly prospectId: string | null
}

/** What waits. Ages are milliseconds. */
export interface Backlog {
  readonly pending: number
  readonly running: number
  /** Age of the oldest task that a worker could claim now; `null` when there is none. */
  readonly oldestClaimableAge: number | null
  readonly deliveriesPending: number
}

/** What a report page shows. */
export interface StoredReport {
  readonly taskId: string
  readonly isTest: boolean
  readonly completedAt: number
  readonly contact: ContactData
  readonly result: IntelligenceReport
  readonly evidence: Evidence
}

/**
 * Tasks, which are the queue as well. One method is one business transition is one transaction.
 * Lease times are durations, since the store's clock decides.
 */
export class TaskStore extends Context.Tag("@prospect-research/core/TaskStore")<
  TaskStore,
  {
    /**
     * Idempotency row, charge, ledger entry, task and first event, all or none. Returns the first answer again when the key was
     * used before with the same request. Task ids are time-ordered, so that an id's order is the order of arrival. A person whom
     * the account or the operator has suppressed is refused.
     */
    readonly admit: (
      admission: Admission
    ) => Effect.Effect<
      SubmittedTask,
      InsufficientCredits | IdempotencyMismatch | Suppressed | StoreUnavailable
    >

    /**
     * Tasks whose lease ended without a word first, then pending ones, fairly between accounts: each account's tasks take turns
     * with those of the others. Each gets a new fence and a lease.
     */
    readonly claim: (options: {
      readonly worker: string
      readonly limit: number
      readonly leaseMillis: number
    }) => Effect.Effect<ReadonlyArray<ClaimedTask>, StoreUnavailable>

    /** Extends, in one transaction, the leases on these tasks that the worker still holds, and returns those tasks' ids. */
    readonly heartbeat: (options: {
      readonly worker: string
      readonly taskIds: ReadonlyArray<string>
      readonly leaseMillis: number
    }) => Effect.Effect<ReadonlyArray<string>, StoreUnavailable>

    /** Ends the worker's leases at once. Whoever can say so was not killed by its tasks: their starts are forgotten. Returns how many. */
    readonly release: (options: { readonly worker: string }) => Effect.Effect<number, StoreUnavailable>

    /** Counts a start and appends its event, under the fence. What is claimed and never begun cannot have ended its worker. */
    readonly begin: (lease: Lease, event: TaskEventData) => Effect.Effect<void, LeaseLost | StoreUnavailable>

    /** Appends to the task's log under the fence. */
    readonly append: (
      lease: Lease,
      events: ReadonlyArray<TaskEventData>
    ) => Effect.Effect<void, LeaseLost | StoreUnavailable>

    /** Stores a stage's end and appends events, under the fence. The task got on: of its starts only this one counts. */
    readonly checkpoint: (
      lease: Lease,
      checkpoint: Checkpoint,
      events: ReadonlyArray<TaskEventData>
    ) => Effect.Effect<void, LeaseLost | StoreUnavailable>

    readonly checkpoints: (taskId: string) => Effect.Effect<ReadonlyArray<Checkpoint>, StoreUnavailable>

    /** Ends a task under the fence: result or error, refund, delivery owed, event, all or none. */
    readonly settle: (
      lease: Lease,
      settlement: Settlement
    ) => Effect.Effect<void, LeaseLost | StoreUnavailable>

    /** Ends a task that nobody has settled yet, whoever holds it. */
    readonly cancel: (
      accountId: string,
      taskId: string,
      settlement: Settlement
    ) => Effect.Effect<void, TaskNotFound | TaskSettled | StoreUnavailable>

    /**
     * Removes contact data, result, evidence, checkpoints, events and deliveries. The ledger stays; an unsettled task is refunded.
     * The report page is gone from then on.
     */
    readonly erase: (
      accountId: string,
      taskId: string,
      erasedAt: number
    ) => Effect.Effect<void, TaskNotFound | StoreUnavailable>

    readonly get: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<StoredTask, TaskNotFound | StoreUnavailable>

    /** Newest first. */
    readonly list: (
      accountId: string,
      query: ListQuery
    ) => Effect.Effect<ReadonlyArray<StoredTaskSummary>, StoreUnavailable>

    /** Events with a sequence above `after`, oldest first, at most `limit`. */
    readonly events: (
      accountId: string,
      taskId: string,
      after: number,
      limit: number
    ) => Effect.Effect<ReadonlyArray<TaskEvent>, TaskNotFound | StoreUnavailable>

    /** The evidence of a settled task; nothing before that. */
    readonly evidence: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<Option.Option<Evidence>, TaskNotFound | StoreUnavailable>

    readonly report: (
      token: string,
      now: number
    ) => Effect.Effect<StoredReport, ReportNotFound | ReportGone | StoreUnavailable>

    /** Stops showing the report page. */
    readonly revokeReport: (
      accountId: string,
      taskId: string
    ) => Effect.Effect<void, TaskNotFound | StoreUnavailable>

    readonly backlog: Effect.Effect<Backlog, StoreUnavailable>
  }
>() {}
