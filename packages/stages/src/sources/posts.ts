import type { Activity } from "@prospect-research/core"
import type { ClaimParts } from "./makeDocument.ts"
import { plainLine } from "./plainText.ts"
import type { StatedLine } from "./StatedLine.ts"

/** Something that the person published on a service. */
export interface Post {
  readonly kind: Extract<Activity["kind"], "post" | "article" | "talk" | "podcast" | "publication">
  readonly text: string
  /** Where the text begins with a title of its own. */
  readonly title?: string
  /** As of the publication: `2026`, `2026-04` or `2026-04-17`. */
  readonly date: string | null
  /** Where it stands: `Bluesky`, the name of a blog. */
  readonly venue: string
}

/** The grounding gate takes no longer quotes. */
const longestText = 900

const longestTitle = 90

/** Half of a character that was cut in two; no database takes it. */
const cutCharacter = /[\uD800-\uDBFF]$/

/** The gate takes no addresses in titles: the first passage between them that says something. */
const withoutAddresses = (text: string): string => {
  const passages = text
    .split(/https?:\S*/i)
    .map(passage => passage.replace(/^[\s:;,.)\]–—→>|-]+|[\s:;,([–—→>|-]+$/gu, ""))
    .filter(passage => /[\p{L}\p{N}]/u.test(passage))
  return passages.find(({ length }) => length >= 15) ?? passages[0] ?? ""
}

/** Up to the end of the first sentence, or of the last whole word that there is room for. */
const headline = (text: string): string => {
  const passage = withoutAddresses(text)
  const sentence = /^.{15,90}?[.!?](?=\s|$)/u.exec(passage)?.[0] ?? passage
  if (sentence.length <= longestTitle) return sentence
  return sentence
    .slice(0, longestTitle + 1)
    .replace(/\s+\S*$/u, "")
    .replace(cutCharacter, "")
}

const bodyOf = ({ text }: Post): string =>
  plainLine(text).slice(0, longestText).replace(cutCharacter, "").trimEnd()

const titleOf = (post: Post): string => {
  const title = plainLine(post.title ?? "")
  return title !== "" && !/https?:/i.test(title) && bodyOf(post).includes(title)
    ? title
    : headline(bodyOf(post))
}

/** Whether there are words to quote: a bare link or picture is no post. */
export const hasWords = (text: string): boolean => headline(plainLine(text)) !== ""

/** How a post stands in the text of its document: one line that supports all of an activity. */
export const postLine = (post: Post): string =>
  `${post.kind} on ${post.venue}${post.date === null ? "" : `, ${post.date}`}: ${bodyOf(post)}`

/** The quote is the whole post, so that a writing stage can see how the person writes. */
export const postClaim = (post: Post): ClaimParts => ({
  field: "activity",
  value: { kind: post.kind, title: titleOf(post), venue: post.venue, date: post.date },
  quote: postLine(post),
  method: "structured",
  as_of: post.date
})

/** A post as a line of its document. */
export const statedPost = (post: Post): StatedLine => ({ text: postLine(post), claims: [postClaim(post)] })

/** The day of a time in ISO 8601; `null` for anything else. */
export const dayOf = (time: string | null | undefined): string | null =>
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?=T|$)/.exec(time ?? "")?.[0] ?? null
