import { type Document, type Handle, isUrl, matchesIn, profileKinds } from "@prospect-research/core"
import { Option } from "effect"
import { profileHandle } from "../sources/profileAddress.ts"
import { emailsIn } from "./emails.ts"
import { type Findings, isServiceRecord } from "./Findings.ts"

/** The addresses under which a document is found, and those that it shows: all as keys that can be compared. */
export interface Traces {
  readonly document: Document
  readonly own: ReadonlySet<string>
  readonly shown: ReadonlySet<string>
  /** Shown addresses of which the service made sure that they are the same person's. */
  readonly verified: ReadonlySet<string>
  /** The email addresses by which the source found the document. */
  readonly foundBy: ReadonlySet<string>
  readonly emails: ReadonlyArray<string>
}

const leading: ReadonlySet<Handle["kind"]> = new Set(profileKinds)

export const profileKey = ({ kind, value }: Pick<Handle, "kind" | "value">): string =>
  `${kind} ${value.toLowerCase()}`

const pageKey = (address: string): string =>
  `website ${address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")}`

/** `https://host/@user` is the page of `user@host`. */
const mastodonKey = (address: string): ReadonlyArray<string> => {
  const { host = "", user = "" } =
    /^https:\/\/(?<host>[\w.-]+)\/@(?<user>\w+)\/?$/.exec(address)?.groups ?? {}
  return user === "" ? [] : [profileKey({ kind: "mastodon", value: `${user}@${host}` })]
}

const keysOf = (address: string): ReadonlyArray<string> => [
  pageKey(address),
  ...mastodonKey(address),
  ...Option.match(profileHandle(address), { onNone: () => [], onSome: it => [profileKey(it)] })
]

/** All pages of a person's own site are reached by its home page. */
const homeKey = ({ source_class, page_url }: Document): ReadonlyArray<string> =>
  source_class === "self" && isUrl(page_url) && keysOf(page_url).length === 1
    ? [pageKey(new URL(page_url).origin)]
    : []

const verifiedLine = /^verified (?:link|account): .*?(https?:\/\/\S+)/gim

/** Only a service can verify: the line of a page says nothing. */
const verifiedKeys = (document: Document): ReadonlyArray<string> =>
  isServiceRecord(document)
    ? matchesIn(document.text, verifiedLine).flatMap(([, address = ""]) => keysOf(address))
    : []

export const tracesOf = (document: Document, findings: Findings): Traces => {
  const handles = findings.handlesOf(document)
  const own = new Set([...keysOf(document.page_url), ...homeKey(document)])
  const shown = handles.flatMap(handle => {
    if (handle.kind === "website") return keysOf(handle.value)
    return leading.has(handle.kind) ? [profileKey(handle)] : []
  })
  return {
    document,
    own,
    shown: new Set(shown.filter(key => !own.has(key))),
    verified: new Set(verifiedKeys(document)),
    foundBy: new Set(handles.filter(({ kind }) => kind === "email").map(({ value }) => value.toLowerCase())),
    emails: emailsIn(document.text)
  }
}

const meets = (left: ReadonlySet<string>, right: ReadonlySet<string>): boolean => {
  for (const key of left) if (right.has(key)) return true
  return false
}

/** Whether one document shows the address of the other. Anybody can link to anybody. */
export const leadsTo = (from: Traces, to: Traces): boolean =>
  from.document.id !== to.document.id && meets(from.shown, to.own)

/** Whether either service made sure that both are the same person's. */
export const areVerified = (left: Traces, right: Traces): boolean =>
  left.document.id !== right.document.id &&
  (meets(left.verified, right.own) || meets(right.verified, left.own))

export const linkEachOther = (left: Traces, right: Traces): boolean =>
  leadsTo(left, right) && leadsTo(right, left)
