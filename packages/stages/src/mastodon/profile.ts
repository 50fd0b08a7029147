import type { Document, StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { bioClaims } from "../extraction/bio.ts"
import { companyFacts, isFullName, locationFacts, nameFacts, titleFacts } from "../github/profileFacts.ts"
import { type ClaimParts, distinctClaims, makeClaim, makeDocument } from "../sources/makeDocument.ts"
import { parsePage } from "../sources/parsePage.ts"
import { factLine, plainLine } from "../sources/plainText.ts"
import { dayOf, hasWords, type Post, postClaim, postLine } from "../sources/posts.ts"
import { linkHandle, linksIn, type ProfileHandle, profileClaims } from "../sources/profileAddress.ts"
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
const privateMatter = /pronoun|gender|sexual|religio|faith|politic|health|birth|age\b/i

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

const fieldLine = ({ name, text, url, isVerified }: Field): string => {
  if (url === null) return `${name}: ${text}`
  return `${isVerified ? "verified link" : "link"}: ${name} ${url}`
}

const lists: Readonly<Record<string, "personal.interests" | "personal.hobbies" | "professional.skills">> = {
  interests: "personal.interests",
  hobbies: "personal.hobbies",
  skills: "professional.skills"
}

/** What the lines of the table say whose names are clear. */
const fieldClaims = (field: Field): ReadonlyArray<ClaimParts> => {
  const { name, text, url } = field
  const quote = fieldLine(field)
  if (url !== null) return profileClaims(url, quote)
  if (/^(?:location|city|based in|lives? in|home town)$/i.test(name)) return locationFacts(name, text)
  if (/^(?:company|employer|works? at|work|job)$/i.test(name)) {
    const stated = bioClaims(text)
    return stated.length > 0 || /^(?:work|job)$/i.test(name) ? stated : companyFacts(name, text)
  }
  if (/^(?:title|job title|role|position)$/i.test(name)) {
    const stated = bioClaims(text)
    return stated.length > 0 ? stated : titleFacts(name, text)
  }
  const listed = lists[name.toLowerCase()]
  return listed === undefined
    ? []
    : text
        .split(/\s*[,;•|]\s*/)
        .filter(value => value !== "" && value.split(" ").length <= 4)
        .map(value => ({ field: listed, value, quote, method: "structured" }))
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
export const readingOf = (
  profile: MastodonProfile
): Pick<StageOutput, "documents" | "claims" | "handles"> => {
  const { account, url, fetchedAt, names } = profile
  const fields = fieldsOf(account)
  const note = shownBy(account.note ?? "", account.url)
  const posts = postsOf(profile)
  const name = plainLine(account.display_name ?? "").replace(/\s*:\w+:/g, "")
  const document: Document = makeDocument({
    source: "mastodon",
    source_class: "self",
    url,
    page_url: account.url,
    fetched_at: fetchedAt,
    published_at: null,
    title: name || (names[0] ?? null),
    text: [
      ...factLine("name", name),
      ...factLine("bio", note.text),
      ...fields.map(fieldLine),
      ...posts.map(postLine)
    ].join("\n")
  })
  const claims: ReadonlyArray<ClaimParts> = [
    ...nameFacts("name", name),
    ...bioClaims(note.text),
    ...fields.flatMap(fieldClaims),
    ...posts.map(postClaim)
  ]
  const handles: ReadonlyArray<ProfileHandle> = [
    ...names.map(value => ({ kind: "mastodon" as const, value })),
    ...(isFullName(name) ? [{ kind: "name" as const, value: name }] : []),
    ...fields.flatMap(field => Option.toArray(linkHandle(field.url ?? "", field.name))),
    ...linksIn(note.text)
  ]
  return {
    documents: [document],
    claims: distinctClaims(claims.map(parts => makeClaim(document, parts))),
    handles: handles.map(handle => ({ ...handle, document: document.id }))
  }
}
