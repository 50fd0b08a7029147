import { Schema } from "effect"

/** Why a source gave nothing. Messages name no person and no secret, since progress events show them. */
export const SourceErrorReason = Schema.Union(
  Schema.TaggedStruct("NotConfigured", {}),
  Schema.TaggedStruct("NotFound", {}),
  /** `retryAfterMillis` is what the source asked for; `null` when it did not say. */
  Schema.TaggedStruct("RateLimited", { retryAfterMillis: Schema.NullOr(Schema.Number) }),
  Schema.TaggedStruct("QuotaExhausted", {}),
  Schema.TaggedStruct("Unauthorized", {}),
  Schema.TaggedStruct("BlockedByRobots", {}),
  /** The guard of the HTTP client refused the address. */
  Schema.TaggedStruct("BlockedAddress", {}),
  Schema.TaggedStruct("Timeout", {}),
  Schema.TaggedStruct("Network", {}),
  Schema.TaggedStruct("Malformed", {}),
  Schema.TaggedStruct("UpstreamStatus", { status: Schema.Number })
)
export type SourceErrorReason = typeof SourceErrorReason.Type

export class SourceError extends Schema.TaggedError<SourceError>()("SourceError", {
  source: Schema.String,
  reason: SourceErrorReason,
  /** What had been spent by then, in USD, as far as the stage knows; NotFound may have its price as well. */
  cost: Schema.optional(Schema.Number)
}) {}

/** The reason in plain words, for events, evidence and the report page. */
export const describeReason = (reason: SourceErrorReason): string => {
  switch (reason._tag) {
    case "NotConfigured":
      return "not configured"
    case "NotFound":
      return "nothing there"
    case "RateLimited":
      return "rate limited"
    case "QuotaExhausted":
      return "quota exhausted"
    case "Unauthorized":
      return "key refused"
    case "BlockedByRobots":
      return "blocked by robots.txt"
    case "BlockedAddress":
      return "address not allowed"
    case "Timeout":
      return "timed out"
    case "Network":
      return "not reachable"
    case "Malformed":
      return "answer not understood"
    case "UpstreamStatus":
      return `answered with status ${reason.status}`
  }
}
