import { datelineOf } from "../../reading/dateline.ts"
import type { Stated } from "../Stated.ts"

const ofRole: ReadonlySet<Stated["field"]> = new Set([
  "professional.current_title",
  "professional.current_company",
  "professional.current_location"
])

/** `Ada Hale joins as Head of Tides (2021)`, in a list of news. */
const ofYear =
  /(?<![\p{L}])(?:joins|joined|named|appointed|appoints|becomes|promoted|hired|to (?:lead|head|join))(?![\p{L}]).* \((?<year>(?:19|20)\d\d)\)$/u

/** What a line states, as of the day with which it begins, or the year at its end: what somebody was then they need not be today. */
export const asOfLine = (text: string): ((stated: Stated) => Stated) => {
  const day = datelineOf(text) ?? ofYear.exec(text)?.groups?.year ?? null
  return stated => (day === null || !ofRole.has(stated.field) ? stated : { as_of: day, ...stated })
}
