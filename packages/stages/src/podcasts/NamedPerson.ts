import { comparable, type Handle, occursWhole, type StageInput } from "@prospect-research/core"
import { Option, RegExp as Pattern } from "effect"
import { namePattern } from "../sources/names.ts"

/** Somebody to be searched for by name, with what tells them from their namesakes. */
export interface NamedPerson {
  readonly fullName: string
  /** What their employer is called, by the client and by sources that know the prospect by their email address. */
  readonly companies: ReadonlyArray<string>
  /** The domain of their email address, unless it is free mail. */
  readonly domains: ReadonlyArray<string>
}

const employer = "professional.current_company"

/** Later rounds bring no name: a search is made once. */
const freshName = ({ contact, fresh }: StageInput): string | undefined =>
  contact.full_name === undefined
    ? fresh.find(({ kind }) => kind === "name")?.value
    : fresh.find(({ kind, document }) => kind === "name" && document === null)?.value

/** Nothing when there is no full name, or nothing beside it: a bare name finds namesakes. */
export const namedPerson = (input: StageInput): Option.Option<NamedPerson> => {
  const { contact, known } = input
  const fullName = freshName(input)
  const values = (kind: Handle["kind"]) => known.handles.filter(it => it.kind === kind).map(it => it.value)
  const certain = new Set(known.handles.filter(({ kind }) => kind === "email").map(it => it.document))
  const stated = known.claims.flatMap(({ field, value, document }) =>
    field === employer && typeof value === "string" && certain.has(document) ? [value] : []
  )
  const companies = [...new Set([...(contact.company === undefined ? [] : [contact.company]), ...stated])]
  const domains = [...new Set(values("company_domain"))]
  return fullName === undefined || !/\S\s+\S/.test(fullName) || companies.length + domains.length === 0
    ? Option.none()
    : Option.some({ fullName, companies, domains })
}

/** Many companies are called by a plain word: alone it counts with a capital, as an account, or where somebody is `at` it. */
const isCalled = (text: string, word: string): boolean =>
  [...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${Pattern.escape(word)}(?![\\p{L}\\p{N}])`, "giu"))].some(
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
export const namesPerson = (text: string, { fullName }: NamedPerson): boolean => {
  const pattern = namePattern([fullName])
  return pattern !== undefined && new RegExp(pattern, "iu").test(text)
}
