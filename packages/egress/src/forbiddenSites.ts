import type { Send } from "./Exchange.ts"
import { Blocked } from "./failures.ts"

/** Sites that do not want to be read by programs, and have gone to court over it. */
const forbidden = /(^|\.)(linkedin\.com|x\.com|twitter\.com)$/

/** The interface that one of them sells. */
const excepted = /^api\.x\.com$/

/** Refuses what must never be fetched directly, whatever allow list or gateway says. Expects a checked URL. */
export const avoidForbiddenSites =
  (send: Send): Send =>
  outgoing => {
    const { hostname } = outgoing.url
    return forbidden.test(hostname) && !excepted.test(hostname)
      ? new Blocked({ reason: "ForbiddenSite" })
      : send(outgoing)
  }
