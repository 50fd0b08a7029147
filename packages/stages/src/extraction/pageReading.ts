import type { Claim, Document, Handle, SourceClass } from "@prospect-research/core"
import { Option } from "effect"
import type { StructuredOrganization } from "../reading/StructuredOrganization.ts"
import { type ClaimParts, distinctClaims, makeClaim, makeDocument } from "../sources/makeDocument.ts"
import type { Page } from "../sources/readPage.ts"
import { toldActivities } from "./activities.ts"
import { onlyEmployer } from "./currentRole.ts"
import { headlineActivities } from "./headline.ts"
import { isAboutProspect, severalPeople, withoutNamesakes } from "./ownPage.ts"
import { placeLines } from "./passages.ts"
import { mentionsIn } from "./personMentions.ts"
import { findPerson, personClaims, personHandles, personLines } from "./SitePerson.ts"
import { sentencesOf } from "./sentences.ts"
import { siteEmployer } from "./siteName.ts"
import { type Stated, statedIn } from "./stated.ts"
import type { Wanted } from "./Wanted.ts"

/** What one page says of the prospect. */
export interface Reading {
  readonly document: Document
  readonly claims: ReadonlyArray<Claim>
  readonly handles: ReadonlyArray<Handle>
}

export interface ReadingParts {
  readonly source: string
  readonly source_class: SourceClass
  /** The home page of the employer's site, which speaks of the employer. */
  readonly isHome?: boolean
}

/** The organization whose site a home page is, as the page describes it to machines. */
export const organizationOf = ({ organizations }: Page): StructuredOrganization | undefined =>
  organizations.find(({ industry }) => industry !== null) ?? organizations[0]

const industryOf = (organization: StructuredOrganization | undefined) =>
  organization === undefined || organization.industry === null
    ? []
    : [{ value: organization.industry, line: `industry of ${organization.name}: ${organization.industry}` }]

/** Where a page names the person: the first sentence that does. */
const nameClaim = (page: Page, { names }: Wanted): ReadonlyArray<Stated> => {
  for (const { text } of page.lines) {
    for (const quote of sentencesOf(text)) {
      const [mention] = mentionsIn(quote, names)
      if (mention !== undefined)
        return [{ field: "name", value: quote.slice(mention.start, mention.end), quote }]
    }
  }
  return []
}

/** A statement that only counts where there is no firmer one gives way; each is stated once by each quote. */
const firmest = (stated: ReadonlyArray<Stated>): ReadonlyArray<ClaimParts> => {
  const firm = new Set(stated.filter(it => it.isWeak !== true).map(({ field }) => field))
  return stated
    .filter(it => it.isWeak !== true || !firm.has(it.field))
    .map(({ isWeak: _isWeak, ...parts }) => ({ ...parts, method: "rule" }))
}

/** What one page says of the prospect; nothing when it neither names them nor describes the company. */
export const readingOf = (
  page: Page,
  wanted: Wanted,
  { source, source_class, isHome = false }: ReadingParts
): Option.Option<Reading> => {
  const isSelf = source_class === "self"
  const isOwnPage = isAboutProspect(page, wanted, isSelf)
  const person = findPerson(page.people, wanted, isOwnPage || isSelf)
  const named = nameClaim(page, wanted)
  const organization = isHome ? organizationOf(page) : undefined
  if (named.length === 0 && Option.isNone(person) && organization === undefined && !isOwnPage)
    return Option.none()
  const placed = placeLines(page.lines, wanted.names, isOwnPage)
  const lines = withoutNamesakes(placed, wanted)
  const headline = headlineActivities(page, wanted, source_class)
  const found = severalPeople(lines)
    ? []
    : [
        ...statedIn(lines, wanted, isSelf || source_class === "first-party"),
        ...toldActivities(lines, wanted),
        ...headline.activities
      ]
  const stated = [...named, ...firmest(onlyEmployer(found, wanted, source_class))]
  const facts = Option.match(person, { onNone: () => [], onSome: it => it.facts })
  const fields = new Set([...stated, ...facts].map(({ field }) => field))
  const employer = siteEmployer(page, wanted.employer, fields)
  const industry = industryOf(organization)
  const text = [
    ...page.lines.map(line => line.text),
    ...employer.lines,
    ...industry.map(({ line }) => line),
    ...headline.lines,
    ...Option.match(person, { onNone: () => [], onSome: personLines })
  ].join("\n")
  const document = makeDocument({
    source,
    source_class,
    url: page.url,
    page_url: page.pageUrl,
    fetched_at: page.fetchedAt,
    published_at: page.publishedAt,
    title: page.title,
    text
  })
  return Option.some({
    document,
    claims: distinctClaims([
      ...[...stated, ...employer.claims].map(parts =>
        makeClaim(document, { as_of: page.publishedAt, method: "rule", ...parts })
      ),
      ...industry.map(({ value, line }) =>
        makeClaim(document, { field: "professional.industry", value, quote: line, method: "structured" })
      ),
      ...Option.match(person, { onNone: () => [], onSome: it => personClaims(it, document) })
    ]),
    handles: Option.match(person, { onNone: () => [], onSome: it => personHandles(it, document) })
  })
}
