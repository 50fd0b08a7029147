import type { Claim, ClaimField, Document, Handle } from "@prospect-research/core"
import { Option, Predicate } from "effect"
import { firstText, hasType, type JsonLdNode, nodes, texts } from "../sources/jsonLd.ts"
import { makeClaim } from "../sources/makeDocument.ts"
import { sameName } from "../sources/names.ts"
import { plainLine } from "../sources/plainText.ts"
import { profileHandle } from "../sources/profileAddress.ts"

/** Who is looked for on a site, and whose site it is. */
export interface Wanted {
  readonly names: ReadonlyArray<string>
  readonly emails: ReadonlyArray<string>
  /** What the client calls the employer. */
  readonly employer: string | undefined
  /** What the employer is called, by the client and by the site itself. */
  readonly companies: ReadonlyArray<string>
}

/** A statement of structured data, as it is added to a document's text. */
interface Fact {
  readonly line: string
  readonly field: ClaimField
  readonly value: Claim["value"]
}

export interface SitePerson {
  readonly name: string
  readonly facts: ReadonlyArray<Fact>
  /** Addresses of other profiles, from `sameAs`. */
  readonly profiles: ReadonlyArray<{ readonly line: string; readonly url: string }>
}

const companyKey = (name: string): string =>
  name
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .replace(/ (?:inc|llc|ltd|limited|plc|gmbh|ag|ab|as|oy|bv|nv|sa|srl|corp|co)$/, "")
    .trim()

/** Whether a company named on the site is the site's own; one that nothing is known of is not. */
export const isEmployer = (company: string, { companies }: Wanted): boolean =>
  companies.some(known => {
    const [left, right] = [companyKey(company), companyKey(known)]
    return left !== "" && (left === right || left.startsWith(`${right} `) || right.startsWith(`${left} `))
  })

/** A person of the same name who works elsewhere, or has another address at this company, is somebody else. */
const isCompatible = (node: JsonLdNode, all: ReadonlyArray<JsonLdNode>, wanted: Wanted): boolean => {
  const employers = texts(node, "worksFor", all)
  const emails = texts(node, "email", all).map(it => it.replace(/^mailto:/i, "").toLowerCase())
  const isColleague =
    emails.length > 0 && wanted.emails.length > 0 && !emails.some(it => wanted.emails.includes(it))
  return !isColleague && (employers.length === 0 || employers.some(it => isEmployer(it, wanted)))
}

const locationsOf = (node: JsonLdNode, all: ReadonlyArray<JsonLdNode>): ReadonlyArray<string> =>
  [...nodes(node, "workLocation", all), ...nodes(node, "address", all)].flatMap(place => {
    if (Predicate.isString(place)) return []
    if (!Predicate.isRecord(place)) return []
    const address = Predicate.isRecord(place.address) ? place.address : place
    // City, region and country: never a street, which may be a home.
    const parts = ["addressLocality", "addressRegion", "addressCountry"].flatMap(
      part => firstText(address, part, all) ?? []
    )
    return parts.length === 0 ? [] : [parts.join(", ")]
  })

const factsOf = (node: JsonLdNode, all: ReadonlyArray<JsonLdNode>, wanted: Wanted): SitePerson => {
  const name = plainLine(firstText(node, "name", all) ?? "")
  const lineOf = (property: string, value: string) => `${property} of ${name}: ${value}`
  const fact = (field: ClaimField, property: string, values: ReadonlyArray<string>): ReadonlyArray<Fact> =>
    values.map(value => ({ field, value, line: lineOf(property, value) }))
  const schools = texts(node, "alumniOf", all).map(institution => ({
    field: "education.entries" as const,
    value: { institution, degree: null, field_of_study: null, graduation_year: null },
    line: lineOf("alumniOf", institution)
  }))
  const employers = texts(node, "worksFor", all).filter(it => isEmployer(it, wanted))
  return {
    name,
    facts: [
      ...fact("professional.current_title", "jobTitle", texts(node, "jobTitle", all).slice(0, 1)),
      ...fact("professional.current_company", "worksFor", employers.slice(0, 1)),
      ...fact("professional.current_location", "address", locationsOf(node, all).slice(0, 1)),
      ...schools,
      ...fact("professional.skills", "knowsAbout", texts(node, "knowsAbout", all)),
      ...fact("professional.achievements", "award", texts(node, "award", all))
    ],
    profiles: texts(node, "sameAs", all).map(url => ({ url, line: lineOf("sameAs", url) }))
  }
}

/**
 * The prospect among a page's JSON-LD persons. Nobody when several could be meant, unless one of them has the
 * prospect's email address.
 */
export const findPerson = (all: ReadonlyArray<JsonLdNode>, wanted: Wanted): Option.Option<SitePerson> => {
  const candidates = all.filter(
    node =>
      hasType(node, /^Person$/) &&
      wanted.names.some(name => sameName(firstText(node, "name", all) ?? "", name)) &&
      isCompatible(node, all, wanted)
  )
  const addressed = candidates.filter(node => node.email !== undefined && wanted.emails.length > 0)
  const people = (addressed.length > 0 ? addressed : candidates).map(node => factsOf(node, all, wanted))
  // A page may describe one person several times; what only names the person adds nothing.
  const described = people.filter(({ facts, profiles }) => facts.length + profiles.length > 0)
  const titles = new Set(
    described.flatMap(({ facts }) =>
      facts.flatMap(({ field, value }) => (field === "professional.current_title" ? [value] : []))
    )
  )
  return titles.size > 1 ? Option.none() : Option.fromNullable(described[0])
}

/** The lines to add to the document's text. */
export const personLines = ({ facts, profiles }: SitePerson): ReadonlyArray<string> => [
  ...new Set([...facts, ...profiles].map(({ line }) => line))
]

export const personClaims = ({ facts, profiles }: SitePerson, document: Document): ReadonlyArray<Claim> => [
  ...facts.map(({ field, value, line }) =>
    makeClaim(document, { field, value, quote: line, method: "structured", as_of: document.published_at })
  ),
  ...profiles.flatMap(({ url, line }) =>
    Option.toArray(profileHandle(url)).flatMap(({ kind, value }) =>
      kind === "linkedin" || kind === "twitter"
        ? [
            makeClaim(document, {
              field: `social_media.${kind}.url`,
              value,
              quote: line,
              method: "structured"
            })
          ]
        : []
    )
  )
]

export const personHandles = ({ profiles }: SitePerson, document: Document): ReadonlyArray<Handle> =>
  profiles.flatMap(({ url }) =>
    Option.toArray(profileHandle(url)).map(handle => ({ ...handle, document: document.id }))
  )
