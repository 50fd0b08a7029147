import { compareText, type Document, monthsBetween, spellMonth } from "@prospect-research/core"

/** A hook is worth half as much with every so many days. */
export const halfLifeDays = 120
/** Nobody likes to be asked about what they have forgotten. */
export const oldestDays = 730

/** Ages are counted to the newest document, never to the wall clock: a replay writes the same lines. */
export const newestFetch = (documents: ReadonlyArray<Document>): string =>
  documents
    .map(document => document.fetched_at)
    .sort(compareText)
    .at(-1) ?? "1970-01-01"

const millisOfDay = 86_400_000

/** Days from a date as far as it is known (`2026`, `2026-04`, `2026-04-17`) to a later one; negative when it is not later. */
export const ageInDays = (date: string, asOf: string): number =>
  Math.floor((Date.parse(asOf.slice(0, 10)) - Date.parse(date)) / millisOfDay)

const monthsWithoutYear = 10

/** `in April`, `in April 2025` or `in 2025`: a bare month is the last of its name. */
export const spellWhen = (date: string | null, asOf: string): string | null => {
  if (date === null) return null
  const spelled = spellMonth(date)
  return /^\d/.test(spelled) || monthsBetween(date, asOf) > monthsWithoutYear
    ? spelled
    : (spelled.split(" ")[0] ?? spelled)
}
