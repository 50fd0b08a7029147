import type { IncomingHttpHeaders, IncomingMessage } from "node:http"
import { type Effect, Redacted } from "effect"
import { readJson } from "./readJson.ts"
import type { Refusal } from "./refusals.ts"

/** A request whose route is known. */
export interface Incoming {
  /** Path parameters by name, decoded. */
  readonly path: Readonly<Record<string, string>>
  readonly query: URLSearchParams
  readonly headers: IncomingHttpHeaders
  readonly bearer: Redacted.Redacted | null
  /** The JSON body, read when it is asked for: after the key was checked. `undefined` when none was sent. */
  readonly body: Effect.Effect<unknown, Refusal>
}

/** The token of the one Authorization header. Two of them are none: nobody could say which one counts. */
const bearerOf = ({ rawHeaders }: IncomingMessage): Redacted.Redacted | null => {
  const values = rawHeaders.filter(
    (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === "authorization"
  )
  const token = values.length === 1 ? /^bearer +([\x21-\x7e]+) *$/i.exec(values[0] ?? "")?.[1] : undefined
  return token === undefined ? null : Redacted.make(token)
}

export const makeIncoming = (
  request: IncomingMessage,
  path: Readonly<Record<string, string>>,
  query: URLSearchParams
): Incoming => ({
  path,
  query,
  headers: request.headers,
  bearer: bearerOf(request),
  body: readJson(request)
})
