import { Predicate } from "effect"

/** Codes of Node, OpenSSL and undici, names of errors without a code, and tags and reasons of clients with typed failures. */
const meanings: ReadonlyArray<readonly [label: RegExp, words: string]> = [
  [/^(Blocked)$/, "address not allowed"],
  [/^(ECONNREFUSED|Refused)$/, "connection refused"],
  [/^(ENOTFOUND|EAI_\w+|NameNotFound)$/, "host name not found"],
  [/^(ETIMEDOUT|UND_ERR_\w+_TIMEOUT|TimeoutException|TimedOut)$/, "timed out"],
  [/^(ECONNRESET|ECONNABORTED|EPIPE|UND_ERR_SOCKET|Closed)$/, "connection closed before an answer"],
  [
    /^(EPROTO|HOSTNAME_MISMATCH|CERT_\w+|ERR_(TLS|SSL)_\w+|\w*SELF_SIGNED\w*|UNABLE_TO_\w+|Tls)$/,
    "TLS failure"
  ],
  [/^(HPE_\w+|HTTPParserError|Protocol)$/, "answer not understood"],
  [/^(UND_ERR_HEADERS_OVERFLOW|TooLarge)$/, "answer too large"],
  [/^(EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|Unreachable)$/, "not reachable"],
  [/^InvalidUrl$/, "address not valid"]
]

const deepest = 8

type ErrorLike = { readonly [member: string]: unknown }

/** The error and what caused it, outermost first. */
const chain = (error: unknown, depth = 0): ReadonlyArray<ErrorLike> =>
  depth < deepest && Predicate.isRecord(error) ? [error, ...chain(error.cause, depth + 1)] : []

/** Why there was no answer, in plain words. Messages are left alone, since they repeat addresses. */
export const describeFailure = (error: unknown): string => {
  const labels = chain(error).flatMap(it => [it.code, it.name, it._tag, it.reason].filter(Predicate.isString))
  return meanings.find(([label]) => labels.some(it => label.test(it)))?.[1] ?? "could not be sent"
}

/** The status of an answer that broke off, from a client that gives out whole answers only; `null` when none began. */
export const statusOf = (error: unknown): number | null =>
  chain(error)
    .map(it => it.status)
    .find(Predicate.isNumber) ?? null
