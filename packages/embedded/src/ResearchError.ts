import { Cause, ConfigError, type Effect, Exit, type ManagedRuntime } from "effect"
import { settingsMessage } from "./settingsMessage.ts"

/** Names of the failures of the library. */
export type ResearchErrorCode =
  | "AccountNotFound"
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

const isFailure = (error: unknown): error is ResearchFailure =>
  typeof error === "object" && error !== null && "_tag" in error && String(error._tag) in messages

/** Runs an effect as a promise that rejects with a `ResearchError`, or with what kept the service from opening. */
export const promiseOf = async <A, R, LayerError>(
  runtime: ManagedRuntime.ManagedRuntime<R, LayerError>,
  effect: Effect.Effect<A, ResearchFailure, R>,
  signal?: AbortSignal
): Promise<A> => {
  const exit = await runtime.runPromiseExit(effect, signal === undefined ? {} : { signal })
  if (Exit.isSuccess(exit)) return exit.value
  const error = Cause.squash(exit.cause)
  if (isFailure(error)) throw new ResearchError(error._tag, error.detail)
  throw ConfigError.isConfigError(error) ? new TypeError(settingsMessage(error)) : error
}
