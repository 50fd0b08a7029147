import { type ClaimField, comparable, matchesIn, occursWhole, type StageInput } from "@prospect-research/core"
import { Option, RegExp as Pattern } from "effect"
import { parseName } from "../names/PersonName.ts"
import { domainLabel } from "./domainNames.ts"
import { namesAnyOf } from "./namesAnyOf.ts"
import { regex } from "./regex.ts"

/** Somebody to be searched for by name, with what tells them from their namesakes. */
export interface NamedPerson {
  readonly fullName: string
  /**
   * What their employer is called, the surest first: by the client, by sources that know the prospect by their email
   * address, and by the domain of that address.
   */
  readonly companies: ReadonlyArray<string>
  /** The domain of their email address, unless it is free mail. */
  readonly domains: ReadonlyArray<string>
}

const employer = "professional.current_company"

/** Shorter domains are as often a word, or initials, as what people call the company. */
const leastLabel = 4

const freshName = ({ contact, fresh }: StageInput): string | undefined =>
  fresh
    .filter(({ kind, document }) => kind === "name" && (contact.full_name === undefined || document === null))
    .find(({ value }) => parseName(value) !== null)?.value

/** What sources say that know the prospect by their email address. */
const certainValues = ({ known }: StageInput, field: ClaimField): ReadonlyArray<string> => {
  const certain = new Set(known.handles.filter(({ kind }) => kind === "email").map(it => it.document))
  return known.claims.flatMap(claim =>
    claim.field === field && typeof claim.value === "string" && certain.has(claim.document)
      ? [claim.value]
      : []
  )
}

const namedIn = (input: StageInput): Option.Option<NamedPerson> => {
  const { contact, known } = input
  const domains = known.handles.filter(({ kind }) => kind === "company_domain").map(({ value }) => value)
  const labels = domains.map(domain => domainLabel(`https://${domain}/`))
  const companies = [
    ...(contact.company === undefined ? [] : [contact.company]),
    ...certainValues(input, employer),
    ...labels.filter(({ length }) => length >= leastLabel)
  ]
  return Option.map(Option.fromNullable(freshName(input)), fullName => ({
    fullName,
    companies: [...new Set(companies)],
    domains: [...new Set(domains)]
  }))
}

const isEmployed = ({ companies, domains }: NamedPerson): boolean => companies.length + domains.length > 0

/**
 * Whom to search for where namesakes are told apart by their employer. Nothing without a full name and an employer, and
 * in rounds that bring no name: a search is made once.
 */
export const namedEmployee = (input: StageInput): Option.Option<NamedPerson> =>
  Option.filter(namedIn(input), isEmployed)

/** The same where a place is enough to tell namesakes apart. */
export const namedPerson = (input: StageInput): Option.Option<NamedPerson> => {
  const isPlaced =
    input.contact.location !== undefined || certainValues(input, "professional.current_location").length > 0
  return Option.filter(namedIn(input), person => isPlaced || isEmployed(person))
}

/** Many companies are called by a plain word: alone it counts with a capital, as an account, or where somebody is `at` it. */
const isCalled = (text: string, word: string): boolean =>
  matchesIn(text, regex.giu`(?<![\\p{L}\\p{N}])${Pattern.escape(word)}(?![\\p{L}\\p{N}])`).some(
    ({ 0: found, index }) =>
      /[\p{Lu}\p{Lo}\d]/u.test(found) || /(?:@|\b(?:at|for|with|of|by) )$/iu.test(text.slice(0, index))
  )

/** Whether a text names one of the employers, or shows its domain. */
export const namesCompany = (text: string, { companies, domains }: NamedPerson): boolean => {
  const spaced = comparable("name", text).replaceAll("-", " ")
  const isNamed = (company: string) => {
    const key = comparable(employer, company)
    if (key.length < 2) return false
    return key.includes(" ") ? occursWhole(key, spaced) : isCalled(text, key)
  }
  const shown = text.toLowerCase()
  return companies.some(isNamed) || domains.some(domain => occursWhole(domain, shown))
}

/** Whether a text names the person in full. */
export const namesPerson = (text: string, { fullName }: NamedPerson): boolean => namesAnyOf([fullName])(text)
