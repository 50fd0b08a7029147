import type { StageOutput } from "@prospect-research/core"
import { isUrl } from "@prospect-research/core"
import { Option } from "effect"
import { parseFeed as parseAnyFeed } from "feedsmith"
import { sameName } from "../names/relateNames.ts"
import { type Feed, type FeedItem, parseFeed } from "../reading/feed.ts"
import { valueText } from "../reading/StructuredItem.ts"
import type { NamedPerson } from "../sources/NamedPerson.ts"
import { plainLine } from "../sources/plainText.ts"
import { dayOf, hasWords, type Post, statedPost } from "../sources/posts.ts"
import { linkHandle } from "../sources/profileAddress.ts"
import { statedName } from "../sources/profileLines.ts"
import type { Fetched } from "../sources/readFeed.ts"
import { stateDocument, statedFact } from "../sources/StatedLine.ts"
import type { Result } from "./answers.ts"

/** The feed of a show, with what it says of the show itself. */
export interface ShowFeed extends Feed {
  readonly about: string
  /** The site of the show; empty when the feed names none. */
  readonly site: string
}

const aboutShow = (body: string): Pick<ShowFeed, "about" | "site"> => {
  const parsed = parseAnyFeed(body)
  return parsed.format === "rss"
    ? { about: valueText(parsed.feed.description ?? ""), site: parsed.feed.link ?? "" }
    : { about: "", site: "" }
}

export const parseShow = (body: string, url: string): Option.Option<ShowFeed> =>
  Option.map(parseFeed(body, url), feed => ({ ...feed, ...aboutShow(body) }))

/** Shows that the person makes, as the directory or the show's own name says. */
export const isOwnShow = ({ artistName, feedUrl }: Result, { fullName }: NamedPerson): boolean =>
  sameName(plainLine(artistName ?? ""), fullName) && isUrl(feedUrl ?? "")

/** Newer episodes than these say how the person speaks today. */
const mostEpisodes = 10

const postOf = ({ title, date }: FeedItem, show: string): Post => ({
  kind: "podcast",
  text: title ?? "",
  title: title ?? "",
  date: dayOf(date),
  venue: show || "podcast"
})

/** A show of the person's own as a document, and what its feed says. */
export const showReading = (
  { artistName, collectionName, collectionViewUrl, feedUrl }: Result,
  feed: ShowFeed & Fetched
): Partial<StageOutput> => {
  const show = plainLine(collectionName ?? "") || (feed.title ?? "")
  const posts = feed.items
    .map(item => postOf(item, show))
    .filter(({ text }) => hasWords(text))
    .slice(0, mostEpisodes)
  return stateDocument(
    {
      source: "podcasts",
      source_class: "self",
      url: feedUrl ?? "",
      page_url: collectionViewUrl ?? feedUrl ?? "",
      fetched_at: feed.fetchedAt,
      published_at: null,
      title: show || null
    },
    [
      ...statedName("host", artistName),
      // `Moran: a podcast` shows no more than whose it is.
      ...statedFact(
        "show",
        show,
        ...(show.split(" ").length > 1 ? (["professional.achievements"] as const) : [])
      ),
      ...statedFact("about", feed.about),
      ...statedFact("link", feed.site),
      ...posts.map(statedPost)
    ],
    Option.toArray(linkHandle(feed.site))
  )
}
