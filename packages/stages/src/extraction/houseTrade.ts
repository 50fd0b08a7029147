import { RegExp as Pattern } from "effect"
import type { Page } from "../sources/readPage.ts"
import { regex } from "../sources/regex.ts"
import { sentencesOf } from "./sentences.ts"
import { house, houseAlone, industry, tellingHouse } from "./words/industries.ts"

/** What a house is, up to where it goes on to say for whom or where: `a seed-stage venture capital fund in Leeds`. */
const kind = `(?:an?|the) (?!registered )(?<told>(?:(?!(?:of|former|formerly|once)(?![\\p{L}]))[\\p{L}\\d-]+ ){0,4}?(?:${industry}(?: (?:and|&) \\p{Ll}+)? (?:${house}|${tellingHouse}|fund)|${houseAlone}|${industry}(?= for (?!a |the ))))(?= (?:in|from|of|for|based|that|who|which|with|on|at|by|near|serving|working)(?![\\p{L}])|[.,;:]|$)`
/** What is said of any house. */
const praise =
  /^(?:(?:small|independent|family|family-run|family-owned|employee-owned|leading|award-winning|young|new|global|local|regional|national|international|modern|trusted|full-service|one-stop|boutique|multidisciplinary|not-for-profit|volunteer-run) )+/u

/** So many lines from its top a page says what the house is. */
const topLines = 20

/** What the employer's own page says that the house is: `Acme is a civil engineering contractor`, `We are an architecture studio`. */
export const houseTrade = (
  { lines }: Page,
  companies: ReadonlyArray<string>,
  isHome: boolean
): { readonly value: string; readonly quote: string } | undefined => {
  // Elsewhere than on the home page clients speak as well.
  const ours = isHome ? ["We are", "We['’]re"] : []
  const names = [...ours, ...companies.map(name => `${Pattern.escape(name)} (?:is|are)`)]
  if (names.length === 0) return undefined
  const told = regex.u`^(?:${names.join("|")}) ${kind}`
  for (const { text } of lines.slice(0, topLines)) {
    for (const sentence of sentencesOf(text)) {
      const value = told.exec(sentence)?.groups?.told?.replace(praise, "")
      if (value !== undefined) return { value, quote: sentence }
    }
  }
  return undefined
}
