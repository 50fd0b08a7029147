import { Option } from "effect"
import { type AnyFeed, parseFeed as parseAnyFeed } from "feedsmith"
import { visibleLines } from "../sources/visibleLines.ts"
import { isoDate } from "./isoDate.ts"
import { isFlat, parseDocument } from "./PageDocument.ts"
import { removeHidden } from "./removeHidden.ts"
import { valueText, webAddress } from "./StructuredItem.ts"

export interface FeedItem {
  readonly title: string | null
  readonly url: string | null
  /** ISO date or date and time. */
  readonly date: string | null
  readonly author: string | null
  /** What the feed holds of it, in lines; may be empty, or a beginning. */
  readonly text: string
}

export interface Feed {
  readonly title: string | null
  readonly items: ReadonlyArray<FeedItem>
}

/** In characters and items; longer ones are archives. */
const longestFeed = 3_000_000
const maximumItems = 200
const longestText = 20_000
const maximumTags = 3000

interface RawItem {
  readonly title: string | undefined
  readonly url: string | undefined
  readonly dates: ReadonlyArray<string | undefined>
  readonly authors: ReadonlyArray<string | undefined>
  readonly html: string | undefined
}

const namesOf = (
  people: ReadonlyArray<{ readonly name?: string; readonly email?: string }> | undefined
): ReadonlyArray<string | undefined> => people?.map(({ name, email }) => name ?? email) ?? []

/** The page that an entry is about; links without relation are that. */
const entryLink = (links: ReadonlyArray<{ readonly href?: string; readonly rel?: string }> | undefined) =>
  links?.find(({ rel }) => rel === undefined || rel === "alternate")?.href

const rawItems = (parsed: AnyFeed): readonly [string | undefined, ReadonlyArray<RawItem>] => {
  switch (parsed.format) {
    case "rss":
      return [
        parsed.feed.title,
        (parsed.feed.items ?? []).map(item => ({
          title: item.title,
          url: item.link ?? (item.guid?.isPermaLink === false ? undefined : item.guid?.value),
          dates: [item.pubDate, ...(item.dc?.dates ?? [])],
          authors: [...(item.dc?.creators ?? []), ...namesOf(item.authors)],
          html: item.content?.encoded ?? item.description
        }))
      ]
    case "atom":
      return [
        parsed.feed.title?.value,
        (parsed.feed.entries ?? []).map(entry => ({
          title: entry.title?.value,
          url: entryLink(entry.links),
          dates: [entry.published, entry.updated],
          authors: [...namesOf(entry.authors), ...namesOf(parsed.feed.authors)],
          html: entry.content?.value ?? entry.summary?.value
        }))
      ]
    case "rdf":
      return [
        parsed.feed.title,
        (parsed.feed.items ?? []).map(item => ({
          title: item.title,
          url: item.link,
          dates: item.dc?.dates ?? [],
          authors: item.dc?.creators ?? [],
          html: item.content?.encoded ?? item.description
        }))
      ]
    case "json":
      return [
        parsed.feed.title,
        (parsed.feed.items ?? []).map(item => ({
          title: item.title,
          url: item.url,
          dates: [item.date_published, item.date_modified],
          authors: [...namesOf(item.authors), ...namesOf(parsed.feed.authors)],
          html: item.content_html ?? item.content_text ?? item.summary
        }))
      ]
  }
}

const textOf = (html: string): string => {
  if ((html.match(/<[a-z]/gi)?.length ?? 0) > maximumTags) return ""
  const document = parseDocument(html)
  if (!isFlat(document)) return ""
  removeHidden(document)
  return visibleLines(document.body)
    .map(({ text }) => text)
    .join("\n")
    .slice(0, longestText)
}

/** `Ada Lovelace` out of `ada@example.com (Ada Lovelace)`, as RSS wants authors written. */
const authorName = (author: string): string =>
  valueText(/^\s*[^\s@]+@[^\s@]+\s*\(([^()]+)\)\s*$/.exec(author)?.[1] ?? author)

const firstText = (texts: ReadonlyArray<string | undefined>, read: (text: string) => string | null) =>
  texts
    .flatMap(text => (text === undefined ? [] : [read(text)]))
    .find(text => text !== null && text !== "") ?? null

/** Reads RSS, Atom or a JSON feed that came from `url`; nothing where it is none of them. */
export const parseFeed = (body: string, url: string): Option.Option<Feed> => {
  // Entities that a document declares itself can grow without end.
  if (body.length > longestFeed || /<!ENTITY/i.test(body)) return Option.none()
  return Option.map(Option.liftThrowable(() => rawItems(parseAnyFeed(body)))(), ([title, items]) => ({
    title: firstText([title], valueText),
    items: items.slice(0, maximumItems).map(item => ({
      title: firstText([item.title], valueText),
      url: firstText([item.url], address => webAddress(address, url)[0] ?? null),
      date: firstText(item.dates, isoDate),
      author: firstText(item.authors, authorName),
      text: textOf(item.html ?? "")
    }))
  }))
}
