import {
  type ContactData,
  type Document,
  type Handle,
  normalizeEmail,
  type StageOutput
} from "@prospect-research/core"
import { Option } from "effect"
import { isDefined, textClaims } from "./facts.ts"
import { type PersonName, parseName } from "./personName.ts"

/** The prospect as far as they are known when documents are compared with them. */
export interface Prospect {
  readonly names: ReadonlyArray<PersonName>
  /** Whether the client said the name, or the email spells it. */
  readonly isNameGiven: boolean
  readonly email: string | null
  /** LinkedIn and X addresses that the client gave. */
  readonly profiles: ReadonlyArray<Handle>
  /** Registrable domains of the employer: the email's, unless it is free mail. */
  readonly sites: ReadonlySet<string>
  /** The employer that the client named. */
  readonly company: string | null
  /** The employer that the client named, and those that confirmed documents name. */
  readonly companies: ReadonlyArray<string>
  readonly title: string | null
  readonly location: string | null
}

const given = (known: StageOutput, kind: Handle["kind"]): ReadonlyArray<Handle> =>
  known.handles.filter(handle => handle.kind === kind && handle.document === null)

/** Names that the document gives its own subject. */
export const subjectNames = (document: Document, known: StageOutput): ReadonlyArray<PersonName> =>
  [
    ...textClaims(document, known, "name"),
    ...known.handles
      .filter(handle => handle.kind === "name" && handle.document === document.id)
      .map(handle => handle.value)
  ]
    .map(parseName)
    .filter(isDefined)

const givenNames = (contact: ContactData, known: StageOutput): ReadonlyArray<PersonName> =>
  [contact.full_name ?? "", ...given(known, "name").map(handle => handle.value)]
    .map(parseName)
    .filter(isDefined)

export const prospectOf = (
  contact: ContactData,
  known: StageOutput,
  confirmed: ReadonlyArray<Document>
): Prospect => {
  const names = givenNames(contact, known)
  const isNameGiven = names.length > 0
  return {
    // The client's name decides; only when there is none do the confirmed documents say what the prospect is called.
    names: isNameGiven ? names : confirmed.flatMap(document => subjectNames(document, known)),
    isNameGiven,
    email: Option.getOrNull(Option.flatMap(Option.fromNullable(contact.email), normalizeEmail)),
    profiles: [...given(known, "linkedin"), ...given(known, "twitter")],
    sites: new Set(given(known, "company_domain").map(handle => handle.value)),
    company: contact.company ?? null,
    companies: [
      ...(contact.company === undefined ? [] : [contact.company]),
      ...confirmed.flatMap(document => textClaims(document, known, "professional.current_company"))
    ],
    title: contact.title ?? null,
    location: contact.location ?? null
  }
}
