import { isSkill } from "../rules/skillNames.ts"
import { type Stated, statedBy } from "../Stated.ts"
import { isField } from "../words/fields.ts"

const ofScience =
  /(?:Scientist|Engineer|Researcher|Research Fellow|Technologist|Chemist|Physicist|Biologist|Statistician|Toxicologist|Lecturer|Professor|Surgeon|Physician), (?<field>(?!(?:Department|School|Faculty|Division|Institute|College|Cent(?:er|re)|Section|Office|Unit)(?![\p{L}]))\p{Lu}[\p{L}& -]{3,50})$/u

/** `Principal Scientist, Formulation Development`: on what the holder of a title works. */
export const fieldsOfTitle = (title: string): ReadonlyArray<string> =>
  [ofScience.exec(title)?.groups?.field ?? ""].filter(it => isField(it) && isSkill(it))

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .toLowerCase()
    .split(/[^\p{L}\d+#]+/u)
    .filter(word => word.length > 2)

const isWritten = ({ field, quote }: Stated): boolean =>
  field === "personal.interests" && /\bwrites? about\b/u.test(quote)

/**
 * What is stated and the title together say somebody is good at: an SEO strategist who writes about technical SEO and log
 * files knows about both.
 */
export const skillsOfTrade = (
  stated: ReadonlyArray<Stated>,
  known: string | undefined
): ReadonlyArray<Stated> => {
  const titles = stated.filter(({ field }) => field === "professional.current_title")
  const trade = new Set([known ?? "", ...titles.map(({ value }) => String(value))].flatMap(wordsOf))
  const written = stated.filter(isWritten)
  const quotes = new Set(
    written.filter(({ value }) => wordsOf(String(value)).some(it => trade.has(it))).map(it => it.quote)
  )
  return [
    ...titles.flatMap(({ value, quote }) => fieldsOfTitle(String(value)).map(text => ({ text, quote }))),
    ...written
      .filter(({ quote }) => quotes.has(quote))
      .map(({ value, quote }) => ({ text: String(value), quote }))
  ].flatMap(({ text, quote }) => statedBy({ field: "professional.skills", value: text }, quote))
}
