import { SqlError } from "@effect/sql/SqlError"
import { StoreUnavailable } from "@prospect-research/core"
import { Effect, Option, Schema } from "effect"

const Coded = Schema.Struct({ code: Schema.String })

/** The SQLSTATE of an error, or the code of Node's network errors. */
export const codeOf = (error: unknown): string =>
  Option.match(Schema.decodeUnknownOption(Coded)(error), { onNone: () => "", onSome: ({ code }) => code })

/**
 * Why the database cannot serve now. 40: a deadlock or a conflict; 55P03: a lock that was not had in time; 57014: the statement
 * took too long; 53: disk, memory or connections are used up; 08, 57P: the connection or the server has gone; 25006: the
 * server is a standby.
 */
const reasons: ReadonlyArray<readonly [codes: RegExp, reason: StoreUnavailable["reason"]]> = [
  [/^(?:40|55P03|57014)/, "busy"],
  [/^53100/, "full"],
  [/^(?:53|08|57P|25006|E[A-Z]+$)/, "unreachable"]
]

/** Failures of the client itself have no code: the connection ended, or no answer came in time. */
const lostConnection = /connection (?:terminated|ended|error)|not queryable|timeout|timed out|socket/i

const reasonOf = (cause: unknown): StoreUnavailable["reason"] | undefined => {
  const code = codeOf(cause)
  const known = reasons.find(([codes]) => codes.test(code))?.[1]
  if (known !== undefined || code !== "") return known
  return cause instanceof Error && lostConnection.test(cause.message) ? "unreachable" : undefined
}

/** Whether a connection is of no further use after this. */
export const isConnectionLost = (cause: unknown): boolean => reasonOf(cause) === "unreachable"

export const toSqlError = (cause: unknown): SqlError => new SqlError({ cause, message: "Statement failed" })

export const rejected = (error: SqlError): Effect.Effect<never, StoreUnavailable> => {
  const reason = reasonOf(error.cause)
  return reason === undefined ? Effect.die(error) : new StoreUnavailable({ reason, cause: error.cause })
}
