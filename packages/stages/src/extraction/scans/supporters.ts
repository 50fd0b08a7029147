import { type Fact, factsOf, type Rule } from "../Clause.ts"
import { patternOf } from "../patternOf.ts"
import { isSpeakable } from "../privateMatters.ts"
import { companyName, tidyName } from "../properName.ts"
import { isEmployer } from "../Wanted.ts"
import { follower } from "../words/devotion.ts"
import { isAmbiguousTeam, isFamousTeam, isTeam, isVenue } from "../words/teams.ts"
import { isOfOthers } from "./ofOthers.ts"

const name = `(?:(?:the|The|her|his|their|my) )?(?<team>${companyName})`
const game =
  "(?:(?:home|away|cup|league|play-?off|first-team|weekend) )?(?:games?|match(?:es)?|fixtures?|matchdays?)"

/** What only those say who follow a side, whatever its name is. */
const sure = [
  `(?:[Ss]ection|[Bb]lock|[Rr]ow|[Bb]ay) \\d+\\p{L}?(?:,? [^,;.]{0,30}?)? (?:for|watching) ${name}`,
  `[Ss]eason[- ]ticket(?:s|[- ]holders?)? (?:at|for|with|to) ${name}`,
  `${name} [Ss]eason[- ]ticket`,
  `(?:at|to|for|miss(?:es|ed)?|attends?|watch(?:es)?|catch(?:es)?|through) (?:almost |nearly |practically )?(?:every|each|most|any|an?|all|no|many|as many|the occasional|the odd) ${name} ${game}`,
  `(?:on|behind|from) the (?:terraces?|terracing|stands?|sidelines?|touchline|goal|bleachers) (?:at|of|for|with) ${name}`,
  `^(?:Go|Up|Come on(?: you)?|C['’]mon|Let['’]s go|Forza|Vamos|Allez|Heja|Hup|Força) (?:the )?(?<team>${companyName})[!.]*$`
]

/** What is said near a team that is known to be one. */
const near = `(?:on the (?:radio|telly|wireless|TV|terraces?)|[Aa]sk (?:her|him|them|me) about|talks? about|(?:are|play|is) at home|at home|home and away|away (?:days?|ends?|games?|trips?)|(?:home )?(?:games?|match(?:es)?)|match ?days?|game ?days?|fixtures?|terraces?|stands|bleachers|scarf|shirt|jersey|replica kit|season|relegat\\p{L}+|promotion|play-?offs|through thick and thin|for (?:my|her|his|their) sins|God help (?:me|her|him|them|us)|heaven help (?:me|her|him|them|us)|long-suffering|suffer(?:s|ed|ing)?|weep(?:s|ing)?|despair(?:s|ing)?|heartbreak|heartbroken|belong(?:s)? to|(?:weekends?|Saturdays?|Sundays?|evenings?) (?:are|is|means?|go(?:es)? to|revolves? around)|allegiances?|loyal(?:ty)? to|religion|bleeds?|heart|cheer\\p{L}*|root(?:s|ing)? for|shout\\p{L}*|yell\\p{L}*|sing(?:s|ing)? for|faithful|die-?hard|since (?:childhood|birth|(?:I|she|he|they) (?:was|were|could))|brought up on|raised on|born into|obsess\\p{L}+|devot\\p{L}+|happiest|blames?|${follower})`
/** A word that may say something else needs more than that. */
const sport =
  "(?:season|home game|match|terraces?|scarf|God help|heaven help|on the radio|at home|kick-?off|football|rugby|hockey|cricket|baseball|basketball|soccer|footy|relegat\\p{L}+|supporter|fan(?:atic)?|for (?:my|her|his|their) sins)"

/** Those who work for a side, or are done with it. */
const unsaid =
  /(?<![\p{L}])(?:works?|worked|working|clients?|customers?|sponsor\p{L}*|partner\p{L}*|account|marketing|website|apps?|data|head of|director|manag\p{L}+|board|advis\p{L}+|consult\p{L}*|analyst|analytics|physio\p{L}*|communications|ran|built|builds|designs?|designed|project|foundation|campaign\p{L}*|contract|deal|used to|once|former(?:ly)?|trials?|would|report(?:s|ed|ing)?|cover(?:s|ed|ing)|journalis\p{L}+|photograph\p{L}*|brother|sister|husband|wife|father|mother|son|daughter|against|not|n['’]t|played|negotiat\p{L}+|led|leads|Council|salary|model|spoke|speaks|keynote|founde[rd]|for the team|intern(?:ed|ship)?)(?![\p{L}])/u

const goesOn = /^(?:['’]|\s+of(?![\p{L}])|\s+(?:stadium|foundation|project|account|website|brand|case|deal))/u

/** The part of a name that is a team: `Leeds Rhinos` in `When the Leeds Rhinos`. */
const teamIn = (found: string): string | undefined => {
  const words = tidyName(found.replace(/^\p{L}+ the /u, "")).split(" ")
  return words.map((_word, index) => words.slice(index).join(" ")).find(it => isFamousTeam(it) || isTeam(it))
}

const surelyFollowed = (text: string): ReadonlyArray<string> =>
  sure
    .map(form => patternOf(form).exec(text)?.groups?.team ?? "")
    .map(tidyName)
    .filter(it => it !== "" && !isVenue(it))

const knownTeams = (text: string): ReadonlyArray<string> =>
  [...text.matchAll(patternOf(companyName, "gu"))].flatMap(match => {
    const team = teamIn(match[0])
    if (team === undefined || isVenue(team) || goesOn.test(text.slice(match.index + match[0].length)))
      return []
    const isSure = !isAmbiguousTeam(team)
    return patternOf(`(?<![\\p{L}])${isSure ? near : sport}(?![\\p{L}])`, "iu").test(text) ? [team] : []
  })

/** Sides in what is said of the person: their names, or what only supporters say. */
export const sidesOf: Rule = ({ text, companies }): ReadonlyArray<Fact> => {
  if (unsaid.test(text)) return []
  const found = surelyFollowed(text)
  return factsOf(
    "personal.sports_teams",
    (found.length === 0 ? knownTeams(text) : found).filter(
      it => isSpeakable(it) && !isEmployer(it, { companies })
    )
  )
}

/** Sides told beside what is said of the person: `Leeds Rhinos on the radio.` */
export const supporters: Rule = clause => (isOfOthers(clause.text) ? [] : sidesOf(clause))
