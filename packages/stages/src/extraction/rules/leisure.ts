import { isTitle } from "../../sources/roles.ts"
import { be, type Clause, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { listItems, tidyItem } from "../listItems.ts"
import { isSpeakable } from "../privateMatters.ts"
import { companyName, tidyName } from "../properName.ts"
import { isPastime } from "../words/pastimes.ts"
import { isFamousTeam, isTeam } from "../words/teams.ts"
import { petPattern } from "./pets.ts"
import { pursuit } from "./pursuit.ts"

const pleasure = new RegExp(
  `^(?:enjoys?|loves?|likes?|${be}(?:fond of|into|happiest(?: when)?|usually|often|(?:to be |most likely (?:to be )?)?found|busy|out|a fan of)|can (?:usually |often |generally |most often )?be (?:found|seen|spotted)(?: out)?|spends? (?:(?:most of |much of |a lot of )?(?:his|her|their|my) (?:spare |free )?(?:time|weekends|evenings|mornings|summers)|(?:her |his |my |their )?weekends|most (?:weekends|evenings|mornings))(?: on)?|hobbies (?:include|includes|are)|pastimes include|favou?rite (?:pastimes|hobbies) (?:include|are)|(?:unwinds?|relaxes?|recharges?) (?:by|with)|goes|go|runs?|plays|play|practi[sc]es?|(?:keeps?|stays?) (?:sane|fit|busy) (?:by|with)|has taken up|took up|recently took up) (?<list>.+)$`,
  "u"
)
const keen = new RegExp(
  `^${be}(?:an? |and )*(?:(?:keen|avid|passionate|enthusiastic|amateur|dedicated|committed|lifelong|competitive|recreational|occasional|hobby|semi-professional|weekend|slow|mediocre|terrible|reluctant|aspiring|serious|obsessive|accomplished) )+(?<list>(?!supporter|fan\\b|advocate|believer|follower|champion|volunteer|member|learner)\\p{Ll}.+)$`,
  "u"
)
/** `is an ultra-runner`, where the word is no title. */
const being = new RegExp(
  `^${be}an? (?<list>[\\p{Ll}-]+(?:ner|ler|mer|ker|der|ter|ist|ete|ber)(?: and \\p{Ll}+)?)[.]?$`,
  "u"
)

const interested = new RegExp(
  `^(?:${be}(?:keenly |especially |particularly )?(?:interested in|passionate about|fascinated (?:by|with)|curious about|obsessed (?:with|by)|enthusiastic about)|${have}(?:an? )?(?:keen |strong |particular |long-standing |lifelong |deep |special )*(?:interest|passion|fascination) (?:in|for|with)|(?:other |personal |outside |main )*(?:interests|passions) (?:include|includes|are|range from)|cares? (?:deeply |passionately )?about|(?:interest|passion) (?:is|in)) (?<list>.+)$`,
  "u"
)

/** Work, talk of the trade and people are no pastime. */
const work =
  /\b(?:teams?|customers?|clients?|users?|people|colleagues|problems?|products?|solutions?|helping|working|building|turning|solving|making (?:data|it|things|a difference)|leading|mentoring|teaching|startups?|business(?:es)?|companies|challenges?|making|creating|delivering|bringing|driving|creating|growing|getting|finding|seeing|learning|sharing|being|having|doing|meeting|time|impact|innovation|excellence|success|friends?|you|us|our|your|everything|anything|nothing|something|life|what|how|why|where|volunteering|volunteers?|mentors?|coaching|coaches|supports?|supporting|watching|following|cheering)\b/i

const isLike = (item: string): boolean =>
  item.length >= 3 &&
  item.split(" ").length <= 6 &&
  /^[\p{L}\d][\p{L}\p{M}\d'’&/ -]*$/u.test(item) &&
  !work.test(item) &&
  !petPattern.test(item) &&
  !/^(?:on|in|at|with|by|for|to|out|near|under|up|off)\b/i.test(item) &&
  !/\b(?:is|are|was|has|have|he|she|they|i|his|her|their|my|it)\b/i.test(item) &&
  isSpeakable(item)

const isLikeName = (item: string): boolean => /^\p{Lu}\S* \p{Lu}\S*$/u.test(item)

/** `playing with her daughter`: without the company that it speaks of, nothing is left. */
const isWhole = (item: string): boolean => isSpeakable(item) || isPastime(tidyItem(item))

const trimmed = (list: string): ReadonlyArray<string> =>
  listItems(
    list
      .replace(/\s(?:in|during|at|on) (?:his|her|their|my) (?:spare|free) time.*$/u, "")
      .replace(/\s(?:outside|away from|when not|when (?:she|he|they|I)|whenever)\b.*$/u, "")
  )
    .filter(isWhole)
    .map(tidyItem)

/** Several things, of which one is surely a pastime, where the sentence does not say that it speaks of free time. */
const pastimes = (list: string, isLeisure: boolean): ReadonlyArray<string> => {
  const items = trimmed(list).filter(item => item !== "")
  if (!isLeisure && !items.some(item => isPastime(item) && isLike(item))) return []
  const end = items.findIndex(item => !isLike(item))
  return (end <= 0 ? items : items.slice(0, end)).filter(item => isLike(item) && !isLikeName(item))
}

const interests = (list: string): ReadonlyArray<string> =>
  trimmed(list).filter(
    item => isLike(item) && !isLikeName(item) && (!/^\p{L}+ing\b/u.test(item) || isPastime(item))
  )

const support = new RegExp(
  `^(?:supports?|${have}(?:supported|followed)|${be}(?:an? |the )?(?:(?:lifelong|life-long|die-hard|diehard|long-suffering|keen|avid|passionate|proud|devoted|loyal|committed|big|huge|massive|long-time|longtime|dedicated|fanatical) )*(?:fan|supporter|follower) of|follows?|cheers? (?:for|on)|roots for|${be}(?:an? )?(?:season[- ]ticket holder|member|regular) (?:at|with|for)|holds? a season ticket (?:at|for|with)|has (?:had )?a season ticket (?:at|for|with)) (?:the )?(?<team>(?:1\\. )?${companyName})(?<rest>.*)$`,
  "u"
)
const fan = new RegExp(
  `^${be}(?:an? |the )?(?:(?:lifelong|life-long|die-hard|diehard|long-suffering|keen|avid|passionate|proud|devoted|loyal|big|huge|massive|long-time|longtime) )*(?<team>${companyName}) (?:fan|supporter|season[- ]ticket holder|follower)\\b`,
  "u"
)
const surely = /season[- ]ticket|^(?:cheers|roots) for/

const sportWord =
  /\b(?:football|soccer|rugby|cricket|hockey|basketball|baseball|netball|club|team|match(?:es)?|games?|season|home and away|league|stadium|through thick and thin|since (?:childhood|he|she|they|I))\b/i

const lifelong = /^\S+ (?:an? )?(?:lifelong|life-long|die-hard|diehard|long-suffering) (?:fan|supporter)/

/** Teams that the person follows, by their names. */
export const teams: Rule = ({ text, isLeisure }) => {
  const match = support.exec(text) ?? fan.exec(text)
  const team = tidyName(match?.groups?.team ?? "")
  if (team === "") return []
  const isSport =
    isTeam(team) ||
    surely.test(text) ||
    lifelong.test(text) ||
    (sportWord.test(match?.groups?.rest ?? "") && (isLeisure || !/charit/i.test(text)))
  const isClear =
    !/^supports?\b|^follows?\b/.test(text) || isTeam(team) || isFamousTeam(team) || sportWord.test(text)
  return isSport && isClear && isSpeakable(team) ? factsOf("personal.sports_teams", [team]) : []
}

const hobbies = (clause: Clause): ReadonlyArray<Fact> => {
  const { text, isLeisure } = clause
  const list = pleasure.exec(text)?.groups?.list
  if (list !== undefined && teams({ text, isLeisure, companies: [] }).length === 0) {
    const instrument =
      /^plays? the (?<instrument>\p{Ll}+(?: \p{Ll}+)?)(?=$|[,.;]| (?:and|in|with|for)\b)/u.exec(text)?.groups
        ?.instrument
    if (
      instrument !== undefined &&
      !/\b(?:role|part|game|field|markets?|ball|fool|system|odds|numbers|victim)\b/.test(instrument)
    ) {
      return factsOf("personal.hobbies", [instrument])
    }
    const playing = /^(?:runs?|plays?|practi[sc]es?) /.test(text)
    const isHobby =
      isLeisure || /hobbies|pastimes|spare|free time|weekends|unwinds|relaxes|recharges/.test(text)
    return factsOf(
      "personal.hobbies",
      pastimes(list.replace(/^(?:to be )?(?:to )/u, ""), isHobby && !playing)
    )
  }
  const zeal = keen.exec(text)?.groups?.list ?? being.exec(text)?.groups?.list
  return zeal === undefined
    ? []
    : factsOf(
        "personal.hobbies",
        pastimes(zeal, clause.isLeisure && keen.test(text)).filter(item => !isTitle(item) || keen.test(text))
      )
}

/** The same pastime may be told by a verb and stand in its list. */
const distinct = (facts: ReadonlyArray<Fact>): ReadonlyArray<Fact> => [
  ...new Map(facts.map(fact => [fact.value, fact])).values()
]

/** What the person does for pleasure, and what they are interested in. */
export const leisure: Rule = clause => {
  const list = interested.exec(clause.text)?.groups?.list
  if (list !== undefined) return factsOf("personal.interests", interests(list))
  return distinct([...hobbies(clause), ...pursuit(clause)])
}

/** Behind a label that says so: `Team: Malmö FF`; work has teams as well. */
export const teamItem = (line: string): ReadonlyArray<Fact> =>
  factsOf(
    "personal.sports_teams",
    listItems(line.replace(/[.]$/u, ""))
      .map(item => item.replace(/\s*\(.*$/u, ""))
      .filter(isTeam)
  )

/** Entries of a list of hobbies or interests. */
export const likedItem =
  (field: "personal.hobbies" | "personal.interests") =>
  (line: string): ReadonlyArray<Fact> => {
    const items = listItems(line.replace(/[.]$/u, "")).map(tidyItem)
    return items.every(item => item.split(" ").length <= 6)
      ? [
          ...factsOf("personal.sports_teams", items.filter(isTeam)),
          ...factsOf(
            field,
            items.filter(item => isLike(item) && !isTeam(item))
          )
        ]
      : []
  }
