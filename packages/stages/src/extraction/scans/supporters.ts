import { matchesIn } from "@prospect-research/core"
import { patternOf, regex } from "../../sources/regex.ts"
import { listItems, tidyItem } from "../bio/listItems.ts"
import { type Fact, factsOf, type Rule } from "../Clause.ts"
import { looksLikeName } from "../naming/looksLikeName.ts"
import { companyName, tidyName } from "../naming/properName.ts"
import { isSpeakable } from "../privateMatters.ts"
import { isEmployer } from "../Wanted.ts"
import { follower } from "../words/devotion.ts"
import { isSurePastime } from "../words/pastimes.ts"
import {
  isAmbiguousTeam,
  isFamousTeam,
  isServiceClub,
  isTeam,
  isVenue,
  maySupport,
  namesGameOfSide,
  standsForTeam,
  withoutCheer
} from "../words/teams.ts"
import { isOfOthers } from "./ofOthers.ts"

const name = `(?:(?:the|The|her|his|their|my) )?(?<team>${companyName})`
const game =
  "(?:(?:home|away|cup|league|play-?off|first-team|weekend) )?(?:games?|match(?:es)?|fixtures?|matchdays?)"

/** What only those say who follow a side, whatever its name is. */
const sure = [
  `(?:[Ss]ection|[Bb]lock|[Rr]ow|[Bb]ay) \\d+\\p{L}?(?:,? [^,;.]{0,30}?)? (?:for|watching) ${name}`,
  `[Ss]eason[- ]ticket(?:s|[- ]holders?)?(?: (?:at|for|with|to)|,) ${name}`,
  `${name} [Ss]eason[- ]ticket`,
  `(?:at|to|for|(?:has|have|had)(?: not|n['’]t) missed|miss(?:es|ed)?|[Nn]ever misses:|attends?|watch(?:es)?|catch(?:es)?|through) (?:almost |nearly |practically )?(?:every|each|most|any|an?|all|no|many|as many|the occasional|the odd) ${name} ${game}`,
  `(?:on|behind|from) the (?:terraces?|terracing|stands?|sidelines?|touchline|goal|bleachers) (?:at|of|for|with) ${name}`,
  `^(?:Go|Up|Come on(?: you)?|C['’]mon|Let['’]s go|Forza|Vamos|Allez|Heja|Hup|Força) (?:the )?(?<team>${companyName})(?:,? always)?[!.]*$`,
  // What ends such a confession.
  `^(?:The |the )?(?<team>${companyName})(?:,| –| —)? (?:(?:till|until|['’]?til) (?:I die|death|the (?:bitter )?(?:end|grave))|come what may|through (?:thick and (?:mostly )?thin|everything|it all)|in sickness and in health|win or lose|for better or worse|for (?:my|her|his|their) sins|God help (?:me|her|him|them|us)|(?:fan|supporter) since |since (?:the womb|birth|the cradle)|hasta la muerte)`,
  `(?:^|[ (])(?:the |an? |The |An? )?(?:\\p{Ll}+[- ])*(?<team>${companyName}) (?:tragics?|diehards?|die-hards?|faithful|supporters?|season-ticket|ultras?|man to the bone)(?![\\p{L}])`,
  `(?:[Ff]avou?rite|[Tt]he|[Mm]y|[Hh]er|[Hh]is|[Tt]heir) (?:[Ff]avou?rite )?(?:football|rugby|cricket|hockey|baseball|basketball|soccer|sports|NFL|NBA|NHL|AFL|NRL|GAA)? ?(?:club|team|side) is (?:the )?(?<team>${companyName})`
]

/** A firm supports a side by money: only who has talked of it, or spends time on it, is a follower. */
const whileDoing =
  "(?:(?:talk(?:s|ed|ing)?|chat(?:s|ting)?|bor(?:es|ing)|happiest|(?:spends?|fills?|passes) [^.;]{2,40}|loves?|enjoys?|likes?|weekends?|Saturdays?|Sundays?)(?:[^.;]{0,60}[ ,])?)"

/** What goes with a side that is known to be one, and with nothing else that bears its name. */
const beside = [
  `^(?:The |the )?(?<team>${companyName})(?:,| –| —)? (?:\\(sorry[^)]*\\)|sorry|forever|always|obviously|naturally|of course|alas|regrettably|nevertheless|still|since (?:I|he|she|they|childhood|19|20)|on (?:Saturdays|Sundays|(?:the|a|bad) (?:radio|wireless|telly|TVs?|terraces?))|every (?:other |second )?(?:Saturday|Sunday|week)|when they win|in (?:the )?(?:North|South|East|West) Stand|(?:North|South|East|West|Main) Stand|and football)`,
  `(?:^|[ (])(?:the |an? |The |An? )?(?<team>${companyName}) (?:fans?|fanatics?|shareholder|shirt|scarf|metaphors?|games?|match(?:es)?|fixtures?|hurlers?|game days?|statistics|offen[sc]e|home (?:games?|opener))(?![\\p{L}])`,
  `(?:found|seen|sits?|sitting|shouting|Saturdays?|Sundays?|weekends?) (?:[^.;]{0,30} )?in the (?:\\p{Lu}\\p{L}+ )?(?:[Ss]tands?|[Tt]errace|[Ee]nd|Kop) at ${name}`,
  `(?:soft spot|weakness) for (?:the )?(?<team>${companyName})(?! \\p{Ll}+s(?![\\p{L}]))`,
  `(?:^|[ (])(?:the |an? |The |An? )?(?<team>${companyName})(?: (?:football|basketball|rugby|cricket|hockey|baseball))? (?:loyalists?|sufferers?|nuts?|obsessives?|devotees?|die-?hards?|members?|optimists?|pessimists?|apologists?|persons?|man|woman|girl|boy|lass|household)(?=$|[.,;:!)]| (?:since|for|in|by|through|and|with|at|who|till|until)(?![\\p{L}]))`,
  `(?:[Hh]olds?|[Oo]wns?|[Hh]as|have) (?:an?|one|two|three|four|five|ten|\\d+|some|her|his|my) shares? (?:of|in) (?:the )?(?<team>${companyName})`,
  `(?:shouts?|yells?|screams?|swears?) at (?:the )?(?<team>${companyName}) (?:on|from|in|every)(?![\\p{L}])`,
  `^Go,? (?<team>${companyName})[.!]*$`,
  `(?:lifelong|life-long|born-and-bred|dyed-in-the-wool) (?<team>${companyName}) (?:man|woman|girl|boy|person)(?![\\p{L}])`,
  `(?:watch(?:es|ing)?|follow(?:s|ing)?|[Ff]ollowing|^[Ss]upports|${whileDoing}supporting|bleeds?|[Mm]ad for|with|thank(?:ing)?|[Kk]een on) (?:the )?(?<team>${companyName})`
]
/** Said where a name that means a town, or much else, is that of a side. */
const told =
  /(?:fans?|fanatics?|shirt|scarf|metaphors?|hurlers?|game days?|home (?:games?|opener)|forever|always|sorry\)?|when they win|every (?:other |second )?(?:Saturday|Sunday)|Stand|on (?:Saturdays|the (?:radio|wireless|telly)))(?![\p{L}])/u

/** What is said near a team that is known to be one. */
const near = `(?:on the (?:radio|telly|wireless|TV|terraces?)|[Aa]sk (?:(?:her|him|them|me) )?about|talks? about|dreams? of|in the heart|at heart|(?:are|play|is) at home|at home|home and away|away (?:days?|ends?|games?|trips?)|(?:home )?(?:games?|match(?:es)?)|match ?days?|game ?days?|fixtures?|terraces?|stands|bleachers|scarf|shirt|jersey|replica kit|season|relegat\\p{L}+|promotion|play-?offs|through thick and thin|for (?:my|her|his|their) sins|God help (?:me|her|him|them|us)|heaven help (?:me|her|him|them|us)|long-suffering|suffer(?:s|ed|ing)?|weep(?:s|ing)?|despair(?:s|ing)?|heartbreak|heartbroken|belong(?:s)? to|(?:weekends?|Saturdays?|Sundays?|evenings?) (?:are|is|means?|go(?:es)? to|revolves? around)|allegiances?|loyal(?:ty)? to|religion|bleeds?|heart|cheap seats|losing (?:her|his|my|their) voice|hop(?:es|ing) out loud|pray(?:s|ing) for|liv(?:es|e) and d(?:ies|ie)|home opener|bullpen|power play|offen[cs]ive line|cheer\\p{L}*|root(?:s|ing)? for|shout\\p{L}*|yell\\p{L}*|sing(?:s|ing)? for|faithful|die-?hard|since (?:childhood|birth|(?:I|she|he|they) (?:was|were|could))|brought up on|raised on|born into|obsess\\p{L}+|devot\\p{L}+|happiest|blames?|${follower})`
/** A word that may say something else needs more than that. */
const sport =
  "(?:season|home game|match|terraces?|scarf|God help|heaven help|on the radio|at home|kick-?off|football|rugby|hockey|cricket|baseball|basketball|soccer|footy|relegat\\p{L}+|supporter|cheer(?:s|ing) (?:for|on)|root(?:s|ing) for|barrack(?:s|ing) for|fan(?:atic)?|for (?:my|her|his|their) sins)"

/** Those who work for a side, or are done with it. */
const unsaid =
  /(?<![\p{L}])(?:(?:staff|office|company) (?:is|are)|team are|works?|worked|working|clients?|customers?|sponsor\p{L}*|partner\p{L}*|account|marketing|website|apps?|data|head of|director|manag\p{L}+|board|advis\p{L}+|consult\p{L}*|analyst|analytics|physio\p{L}*|communications|ran|built|builds|designs?|designed|project|foundation|campaign\p{L}*|contract|deal|used to|once|as a (?:boy|girl|child|kid)|lapsed|former(?:ly)?|trials?|would|report(?:s|ed|ing)?|cover(?:s|ed|ing)|journalis\p{L}+|photograph\p{L}*|brother|sister|husband|wife|father|mother|son|daughter|against|not|n['’]t|played|negotiat\p{L}+|led|leads|Council|salary|model|spoke|speaks|keynote|founde[rd]|for the team|intern(?:ed|ship)?)(?![\p{L}])/u

const goesOn = /^(?:['’]|\s+of(?![\p{L}])|\s+(?:stadium|foundation|project|account|website|brand|case|deal))/u

/** The part of a name that is a team: `Leeds Rhinos` in `When the Leeds Rhinos`. */
const teamIn = (found: string): string | undefined => {
  if (isServiceClub(found)) return undefined
  const words = tidyName(found.replace(/^\p{L}+ the /u, "")).split(" ")
  return words.map((_word, index) => words.slice(index).join(" ")).find(it => isFamousTeam(it) || isTeam(it))
}

/** A row of teams and pastimes needs no verb: `MK Dons, darts, Warhammer`. */
const inRow = (text: string): ReadonlyArray<string> => {
  if (!/^[^\p{Ll}]/u.test(text) || text.length > 160) return []
  const items = listItems(text.replace(/^\p{L}[\p{L}’' -]{1,40}: /u, "").replace(/[.!]+$/u, "")).map(item =>
    item.replace(/ ?\(.*$/u, "").replace(/^(?:the|The) /u, "")
  )
  const sides = items.filter(item => standsForTeam(item) && regex.u`^${companyName}$`.test(item))
  const isAlone = items.length === 1 && /[.!]$/u.test(text)
  return isAlone || items.some(item => isSurePastime(tidyItem(item))) ? sides : []
}

/** `Clare hurling, on the wireless`: alone, or the first of a row. */
const gameOfSide = (text: string): ReadonlyArray<string> => {
  const [first = ""] = listItems(text.replace(/[.!]+$/u, ""))
  return namesGameOfSide(first) && /^\p{Lu}/u.test(first) && first.split(" ").length <= 3 ? [first] : []
}

const besideKnown = (text: string): ReadonlyArray<string> =>
  beside.flatMap(form => {
    const match = patternOf(form).exec(text)
    const found = tidyName(withoutCheer(match?.groups?.team ?? ""))
    const side = [found, found.replace(/^\p{Lu}\p{Ll}+ (?=\p{Lu})/u, "")].find(isTeam)
    if (match === null || side === undefined || !maySupport(side)) return []
    return !isAmbiguousTeam(side) || told.test(match[0]) ? [side] : []
  })

const surelyFollowed = (text: string): ReadonlyArray<string> =>
  sure
    .map(form => patternOf(form).exec(text)?.groups?.team ?? "")
    .map(tidyName)
    .filter(it => it !== "" && maySupport(it) && (isTeam(it) || !looksLikeName(it)))

const knownTeams = (text: string): ReadonlyArray<string> =>
  matchesIn(text, patternOf(companyName, "gu")).flatMap(match => {
    const team = teamIn(match[0])
    if (team === undefined || isVenue(team) || goesOn.test(text.slice(match.index + match[0].length)))
      return []
    // `on audit, Leeds and losing at rugby`: what may be a town as well stands beside the sport.
    const isSure = !isAmbiguousTeam(team)
    const around = isSure ? text : (text.split(/[,;:]| and /u).find(part => part.includes(team)) ?? "")
    return regex.iu`(?<![\\p{L}])${isSure ? near : sport}(?![\\p{L}])`.test(around) ? [team] : []
  })

/** Sides in what is said of the person: their names, or what only supporters say. */
export const sidesOf: Rule = ({ text: said, companies }): ReadonlyArray<Fact> => {
  // `his dad (a lifelong Rangers man)`: what stands in parentheses may be said of somebody else.
  const text = said.replace(/ \(an? [^()]*\)/gu, "")
  const missed = text
    .replace(/(?:has|have|had)(?: not|n['’]t) missed/gu, "")
    .replace(/,? (?:please )?(?:do not|don['’]t) (?:hold|judge|ask|laugh|tell|start)(?![\p{L}])[^.;]*/gu, "")
  if (unsaid.test(missed)) return []
  const known = [...surelyFollowed(text), ...besideKnown(text), ...gameOfSide(text)]
  const found = known.length > 0 ? known : inRow(text)
  return factsOf(
    "personal.sports_teams",
    (found.length === 0 ? knownTeams(text) : found).filter(
      it => isSpeakable(it) && !isEmployer(it, { companies })
    )
  )
}

/** Sides told beside what is said of the person: `Leeds Rhinos on the radio.` */
export const supporters: Rule = clause => (isOfOthers(clause.text) ? [] : sidesOf(clause))
