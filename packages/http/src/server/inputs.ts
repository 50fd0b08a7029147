import type { IncomingHttpHeaders } from "node:http"
import { InvalidRequest, isStorable, type ListRequest } from "@prospect-research/core"
import { Either, Schema } from "effect"
import { longestWait } from "../contract/parameters.ts"

type Decoded<A> = Either.Either<A, InvalidRequest>

const invalid = (detail: string) => Either.left(new InvalidRequest({ detail }))

/** Seconds of a long poll; `null` when none is asked for. */
export const decodeWait = (query: URLSearchParams): Decoded<number | null> => {
  const text = query.get("wait")
  if (text === null) return Either.right(null)
  const seconds = /^\d{1,3}(\.\d{1,3})?$/.test(text) ? Number(text) : Number.NaN
  return seconds <= longestWait
    ? Either.right(seconds)
    : invalid(`wait must be a number of seconds from 0 to ${longestWait}`)
}

/** The sequence number of the last event that the client has seen; 0 when there is none. */
export const decodeLastEventId = (headers: IncomingHttpHeaders): Decoded<number> => {
  const text = headers["last-event-id"]
  if (text === undefined || text === "") return Either.right(0)
  return typeof text === "string" && /^\d{1,15}$/.test(text)
    ? Either.right(Number(text))
    : invalid("Last-Event-ID must be the id of an event of this task")
}

/** What is no number is left to the service to refuse. */
const decodeLimit = (text: string | null): number | undefined =>
  text === null ? undefined : /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN

/** Only the numbers are read here: the service names what is wrong with the rest. */
export const listRequestOf = (query: URLSearchParams): ListRequest => ({
  limit: decodeLimit(query.get("limit")),
  cursor: query.get("cursor") ?? undefined,
  status: query.get("status") ?? undefined,
  prospect_id: query.get("prospect_id") ?? undefined
})

/** Two keys in one request are joined, and what comes out is refused as no key. */
export const idempotencyKey = (headers: IncomingHttpHeaders): string | undefined => {
  const key = headers["idempotency-key"]
  return Array.isArray(key) ? key.join(", ") : key
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value)

const isText = Schema.is(Schema.String)
const isNumber = Schema.is(Schema.Number)

const decodeObject = (body: unknown): Decoded<Readonly<Record<string, unknown>>> =>
  isRecord(body) ? Either.right(body) : invalid("The request body must be a JSON object")

const textMember = (body: Readonly<Record<string, unknown>>, name: string): Decoded<string> => {
  const value = body[name]
  if (!isText(value)) return invalid(`${name} must be a string`)
  return isStorable(value) ? Either.right(value) : invalid(`${name} contains characters that are not allowed`)
}

/** `{name}` */
export const decodeAccountName = (body: unknown): Decoded<string> =>
  Either.flatMap(decodeObject(body), members => textMember(members, "name"))

/** `{amount, reason, grant_id?}` */
export const decodeGrant = (body: unknown) =>
  Either.gen(function* () {
    const members = yield* decodeObject(body)
    const { amount, grant_id } = members
    return {
      amount: isNumber(amount) ? amount : yield* invalid("amount must be a whole number"),
      reason: yield* textMember(members, "reason"),
      grantId: grant_id === undefined || grant_id === null ? null : yield* textMember(members, "grant_id")
    }
  })
