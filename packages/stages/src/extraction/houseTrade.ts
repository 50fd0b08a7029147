import { RegExp as Pattern } from "effect"
import type { Page } from "../sources/readPage.ts"
import { regex } from "../sources/regex.ts"
import { sentencesOf } from "./sentences.ts"
import { house, houseAlone, industry, tellingHouse } from "./words/industries.ts"

/** What a house is, up to where it goes on to say for whom or where: `a seed-stage venture capital fund in Leeds`. */
const kind = `(?:an?|the) (?!registered )(?<told>(?:(?!(?:of|former|formerly|once)(?![\\p{L}]))[\\p{L}\\d-]+ ){0,4}?(?:${industry}(?: (?:and|&) \\p{Ll}+)? (?:${house}|${tellingHouse}|fund)|${houseAlone}|${industry}(?= for (?!a |the ))))(?= (?:in|from|of|for|based|that|who|which|with|on|at|by|near|serving|working)(?![\\p{L}])|[.,;:]|$)`
/** What is said of any house. */
const praise =
  /^(?:(?:\d+-\p{Ll}+|small|independent|family|family-run|family-owned|employee-owned|leading|award-winning|young|new|global|local|regional|national|international|modern|trusted|full-service|one-stop|boutique|multidisciplinary|not-for-profit|volunteer-run) )+/u

/** So many lines from its top a page says what the house is. */
const topLines = 20

/** `Acme` of Acme Brewing Co.: on its own page a house goes by the beginning of its name. */
const calledShort = (name: string): string => {
  const words = name.split(" ").map(word => Pattern.escape(word))
  // `Tan & Marsh LLP`: one short word may be anything.
  const least = (words[0] ?? "").length < 4 ? 3 : 1
  const first = words.slice(0, least).join(" ")
  const optional = (words: ReadonlyArray<string>): string =>
    words.length === 0 ? "" : `(?: ${words[0]}${optional(words.slice(1))})?`
  return `${first}${optional(words.slice(least))}`
}

/** `About us`, in the address or the heading: who says `we` there is the house. */
const isAboutHouse = ({ url, lines }: Page): boolean =>
  /\/(?:about|about-us|who-we-are|our-company|company)(?:\.html?|\/)?$/i.test(url) ||
  /^(?:About(?: us)?|Who we are)$/i.test(lines.find(({ isHeading }) => isHeading)?.text ?? "")

/** `A 40-bed cottage hospital in Leeds.`, as the first thing that a home page says, and no story of a customer. */
const alone = regex.u`^(?!.* (?:\\p{L}+ed|is|are|was|were|has|have|had|can|will|cut|won|made|got|went|grew|chose|found|says?|said|uses?|makes?|gets?|saves?)(?![\\p{L}-]))${kind}(?: (?:in|of|with|from|for|near|on|across|serving) [^.;:?!]{2,100})?\\.?$`

/** What the employer's own page says that the house is: `Acme is a civil engineering contractor`, `We are an architecture studio`. */
export const houseTrade = (
  page: Page,
  companies: ReadonlyArray<string>,
  isHome: boolean
): { readonly value: string; readonly quote: string } | undefined => {
  const { lines } = page
  // Elsewhere clients speak as well.
  const ours = isHome || isAboutHouse(page) ? ["We are", "We['’]re"] : []
  const names = [...ours, ...companies.map(name => `(?:The )?${calledShort(name)} (?:is|are)`)]
  if (names.length === 0) return undefined
  const told = regex.u`^(?:${names.join("|")}) ${kind}`
  for (const { text } of lines.slice(0, topLines)) {
    for (const sentence of sentencesOf(text)) {
      const value = told.exec(sentence)?.groups?.told?.replace(praise, "")
      if (value !== undefined) return { value, quote: sentence }
    }
  }
  const heading = lines.findIndex(({ isHeading }) => isHeading)
  const first = isHome ? lines.slice(heading + 1).find(({ isHeading }) => !isHeading) : undefined
  const value = alone
    .exec((first?.text ?? "").replace(/^A/u, "a"))
    ?.groups?.told?.replace(/^\d+-\p{Ll}+ /u, "")
  return value === undefined ? undefined : { value, quote: first?.text ?? "" }
}
