import { statedDate } from "../../reading/statedDate.ts"
import type { Stated } from "../Stated.ts"

/** `11 May 2022: Autumn breaks.`, `May 2026. A branch manager …`, `Leeds, 12 January 2026 – …`: how an entry of a page of news begins. */
const dateline =
  /^(?:\p{Lu}[\p{L} .'’-]{1,30}, )?(?<date>(?:\d{1,2}\.? )?\p{L}{3,10}\.?(?: \d{1,2},?)? (?:19|20)\d\d|(?:19|20)\d\d-\d\d-\d\d|\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d)(?:[:.,]| [–—|·-])? /u

const ofRole: ReadonlySet<Stated["field"]> = new Set([
  "professional.current_title",
  "professional.current_company",
  "professional.current_location"
])

/** What a line states, as of the day with which it begins: what somebody was then they need not be today. */
export const asOfLine = (text: string): ((stated: Stated) => Stated) => {
  const date = statedDate(dateline.exec(text)?.groups?.date ?? "")
  // `Since 2011 she has taught organ`: a year alone is when something began.
  const isDay = date !== null && date.length > "2011".length
  return stated => (!isDay || !ofRole.has(stated.field) ? stated : { as_of: date, ...stated })
}
