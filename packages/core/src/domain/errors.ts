import { Schema } from "effect"

/** The request cannot be accepted as it is. `detail` names the field and never repeats a value. */
export class InvalidRequest extends Schema.TaggedError<InvalidRequest>()("InvalidRequest", {
  detail: Schema.String
}) {}

/** No such task for this account: unknown, malformed, erased and foreign ids are told apart nowhere. */
export class TaskNotFound extends Schema.TaggedError<TaskNotFound>()("TaskNotFound", {}) {}

/** The task is already completed or failed, so that it can no longer be cancelled. */
export class TaskSettled extends Schema.TaggedError<TaskSettled>()("TaskSettled", {}) {}

export class InsufficientCredits extends Schema.TaggedError<InsufficientCredits>()(
  "InsufficientCredits",
  {}
) {}

/** The person has asked not to be researched: nothing was stored or charged. */
export class Suppressed extends Schema.TaggedError<Suppressed>()("Suppressed", {}) {}

/** No such entry on the list of this account, or of the operator. */
export class SuppressionNotFound extends Schema.TaggedError<SuppressionNotFound>()(
  "SuppressionNotFound",
  {}
) {}

/** The idempotency key was used before with a different body. */
export class IdempotencyMismatch extends Schema.TaggedError<IdempotencyMismatch>()(
  "IdempotencyMismatch",
  {}
) {}

/** Missing, malformed, unknown and revoked keys are told apart nowhere. */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", {}) {}

export class AccountNotFound extends Schema.TaggedError<AccountNotFound>()("AccountNotFound", {}) {}

export class KeyNotFound extends Schema.TaggedError<KeyNotFound>()("KeyNotFound", {}) {}

/** The grant id was used before with a different amount. */
export class GrantMismatch extends Schema.TaggedError<GrantMismatch>()("GrantMismatch", {}) {}

/** The task has no delivery that could be sent again. */
export class NothingToRedeliver extends Schema.TaggedError<NothingToRedeliver>()("NothingToRedeliver", {
  detail: Schema.String
}) {}

/** The report page never existed under this token. */
export class ReportNotFound extends Schema.TaggedError<ReportNotFound>()("ReportNotFound", {}) {}

/** The report page existed and was erased, revoked or has expired. */
export class ReportGone extends Schema.TaggedError<ReportGone>()("ReportGone", {}) {}

/** The worker no longer holds the task: whatever it wanted to write is discarded. */
export class LeaseLost extends Schema.TaggedError<LeaseLost>()("LeaseLost", {}) {}

/** The store cannot serve now (full, locked, unreachable). Nothing was written; the same call may succeed later. */
export class StoreUnavailable extends Schema.TaggedError<StoreUnavailable>()("StoreUnavailable", {
  reason: Schema.Literal("busy", "full", "unreachable"),
  cause: Schema.optional(Schema.Defect)
}) {}

/** The service refuses new work for now, before anything was charged. */
export class Overloaded extends Schema.TaggedError<Overloaded>()("Overloaded", {
  retryAfterSeconds: Schema.Number
}) {}
