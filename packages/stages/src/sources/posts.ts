import type { Activity } from "@prospect-research/core"
import type { ClaimParts } from "./makeDocument.ts"
import { plainLine } from "./plainText.ts"

/** Something that the person published on a service. */
export interface Post {
  readonly kind: Extract<Activity["kind"], "post" | "article" | "talk" | "podcast" | "publication">
  readonly text: string
  /** As of the publication: `2026`, `2026-04` or `2026-04-17`. */
  readonly date: string | null
  /** Where it stands: `Bluesky`, the name of a blog. */
  readonly venue: string
}

/** The grounding gate takes no longer quotes. */
const longestText = 900

const longestTitle = 90

/** Up to the end of the first sentence, or of the last whole word that there is room for. */
const headline = (text: string): string => {
  const sentence = /^.{15,90}?[.!?](?=\s|$)/u.exec(text)?.[0] ?? text
  if (sentence.length <= longestTitle) return sentence
  return sentence.slice(0, longestTitle + 1).replace(/\s+\S*$/u, "")
}

const bodyOf = ({ text }: Post): string => plainLine(text).slice(0, longestText)

/** How a post stands in the text of its document: one line that supports all of an activity. */
export const postLine = (post: Post): string =>
  `${post.kind} on ${post.venue}${post.date === null ? "" : `, ${post.date}`}: ${bodyOf(post)}`

/** The quote is the whole post, so that a writing stage can see how the person writes. */
export const postClaim = (post: Post): ClaimParts => ({
  field: "activity",
  value: { kind: post.kind, title: headline(bodyOf(post)), venue: post.venue, date: post.date },
  quote: postLine(post),
  method: "structured",
  as_of: post.date
})
