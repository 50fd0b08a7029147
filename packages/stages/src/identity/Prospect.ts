import { type ContactData, type Document, type Handle, normalizeEmail } from "@prospect-research/core"
import { Option } from "effect"
import { type PersonName, parseName } from "../names/PersonName.ts"
import { type Findings, isDefined, schoolsOf, textClaims } from "./Findings.ts"

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
  /** Titles that the client and confirmed documents name. */
  readonly titles: ReadonlyArray<string>
  /** Schools that confirmed documents name. */
  readonly schools: ReadonlyArray<string>
  readonly title: string | null
  readonly location: string | null
}

const given = ({ given: handles }: Findings, kind: Handle["kind"]): ReadonlyArray<Handle> =>
  handles.filter(handle => handle.kind === kind)

/** Names that the document gives its own subject. */
export const subjectNames = (document: Document, findings: Findings): ReadonlyArray<PersonName> =>
  [
    ...textClaims(document, findings, "name"),
    ...findings
      .handlesOf(document)
      .filter(handle => handle.kind === "name")
      .map(handle => handle.value)
  ]
    .map(parseName)
    .filter(isDefined)

const givenNames = (contact: ContactData, findings: Findings): ReadonlyArray<PersonName> =>
  [...new Set([contact.full_name ?? "", ...given(findings, "name").map(handle => handle.value)])]
    .map(parseName)
    .filter(isDefined)

export const prospectOf = (
  contact: ContactData,
  findings: Findings,
  confirmed: ReadonlyArray<Document>
): Prospect => {
  const names = givenNames(contact, findings)
  const isNameGiven = names.length > 0
  const company = contact.company ?? null
  const title = contact.title ?? null
  const stated = (field: "professional.current_company" | "professional.current_title") => [
    ...new Set(confirmed.flatMap(document => textClaims(document, findings, field)))
  ]
  return {
    // The client's name decides; only when there is none do the confirmed documents say what the prospect is called.
    names: isNameGiven ? names : confirmed.flatMap(document => subjectNames(document, findings)),
    isNameGiven,
    email: Option.getOrNull(Option.flatMap(Option.fromNullable(contact.email), normalizeEmail)),
    profiles: [...given(findings, "linkedin"), ...given(findings, "twitter")],
    sites: new Set(given(findings, "company_domain").map(handle => handle.value)),
    company,
    companies: [...(company === null ? [] : [company]), ...stated("professional.current_company")],
    titles: [...(title === null ? [] : [title]), ...stated("professional.current_title")],
    schools: [...new Set(confirmed.flatMap(document => schoolsOf(document, findings)))],
    title,
    location: contact.location ?? null
  }
}
