import type { HttpMethod } from "@effect/platform"
import type { Effect } from "effect"
import type { Failure } from "./failures.ts"

/**
 * What is asked for: `page` is reading the web as a visitor does, so that robots.txt counts; `api` is an interface
 * that invites programs.
 */
export type FetchKind = "page" | "api"

/** A request in the one form in which the parts of this package hand it on. */
export interface Outgoing {
  readonly method: HttpMethod.HttpMethod
  readonly url: URL
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** Empty when there is none. */
  readonly body: Uint8Array
  readonly kind: FetchKind
}

/** A complete answer: its body has been read, decompressed and cut to its limit, and its connection is closed. */
export interface Answer {
  /** Where the answer came from, after redirects. */
  readonly url: string
  readonly status: number
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  /** When the request was made, ISO 8601. A replayed or cached answer keeps its time. */
  readonly fetchedAt: string
}

/** One way to get an answer. The parts of this package are functions from one way to another. */
export type Send = (outgoing: Outgoing) => Effect.Effect<Answer, Failure>

/** Where a redirect leads, or `undefined` for any other answer. Not checked: it may be no URL at all. */
export const redirectTarget = (answer: Pick<Answer, "status" | "headers">): string | undefined =>
  [301, 302, 303, 307, 308].includes(answer.status) ? answer.headers.location : undefined

/** They speak of a connection and a transfer that are over. Cookies are secrets, and nobody here keeps them. */
const transferHeaders =
  /^(connection|keep-alive|proxy-.*|transfer-encoding|trailer|content-length|set-cookie)$/

/** The headers of an answer that still mean something once its body has been read. */
export const lastingHeaders = (headers: Answer["headers"]): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !transferHeaders.test(name)))
