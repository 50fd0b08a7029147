const day = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" })
const month = new Intl.DateTimeFormat("en-GB", { month: "long", year: "numeric", timeZone: "UTC" })
const minute = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" })

/** A date as far as it is known (`2026`, `2026-04`, `2026-04-17` or a time) in words; other text as it is. */
export const dateInWords = (text: string): string => {
  const time = Date.parse(text)
  // The parser takes `version 3` for a day in 2001.
  if (!/^\d{4}-\d{2}(-\d{2}(T.+)?)?$/.test(text) || Number.isNaN(time)) return text
  return (/^\d{4}-\d{2}$/.test(text) ? month : day).format(time)
}

/** The day of epoch milliseconds, in UTC. */
export const dayInWords = (millis: number): string => day.format(millis)

/** The time of day of epoch milliseconds, to the minute. */
export const clockInWords = (millis: number): string => `${minute.format(millis)} UTC`

export const isoTime = (millis: number): string => new Date(millis).toISOString()
