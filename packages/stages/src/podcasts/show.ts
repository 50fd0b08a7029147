import type { StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { nameFacts } from "../github/profileFacts.ts"
import { type ClaimParts, distinctClaims, makeClaim, makeDocument } from "../sources/makeDocument.ts"
import { sameName } from "../sources/names.ts"
import { factLine, plainLine } from "../sources/plainText.ts"
import { hasWords, type Post, postClaim, postLine } from "../sources/posts.ts"
import { linkHandle } from "../sources/profileAddress.ts"
import type { Feed } from "../youtube/readFeed.ts"
import type { Result } from "./answers.ts"
import type { NamedPerson } from "./NamedPerson.ts"

/** Shows that the person makes, as the directory or the show's own name says. */
export const isOwnShow = ({ artistName, feedUrl }: Result, { fullName }: NamedPerson): boolean =>
  sameName(plainLine(artistName ?? ""), fullName) && URL.canParse(feedUrl ?? "")

/** Newer episodes than these say how the person speaks today. */
const mostEpisodes = 10

/** A show of the person's own as a document, and what its feed says. */
export const showReading = (
  { artistName, collectionName, collectionViewUrl, feedUrl }: Result,
  feed: Feed
): Pick<StageOutput, "documents" | "claims" | "handles"> => {
  const show = plainLine(collectionName ?? "") || feed.title
  const posts = feed.entries
    .filter(({ title }) => hasWords(title))
    .slice(0, mostEpisodes)
    .map(
      ({ title, day }): Post => ({ kind: "podcast", text: title, title, date: day, venue: show || "podcast" })
    )
  const document = makeDocument({
    source: "podcasts",
    source_class: "self",
    url: feedUrl ?? "",
    page_url: collectionViewUrl ?? feedUrl ?? "",
    fetched_at: feed.fetchedAt,
    published_at: null,
    title: show || null,
    text: [
      ...factLine("host", artistName),
      ...factLine("show", show),
      ...factLine("about", feed.description),
      ...feed.links.flatMap(link => factLine("link", link)),
      ...posts.map(postLine)
    ].join("\n")
  })
  const claims: ReadonlyArray<ClaimParts> = [...nameFacts("host", artistName), ...posts.map(postClaim)]
  return {
    documents: [document],
    claims: distinctClaims(claims.map(parts => makeClaim(document, parts))),
    handles: feed.links.flatMap(link =>
      Option.toArray(linkHandle(link)).map(handle => ({ ...handle, document: document.id }))
    )
  }
}
