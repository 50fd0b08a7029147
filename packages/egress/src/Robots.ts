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

/** RFC 9309: a file that cannot be found allows everything, a server in trouble nothing. 429 is trouble too. */
const allows = (robots: Answer, url: URL, product: string): boolean => {
  if (robots.status === 429 || robots.status >= 500) return false
  if (robots.status < 200 || robots.status >= 300) return true
  const text = Buffer.from(robots.body.subarray(0, readBytes)).toString("utf8")
  if (text.length * (url.pathname.length + url.search.length) > affordableSteps) return false
  return parseRobots(`${url.origin}/robots.txt`, text).isAllowed(url.href, product) ?? true
}

/** Without a file there is no rule. A host that cannot be reached for its rules cannot be read either. */
const withoutFile = (failure: Failure): Effect.Effect<boolean, Failure> => {
  switch (failure._tag) {
    case "NotRecorded":
    case "TooManyRedirects":
    case "Blocked":
      return Effect.succeed(true)
    case "TooLarge":
      return Effect.succeed(false)
    default:
      return Effect.fail(failure)
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
    return fetchRobots({ method: "GET", url, headers, body: new Uint8Array(), kind: "api" }).pipe(
      Effect.matchEffect({
        onSuccess: robots => Effect.succeed(allows(robots, outgoing.url, product)),
        onFailure: withoutFile
      }),
      Effect.flatMap(isAllowed => (isAllowed ? send(outgoing) : new BlockedByRobots()))
    )
  }
