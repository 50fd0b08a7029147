import { type HttpClient, HttpClientRequest } from "@effect/platform"
import { SourceError } from "@prospect-research/core"
import { Effect } from "effect"
import { ask, fetchedAt } from "./ask.ts"
import { fetchKindHeader } from "./egressHeaders.ts"
import { siteOf } from "./makeDocument.ts"
import { type PageContent, parsePage } from "./parsePage.ts"
import { sourceFailure } from "./sourceFailure.ts"
import { throughStandIn } from "./standIn.ts"
import { understood } from "./understood.ts"

export interface PageAddress {
  /** Name of the source, for errors. */
  readonly source: string
  readonly url: string
  /** Asked in place of the origin of `url`: a stand-in for the site. */
  readonly standIn?: string | undefined
}

export interface Page extends PageContent {
  /** Where the answer came from, after redirects. */
  readonly url: string
  /** The address that the page calls its own, if it is on the same site; otherwise `url`. */
  readonly pageUrl: string
  readonly fetchedAt: string
}

const fromStandIn = (answered: string, url: string, standIn: string | undefined): string =>
  standIn !== undefined && answered.startsWith(`${standIn}/`)
    ? `${new URL(url).origin}${answered.slice(standIn.length)}`
    : answered

/** Links of old pages lead to `http://`; like a browser, nobody is asked without encryption. */
const encrypted = (url: string): string => url.replace(/^http:/i, "https:")

const isRoot = (url: string): boolean => /^\/?$/.test(new URL(url).pathname)

/** A theme that gives every page the address of the home page says of none which it is. */
const ownAddress = ({ canonicalUrl }: PageContent, url: string): string =>
  canonicalUrl !== null && siteOf(canonicalUrl) === siteOf(url) && (isRoot(url) || !isRoot(canonicalUrl))
    ? canonicalUrl
    : url

/** Reads one HTML page as a visitor does; robots.txt counts. Anything but HTML is `Malformed`. */
export const readPage = (
  client: HttpClient.HttpClient,
  { source, url: address, standIn }: PageAddress
): Effect.Effect<Page, SourceError> =>
  Effect.gen(function* () {
    const url = encrypted(address)
    const request = HttpClientRequest.get(throughStandIn(url, standIn)).pipe(
      HttpClientRequest.accept("text/html,application/xhtml+xml"),
      HttpClientRequest.setHeader(fetchKindHeader, "page")
    )
    const response = yield* ask(client, source, request)
    const malformed = () => new SourceError({ source, reason: { _tag: "Malformed" } })
    if (!/html|^$/i.test(response.headers["content-type"] ?? "")) return yield* malformed()
    const html = yield* Effect.mapError(response.text, error => sourceFailure(source, error))
    const answered = fromStandIn(response.request.url, url, standIn)
    const content = yield* understood(source, () => parsePage(html, answered))
    return {
      ...content,
      url: answered,
      pageUrl: ownAddress(content, answered),
      fetchedAt: yield* fetchedAt(response)
    }
  }).pipe(Effect.withSpan("Source.readPage", { attributes: { source } }))
