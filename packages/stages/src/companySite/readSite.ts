import type { HttpClient } from "@effect/platform"
import { describeReason, type Lookup, type SourceError, withinOwnTime } from "@prospect-research/core"
import { Duration, Effect } from "effect"
import { mentionsIn } from "../extraction/naming/personMentions.ts"
import { isAboutProspect } from "../extraction/page/ownPage.ts"
import type { Wanted } from "../extraction/Wanted.ts"
import { type Page, readPage } from "../sources/readPage.ts"
import { byPromise, type LinkKind, type RankedLink, rankedLinks, usualLinks } from "./links.ts"

export const source = "company-site"

/** The home page included. */
const maximumPages = 8

/** What is not there by then is left out; the stage's own limit would lose what is. */
const readingTime = Duration.toMillis(Duration.seconds(20))

/** A site is asked once a second: more at once would only wait. */
const pagesAtOnce = 2

/** So many pages of a kind say what there is to say. */
const mostOfKind: Readonly<Record<LinkKind, number>> = {
  person: 2,
  item: 3,
  people: 7,
  about: 2,
  contact: 1,
  language: 1,
  news: 2,
  careers: 1,
  other: 4
}

export interface Site {
  /** In the order in which they were read. */
  readonly pages: ReadonlyArray<Page>
  readonly lookups: ReadonlyArray<Lookup>
}

type End = Page | SourceError | "timed out"

const isPage = (end: End): end is Page => typeof end === "object" && !("_tag" in end)

interface Visit {
  readonly link: RankedLink
  readonly end: End
}

/** Once the person's own page was read, lists of people and of the company add nothing. */
const beside: ReadonlySet<LinkKind> = new Set(["person", "item", "news"])

/** What to read next: the most promising links that nobody has followed yet. */
const nextLinks = (
  pages: ReadonlyArray<Page>,
  visits: ReadonlyArray<Visit>,
  wanted: Wanted
): ReadonlyArray<RankedLink> => {
  const isFound = pages.some(page => isAboutProspect(page, wanted, "first-party"))
  const isNamed = pages.some(({ lines }) =>
    lines.some(({ text }) => mentionsIn(text, wanted.names).length > 0)
  )
  const seen = new Set([
    ...visits.map(({ link }) => link.url),
    ...pages.map(({ url }) => url.replace(/\/$/, ""))
  ])
  const candidates = pages
    .flatMap(page => rankedLinks(page, wanted))
    .filter(
      ({ url, kind }) => !seen.has(url) && (!isFound || beside.has(kind)) && (!isNamed || kind !== "other")
    )
    .sort(byPromise)
  // A page of the person's own may make the others needless; the rest of a site is looked at when nothing else is left.
  const best = candidates[0]?.kind
  const isWorth = (kind: LinkKind) =>
    best === "person" ? kind === best : best === "other" || kind !== "other"
  const chosen = new Map<string, RankedLink>()
  for (const link of candidates.filter(({ kind }) => isWorth(kind))) {
    const taken = [...visits.map(visit => visit.link), ...chosen.values()].filter(
      ({ kind }) => kind === link.kind
    )
    const room = maximumPages - 1 - visits.length - chosen.size
    if (chosen.size < pagesAtOnce && room > 0 && taken.length < mostOfKind[link.kind])
      chosen.set(link.url, link)
  }
  return [...chosen.values()]
}

const lookupsOf = (visits: ReadonlyArray<Visit>): ReadonlyArray<Lookup> => {
  const failures = visits.flatMap(({ end }) => {
    if (end === "timed out") return [end]
    return isPage(end) || end.reason._tag === "NotFound" ? [] : [describeReason(end.reason)]
  })
  return [...new Set(failures)].map(
    reason => ({ source: `${source} pages`, verdict: "unavailable", reason }) as const
  )
}

const isNotThere = ({ reason }: SourceError): boolean =>
  reason._tag === "NotFound" || reason._tag === "Network"

/** Many a house has no page, or no address, at its bare domain. What a stand-in does not have, it has not by another name either. */
const readHome = (
  read: (url: string) => Effect.Effect<Page, SourceError>,
  domain: string,
  standIn: string | undefined
): Effect.Effect<Page, SourceError> => {
  const home = read(`https://${domain}/`)
  if (standIn !== undefined || domain.startsWith("www.")) return home
  return Effect.catchIf(home, isNotThere, error =>
    Effect.mapError(read(`https://www.${domain}/`), () => error)
  )
}

/**
 * The page to begin with: the home page or, where that is not there, the first of those that sites have as a rule. A site of which
 * nothing is there fails as its home page does.
 */
const readEntrance = (
  read: (url: string) => Effect.Effect<Page, SourceError>,
  domain: string,
  standIn: string | undefined
): Effect.Effect<Page, SourceError> =>
  Effect.catchIf(
    readHome(read, domain, standIn),
    ({ reason }) => reason._tag === "NotFound",
    error =>
      Effect.mapError(Effect.firstSuccessOf(usualLinks(domain).map(({ url }) => read(url))), () => error)
  )

/** Reads the home page, or another where that is not there, and what it leads to; of a site where nobody is wanted, that alone. */
export const readSite = (
  client: HttpClient.HttpClient,
  domain: string,
  standIn: string | undefined,
  wantedOn: (home: Page) => Wanted | undefined
): Effect.Effect<Site, SourceError> =>
  Effect.gen(function* () {
    const read = (url: string) => readPage(client, { source, url, standIn })
    const home = yield* readEntrance(read, domain, standIn)
    const wanted = wantedOn(home)
    if (wanted === undefined) return { pages: [], lookups: [] }
    const visits: Array<Visit> = []
    const pages = () => [home, ...visits.flatMap(({ end }) => (isPage(end) ? [end] : []))]
    const readOn = Effect.gen(function* () {
      for (;;) {
        const links = nextLinks(pages(), visits, wanted)
        if (links.length === 0) return
        const open = links.map((link): Visit => ({ link, end: "timed out" }))
        const first = visits.push(...open) - open.length
        yield* Effect.forEach(
          links,
          (link, index) =>
            Effect.tap(Effect.merge(read(link.url)), end =>
              Effect.sync(() => visits.splice(first + index, 1, { link, end }))
            ),
          { concurrency: pagesAtOnce, discard: true }
        )
      }
    })
    yield* withinOwnTime(readOn, readingTime)
    return { pages: pages(), lookups: lookupsOf(visits) }
  })
