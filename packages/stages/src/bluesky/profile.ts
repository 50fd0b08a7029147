import type { StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { getDomain } from "tldts"
import { nameHandles } from "../sources/fullName.ts"
import { factLine, plainLine } from "../sources/plainText.ts"
import { dayOf, hasWords, type Post, statedPost } from "../sources/posts.ts"
import { linkHandle, linksIn, type ProfileHandle } from "../sources/profileAddress.ts"
import { statedBio, statedLink, statedName } from "../sources/profileLines.ts"
import { type StatedLine, stateDocument, statedFact } from "../sources/StatedLine.ts"
import type { FeedItem, Profile } from "./answers.ts"

export interface BlueskyProfile {
  readonly url: string
  readonly fetchedAt: string
  readonly profile: Profile
  readonly feed: ReadonlyArray<FeedItem>
}

/** Nobody but people who are logged in, or nobody at all, is to see the account. */
export const isWithdrawn = ({ labels }: Profile): boolean =>
  (labels ?? []).some(({ val }) => val === "!no-unauthenticated" || val === "!hide")

const postsOf = ({ profile, feed }: BlueskyProfile): ReadonlyArray<Post> =>
  feed
    .filter(({ post, reason }) => reason === undefined && post.record.reply === undefined)
    .filter(({ post }) => post.author.did === profile.did && hasWords(post.record.text ?? ""))
    .map(({ post }) => ({
      kind: "post",
      text: post.record.text ?? "",
      date: dayOf(post.record.createdAt),
      venue: "Bluesky"
    }))

/** A handle that is a domain of its own was proved to the service by its owner. */
const ownDomain = ({ handle }: Profile): string | null =>
  handle !== "handle.invalid" && getDomain(handle, { allowPrivateDomains: true }) === handle
    ? `https://${handle}/`
    : null

const linesOf = (reading: BlueskyProfile): ReadonlyArray<StatedLine> => {
  const { profile } = reading
  return [
    ...statedFact("handle", profile.handle),
    ...statedName("name", profile.displayName),
    ...statedBio("bio", profile.description),
    ...factLine("website", profile.website).map(line => statedLink(line, profile.website ?? "")),
    ...statedFact("verified link", ownDomain(profile)),
    ...postsOf(reading).map(statedPost)
  ]
}

const handlesOf = ({ profile }: BlueskyProfile): ReadonlyArray<ProfileHandle> => {
  const domain = ownDomain(profile)
  return [
    { kind: "bluesky", value: profile.handle },
    ...nameHandles(plainLine(profile.displayName ?? "")),
    ...(domain === null ? [] : [{ kind: "website" as const, value: domain }]),
    ...Option.toArray(linkHandle(profile.website ?? "")),
    ...linksIn(plainLine(profile.description ?? ""))
  ]
}

/** The profile and its posts as a document, and what they say. */
export const readingOf = (reading: BlueskyProfile): Partial<StageOutput> => {
  const { url, fetchedAt, profile } = reading
  return stateDocument(
    {
      source: "bluesky",
      source_class: "self",
      url,
      page_url: `https://bsky.app/profile/${profile.handle}`,
      fetched_at: fetchedAt,
      published_at: null,
      title: plainLine(profile.displayName ?? "") || profile.handle
    },
    linesOf(reading),
    handlesOf(reading)
  )
}
