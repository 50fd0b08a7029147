import { type Document, type Handle, profileKinds, type StageOutput } from "@prospect-research/core"
import { Option, RegExp as Pattern } from "effect"
import { profileHandle } from "../sources/profileAddress.ts"
import type { Prospect } from "./Prospect.ts"

const personal: ReadonlySet<Handle["kind"]> = new Set(profileKinds)

const keyOf = ({ kind, value }: Pick<Handle, "kind" | "value">): string => `${kind} ${value.toLowerCase()}`

const websiteKey = (address: string): string =>
  `website ${address
    .toLowerCase()
    .replace(/^https?:\/\/(?:www\.)?/, "")
    .replace(/[?#].*$/, "")
    .replace(/\/+$/, "")}`

/** The identifier that leads to the document: its own address. */
export const addressOf = (document: Document): string =>
  Option.match(profileHandle(document.page_url), {
    onSome: keyOf,
    onNone: () => websiteKey(document.page_url)
  })

/** The identifiers of a person that the document shows. */
const identifiersOf = (document: Document, { handles }: StageOutput): ReadonlyArray<string> =>
  handles.filter(handle => handle.document === document.id && personal.has(handle.kind)).map(keyOf)

const websitesOf = (document: Document, { handles }: StageOutput): ReadonlyArray<string> =>
  handles
    .filter(handle => handle.document === document.id && handle.kind === "website")
    .map(handle => websiteKey(handle.value))

/**
 * Whether a document that is surely the prospect's leads to this one: it shows its address, or both show the same
 * identifier of a person. Colleagues share a website, so that a shared one says nothing.
 */
export const isLinkedFrom = (
  document: Document,
  confirmed: ReadonlyArray<Document>,
  known: StageOutput
): boolean => {
  const address = addressOf(document)
  const own = new Set([address, ...identifiersOf(document, known)])
  return confirmed
    .filter(other => other.id !== document.id)
    .some(
      other =>
        websitesOf(other, known).includes(address) ||
        websitesOf(document, known).includes(addressOf(other)) ||
        [addressOf(other), ...identifiersOf(other, known)].some(key => own.has(key))
    )
}

/** Whether the document shows an address that the client gave. */
export const showsGivenProfile = (
  document: Document,
  { profiles }: Prospect,
  known: StageOutput
): boolean => {
  const own = new Set([addressOf(document), ...identifiersOf(document, known)])
  return profiles.some(profile => {
    const path = profile.value.replace(/^https?:\/\/(?:www\.)?/, "")
    return (
      own.has(keyOf(profile)) ||
      new RegExp(`(?<![\\w-])${Pattern.escape(path)}(?![\\w%-])`, "i").test(document.text)
    )
  })
}

/** Whether a document shows this profile as an identifier of its person. */
const isShownElsewhere = (document: Document, known: StageOutput): boolean =>
  known.handles.some(handle => handle.document !== document.id && keyOf(handle) === addressOf(document))

/** How these sources come to a document: by the prospect's email, always or unless a link led to it. */
const askedByEmail: Readonly<Record<string, "always" | "unless linked">> = {
  gravatar: "always",
  github: "unless linked"
}

const otherAddress = /^email: (?<email>\S+@\S+)$/m

/** Whether the source found the document by the prospect's email. A loose hit shows another address. */
export const isMatchedByEmail = (document: Document, { email }: Prospect, known: StageOutput): boolean => {
  const asked = askedByEmail[document.source]
  if (email === null || asked === undefined) return false
  if (asked === "always") return true
  const shown = otherAddress.exec(document.text.toLowerCase())?.groups?.email
  return !isShownElsewhere(document, known) && (shown === undefined || shown === email)
}

/** Whether the prospect's email stands in the text as a whole address. */
export const showsEmail = (document: Document, { email }: Prospect): boolean =>
  email !== null &&
  new RegExp(`(?<![\\w.+%-])${Pattern.escape(email)}(?![\\w-]|\\.\\w)`, "i").test(document.text)

/** `jane.smith2` and `jane.b.smith` are made for the second and the third Jane Smith of a house. Others tell nothing. */
const spelledName = (local: string): string | null => {
  const [first = "", ...others] = local.split(/[._-]+/).map(part => part.replace(/\d+$/, ""))
  const last = others.filter(part => part.length > 1)
  return first.length > 1 && last.length > 0 ? [first, ...last].join(".") : null
}

/**
 * Whether the text shows the address of somebody else of the prospect's name: one of the same domain that differs
 * only by a number or an initial. Addresses of other forms may be the prospect's as well.
 */
export const showsNamesakesEmail = (document: Document, prospect: Prospect): boolean => {
  const { email } = prospect
  if (email === null || showsEmail(document, prospect)) return false
  const [local = "", domain = ""] = email.split("@")
  const ours = spelledName(local)
  const shown = document.text.toLowerCase().matchAll(/([\w.+-]+)@((?:[\w-]+\.)+[a-z]{2,})/g)
  return (
    ours !== null &&
    [...shown].some(([, theirs = "", host]) => host === domain && spelledName(theirs) === ours)
  )
}
