const months = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec"
const month = `(?<month>(?:${months})[a-z]*)\\.?`
const forms = [
  /(?<!\d)(?<year>(?:19|20)\d\d)-(?<number>0[1-9]|1[0-2])(?:-(?<day>0[1-9]|[12]\d|3[01]))?(?!\d)/,
  new RegExp(`\\b(?<day>[0-3]?\\d)(?:st|nd|rd|th)? ${month},? (?<year>(?:19|20)\\d\\d)\\b`, "i"),
  new RegExp(`\\b${month} (?<day>[0-3]?\\d)(?:st|nd|rd|th)?,? (?<year>(?:19|20)\\d\\d)\\b`, "i"),
  new RegExp(`\\b${month},? (?<year>(?:19|20)\\d\\d)\\b`, "i"),
  /(?<![\d.,-])(?<year>(?:19|20)\d\d)(?![\d-]|[.,]\d)/
]

/** The date that a text names, as exactly as it names it: `2026`, `2026-04` or `2026-04-17`. */
export const statedDate = (text: string): string | null => {
  for (const form of forms) {
    const date = form.exec(text)?.groups
    if (date?.year === undefined) continue
    const index = months.split("|").indexOf(date.month?.slice(0, 3).toLowerCase() ?? "")
    const number = date.number ?? (index === -1 ? undefined : String(index + 1).padStart(2, "0"))
    return [date.year, number, date.day?.padStart(2, "0")].filter(part => part !== undefined).join("-")
  }
  return null
}
