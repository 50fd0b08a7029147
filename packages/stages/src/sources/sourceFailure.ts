import type { Headers, HttpClientError, HttpClientResponse } from "@effect/platform"
import { SourceError, type SourceErrorReason } from "@prospect-research/core"
import { Clock, Effect, Predicate } from "effect"

/** The failures of the guarded client, told by their tags: it stands in another package, and any client will do. */
const reasonOfCause = (cause: unknown): SourceErrorReason | undefined => {
  if (!Predicate.hasProperty(cause, "_tag")) return undefined
  switch (cause._tag) {
    case "Blocked":
      return { _tag: "BlockedAddress" }
    case "BlockedByRobots":
      return { _tag: "BlockedByRobots" }
    case "TimedOut":
      return { _tag: "Timeout" }
    case "TooLarge":
      return { _tag: "Malformed" }
    case "RateLimited": {
      const asked = Predicate.hasProperty(cause, "retryAfterMillis") ? cause.retryAfterMillis : null
      return { _tag: "RateLimited", retryAfterMillis: Predicate.isNumber(asked) ? asked : null }
    }
    default:
      return undefined
  }
}

/** Why no answer came, or none that could be read. Nothing of the request is kept: it names the person. */
export const sourceFailure = (source: string, error: HttpClientError.HttpClientError): SourceError => {
  const isUnreadable = error._tag === "ResponseError" && error.reason === "Decode"
  const otherwise: SourceErrorReason = { _tag: isUnreadable ? "Malformed" : "Network" }
  return new SourceError({ source, reason: reasonOfCause(error.cause) ?? otherwise })
}

/** Larger numbers in `X-RateLimit-Reset` are a point in time, smaller ones the seconds until then. */
const earliestEpochSecond = 1_000_000_000

/** Milliseconds until the source wants to be asked again; `null` when it does not say. */
const pauseAsked = (headers: Headers.Headers, now: number): number | null => {
  const { "retry-after": retryAfter, "x-ratelimit-reset": reset } = headers
  if (retryAfter !== undefined) {
    const until = /^\d+$/.test(retryAfter) ? now + Number(retryAfter) * 1000 : Date.parse(retryAfter)
    return Number.isNaN(until) ? null : Math.max(0, until - now)
  }
  const second = Number.parseFloat(reset ?? "")
  if (Number.isNaN(second)) return null
  return Math.max(0, second >= earliestEpochSecond ? second * 1000 - now : second * 1000)
}

/** An answer without success. */
export interface Refusal {
  readonly status: number
  /** As JSON; `null` when it is none. */
  readonly body: unknown
}

/** What a refusal means to a service that has ways of its own; `undefined` leaves it to the usual meaning of the status. */
export type ReadRefusal = (refusal: Refusal) => SourceErrorReason | undefined

const reasonOfStatus = (
  { status, headers }: HttpClientResponse.HttpClientResponse,
  now: number
): SourceErrorReason => {
  const isExhausted = headers["x-ratelimit-remaining"] === "0" || headers["retry-after"] !== undefined
  switch (status) {
    case 401:
      return { _tag: "Unauthorized" }
    case 402:
      return { _tag: "QuotaExhausted" }
    case 403:
      return isExhausted
        ? { _tag: "RateLimited", retryAfterMillis: pauseAsked(headers, now) }
        : { _tag: "Unauthorized" }
    case 404:
    case 410:
      return { _tag: "NotFound" }
    case 429:
      return { _tag: "RateLimited", retryAfterMillis: pauseAsked(headers, now) }
    default:
      return { _tag: "UpstreamStatus", status }
  }
}

/** Lets answers with a status of success pass. */
export const expectSuccess = (
  source: string,
  response: HttpClientResponse.HttpClientResponse,
  readRefusal: ReadRefusal | undefined
): Effect.Effect<HttpClientResponse.HttpClientResponse, SourceError> =>
  Effect.gen(function* () {
    const { status } = response
    if (status >= 200 && status < 300) return response
    const usual = reasonOfStatus(response, yield* Clock.currentTimeMillis)
    if (readRefusal === undefined) return yield* new SourceError({ source, reason: usual })
    const body = yield* Effect.orElseSucceed(response.json, () => null)
    return yield* new SourceError({ source, reason: readRefusal({ status, body }) ?? usual })
  })
