import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import type { Wanted } from "../Wanted.ts"
import { standsForTeam } from "../words/teams.ts"
import { clubForm } from "./clubForm.ts"
import type { Language } from "./Language.ts"
import { pastimesIn } from "./values.ts"

/** What leads, beside free time itself, to a list of what somebody does else. */
const beside =
  "poza tym|prócz tego|y además|además|por lo demás|para lo demás|e ainda|de resto|fora isso|per il resto|inoltre|le reste du temps|et sinon|sinon|à côté|und sonst|sonst|ansonsten|außerdem|privat|verder|daarnaast|ellers|i øvrigt|annars|i övrigt|på fritiden|i fritiden"

/** In words; behind them it goes on about where and when. */
const longest = 3

const tidy = (item: string): string => item.replace(/\s*\(.*$|[.!]+$/gu, "").trim()

/** `Poza tym: szachy i morsowanie`: pastimes and sides in a list without a verb. */
export const freeTimeList = (
  sentence: string,
  language: Language,
  wanted: Pick<Wanted, "companies">
): ReadonlyArray<Fact> => {
  const list = regex.iu`^(?:${beside}|${language.freeTime})(?: ?:| [–—-]) (?<list>.+)$`.exec(sentence)?.groups
    ?.list
  if (list === undefined) return []
  const items = list.split(regex.u`,\\s+| (?:${language.and}) `).map(tidy)
  const pastimes = items.flatMap(item => {
    const bare = item.replace(regex.iu`^(?:(?:${language.articles}) |[dl]['’])+`, "")
    const [pastime] = pastimesIn(bare, { language, wanted, phrase: "" }).map(({ value }) => String(value))
    if (pastime === undefined || !bare.startsWith(pastime)) return []
    return [bare.split(" ").length <= longest ? bare : pastime]
  })
  return [
    ...factsOf("personal.hobbies", pastimes),
    ...factsOf(
      "personal.sports_teams",
      items.filter(item => standsForTeam(item) || clubForm.test(item))
    )
  ]
}
