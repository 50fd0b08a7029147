import { compareText, type StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { type PageContent, parsePage } from "../sources/parsePage.ts"
import { plainLine } from "../sources/plainText.ts"
import { hasWords, type Post, statedPost } from "../sources/posts.ts"
import { linkHandle, linksIn, type ProfileHandle } from "../sources/profileAddress.ts"
import { statedBio, statedLink } from "../sources/profileLines.ts"
import { type StatedLine, stateDocument, statedFact } from "../sources/StatedLine.ts"
import type { Hit, User } from "./answers.ts"

export interface HackerNewsUser {
  readonly url: string
  readonly fetchedAt: string
  readonly user: User
  readonly hits: ReadonlyArray<Hit>
}

const mostPosts = 12

/** Shorter comments are answers that nobody understands without the question. */
const leastComment = 80

/** A text too large or too deep to be read is none. */
const read = (html: string | null | undefined, page: string): Option.Option<PageContent> =>
  Option.liftThrowable(() => parsePage(html ?? "", page))()

/** The person's own words: what begins with `>` is somebody else's. */
const wordsOf = (html: string | null | undefined, page: string): string =>
  Option.match(read(html, page), {
    onNone: () => "",
    onSome: ({ lines }) =>
      plainLine(
        lines
          .map(({ text }) => text)
          .filter(text => !text.startsWith(">"))
          .join(" ")
      )
  })

/** A story that only leads elsewhere has somebody else's title. */
const isOwn = ({ title, url }: Hit): boolean => /^(?:Show|Tell|Ask|Launch) HN\b/.test(title ?? "") || !url

const postsOf = (hit: Hit, page: string): ReadonlyArray<Post> => {
  const date = new Date(hit.created_at_i * 1000).toISOString().slice(0, 10)
  const common = { kind: "post", date, venue: "Hacker News" } as const
  const comment = wordsOf(hit.comment_text, page)
  if (comment.length >= leastComment) return [{ ...common, text: comment }]
  const title = plainLine(hit.title ?? "")
  return hit.title && isOwn(hit)
    ? [
        {
          ...common,
          title,
          text: [title, wordsOf(hit.story_text, page)].filter(text => text !== "").join(" – ")
        }
      ]
    : []
}

const aboutOf = ({ about }: User, page: string): string => wordsOf(about, page)

interface LinkOfUser {
  readonly handle: ProfileHandle
  readonly line: ReadonlyArray<StatedLine>
}

/** The service shows long addresses without their end, which makes them another's. */
const shortened = /\S+\.\.\.(?=\s|$)/g

/** Links that the service made of addresses, and profiles that are written without a scheme. */
const linksOf = (user: User, page: string): ReadonlyArray<LinkOfUser> => {
  const links = Option.match(read(user.about, page), { onNone: () => [], onSome: it => it.links })
  const linked = links.flatMap(({ url }) =>
    Option.toArray(linkHandle(url)).map(handle => ({ handle, line: [statedLink(`link: ${url}`, url)] }))
  )
  const written = linksIn(aboutOf(user, page).replace(shortened, "")).map(handle => ({ handle, line: [] }))
  const all = [...linked, ...written]
  return all.filter(
    ({ handle }, index) =>
      all.findIndex(it => it.handle.kind === handle.kind && it.handle.value === handle.value) === index
  )
}

const linesOf = (user: User, page: string, hits: ReadonlyArray<Hit>): ReadonlyArray<StatedLine> => {
  const posts = hits
    .filter(({ author }) => author === user.username)
    .flatMap(hit => postsOf(hit, page))
    .filter(({ text }) => hasWords(text))
    .sort((left, right) => compareText(right.date ?? "", left.date ?? ""))
    .slice(0, mostPosts)
  return [
    ...statedFact("username", user.username),
    ...statedBio("about", aboutOf(user, page)),
    ...linksOf(user, page).flatMap(({ line }) => line),
    ...posts.map(statedPost)
  ]
}

const handlesOf = (user: User, page: string): ReadonlyArray<ProfileHandle> => [
  { kind: "hackernews", value: user.username },
  ...linksOf(user, page).map(({ handle }) => handle)
]

/** The profile and what its owner wrote as a document, and what they say. */
export const readingOf = ({ url, fetchedAt, user, hits }: HackerNewsUser): Partial<StageOutput> => {
  const page = `https://news.ycombinator.com/user?id=${encodeURIComponent(user.username)}`
  return stateDocument(
    {
      source: "hacker-news",
      source_class: "self",
      url,
      page_url: page,
      fetched_at: fetchedAt,
      published_at: null,
      title: user.username
    },
    linesOf(user, page, hits),
    handlesOf(user, page)
  )
}
