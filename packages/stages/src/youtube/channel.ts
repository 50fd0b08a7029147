import type { StageInput, StageOutput } from "@prospect-research/core"
import { nameFacts } from "../github/profileFacts.ts"
import { namesPerson } from "../podcasts/NamedPerson.ts"
import { type ClaimParts, distinctClaims, makeClaim, makeDocument } from "../sources/makeDocument.ts"
import { sameName } from "../sources/names.ts"
import { factLine } from "../sources/plainText.ts"
import { hasWords, type Post, postClaim, postLine } from "../sources/posts.ts"
import type { Feed, FeedEntry } from "./readFeed.ts"

export interface Channel {
  readonly url: string
  /** `UC…` */
  readonly id: string
  /** What led here: `@name`, `channel/UC…`. */
  readonly handle: string
  readonly feed: Feed
}

/** What the prospect is called, as far as that is known. */
export const namesOf = ({ contact, known }: StageInput): ReadonlyArray<string> => [
  ...new Set([
    ...(contact.full_name === undefined ? [] : [contact.full_name]),
    ...known.handles.filter(({ kind }) => kind === "name").map(({ value }) => value)
  ])
]

const words = (text: string): ReadonlyArray<string> =>
  text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter(word => word.length >= 3)

/** People link the channels of their employer and of conferences too: their own bears a part of their name. */
const isOwn = ({ feed }: Channel, names: ReadonlyArray<string>): boolean => {
  const called = new Set(words(`${feed.title} ${feed.author}`))
  return names.some(name => words(name).some(word => called.has(word)))
}

const talk = /\b(?:talk|keynote|lecture|lightning|webinar|panel|conference|conf|summit|meetup|symposium)\b/i

const postOf = ({ title, day }: FeedEntry): Post => ({
  kind: talk.test(title) ? "talk" : "post",
  text: title,
  title,
  date: day,
  venue: "YouTube"
})

/** YouTube is where a talk can be seen, and not where it was given. */
const claimOf = (post: Post): ClaimParts => {
  const claim = postClaim(post)
  return post.kind === "talk" && typeof claim.value === "object" && "venue" in claim.value
    ? { ...claim, value: { ...claim.value, venue: null } }
    : claim
}

/** A channel as a document, and what it says. On a channel that may be another's, only videos that name the person count. */
export const readingOf = (
  channel: Channel,
  names: ReadonlyArray<string>
): Pick<StageOutput, "documents" | "claims" | "handles"> => {
  const { url, id, handle, feed } = channel
  const own = isOwn(channel, names)
  const isTheirs = ({ title }: FeedEntry) =>
    own || names.some(fullName => namesPerson(title, { fullName, companies: [], domains: [] }))
  const posts = feed.entries.filter(entry => hasWords(entry.title))
  const document = makeDocument({
    source: "youtube",
    source_class: own ? "self" : "first-party",
    url,
    page_url: `https://www.youtube.com/channel/${id}`,
    fetched_at: feed.fetchedAt,
    published_at: null,
    title: feed.title || null,
    text: [...factLine("channel", feed.title), ...posts.map(entry => postLine(postOf(entry)))].join("\n")
  })
  const name = names.some(it => sameName(it, feed.title)) ? nameFacts("channel", feed.title) : []
  return {
    documents: [document],
    claims: distinctClaims(
      [...name, ...posts.filter(isTheirs).map(postOf).map(claimOf)].map(parts => makeClaim(document, parts))
    ),
    handles: own
      ? [...new Set([handle, `channel/${id}`])].map(value => ({
          kind: "youtube" as const,
          value,
          document: document.id
        }))
      : []
  }
}
