import { comparable, foldCase, type Handle, occursWhole, type StageInput } from "@prospect-research/core"
import { Option } from "effect"

/** Most identifiers that a stage follows in one round, and most people of one name that it looks at. */
export const mostCandidates = 3

/** Fresh identifiers of one kind, without those that this source gave itself. */
export const identifiersToRead = (
  { fresh, known }: StageInput,
  source: string,
  kind: Handle["kind"]
): ReadonlyArray<string> => {
  const own = new Set(known.documents.filter(it => it.source === source).map(({ id }) => id))
  const given = new Set(
    known.handles
      .filter(handle => handle.kind === kind && own.has(handle.document ?? ""))
      .map(({ value }) => value)
  )
  const values = fresh.filter(handle => handle.kind === kind).map(({ value }) => value)
  return [...new Set(values)].filter(value => !given.has(value)).slice(0, mostCandidates)
}

/** Whom to search for, and what tells them from their namesakes. */
export interface NameSearch {
  readonly name: string
  /** What the employer is called, the surest first. */
  readonly companies: ReadonlyArray<string>
}

const claimed = ({ known }: StageInput, field: string): ReadonlyArray<string> =>
  known.claims.flatMap(claim =>
    claim.field === field && typeof claim.value === "string" ? [claim.value] : []
  )

/**
 * A search by name, in the round that gives the name: nothing without a full name, or without a company or a place,
 * since namesakes could not be told apart.
 */
export const nameSearch = (input: StageInput): Option.Option<NameSearch> => {
  const { contact, known, fresh } = input
  const name = known.handles.find(({ kind, value }) => kind === "name" && /\S\s+\S/.test(value))
  if (name === undefined) return Option.none()
  const isFresh = fresh.some(
    ({ kind, value, document }) => kind === "name" && value === name.value && document === name.document
  )
  const domains = known.handles.filter(({ kind }) => kind === "company_domain")
  const companies = [
    ...(contact.company === undefined ? [] : [contact.company]),
    ...claimed(input, "professional.current_company"),
    ...domains.flatMap(({ value }) => value.split(".")[0] ?? [])
  ]
  const isPlaced =
    contact.location !== undefined || claimed(input, "professional.current_location").length > 0
  return isFresh && (companies.length > 0 || isPlaced)
    ? Option.some({ name: name.value, companies: [...new Set(companies)] })
    : Option.none()
}

const words = (text: string): string =>
  foldCase(text)
    .replace(/[^\p{L}\p{N}\p{M}+#]+/gu, " ")
    .trim()

/** Whether an institution, written with department and address, is one of the companies. */
export const isAtCompany = (institution: string, { companies }: NameSearch): boolean =>
  companies.some(company =>
    occursWhole(words(comparable("professional.current_company", company)), words(institution))
  )
