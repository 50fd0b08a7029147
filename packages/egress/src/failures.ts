import type { HttpClientError } from "@effect/platform"
import { Option, Schema } from "effect"

/** Status of an answer whose body did not arrive whole; `null` when no answer had begun. */
const status = Schema.NullOr(Schema.Number)

const blockedMessages = {
  Malformed: "is not a valid URL",
  TooLong: "is longer than 2048 bytes",
  Scheme: "must use https",
  UserInfo: "must not contain a user name or password",
  Port: "must use port 443 or 8443",
  PrivateName: "must not point to a private or local name",
  PrivateAddress: "must not point to a private or reserved address",
  ForbiddenSite: "belongs to a site that is never fetched directly"
}

/**
 * The guard refused the URL, or an address that its name resolves to. No connection was made.
 * The message can follow the name of a field, can be shown to a client, and repeats nothing of the URL.
 */
export class Blocked extends Schema.TaggedError<Blocked>()("Blocked", {
  reason: Schema.Literal(
    "Malformed",
    "TooLong",
    "Scheme",
    "UserInfo",
    "Port",
    "PrivateName",
    "PrivateAddress",
    "ForbiddenSite"
  )
}) {
  override get message(): string {
    return blockedMessages[this.reason]
  }
}

const connectionMessages = {
  NameNotFound: "the name could not be resolved",
  Refused: "the connection was refused",
  Unreachable: "the host is unreachable",
  Tls: "no trusted TLS connection could be made",
  Closed: "the connection was closed before the answer was complete",
  Protocol: "the answer is not valid HTTP"
}

/** The network or the other side failed. */
export class ConnectionFailed extends Schema.TaggedError<ConnectionFailed>()("ConnectionFailed", {
  reason: Schema.Literal("NameNotFound", "Refused", "Unreachable", "Tls", "Closed", "Protocol"),
  status
}) {
  override get message(): string {
    return connectionMessages[this.reason]
  }
}

const phaseMessages = {
  Resolve: "resolving the name took too long",
  Connect: "connecting took too long",
  Answer: "the answer took too long"
}

/** A time limit passed while the name was resolved, the connection made, or the answer awaited. */
export class TimedOut extends Schema.TaggedError<TimedOut>()("TimedOut", {
  phase: Schema.Literal("Resolve", "Connect", "Answer"),
  status
}) {
  override get message(): string {
    return phaseMessages[this.phase]
  }
}

/** The headers, the body or the decompressed body exceed `limit` bytes. */
export class TooLarge extends Schema.TaggedError<TooLarge>()("TooLarge", {
  limit: Schema.Number,
  status
}) {
  override get message(): string {
    return `the answer is larger than ${this.limit} bytes`
  }
}

/** More than `limit` redirects in a row. */
export class TooManyRedirects extends Schema.TaggedError<TooManyRedirects>()("TooManyRedirects", {
  limit: Schema.Number
}) {
  override get message(): string {
    return `more than ${this.limit} redirects`
  }
}

/** The host rests, or too many requests wait for it: worth another try after `retryAfterMillis`. */
export class RateLimited extends Schema.TaggedError<RateLimited>()("RateLimited", {
  retryAfterMillis: Schema.Number
}) {
  override get message(): string {
    return `the host takes no more requests for ${Math.ceil(this.retryAfterMillis / 1000)} s`
  }
}

/** robots.txt forbids the page, or could not be understood. */
export class BlockedByRobots extends Schema.TaggedError<BlockedByRobots>()("BlockedByRobots", {}) {
  override get message(): string {
    return "robots.txt does not allow it"
  }
}

/** A replayed cassette holds no such exchange. The host is named so that the cassette can be mended. */
export class NotRecorded extends Schema.TaggedError<NotRecorded>()("NotRecorded", {
  method: Schema.String,
  host: Schema.String
}) {
  override get message(): string {
    return `the cassette holds no ${this.method} request to ${this.host} with this URL and body`
  }
}

/** Everything that can go wrong with one request; an answer of any status is not a failure. */
export const Failure = Schema.Union(
  Blocked,
  ConnectionFailed,
  TimedOut,
  TooLarge,
  TooManyRedirects,
  RateLimited,
  BlockedByRobots,
  NotRecorded
)
export type Failure = typeof Failure.Type

const isFailure = Schema.is(Failure)

/** The typed failure behind an error of a client of this package: `blocked` can be told from `network`. */
export const failureOf = (error: HttpClientError.HttpClientError): Option.Option<Failure> =>
  isFailure(error.cause) ? Option.some(error.cause) : Option.none()
