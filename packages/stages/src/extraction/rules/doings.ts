import { regex } from "../../sources/regex.ts"
import { tidyItem } from "../bio/listItems.ts"
import { be } from "../Clause.ts"
import { isSpeakable } from "../privateMatters.ts"
import { animalKinds } from "../words/animals.ts"
import { isSurePastime } from "../words/pastimes.ts"
import { pursuit } from "./pursuit.ts"

/** When people have time of their own. As a pattern. */
export const hours =
  "(?:(?:spare |free )?time|weekends?|evenings?|mornings?|afternoons?|nights?|lunch (?:hours|breaks)|summers?|winters?|Saturdays?|Sundays?|holidays?|vacations?|hours|days off|downtime|Fridays?|annual leave|retirement)"

/** `with my whippet, Mabel`: who comes along. */
export const company = regex.u`(?:,| and)? (?:with|and) (?:his|her|their|my|our) (?:[\\p{L}-]+ ){0,3}${animalKinds}.*$`

const aboutIt =
  "(?:(?:out|off|up|down|probably|usually|often|either|mostly|always|happily|busy|likely|also) )*"
/** Who comes along, or is looked after, is nothing that somebody does. */
const forSomebody =
  /^(?:spoiling|walking|chasing|playing with|running after|looking after|entertaining|ferrying|losing|driving|arguing|trying|thinking|avoiding|pretending)(?![\p{L}])/u

/** `losing at carrom`: the game. */
const lostGame =
  /^losing at (?<game>\p{Ll}+(?: \p{Ll}+)?)(?=$|[.!]| (?:to|with|against|on|in|every)(?![\p{L}]))/u

/** `knitting something for a baby`: without whom or what it is for. */
const withoutObject = (item: string): string =>
  item
    .replace(company, "")
    .replace(
      / (?:something|anything|a lot|(?:for|to) (?:an?|my|her|his|the)|or (?!\p{Ll}+ing)\p{Ll}+)(?![\p{L}]).*$/u,
      ""
    )

export const isCoaching = (item: string): boolean =>
  /^coaching /u.test(item) &&
  pursuit({ text: item.replace(/^coaching/u, "coaches"), isLeisure: true, companies: [] }).length > 0

/** `at hot yoga or on her motorbike`: where somebody is in free time, as far as it says what they do there. */
export const whereaboutsIn = (text: string): ReadonlyArray<string> => {
  const told =
    regex.u`^(?:${be}|can be (?:found |seen )?)${aboutIt}(?<list>(?:at|on|in|up|behind|aboard) .+)$`.exec(
      text
    )?.groups?.list ?? ""
  return told
    .split(/,\s+(?:(?:and|or) )?|\s+(?:and|or)\s+/u)
    .flatMap(
      item =>
        /^(?:at|on|in|up|behind|aboard) (?:(?:an?|the|her|his|their|my) )?(?<thing>\p{Ll}.*)$/u.exec(item)
          ?.groups?.thing ?? []
    )
    .map(tidyItem)
    .filter(item => item.split(" ").length <= 3 && isSurePastime(item))
}

/** In a sentence about free time, the pastimes that somebody is at: `’m cooking gumbo for a crowd, dancing zydeco or …`. */
export const doingsIn = (text: string): ReadonlyArray<string> => {
  const told =
    regex.u`^(?:${be}|can be (?:found |seen )?)(?:(?:at|in|on|by|up|down) (?:the|her|his|my|their|a) (?:\\p{Ll}+ ){0,2}?\\p{Ll}+, )?${aboutIt}(?<list>(?:\\p{Ll}+[ -])?\\p{Ll}+ing(?![\\p{L}]).*)$`.exec(
      text
    )?.groups?.list
  if (told === undefined) return []
  return told
    .split(
      regex.u`,\\s+(?:(?:and|or) )?|\\s+(?:and|or)\\s+(?=${aboutIt}(?:\\p{Ll}+[ -])?\\p{Ll}+ing(?![\\p{L}]))`
    )
    .map(item =>
      item.replace(
        regex.u`^(?:most )?(?:${hours} )?(?:(?:I|she|he|they)(?:['’](?:m|s|re)| am| is| are) )?${aboutIt}`,
        ""
      )
    )
    .map(item => lostGame.exec(item)?.groups?.game ?? withoutObject(item))
    .filter(
      item =>
        (isSurePastime(item) || /^(?:\p{Ll}+[ -])?\p{Ll}+ing(?![\p{L}])/u.test(item)) &&
        !forSomebody.test(item) &&
        isSpeakable(item)
    )
    .map(tidyItem)
    .filter(item => item.split(" ").length <= 4)
}
