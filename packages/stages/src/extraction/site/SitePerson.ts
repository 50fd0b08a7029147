import type { Claim, ClaimField, Document, Handle } from "@prospect-research/core"
import { Option } from "effect"
import type { StructuredPerson } from "../../reading/StructuredPerson.ts"
import { makeClaim, siteOf } from "../../sources/makeDocument.ts"
import { linkHandle, profileClaims } from "../../sources/profileAddress.ts"
import { isTitle } from "../../sources/roles.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { isSpeakable } from "../privateMatters.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import { isInstitution, mayTeach } from "../words/degrees.ts"

/** A statement of structured data, as it is added to a document's text. */
interface PersonFact {
  readonly line: string
  readonly field: ClaimField
  readonly value: Claim["value"]
}

export interface SitePerson {
  readonly name: string
  readonly facts: ReadonlyArray<PersonFact>
  /** Addresses of other profiles. */
  readonly profiles: ReadonlyArray<{ readonly line: string; readonly url: string }>
}

const isNamed = (name: string, { names }: Wanted): boolean => {
  const [mention] = mentionsIn(name, names)
  return mention !== undefined
}

/** A person of the same name who works elsewhere, or has another address at this company, is somebody else. */
const isCompatible = ({ emails, worksFor }: StructuredPerson, wanted: Wanted, isOwn: boolean): boolean => {
  const isColleague =
    emails.length > 0 && wanted.emails.length > 0 && !emails.some(it => wanted.emails.includes(it))
  const isElsewhere =
    !worksFor.some(it => isEmployer(it, wanted)) && worksFor.length > 0 && wanted.companies.length > 0
  return isOwn || (!isColleague && !isElsewhere)
}

/** `School of Law, Acme University`: whoever works there is no member of it. */
const isPartOfEmployer = (name: string, wanted: Wanted): boolean =>
  [name, ...name.split(/,\s*/)].some(part => isEmployer(part, wanted))

const factsOf = (person: StructuredPerson, wanted: Wanted): SitePerson => {
  const { name } = person
  const lineOf = (property: string, value: string) => `${property} of ${name}: ${value}`
  const fact = (
    field: ClaimField,
    property: string,
    values: ReadonlyArray<string>
  ): ReadonlyArray<PersonFact> =>
    values.filter(isSpeakable).map(value => ({ field, value, line: lineOf(property, value) }))
  const schools = person.alumniOf.filter(isSpeakable).map(institution => ({
    field: "education.entries" as const,
    value: { institution, degree: null, field_of_study: null, graduation_year: null },
    line: lineOf("alumniOf", institution)
  }))
  const ours = person.worksFor.filter(it => isEmployer(it, wanted))
  const employers = ours.length > 0 ? ours : person.worksFor
  return {
    name,
    facts: [
      ...fact(
        "professional.current_title",
        "jobTitle",
        person.jobTitles.filter(it => isTitle(it) || it.length <= 60).slice(0, 1)
      ),
      ...fact("professional.current_company", "worksFor", employers.slice(0, 1)),
      ...fact("professional.current_location", "address", person.locations.slice(0, 1)),
      ...schools,
      ...fact("professional.skills", "knowsAbout", person.knowsAbout.slice(0, 20)),
      ...fact("professional.achievements", "award", person.awards),
      ...fact(
        "personal.memberships",
        "memberOf",
        // Markup gives the university of a professor as an affiliation: they work there, or studied there.
        person.memberOf.filter(it => !(isInstitution(it) && !mayTeach(it)) && !isPartOfEmployer(it, wanted))
      )
    ],
    profiles: [...new Set([...person.sameAs, ...person.urls])].map(url => ({
      url,
      line: lineOf("sameAs", url)
    }))
  }
}

/**
 * The prospect among the persons of a page's structured data. Nobody when several could be meant, unless one of them has
 * the prospect's email address. On a page of their own, its main entity works where it says.
 */
export const findPerson = (
  people: ReadonlyArray<StructuredPerson>,
  wanted: Wanted,
  isOwnPage: boolean
): Option.Option<SitePerson> => {
  const candidates = people.filter(
    person => isNamed(person.name, wanted) && isCompatible(person, wanted, isOwnPage && person.isMainEntity)
  )
  const addressed = candidates.filter(({ emails }) => emails.some(it => wanted.emails.includes(it)))
  const found = (addressed.length > 0 ? addressed : candidates).map(person => factsOf(person, wanted))
  // A page may describe one person several times; what only names the person adds nothing.
  const described = found.filter(({ facts, profiles }) => facts.length + profiles.length > 0)
  const titles = new Set(
    described.flatMap(({ facts }) =>
      facts.flatMap(({ field, value }) => (field === "professional.current_title" ? [value] : []))
    )
  )
  const fullest = [...described].sort((left, right) => right.facts.length - left.facts.length)
  return titles.size > 1 ? Option.none() : Option.fromNullable(fullest[0])
}

/** The lines to add to the document's text. */
export const personLines = ({ facts, profiles }: SitePerson): ReadonlyArray<string> => [
  ...new Set([...facts, ...profiles].map(({ line }) => line))
]

export const personClaims = ({ facts, profiles }: SitePerson, document: Document): ReadonlyArray<Claim> => [
  ...facts.map(({ field, value, line }) =>
    makeClaim(document, { field, value, quote: line, method: "structured", as_of: document.published_at })
  ),
  ...profiles.flatMap(({ url, line }) => profileClaims(url, line).map(parts => makeClaim(document, parts)))
]

/** Profiles, and websites other than the one that describes the person. */
export const personHandles = ({ profiles }: SitePerson, document: Document): ReadonlyArray<Handle> =>
  profiles
    .filter(({ url }) => siteOf(url) !== document.site)
    .flatMap(({ url }) =>
      Option.toArray(linkHandle(url)).map(handle => ({ ...handle, document: document.id }))
    )
