import { HttpApiSchema } from "@effect/platform"
import {
  AccountNotFound,
  GrantMismatch,
  IdempotencyMismatch,
  InsufficientCredits,
  InvalidRequest,
  KeyNotFound,
  NothingToRedeliver,
  ReportGone,
  ReportNotFound,
  Suppressed,
  SuppressionNotFound,
  suppressedMessage,
  TaskNotFound,
  TaskSettled,
  Unauthorized
} from "@prospect-research/core/domain"
import { Schema } from "effect"
import { ErrorBody } from "./errorBody.ts"

/** The service cannot take the request now. Nothing was stored or charged; the same request may succeed later. */
export class ServiceUnavailable extends Schema.TaggedError<ServiceUnavailable>()("ServiceUnavailable", {
  detail: Schema.String,
  /** From the `Retry-After` header; `null` when there was none. */
  retryAfterSeconds: Schema.NullOr(Schema.Number)
}) {}

/** Every error that the contract names, with its status and the words a client reads. */
const answers = {
  InvalidRequest: { status: 400, when: "The request is not valid", detail: null },
  Unauthorized: { status: 401, when: "Authentication failed", detail: "Invalid or missing API key" },
  InsufficientCredits: {
    status: 402,
    when: "Insufficient credits",
    detail: "Insufficient credits: please purchase more credits"
  },
  TaskNotFound: { status: 404, when: "Task not found", detail: "Task not found" },
  AccountNotFound: { status: 404, when: "Account not found", detail: "Account not found" },
  KeyNotFound: { status: 404, when: "Key not found", detail: "Key not found" },
  ReportNotFound: { status: 404, when: "Report not found", detail: "Report not found" },
  SuppressionNotFound: { status: 404, when: "Suppression not found", detail: "Suppression not found" },
  TaskSettled: {
    status: 409,
    when: "The task is settled",
    detail: "The task is already completed or failed and cannot be cancelled"
  },
  NothingToRedeliver: { status: 409, when: "There is nothing to deliver again", detail: null },
  ReportGone: {
    status: 410,
    when: "The report is gone",
    detail: "The report was erased or revoked, or has expired"
  },
  GrantMismatch: {
    status: 422,
    when: "grant_id used before",
    detail: "grant_id was used before with a different amount"
  },
  IdempotencyMismatch: {
    status: 422,
    when: "Idempotency-Key used before",
    detail: "Idempotency-Key was used before with a different request body"
  },
  Suppressed: { status: 451, when: "The person is suppressed", detail: suppressedMessage },
  ServiceUnavailable: { status: 503, when: "Not available now", detail: null }
} as const

export type ContractError =
  | InvalidRequest
  | Unauthorized
  | InsufficientCredits
  | TaskNotFound
  | AccountNotFound
  | KeyNotFound
  | ReportNotFound
  | TaskSettled
  | NothingToRedeliver
  | ReportGone
  | GrantMismatch
  | IdempotencyMismatch
  | Suppressed
  | SuppressionNotFound
  | ServiceUnavailable

/** How an error looks on the wire. */
export const errorBodyOf = (error: ContractError): ErrorBody => {
  const { status, detail } = answers[error._tag]
  return { detail: detail ?? ("detail" in error ? error.detail : ""), status_code: status }
}

/** The error's schema for the contract: its class on this side, an error body with its status on the wire. */
const onWire = <E extends ContractError, I>(
  error: Schema.Schema<E, I> & { readonly _tag: E["_tag"] },
  fromDetail: (detail: string) => E
) => {
  const { status, when } = answers[error._tag]
  return Schema.transform(ErrorBody, Schema.typeSchema(error), {
    strict: true,
    decode: body => fromDetail(body.detail),
    encode: errorBodyOf
  }).annotations(HttpApiSchema.annotations<E>({ status, description: when }))
}

export const WireError = {
  InvalidRequest: onWire(InvalidRequest, detail => new InvalidRequest({ detail })),
  Unauthorized: onWire(Unauthorized, () => new Unauthorized()),
  InsufficientCredits: onWire(InsufficientCredits, () => new InsufficientCredits()),
  TaskNotFound: onWire(TaskNotFound, () => new TaskNotFound()),
  AccountNotFound: onWire(AccountNotFound, () => new AccountNotFound()),
  KeyNotFound: onWire(KeyNotFound, () => new KeyNotFound()),
  ReportNotFound: onWire(ReportNotFound, () => new ReportNotFound()),
  TaskSettled: onWire(TaskSettled, () => new TaskSettled()),
  NothingToRedeliver: onWire(NothingToRedeliver, detail => new NothingToRedeliver({ detail })),
  ReportGone: onWire(ReportGone, () => new ReportGone()),
  GrantMismatch: onWire(GrantMismatch, () => new GrantMismatch()),
  IdempotencyMismatch: onWire(IdempotencyMismatch, () => new IdempotencyMismatch()),
  Suppressed: onWire(Suppressed, () => new Suppressed()),
  SuppressionNotFound: onWire(SuppressionNotFound, () => new SuppressionNotFound()),
  ServiceUnavailable: onWire(
    ServiceUnavailable,
    detail => new ServiceUnavailable({ detail, retryAfterSeconds: null })
  )
}
