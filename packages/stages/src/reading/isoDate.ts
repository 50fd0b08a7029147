import { plainLine } from "../sources/plainText.ts"

/** The day of a date in the time zone of this machine, as it is parsed from words without one. */
export const dayOf = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map(part => String(part).padStart(2, "0"))
    .join("-")

/** Nothing was on the web before, and typing errors lie behind. */
const isPlausible = (date: string): boolean => /^(?:199\d|20\d{2})-/.test(date)

const iso = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}(?::\d{2}(?:[.,]\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{2})?)?$/i

/** English dates in words, as servers and editors write them; `3/4/2025` is two different days. */
const inWords =
  /^(?:(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? )?(?:\d{1,2} [a-z]{3,9}\.?,? \d{4}|[a-z]{3,9}\.? \d{1,2},? \d{4})\b/i

/** A date as sites write it, as ISO date or date and time; `null` for what is none or can be read in two ways. */
export const isoDate = (text: string): string | null => {
  const line = plainLine(text)
  if (/^\d{4}-\d{2}/.test(line)) {
    const [date, day] = [line.replace(" ", "T").replace(/\s+/g, ""), line.slice(0, 10)]
    if (iso.test(line) && !Number.isNaN(Date.parse(date))) return isPlausible(date) ? date : null
    return /^\d{4}-\d{2}-\d{2}/.test(day) && !Number.isNaN(Date.parse(day)) && isPlausible(day) ? day : null
  }
  const compact = /^(\d{4})(\d{2})(\d{2})(?:T?\d{4,6}Z?)?$/.exec(line)
  if (compact !== null) return isoDate(compact.slice(1, 4).join("-"))
  const words = inWords.exec(line)?.[0]
  const parsed = words === undefined ? undefined : new Date(words)
  if (parsed === undefined || Number.isNaN(parsed.getTime())) return null
  return isPlausible(dayOf(parsed)) ? dayOf(parsed) : null
}
