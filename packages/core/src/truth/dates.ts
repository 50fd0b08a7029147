import { matchesIn } from "./matchesIn.ts"

const months = [
  "january",
  "february",
  "march",
  "april",
  "may",
  "june",
  "july",
  "august",
  "september",
  "october",
  "november",
  "december"
]
const monthPattern = `(${months.map(name => `${name}|${name.slice(0, 3)}`).join("|")}|sept)\\.?`

const monthNumber = (name: string): string =>
  String(months.findIndex(month => month.startsWith(name.toLowerCase().slice(0, 3))) + 1).padStart(2, "0")

const isoDate = /(?<![\d-])(\d{4})-(0[1-9]|1[0-2])(?:-(0[1-9]|[12]\d|3[01]))?(?![\d-])/g
const dayMonthYear = new RegExp(`\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? ${monthPattern},? (\\d{4})\\b`, "gi")
const monthDayYear = new RegExp(`\\b${monthPattern} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})\\b`, "gi")
const monthYear = new RegExp(`\\b${monthPattern},? (\\d{4})\\b`, "gi")
/** Both ends of `2015-2019`, but no part of `2026-04` or of `555-2026`. */
const yearAlone = /(?<![\d.,]|(?<!\d{4})-)((?:19|20)\d{2})(?!\d|-\d{2}(?!\d)|[.,]\d)/g

const isDay = (day: string): boolean => Number(day) >= 1 && Number(day) <= 31

/** The dates that a text names, each as exactly as it is named: `2026`, `2026-04`, `2026-04-17`. */
export const datesIn = (text: string): ReadonlyArray<string> => {
  const found = new Set<string>()
  for (const [, year, month, day] of matchesIn(text, isoDate)) {
    found.add(day === undefined ? `${year}-${month}` : `${year}-${month}-${day}`)
  }
  for (const [, day = "", month = "", year = ""] of matchesIn(text, dayMonthYear)) {
    if (isDay(day)) found.add(`${year}-${monthNumber(month)}-${day.padStart(2, "0")}`)
  }
  for (const [, month = "", day = "", year = ""] of matchesIn(text, monthDayYear)) {
    if (isDay(day)) found.add(`${year}-${monthNumber(month)}-${day.padStart(2, "0")}`)
  }
  for (const [, month = "", year = ""] of matchesIn(text, monthYear))
    found.add(`${year}-${monthNumber(month)}`)
  for (const [, year = ""] of matchesIn(text, yearAlone)) found.add(year)
  return [...found]
}

/** Whether the text names this date, or a date within it. */
export const dateOccurs = (date: string, text: string): boolean =>
  /^\d{4}(-\d{2}(-\d{2})?)?$/.test(date) &&
  datesIn(text).some(named => named === date || named.startsWith(`${date}-`))

const titleCase = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** `2026-04-17` as `April 2026`, and `2026` as it is. */
export const spellMonth = (date: string): string => {
  const [year = "", month] = date.split("-")
  const name = month === undefined ? undefined : months[Number(month) - 1]
  return name === undefined ? year : `${titleCase(name)} ${year}`
}

/** The ways in which prose may name a date that a claim names. */
export const spellings = (date: string): ReadonlyArray<string> => {
  const [year = "", month, day] = date.split("-")
  const name = month === undefined ? undefined : months[Number(month) - 1]
  if (month === undefined || name === undefined) return [year]
  const spelled = titleCase(name)
  const coarse = [year, `${year}-${month}`, `${spelled} ${year}`, spelled]
  if (day === undefined) return coarse
  const number = String(Number(day))
  return [
    ...coarse,
    date,
    `${number} ${spelled} ${year}`,
    `${spelled} ${number}, ${year}`,
    `${number} ${spelled}`
  ]
}

export const isMonthName = (word: string): boolean => months.includes(word.toLowerCase())

/** Whole months from one ISO date to a later one; a missing month or day counts as its first. 0 when it is not later. */
export const monthsBetween = (from: string, to: string): number => {
  const [fromYear = 0, fromMonth = 1] = from.split(/[-T]/).map(Number)
  const [toYear = 0, toMonth = 1] = to.split(/[-T]/).map(Number)
  return Math.max(0, (toYear - fromYear) * 12 + (toMonth - fromMonth))
}
