import { Effect, Option } from "effect"
import { type FeedItem, parseFeed } from "../reading/feed.ts"
import { distinctClaims, makeClaim, makeDocument, siteOf } from "../sources/makeDocument.ts"
import { namesAnyOf } from "../sources/namesAnyOf.ts"
import { plainLine } from "../sources/plainText.ts"
import { hasWords, type Post, postClaim, postLine } from "../sources/posts.ts"
import { readFeed } from "../sources/readFeed.ts"
import type { Page } from "../sources/readPage.ts"
import type { Part } from "./readWebsite.ts"
import { inTime, source, type Visitor } from "./visitPage.ts"

/** Enough to see how the person writes. */
const mostPosts = 12

/** An article with a title of its own, which the text follows as a sentence; short notes have none. */
const postOf = ({ title, text, date }: FeedItem, venue: string): Post => {
  const common = { date: date?.slice(0, 10) ?? null, venue }
  if (title === null) return { ...common, kind: "post", text }
  const end = /[.!?…]$/u.test(title) ? "" : "."
  return { ...common, kind: "article", title, text: `${title}${end} ${text}` }
}

/** What the person wrote on their own site, as its feed has it; items by others are left out. */
export const readPosts = (
  visitor: Visitor,
  url: string,
  home: Page,
  names: ReadonlyArray<string>
): Effect.Effect<ReadonlyArray<Part>> =>
  inTime(
    visitor,
    readFeed(visitor.client, { source, url, standIn: visitor.options.baseUrl }, parseFeed)
  ).pipe(
    Effect.map(feed => {
      const isNamed = namesAnyOf(names)
      const venue = plainLine(feed.title ?? "") || siteOf(url)
      const posts = feed.items
        .filter(({ author }) => author === null || isNamed(author))
        .map(item => postOf(item, venue))
        .filter(post => hasWords(post.text))
        .slice(0, mostPosts)
      const document = makeDocument({
        source,
        source_class: "self",
        url,
        page_url: url,
        fetched_at: feed.fetchedAt,
        published_at: posts[0]?.date ?? null,
        title: venue,
        text: [plainLine(`feed of ${home.pageUrl}`), ...posts.map(postLine)].join("\n")
      })
      const claims = distinctClaims(posts.map(post => makeClaim(document, postClaim(post))))
      const reading = posts.length === 0 ? Option.none() : Option.some({ document, claims, handles: [] })
      return [{ reading, failure: null, lookups: [] }]
    }),
    Effect.catchAll(({ reason }) =>
      Effect.succeed([{ reading: Option.none(), failure: reason, lookups: [] }])
    )
  )
