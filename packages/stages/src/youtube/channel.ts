import type { StageOutput } from "@prospect-research/core"
import { foldName } from "../names/foldName.ts"
import { sameName } from "../names/relateNames.ts"
import type { FeedItem } from "../reading/feed.ts"
import { wholeSentences } from "../search/sentences.ts"
import { namesAnyOf } from "../sources/namesAnyOf.ts"
import type { PageContent } from "../sources/parsePage.ts"
import { plainLine } from "../sources/plainText.ts"
import { dayOf, hasWords, type Post, statedPost } from "../sources/posts.ts"
import type { ProfileHandle } from "../sources/profileAddress.ts"
import { statedBio, statedName } from "../sources/profileLines.ts"
import { type StatedLine, stateDocument, statedFact } from "../sources/StatedLine.ts"

export interface Channel {
  /** Of the feed, or else of the page. */
  readonly url: string
  readonly fetchedAt: string
  /** `UC…` */
  readonly id: string
  /** What led here: `@name`, `channel/UC…`. */
  readonly handle: string
  readonly page: Pick<PageContent, "title" | "openGraph">
  /** Videos, the newest first. */
  readonly items: ReadonlyArray<FeedItem>
}

const words = (text: string): ReadonlyArray<string> =>
  foldName(text)
    .split(/[^\p{L}]+/u)
    .filter(word => word.length >= 3)

/** People link the channels of their employer and of conferences too: their own bears a part of their name. */
const isOwn = (title: string, names: ReadonlyArray<string>): boolean => {
  const called = new Set(words(title))
  return names.some(name => words(name).some(word => called.has(word)))
}

const talk = /\b(?:talk|keynote|lecture|lightning|webinar|panel|conference|conf|summit|meetup|symposium)\b/i

const postOf = ({ title, date }: FeedItem): Post => ({
  kind: talk.test(title ?? "") ? "talk" : "post",
  text: title ?? "",
  title: title ?? "",
  date: dayOf(date),
  venue: "YouTube"
})

/** YouTube is where a talk can be seen, and not where it was given. */
const statedVideo = (post: Post): StatedLine => {
  const line = statedPost(post)
  return {
    ...line,
    claims: line.claims.map(claim =>
      post.kind === "talk" && typeof claim.value === "object" && "venue" in claim.value
        ? { ...claim, value: { ...claim.value, venue: null } }
        : claim
    )
  }
}

const titleOf = ({ page }: Channel): string =>
  plainLine(page.openGraph.title ?? page.title?.replace(/ - YouTube$/, "") ?? "")

/** Descriptions are cut where they are too long. */
const aboutOf = ({ page }: Channel): string => wholeSentences(page.openGraph.description ?? "").join(" ")

/** A channel as a document, and what it says. On a channel that may be another's, only videos that name the person count. */
export const readingOf = (channel: Channel, names: ReadonlyArray<string>): Partial<StageOutput> => {
  const { url, fetchedAt, id, handle, items } = channel
  const title = titleOf(channel)
  const own = isOwn(title, names)
  const isNamed = namesAnyOf(names)
  const isPersons = names.some(name => sameName(name, title))
  const videos = items
    .map(postOf)
    .filter(({ text }) => hasWords(text))
    .map(post => (own || isNamed(post.text) ? statedVideo(post) : { ...statedVideo(post), claims: [] }))
  const handles = [...new Set([handle, `channel/${id}`])].map(
    (value): ProfileHandle => ({ kind: "youtube", value })
  )
  return stateDocument(
    {
      source: "youtube",
      source_class: own ? "self" : "first-party",
      url,
      page_url: `https://www.youtube.com/channel/${id}`,
      fetched_at: fetchedAt,
      published_at: null,
      title: title || null
    },
    [
      ...(isPersons ? statedName : statedFact)("channel", title),
      ...(isPersons ? statedBio : statedFact)("about", aboutOf(channel)),
      ...videos
    ],
    own ? handles : []
  )
}
