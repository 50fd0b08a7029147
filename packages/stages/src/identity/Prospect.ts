import {
  type ContactData,
  comparable,
  type Document,
  type Handle,
  isOfOffice,
  isRaisedFrom,
  normalizeEmail,
  tellsOfMove
} from "@prospect-research/core"
import { Array as Arr, Option, Predicate } from "effect"
import { nameGiven } from "../names/nameGiven.ts"
import { type PersonName, parseName } from "../names/PersonName.ts"
import { relateNames } from "../names/relateNames.ts"
import { calledByEmail, emailsIn, isAbbreviationOf, mayBeMadeFor } from "./emails.ts"
import { type Fact, type Findings, isDefined, schoolsOf, textClaims, valuesAgree } from "./Findings.ts"
import { isOldPage } from "./oldPages.ts"

/** The prospect as far as they are known when documents are compared with them. */
export interface Prospect {
  readonly names: ReadonlyArray<PersonName>
  /** Whether the client said the name, or the email spells it. */
  readonly isNameGiven: boolean
  readonly email: string | null
  /** The short form of the first name by which the address calls them. */
  readonly calledByEmail: string | null
  /** Whether a page that is surely theirs shows it. */
  readonly isEmailShown: boolean
  /** LinkedIn and X addresses that the client gave. */
  readonly profiles: ReadonlyArray<Handle>
  /** Registrable domains of the employer: the email's, unless it is free mail. */
  readonly sites: ReadonlySet<string>
  /** The employer that the client named. */
  readonly company: string | null
  /** The employer that the client named, those that proven documents name, and those to which they have gone from there. */
  readonly companies: ReadonlyArray<string>
  /** Titles that the client and proven documents name. */
  readonly titles: ReadonlyArray<string>
  /** How the employer's own pages are headed that are about them: what the house does stands there. */
  readonly headings: ReadonlyArray<string>
  /** Titles of all of the employer's pages: by its name in full, or in short, the house calls itself there. */
  readonly siteTitles: ReadonlyArray<string>
  /** Whether the employer's own pages give them a position today. */
  readonly isOnStaff: boolean
  /** Whether the employer's own pages give them the title that the client gives. */
  readonly isTitleAtWork: boolean
  /** Schools that proven documents name. */
  readonly schools: ReadonlyArray<string>
  readonly title: string | null
  readonly location: string | null
  /** Towns that the client and proven documents name. */
  readonly locations: ReadonlyArray<string>
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

/** `djmercer@…`, and `djm@…`, tell which Daniel Mercer of the house is meant. */
const withInitial = (name: PersonName, email: string | undefined): PersonName => {
  const local =
    email
      ?.toLowerCase()
      .replace(/[@+].*$/, "")
      .replace(/[._-]/g, "") ?? ""
  const [initial = ""] = name.first
  const forms = [
    [name.first, name.last],
    [initial, name.last],
    [initial, name.last.charAt(0)]
  ] as const
  const middle = forms.flatMap(([first, last]) => {
    const letter = local.slice(first.length, -last.length)
    // `dam@` may be two letters of Daniel as well, as Danes have it.
    const isOfFirst = last !== name.last && letter === name.first.charAt(1)
    return local === `${first}${letter}${last}` && /^[a-z]$/.test(letter) && !isOfFirst ? [letter] : []
  })
  return name.middle.length === 0 ? { ...name, middle: middle.slice(0, 1) } : name
}

/** What the client calls the prospect, or their email address spells. */
export const givenNames = (contact: ContactData, findings: Findings): ReadonlyArray<PersonName> =>
  [...new Set([nameGiven(contact) ?? "", ...given(findings, "name").map(handle => handle.value)])]
    .map(parseName)
    .filter(isDefined)
    .map(name => withInitial(name, contact.email))

/** Whom the employer's own pages name for whom the email address may be made, if that is one person; where they show it, also as an abbreviation. */
const namesByAddress = (
  email: string | null,
  sites: ReadonlySet<string>,
  findings: Findings
): ReadonlyArray<PersonName> => {
  if (email === null) return []
  const named = findings.documents
    .filter(({ site }) => sites.has(site))
    .flatMap(document => {
      const isShown = emailsIn(document.text).includes(email)
      return subjectNames(document, findings).filter(
        name => mayBeMadeFor(email, name) || (isShown && isAbbreviationOf(email, name))
      )
    })
  return named.every(name => named.every(other => relateNames(name, other) === "same")) ? named : []
}

/** Where documents say that somebody is; where the employer sits, only if none does. */
const townsOf = (documents: ReadonlyArray<Document>, findings: Findings): ReadonlyArray<string> => {
  const claims = documents
    .flatMap(document => findings.claimsOf(document))
    .filter(({ field }) => field === "professional.current_location")
  const own = claims.filter(claim => !isOfOffice(claim))
  return [...new Set((own.length > 0 ? own : claims).map(({ value }) => String(value)))]
}

/** What documents say that the prospect has gone on to from what the client knows. */
export interface Moves {
  /** Houses, as others tell. */
  readonly houses: ReadonlyArray<string>
  /** Titles, as the house itself tells. */
  readonly titles: ReadonlyArray<string>
}

export const movesOf = (contact: ContactData, findings: Findings): Moves => {
  const sites = new Set(given(findings, "company_domain").map(handle => handle.value))
  const [others, own] = Arr.partition(findings.documents, ({ site }) => sites.has(site))
  const { title } = contact
  return {
    houses: others
      .filter(({ source_class }) => source_class !== "registry")
      .flatMap(document => {
        const companies = textClaims(document, findings, "professional.current_company")
        return companies.length > 0 && tellsOfMove(document, contact) ? companies : []
      }),
    titles: own
      .flatMap(document => findings.claimsOf(document))
      .flatMap(({ field, quote, value }) =>
        field === "professional.current_title" &&
        typeof value === "string" &&
        title !== undefined &&
        isRaisedFrom(quote, title, value)
          ? [value]
          : []
      )
  }
}

/**
 * `names` are those that are given; where there are none, `confirmed` documents say what the prospect is called. Of what they do, those
 * speak that are proven to know them.
 */
export const prospectOf = (
  contact: ContactData,
  names: ReadonlyArray<PersonName>,
  findings: Findings,
  confirmed: ReadonlyArray<Document>,
  trusted: ReadonlyArray<Document>,
  moves: Moves
): Prospect => {
  const isNameGiven = names.length > 0
  const company = contact.company ?? null
  const title = contact.title ?? null
  const location = contact.location ?? null
  const stated = (field: Fact) => [
    ...new Set(trusted.flatMap(document => textClaims(document, findings, field)))
  ]
  const email = Option.getOrNull(Option.flatMap(Option.fromNullable(contact.email), normalizeEmail))
  const sites = new Set(given(findings, "company_domain").map(handle => handle.value))
  const titlesOf = (documents: ReadonlyArray<Document>) =>
    documents.flatMap(document => textClaims(document, findings, "professional.current_title"))
  const isGivenTitle = (held: string): boolean =>
    title !== null && valuesAgree("professional.current_title", held, title)
  const atWork = trusted.filter(({ site }) => sites.has(site))
  const heldAtWork = titlesOf(atWork)
  const heldNow = titlesOf(atWork.filter(it => !isOldPage(it)))
  // Where a house has two of the name, nobody is trusted before their titles tell them apart.
  const isTitleShown = (): boolean => {
    if (title === null) return false
    const key = comparable("professional.current_title", title)
    return findings.documents.some(
      document =>
        sites.has(document.site) &&
        titlesOf([document]).some(held => comparable("professional.current_title", held) === key)
    )
  }
  // Who has moved on since holds another title now, and is no other person for it.
  const isTitleOutdated = heldAtWork.some(isGivenTitle) && !heldNow.some(isGivenTitle)
  const shown = confirmed.flatMap(document => subjectNames(document, findings))
  const found = shown.length > 0 ? shown : namesByAddress(email, sites, findings)
  return {
    // The client's name decides; only when there is none do the documents say what the prospect is called.
    names: isNameGiven ? names : found,
    isNameGiven,
    email,
    calledByEmail:
      email === null
        ? null
        : (names.map(name => calledByEmail(email, name)).find(Predicate.isNotNull) ?? null),
    isEmailShown: email !== null && confirmed.some(({ text }) => emailsIn(text).includes(email)),
    profiles: [...given(findings, "linkedin"), ...given(findings, "twitter")],
    sites,
    company,
    companies: [
      ...(company === null ? [] : [company]),
      ...stated("professional.current_company"),
      ...moves.houses
    ],
    titles: isTitleOutdated
      ? [...new Set(titlesOf(trusted.filter(it => !isOldPage(it))))]
      : [...(title === null ? [] : [title]), ...stated("professional.current_title"), ...moves.titles],
    headings: trusted.flatMap(({ site, title: heading }) =>
      sites.has(site) && heading !== null ? [heading] : []
    ),
    siteTitles: findings.documents.flatMap(({ site, title: heading }) =>
      sites.has(site) && heading !== null ? [heading] : []
    ),
    isOnStaff: heldNow.length > 0,
    isTitleAtWork: heldAtWork.some(isGivenTitle) || isTitleShown(),
    schools: [...new Set(trusted.flatMap(document => schoolsOf(document, findings)))],
    title,
    location,
    locations: [...(location === null ? [] : [location]), ...townsOf(trusted, findings)]
  }
}
