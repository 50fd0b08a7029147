import { isTitle } from "../sources/roles.ts"

/** What a line is made of: title and venue as they may be written, and a spelled date. */
export interface Parts {
  readonly title: string
  readonly venue: string | null
  readonly when: string | null
  readonly quote: string
}

export type Opening = (parts: Parts) => string
export type DetailedOpening = (parts: Parts, passage: string) => string

/** How lines about one kind of thing may be put. */
export interface Phrases {
  readonly openings: ReadonlyArray<Opening>
  /** With a passage of the source, word for word. */
  readonly detailed: ReadonlyArray<DetailedOpening>
  /** Each is open, and easy to answer in a sentence. */
  readonly questions: ReadonlyArray<string>
  /** Whether one can ask what it is about as well. */
  readonly hasTopic: boolean
}

export const join = (...parts: ReadonlyArray<string | null>): string =>
  parts.filter(part => part !== null).join(" ")

export const after = (word: string, text: string | null): string | null =>
  text === null ? null : `${word} ${text}`

/** `April talk “Title” at Venue` */
export const work =
  (noun: string | null, preposition: (venue: string) => string): Opening =>
  ({ title, venue, when }) =>
    join(when, noun, `“${title}”`, venue === null ? null : `${preposition(venue)} ${venue}`)

export const always = (preposition: string) => (): string => preposition

/** One writes for a magazine, and on a blog. */
export const writtenOn = (venue: string): string =>
  /\b(?:site|blog|medium|substack|newsletter|linkedin|bluesky|mastodon|github|hacker news)\b|\.\p{Ll}{2,}$/iu.test(
    venue
  )
    ? "on"
    : "for"

/** `in April`, `in 2025`; nothing where no date is known. */
export const inWhen = ({ when }: Parts): string | null => after("in", when)

/** A push says no more than that something was updated. */
export const project: Opening = ({ title, venue, when, quote }) => {
  const verb = /\bpushed\b/.test(quote) ? "updated" : "released"
  return (
    join("your project", `“${title}”`, after("on", venue)) + (when === null ? "" : `, ${verb} in ${when},`)
  )
}

export const withoutComma = (text: string): string => text.replace(/,$/, "")

export const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What is no title is the headline of an announcement. */
export const newRole: Opening = ({ title, venue, when }) =>
  isTitle(title)
    ? join("your new role as", title, after("at", venue)) + (when === null ? "" : `, announced in ${when}`)
    : join("the", when, "announcement", `“${title}”`, after("by", venue))

/** The same within a sentence: the aside is closed. */
export const newRoleWithin: Opening = parts =>
  newRole(parts) + (isTitle(parts.title) && parts.when !== null ? "," : "")

/** `you took on the role of Title at Venue in April`; a headline stays one. */
export const becoming: Opening = parts =>
  isTitle(parts.title)
    ? join("you took on the role of", parts.title, after("at", parts.venue), inWhen(parts))
    : join("your name is in", newRole(parts))
