import { Effect } from "effect"
import robotsParser from "robots-parser"
import type { Answer, Outgoing, Send } from "./Exchange.ts"
import { BlockedByRobots, type Failure } from "./failures.ts"

/** RFC 9309 asks to read at least this much. */
const readBytes = 500 * 1024

/** Matching costs rules times path; this many steps took 110 ms at worst, with patterns made to be slow (measured). */
const affordableSteps = 32 * 1024 * 1024

/** The package announces a default export, but its CommonJS module is the function itself. */
const parseRobots = robotsParser as unknown as typeof robotsParser.default

/** RFC 9309: a server in trouble allows nothing. 429 is trouble too. */
const isInTrouble = ({ status }: Answer): boolean => status === 429 || status >= 500

/** RFC 9309: a file that cannot be found allows everything. */
const allows = (robots: Answer, url: URL, product: string): boolean => {
  if (robots.status < 200 || robots.status >= 300) return true
  const text = Buffer.from(robots.body.subarray(0, readBytes)).toString("utf8")
  if (text.length * (url.pathname.length + url.search.length) > affordableSteps) return false
  return parseRobots(`${url.origin}/robots.txt`, text).isAllowed(url.href, product) ?? true
}

/** Without a file there is no rule. A host that cannot be reached for its rules cannot be read either. */
const withoutFile = (
  failure: Failure,
  page: Effect.Effect<Answer, Failure>
): Effect.Effect<Answer, Failure> => {
  switch (failure._tag) {
    case "NotRecorded":
    case "TooManyRedirects":
    case "Blocked":
      return page
    case "TooLarge":
      return new BlockedByRobots()
    default:
      return failure
  }
}

const isSubject = ({ kind, method, url }: Outgoing) =>
  kind === "page" && (method === "GET" || method === "HEAD") && url.pathname !== "/robots.txt"

/**
 * Reads a page only where the robots.txt of its origin lets `product` read it; `api` requests pass.
 * `fetchRobots` is expected to remember.
 */
export const obeyRobots =
  (send: Send, fetchRobots: Send, product: string): Send =>
  outgoing => {
    if (!isSubject(outgoing)) return send(outgoing)
    const { "user-agent": userAgent = product } = outgoing.headers
    const url = new URL("/robots.txt", outgoing.url)
    const headers = { "user-agent": userAgent, accept: "text/plain,*/*" }
    const page = send(outgoing)
    return fetchRobots({ method: "GET", url, headers, body: new Uint8Array(), kind: "api" }).pipe(
      Effect.matchEffect({
        onSuccess: (robots): Effect.Effect<Answer, Failure> => {
          // No rule forbids the page: whoever asks is told what is the matter with the host, and when to come again.
          if (isInTrouble(robots)) return Effect.succeed({ ...robots, url: outgoing.url.href })
          return allows(robots, outgoing.url, product) ? page : new BlockedByRobots()
        },
        onFailure: failure => withoutFile(failure, page)
      })
    )
  }
