/** Names of the failures of the library. */
export type ResearchErrorCode =
  | "AccountNotFound"
  | "CannotOpen"
  | "Closed"
  | "GrantMismatch"
  | "IdempotencyMismatch"
  | "InsufficientCredits"
  | "InvalidRequest"
  | "KeyNotFound"
  | "NothingToRedeliver"
  | "Overloaded"
  | "ReportGone"
  | "ReportNotFound"
  | "StoreUnavailable"
  | "Suppressed"
  | "SuppressionNotFound"
  | "TaskNotFound"
  | "TaskSettled"

const messages: Record<ResearchErrorCode, string> = {
  AccountNotFound: "Account not found",
  CannotOpen: "The service cannot be opened",
  Closed: "The service has been closed",
  GrantMismatch: "This grant was made before with another amount",
  IdempotencyMismatch: "This idempotency key was used before with another request",
  InsufficientCredits: "Insufficient credits: grant the account more",
  InvalidRequest: "Invalid request",
  KeyNotFound: "Key not found",
  NothingToRedeliver: "Nothing to deliver again",
  Overloaded: "Too much work is waiting: try again later",
  ReportGone: "The report is no longer available",
  ReportNotFound: "Report not found",
  StoreUnavailable: "The database cannot be reached: nothing was written, try again",
  Suppressed: "This person has asked not to be researched",
  SuppressionNotFound: "Suppression not found",
  TaskNotFound: "Task not found",
  TaskSettled: "The task has already ended"
}

/** What the Promise methods reject with: an expected failure, told by its `code`. */
export class ResearchError extends Error {
  override readonly name = "ResearchError"

  constructor(
    readonly code: ResearchErrorCode,
    detail?: string
  ) {
    super(detail ?? messages[code])
  }
}

/** What the services fail with. */
export interface ResearchFailure {
  readonly _tag: ResearchErrorCode
  readonly detail?: string
}

export const isFailure = (error: unknown): error is ResearchFailure =>
  typeof error === "object" && error !== null && "_tag" in error && String(error._tag) in messages
