import type { Document, StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { getDomain } from "tldts"
import { bioClaims } from "../extraction/bio.ts"
import { isFullName, nameFacts } from "../github/profileFacts.ts"
import { type ClaimParts, distinctClaims, makeClaim, makeDocument } from "../sources/makeDocument.ts"
import { factLine, plainLine } from "../sources/plainText.ts"
import { dayOf, hasWords, type Post, postClaim, postLine } from "../sources/posts.ts"
import { linkHandle, linksIn, type ProfileHandle, profileClaims } from "../sources/profileAddress.ts"
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

const documentOf = (it: BlueskyProfile): Document => {
  const { profile, url, fetchedAt } = it
  const domain = ownDomain(profile)
  return makeDocument({
    source: "bluesky",
    source_class: "self",
    url,
    page_url: `https://bsky.app/profile/${profile.handle}`,
    fetched_at: fetchedAt,
    published_at: null,
    title: plainLine(profile.displayName ?? "") || profile.handle,
    text: [
      ...factLine("handle", profile.handle),
      ...factLine("name", profile.displayName),
      ...factLine("bio", profile.description),
      ...factLine("website", profile.website),
      ...factLine("verified link", domain),
      ...postsOf(it).map(postLine)
    ].join("\n")
  })
}

const claimsOf = (it: BlueskyProfile): ReadonlyArray<ClaimParts> => [
  ...nameFacts("name", it.profile.displayName),
  ...bioClaims(plainLine(it.profile.description ?? "")),
  ...factLine("website", it.profile.website).flatMap(line => profileClaims(it.profile.website ?? "", line)),
  ...postsOf(it).map(postClaim)
]

const handlesOf = ({ profile }: BlueskyProfile): ReadonlyArray<ProfileHandle> => {
  const name = plainLine(profile.displayName ?? "")
  const domain = ownDomain(profile)
  return [
    { kind: "bluesky", value: profile.handle },
    ...(isFullName(name) ? [{ kind: "name" as const, value: name }] : []),
    ...(domain === null ? [] : [{ kind: "website" as const, value: domain }]),
    ...Option.toArray(linkHandle(profile.website ?? "")),
    ...linksIn(plainLine(profile.description ?? ""))
  ]
}

/** The profile and its posts as a document, and what they say. */
export const readingOf = (it: BlueskyProfile): Pick<StageOutput, "documents" | "claims" | "handles"> => {
  const document = documentOf(it)
  return {
    documents: [document],
    claims: distinctClaims(claimsOf(it).map(parts => makeClaim(document, parts))),
    handles: handlesOf(it).map(handle => ({ ...handle, document: document.id }))
  }
}
