import type { HttpClient } from "@effect/platform"
import { describeReason, type Lookup, type SourceError } from "@prospect-research/core"
import { Duration, Effect } from "effect"
import { siteOf } from "../sources/makeDocument.ts"
import type { Link } from "../sources/parsePage.ts"
import { type Page, readPage } from "../sources/readPage.ts"

export const source = "company-site"

/** The home page included. */
const maximumPages = 8

/** What is not there by then is left out; the stage's own limit would lose what is. */
const readingTime = Duration.seconds(20)

/** The best first: pages that speak of people before those that speak of the company. */
const topics = [
  /\b(?:team|people|leadership|management|founders?|board|staff|ledning|equipe)\b/i,
  /\b(?:press|news|newsroom|media|awards)\b/i,
  /\b(?:about|company|who-we-are|über-uns|ueber-uns|om-oss)\b/i
]

const words = (link: Link): string =>
  `${decodeURI(new URL(link.url).pathname).replace(/[/_.]+/g, " ")} ${link.text}`

const rank = (link: Link): number => {
  try {
    return topics.findIndex(topic => topic.test(words(link)))
  } catch {
    return -1
  }
}

/** Pages of the same site about its people, its news and itself, without repetition. */
export const pagesToRead = (home: Page): ReadonlyArray<string> => {
  const site = siteOf(home.url)
  const isOther = ({ url }: Link) =>
    siteOf(url) === site && url !== home.url && !/\.(?:pdf|zip|png|jpe?g|svg|mp4|docx?|xlsx?)$/i.test(url)
  const ranked = home.links
    .filter(isOther)
    .map(link => ({ url: link.url, rank: rank(link) }))
    .filter(link => link.rank >= 0)
    .sort((left, right) => left.rank - right.rank)
  return [...new Set(ranked.map(({ url }) => url.replace(/\/$/, "")))].slice(0, maximumPages - 1)
}

export interface Site {
  /** In the order in which the home page leads to them. */
  readonly pages: ReadonlyArray<Page>
  readonly lookups: ReadonlyArray<Lookup>
}

/** Reads the home page, without which there is no site, and what it leads to. */
export const readSite = (
  client: HttpClient.HttpClient,
  domain: string,
  standIn: string | undefined
): Effect.Effect<Site, SourceError> =>
  Effect.gen(function* () {
    const read = (url: string) => readPage(client, { source, url, standIn })
    const home = yield* read(`https://${domain}/`)
    const urls = pagesToRead(home)
    const ends = new Map<string, Page | SourceError>()
    yield* Effect.forEach(
      urls,
      url => Effect.tap(Effect.merge(read(url)), end => Effect.sync(() => ends.set(url, end))),
      { concurrency: 2, discard: true }
    ).pipe(Effect.timeoutOption(readingTime))
    const pages = urls.flatMap(url => {
      const end = ends.get(url)
      return end === undefined || "_tag" in end ? [] : [end]
    })
    const failures = urls.flatMap(url => {
      const end = ends.get(url)
      if (end === undefined) return ["timed out"]
      return "_tag" in end && end.reason._tag !== "NotFound" ? [describeReason(end.reason)] : []
    })
    const lookups = [...new Set(failures)].map(
      reason => ({ source: `${source} pages`, verdict: "unavailable", reason }) as const
    )
    return { pages: [home, ...pages], lookups }
  })
