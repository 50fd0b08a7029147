import type { StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { bioClaims } from "../extraction/bio/bio.ts"
import { nameHandles } from "../sources/fullName.ts"
import { parsePage } from "../sources/parsePage.ts"
import { plainLine } from "../sources/plainText.ts"
import { dayOf, hasWords, type Post, statedPost } from "../sources/posts.ts"
import { linkHandle, linksIn, type ProfileHandle } from "../sources/profileAddress.ts"
import {
  statedBio,
  statedCompany,
  statedLink,
  statedLocation,
  statedName,
  statedTitle
} from "../sources/profileLines.ts"
import { type StatedLine, stateDocument, statedLine } from "../sources/StatedLine.ts"
import type { Account, Status } from "./answers.ts"

export interface MastodonProfile {
  readonly url: string
  readonly fetchedAt: string
  /** `user@domain`, as it was asked for and as the server spells it. */
  readonly names: ReadonlyArray<string>
  readonly account: Account
  readonly statuses: ReadonlyArray<Status>
}

/** A line of the table below a profile. */
interface Field {
  readonly name: string
  readonly text: string
  readonly url: string | null
  /** The page links back. */
  readonly isVerified: boolean
}

/** Matters that no report may hold are not read at all. */
const privateMatter = /pronoun|gender|sexual|religio|faith|politic|health|birth|\bage\b/i

/** Nobody verifies their own links. */
const ownWord = /verified/i

/** What a piece of HTML shows, and where it links to. Throws on what no person writes. */
const shownBy = (html: string, url: string) => {
  const { lines, links } = parsePage(html, url)
  return { text: plainLine(lines.map(line => line.text).join(" ")), links }
}

const fieldsOf = ({ url, fields }: Account): ReadonlyArray<Field> =>
  (fields ?? [])
    .filter(({ name }) => !privateMatter.test(name) && !ownWord.test(name))
    .map(({ name, value, verified_at }) => {
      const { text, links } = shownBy(value, url)
      const [link] = links
      const isOneLink = links.length === 1 && !/\s/.test(text)
      return {
        name: plainLine(name),
        text,
        url: isOneLink ? (link?.url ?? null) : null,
        isVerified: verified_at !== null && verified_at !== undefined
      }
    })
    .filter(({ text }) => text !== "")

const lists: Readonly<Record<string, "personal.interests" | "personal.hobbies" | "professional.skills">> = {
  interests: "personal.interests",
  hobbies: "personal.hobbies",
  skills: "professional.skills"
}

/** A line of the table, which states what its name makes clear. */
const statedField = ({ name, text, url, isVerified }: Field): ReadonlyArray<StatedLine> => {
  if (url !== null) return [statedLink(`${isVerified ? "verified link" : "link"}: ${name} ${url}`, url)]
  if (/^(?:location|city|based in|lives? in|home town)$/i.test(name)) return statedLocation(name, text)
  if (/^(?:company|employer|works? at|work|job|title|job title|role|position)$/i.test(name)) {
    const isSentence = bioClaims(text).length > 0 || /^(?:work|job)$/i.test(name)
    if (isSentence) return statedBio(name, text)
    return /^(?:company|employer|works? at)$/i.test(name)
      ? statedCompany(name, text)
      : statedTitle(name, text)
  }
  const listed = lists[name.toLowerCase()]
  const values = text.split(/\s*[,;•|]\s*/).filter(value => value !== "" && value.split(" ").length <= 4)
  const facts = listed === undefined ? [] : values.map(value => ({ field: listed, value }))
  return [statedLine(`${name}: ${text}`, ...facts)]
}

/** What somebody hides behind a warning, or shows to few, is not for a report. */
const postsOf = ({ statuses, account }: MastodonProfile): ReadonlyArray<Post> =>
  statuses
    .filter(
      ({ visibility, spoiler_text, reblog, in_reply_to_id }) =>
        visibility === "public" && !spoiler_text && !reblog && !in_reply_to_id
    )
    .map(({ content, created_at }) => ({
      kind: "post" as const,
      text: shownBy(content ?? "", account.url).text,
      date: dayOf(created_at),
      venue: "Mastodon"
    }))
    .filter(({ text }) => hasWords(text))

/** The account and its posts as a document, and what they say. Throws on HTML that is too large. */
export const readingOf = (profile: MastodonProfile): Partial<StageOutput> => {
  const { account, url, fetchedAt, names } = profile
  const fields = fieldsOf(account)
  const note = shownBy(account.note ?? "", account.url)
  const name = plainLine(account.display_name ?? "").replace(/\s*:\w+:/g, "")
  const handles: ReadonlyArray<ProfileHandle> = [
    ...names.map(value => ({ kind: "mastodon" as const, value })),
    ...nameHandles(name),
    ...fields.flatMap(field => Option.toArray(linkHandle(field.url ?? "", field.name))),
    ...linksIn(note.text)
  ]
  return stateDocument(
    {
      source: "mastodon",
      source_class: "self",
      url,
      page_url: account.url,
      fetched_at: fetchedAt,
      published_at: null,
      title: name || (names[0] ?? null)
    },
    [
      ...statedName("name", name),
      ...statedBio("bio", note.text),
      ...fields.flatMap(statedField),
      ...postsOf(profile).map(statedPost)
    ],
    handles
  )
}
