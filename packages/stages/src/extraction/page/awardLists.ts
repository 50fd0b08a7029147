import type { Page } from "../../sources/readPage.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { statedBy } from "../Stated.ts"
import type { Wanted } from "../Wanted.ts"
import { awardCategory, commended } from "../words/honours.ts"
import type { PlacedLine } from "./passages.ts"
import { nothingTold, type ToldByPage } from "./ToldByPage.ts"

const ofWinners =
  /\b(?:winners?|laureates?|medall?ists|(?:prize|award)[- ]winners|recipients|honou?rees|awardees|hall of fame|roll of honou?r|honou?rs (?:list|roll|board)|preisträger\p{L}*|lauréate?s|palmarès|premiad[oa]s|vencedores|vincitori|winnaars|pristagare)\b|(?:awards|prizes) (?:19|20)\d\d|(?:19|20)\d\d (?:\p{L}+ ){0,3}(?:awards|prizes)\b/iu
/** Who is on these lists has not won yet, or gives the prize. */
const ofOthers =
  /\b(?:short-?list|long-?list|finalists|nominees|nominations?|judges|jury|entries|sponsors|how to enter)\b/i
const award =
  /(?:Awards?|Prizes?|Medals?|Trophy|Cup|Fellowships?|Scholarships?|Hall of Fame|Honours|Honors|Preis|Prix|Premios?|Prémios?|Prijs)\b/u

const severalAwards = /\b(?:Awards|Prizes|Medals|Trophies|Honou?rs|Premios|Prémios)\b/u

const longestEntry = 120

/** What a page calls itself and its parts. */
const namesOf = ({ title, openGraph, lines }: Page): ReadonlyArray<string> => [
  ...lines.filter(({ isHeading }) => isHeading).map(({ text }) => text),
  ...(title ?? "").split(/\s+[|·•–—-]\s+|:\s+/u),
  openGraph.site_name ?? ""
]

/** The award by its own name, as the page's title or heading has it. */
const awardOf = (page: Page): string | undefined =>
  namesOf(page)
    .map(part =>
      part.replace(
        /^(?:(?:19|20)\d\d )?winners(?: of the| –|:)? ?|[ –-]+(?:winners|(?:19|20)\d\d winners)$/iu,
        ""
      )
    )
    .find(part => award.test(part) && part.split(" ").length > 1 && part.length <= 80)

/** Lists that are an honour to be on, whoever writes about those who are: `40 Under 40`. */
const ofAges =
  /(?<list>(?:\d\d|Twenty|Thirty|Forty|Fifty) Under (?:\d\d|Thirty|Forty|Fifty)(?: in [\p{L}][\p{L} &-]{2,40}?)?)(?=\s*(?:$|[:|·,])| [–—-] )/iu
/** `Women of Distinction: Ada Lovelace`, `Engineer of the Year: Ada Lovelace`: whose it is stands behind. */
const ofOne =
  /^(?:(?:19|20)\d\d )?(?<list>Women of Distinction|(?:\p{Lu}[\p{L}’'-]* ){1,5}of the Year)(?: (?:19|20)\d\d)?: (?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?$/u
/** `12. Ada Lovelace, 28`: an entry of such a list. */
const entered = /^(?:\d{1,2}[.)]? )?(?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?$/u
const enteredBehind = /^(?:$|,? (?:aged )?\d\d(?!\d)|,| \(| [–—-] )/u

/** `2024: Ada Lovelace, Tideworks`: to whom went, in a year, what the page is called after. */
const inYear = /^(?:19|20)\d\d(?::| –| —|,) (?:(?:Dr|Prof|Mr|Mrs|Ms)\.? )?$/u

const wonInYear = (
  page: Page,
  lines: ReadonlyArray<PlacedLine>,
  { names }: Wanted
): ToldByPage | undefined => {
  const entry = lines.find(({ text }) => inYear.test(text.slice(0, mentionsIn(text, names)[0]?.start ?? 0)))
  const value = namesOf(page).find(
    it => it.includes(" ") && it.length <= 60 && awardCategory.test(it) && !severalAwards.test(it)
  )
  if (entry === undefined || value === undefined) return undefined
  const line = `winners, ${value}: ${entry.text}`
  return { lines: [line], stated: statedBy({ field: "professional.achievements", value }, line) }
}

/** The list of honour that a page is, or has the person on. */
const listOfHonour = (page: Page, lines: ReadonlyArray<PlacedLine>, wanted: Wanted): ToldByPage => {
  const { names } = wanted
  const title = page.title ?? ""
  if (ofOthers.test(title)) return nothingTold
  const ofYear = wonInYear(page, lines, wanted)
  if (ofYear !== undefined) return ofYear
  const [called] = mentionsIn(title, names)
  const one = called === undefined ? undefined : ofOne.exec(title.slice(0, called.start))?.groups?.list
  const list = ofAges.exec(title)?.groups?.list
  const isEntered =
    called !== undefined ||
    lines.some(({ text }) => {
      const [mention] = text.length > longestEntry ? [] : mentionsIn(text, names)
      return (
        mention !== undefined &&
        entered.test(text.slice(0, mention.start)) &&
        enteredBehind.test(text.slice(mention.end))
      )
    })
  const value = one ?? (isEntered ? list : undefined)
  if (value === undefined) return nothingTold
  const line = `page: ${title}`
  return { lines: [line], stated: statedBy({ field: "professional.achievements", value }, line) }
}

/** A page of winners names the person, and on the line before or in front of the name what they won. */
export const awardLists = (page: Page, lines: ReadonlyArray<PlacedLine>, wanted: Wanted): ToldByPage => {
  const headings = [page.title ?? "", ...lines.filter(({ isHeading }) => isHeading).map(({ text }) => text)]
  const isOfWinners =
    headings.some(text => ofWinners.test(text)) && !headings.some(text => ofOthers.test(text))
  if (!isOfWinners) return listOfHonour(page, lines, wanted)
  const own = awardOf(page)
  for (const { index, text } of lines) {
    const [mention] = mentionsIn(text, wanted.names)
    if (mention === undefined || text.length > longestEntry) continue
    const label = /^(?<label>[^:–—]{3,50}?)(?: ?:| –| —) (?:(?:Dr|Prof|Professor|Mr|Mrs|Ms)\.? )?$/u.exec(
      text.slice(0, mention.start)
    )?.groups?.label
    const isEntry =
      label !== undefined || /^(?:(?:Dr|Prof|Professor|Mr|Mrs|Ms)\.? )?$/u.test(text.slice(0, mention.start))
    if (!isEntry) continue
    const above = lines[index - 1]?.text ?? ""
    const won = [label ?? "", above].find(it => it.length <= 60 && awardCategory.test(it))
    const isCommended = won === undefined && own !== undefined && commended.test(label ?? "")
    // Of several awards nobody has won all.
    const name = isCommended
      ? `${label}, ${own}`
      : (won ?? (own !== undefined && severalAwards.test(own) ? undefined : own))
    if (name === undefined) continue
    const line = isCommended
      ? `${name}: ${text}`
      : `winners, ${[own, won, text].filter(part => part !== undefined).join(": ")}`
    return {
      lines: [line],
      stated: statedBy({ field: "professional.achievements", value: name }, line)
    }
  }
  return nothingTold
}
