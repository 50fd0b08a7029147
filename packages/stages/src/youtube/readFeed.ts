import { type HttpClient, HttpClientRequest } from "@effect/platform"
import { SourceError } from "@prospect-research/core"
import { Effect } from "effect"
import { parseFeed } from "feedsmith"
import { ask, fetchedAt } from "../sources/ask.ts"
import { fetchKindHeader } from "../sources/egressHeaders.ts"
import { plainLine } from "../sources/plainText.ts"
import { dayOf } from "../sources/posts.ts"
import { sourceFailure } from "../sources/sourceFailure.ts"

export interface FeedEntry {
  readonly title: string
  readonly day: string | null
}

/** A feed in RSS or Atom, in plain text. */
export interface Feed {
  readonly title: string
  readonly description: string
  /** Whom the feed names as its author. */
  readonly author: string
  readonly links: ReadonlyArray<string>
  readonly entries: ReadonlyArray<FeedEntry>
  readonly fetchedAt: string
}

/** RSS has dates as mails have them; the day is taken as it is written, in whatever zone. */
const mailDate = /^(?:\w{3}, )?(\d{1,2}) ([A-Z][a-z]{2}) (\d{4})\b/
const months = "JanFebMarAprMayJunJulAugSepOctNovDec"

const dayOfMail = (text: string | undefined): string | null => {
  const [, day, month = "", year] = mailDate.exec(text ?? "") ?? []
  const number = months.indexOf(month) / 3 + 1
  return day === undefined || number < 1
    ? dayOf(text)
    : `${year}-${String(number).padStart(2, "0")}-${day.padStart(2, "0")}`
}

/** Longer titles and descriptions are nothing that people write, in characters. */
const longestText = 20_000

/** Text without markup. */
export const withoutTags = (text: string | null | undefined): string =>
  plainLine((text ?? "").slice(0, longestText).replace(/<[^>]*>/g, " "))

const isText = (text: string | undefined): text is string => text !== undefined

/** Throws on what is no feed. */
const feedIn = (text: string): Omit<Feed, "fetchedAt"> => {
  const parsed = parseFeed(text)
  if (parsed.format === "atom") {
    const { title, subtitle, authors, links, entries } = parsed.feed
    return {
      title: withoutTags(title?.value),
      description: withoutTags(subtitle?.value),
      author: withoutTags(authors?.[0]?.name),
      links: (links ?? []).map(({ href }) => href).filter(isText),
      entries: (entries ?? []).map(entry => ({
        title: withoutTags(entry.title?.value),
        day: dayOf(entry.published ?? entry.updated)
      }))
    }
  }
  if (parsed.format !== "rss") throw new TypeError("a feed of another kind")
  const { title, description, link, items, itunes } = parsed.feed
  return {
    title: withoutTags(title),
    description: withoutTags(description),
    author: withoutTags(itunes?.author),
    links: [link].filter(isText),
    entries: (items ?? []).map(item => ({ title: withoutTags(item.title), day: dayOfMail(item.pubDate) }))
  }
}

/** Reads a feed, which is there for programs: robots.txt does not count. Anything but RSS and Atom is `Malformed`. */
export const readFeed = (
  client: HttpClient.HttpClient,
  source: string,
  url: string
): Effect.Effect<Feed, SourceError> =>
  Effect.gen(function* () {
    const request = HttpClientRequest.get(url).pipe(
      HttpClientRequest.accept("application/atom+xml,application/rss+xml,application/xml;q=0.9"),
      HttpClientRequest.setHeader(fetchKindHeader, "api")
    )
    const response = yield* ask(client, source, request)
    const text = yield* Effect.mapError(response.text, error => sourceFailure(source, error))
    const feed = yield* Effect.try({
      try: () => feedIn(text),
      catch: () => new SourceError({ source, reason: { _tag: "Malformed" } })
    })
    return { ...feed, fetchedAt: yield* fetchedAt(response) }
  }).pipe(Effect.withSpan("Source.readFeed", { attributes: { source } }))
