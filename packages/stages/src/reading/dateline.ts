import { statedDate } from "./statedDate.ts"

const date =
  "(?:\\d{1,2}\\.? )?\\p{L}{3,10}\\.?(?: \\d{1,2},?)? (?:19|20)\\d\\d|(?:19|20)\\d\\d-\\d\\d-\\d\\d|\\d{1,2}[./]\\d{1,2}[./](?:19|20)\\d\\d"

/** `11 May 2022: Autumn breaks.`, `Leeds, 12 January 2026 – …`, `WALTHAM, Mass., March 16, 2026 — …`, `3 June 2026`, `Published June 2021.`, alone. */
const dateline = new RegExp(
  `^(?:(?:(?:First )?[Pp]ublished|Posted|Date)(?: on|:)? (?:\\p{Lu}\\p{Ll}+day,? )?)?(?:\\p{Lu}[\\p{L} .'’-]{1,30}, (?:\\p{Lu}[\\p{L}.]{0,12}, )?)?(?<date>${date})(?:(?:[:.,]| [–—|·-])?(?= )|[.]?$)`,
  "u"
)

/** The day or month with which a line begins, as news does, and an entry of a page of news; `2026-04` or `2026-04-17`. */
export const datelineOf = (line: string): string | null => {
  const stated = statedDate(dateline.exec(line)?.groups?.date ?? "")
  // `Since 2011 she has taught organ`: a year alone is when something began.
  return stated !== null && stated.length > "2011".length ? stated : null
}
