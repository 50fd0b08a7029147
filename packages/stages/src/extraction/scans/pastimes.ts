import { matchesIn } from "@prospect-research/core"
import { patternOf, regex } from "../../sources/regex.ts"
import { listItems } from "../bio/listItems.ts"
import { type Clause, type Fact, factsOf, type Rule } from "../Clause.ts"
import { isSpeakable } from "../privateMatters.ts"
import { interestsBeside } from "../rules/interests.ts"
import { isPursuitAlone, pursuit } from "../rules/pursuit.ts"
import { animalKinds } from "../words/animals.ts"
import { belongings } from "../words/belongings.ts"
import { isActivity } from "../words/pastimes.ts"
import { deedsIn } from "./deeds.ts"
import { isOfOthers } from "./ofOthers.ts"
import { isManner, isThing, standingAlone, thingOf } from "./things.ts"

const them = "(?:her|him|them|me|\\p{Lu}\\p{Ll}+)"
const hours =
  "(?:weekends?|evenings?|mornings?|nights?|lunch (?:hours?|breaks?)|Saturdays?|Sundays?|Fridays?|summers?|winters?|spare time|free time|holidays?|days? off)"

/** Words that lead to a pastime, wherever in a clause they stand. */
const cues = [
  // What somebody talks about.
  `[Aa]sk ${them} (?:about|to (?:show|tell) you)`,
  `(?:[Ff]riends|[Cc]olleagues|[Nn]eighbours|[Nn]eighbors)(?: \\p{Ll}+){0,2} knows? ${them} (?:for|as)`,
  `[Gg]ets? ${them} (?:talking|started|going) (?:about|on)`,
  "(?:will |can |could )?(?:happily |always )?(?:talks?|talking|chats?|chatting|bores?|boring|enthuses?|waxes lyrical|raves?|goes on|tell(?:s|ing)?)(?: (?:to )?(?:you|us|me|people|anyone|anybody|everyone|all of us|the team|colleagues|strangers|whoever|who|that|will|would|cares to|listens?|all|endlessly|for hours|at length))* about",
  // What has taken hold of them.
  "(?:hooked|sold|keen|big|very keen) on|(?:bitten|bit) by the|addicted to|in love with|falls? (?:in love with|for)|fell (?:in love with|for)|a sucker for|mad (?:about|on|for)|crazy about|nuts about|obsess(?:ed|es) (?:over|about|with)|devoted to|partial to|swears? by|lives? for|living for|can['’]t live without|cannot live without|evangeli\\p{L}+ (?:about|for)",
  "(?:tak(?:e|es|en|ing)|took) (?:up|to)|(?:got|gets?|getting|gotten|been) (?:back )?into|(?:discovered|rediscovered|discovering|found)|new to|returned to|(?:go|goes|gone|going) back to|graduated to|moved on to",
  `(?:swaps?|trades?|exchanges?|ditches|drops) [^,;]{2,40}? for|escapes? (?:to|into|on|by)|retreats? to|disappears? (?:to|into|on)|vanish(?:es)? (?:to|into)|heads? (?:out )?(?:for|to|on)|(?:switch|clock)(?:es|s)? off (?:with|by|in|on)|unwinds? (?:with|by|in|on)|relax(?:es)? (?:with|by|in|on)`,
  `(?:therapy|religion|happy place|first love|other (?:great )?love|great love|other life|secret life|second life|double life|guilty pleasure|not-so-secret (?:passion|vice)|vice|weakness|superpower|party trick|claim to fame|obsession|passion|hobby|pastime|escape|meditation|lockdown (?:project|hobby)|weekend project|side project|idea of (?:fun|bliss|heaven|a good time|a holiday)) (?:is|are|was always|has always been|remains|involves?)`,
  `${hours} (?:are|is|mean|means|belong to|belongs to|go on|disappear into|vanish into|revolve around|involve|usually involve|are for|are spent|finds? ${them})(?: (?:on|in|at|for))?`,
  `(?:spends?|passes|fills?|devotes?|gives?|loses?|wastes?) (?:[^,;]{0,40}(?:${hours}|time|hours|money|far too much|too much|too long)(?: off)?)(?: (?:to|on|with|in|at|over|up to))?`,
  "[Tt]he rest(?: of (?:her|his|their|my|the) (?:time|day|week|weekend))? (?:goes|is given|is spent|belongs)(?: (?:to|on|in|into))?",
  "would (?:much |always )?rather be(?: (?:in|on|at|up|out on|out in|out))?",
  "by day(?: and|,)",
  "passion for|soft spot for|weakness for|love of|fondness for|taste for|collection of|rarely (?:seen )?without|never (?:seen )?without|armed with|surrounded by|(?:up to|knee-deep in|elbow-deep in|buried in) (?:his|her|their|my) \\p{Ll}+ in",
  "(?:half-?way|part-?way|most of the way|a third of the way) through|working (?:his|her|their|my) way through|ticking off",
  "(?:champion|good|bad|terrible|hopeless|dreadful|lethal|formidable|decent|handy|unbeat(?:en|able)|undefeated|useless|mediocre|passable|a demon|a dab hand|a whizz|fierce|dangerous) (?:at|with)",
  "(?:first|second|third|fourth|fifth|\\d(?:st|nd|rd|th))[- ]dan (?:black belt )?in|(?:black|brown|blue|green|purple|orange|yellow) belt in|[Gg]rade (?:\\d|one|two|three|four|five|six|seven|eight)(?: in)?",
  "(?:been|am|is|are|['’]m|['’]s|are) (?:doing|playing|practi[sc]ing|learning|relearning|studying|teaching (?:herself|himself|themselves|myself)|training for|racing|competing in|attempting|building)",
  "(?:teach|teaches|taught) (?:herself|himself|themselves|myself)(?: to (?:play|make|do))?",
  "(?:can (?:also |usually |often )?be|is|are|often|usually) (?:seen|found|spotted|caught|heard)(?: out)?(?: (?:on|in|at|with|up|behind|practi[sc]ing|playing))?|happiest (?:when|with|on|in|at|up|out|off)?(?: (?:on|in|at|out|up|with))?|never happier than (?:when|with|on|in|at)",
  `(?:[Yy]ou(?:['’]ll| will| can| may| might)?|[Cc]olleagues|[Nn]eighbours)(?: \\p{Ll}+ly| often| usually| also)? (?:find|catch|spot|see|meet|bump into) ${them}(?: out)?(?: (?:on|in|at|with|up))?`,
  "(?:has|have|['’]ve|['’]s) been(?: (?:a keen|an avid|doing|playing|practi[sc]ing|learning|at|racing|competing in|obsessed with|mad about|hooked on))?",
  "(?:does|do|did|plays?|played|tries|try|enjoys?|loves?|likes?|adores?|relishes|performs?|practi[sc]es?|competes? (?:in|at)|takes part in|races?|dances?|trains? for|dabbles? in|plays? at|has a go at|attempts|organi[sz]es|hosts|runs? the(?: \\p{Ll}+['’]s)?(?: weekly| monthly| office| club)?)(?: (?:a|an|the|some|a bit of|a lot of|a little|lots of|plenty of|too much|too many|competitive|a mean|mean|terrible|occasional|very bad|bad|a great deal of|her|his|my|their))*",
  "(?:in|of|part of|plays? in|member of|one of|stalwart of|pillar of|regular (?:at|in|of)|mainstay of|stars? in) (?:a|an|the|her|his|their|my)(?: (?:local|village|works|office|company|town|church|hospital|university|community))?",
  "(?:happiest|content|at peace|found|seen|spotted|weekends?|evenings?|mornings?)[^,;]{0,40} (?:with|on|in|at|behind|up|aboard)",
  "(?:is|am|['’][sm]) (?:(?:either|usually|probably|often|out|off|mostly|always) )+(?:on|in|at|up)",
  // What has taken the place of something else.
  "(?:[Nn]ow|[Tt]hese days|[Ll]ately|[Nn]owadays|[Tt]his year|[Mm]ore recently),? (?:it(?:['’]s| is| has been| was)|(?:she|he|I)(?:['’](?:s|m)| is| am) (?:all )?about)",
  "(?<=^(?:i )?)(?:has|have|['’]ve(?: got)?|keeps?|shares?|rents?)(?: (?:(?!who |which |that )[^.;:]){1,60}?,? and)?(?= an? (?:\\p{Ll}+ )?(?:allotment|vegetable (?:patch|garden|plot)|veg patch|telescope|model railway))",
  "(?:three|two|four|five|six|seven|eight|nine|ten|eleven|\\d+)(?= (?:Munros|Wainwrights|Corbetts|Marilyns|fourteeners))"
].join("|")

/** Nobody’s any more, not yet, somebody else’s, or what a trade is about. */
const unsaid =
  /(?<![\p{L}])(?:used to|gave up|given up|no longer|not|n['’]t|would|could|wish\p{L}*|hop(?:es|ing)|wants?|wanted|were|was|former(?:ly)?|once|retired from|as a (?:child|girl|boy|student|teenager|teen|kid)|at (?:university|school|college|uni)|grew up|wr(?:ites?|iting|ote|itten)|author|books?(?! club)|novels|articles?|apps?|start-?ups?|compan(?:y|ies)|founde(?:r|d)|co-founde(?:r|d)|brands?|shops?|stores?|sells?|selling|clients?|customers?|market|industry|teach(?:es)?(?! (?:her|him|them|my)sel)|taught|sponsor\p{L}*|magazine|journalis\p{L}+|museum|exhibition|research\p{L}*|stud(?:y|ies|ied)|history of|polic(?:y|ies)|products?|platform|software|systems?|editor|director|manag\p{L}+|officer|chief|head of|living|professional(?:ly)?|campaign\p{L}*|charit(?:y|ies)|report(?:s|ed|ing)|covers?|designs?|designed|engineer\p{L}*|agency|firm|work(?:s|ed|ing)? (?:with|on|for|at|in|as)|consult\p{L}*|helps?|support(?:s|ing)?|federation|foundation|council|ministry|association|conference|keynote|talk on|lectures?|podcast on|raised|raising|fundrais\p{L}+|volunteer\p{L}*|leads?|leading|developed|launched|built|invest\p{L}*|funds?|data|security|team of|national|Olympic|university|school|students?|pupils?|ambassador)(?![\p{L}])/iu

const isUnsaid = (text: string): boolean => unsaid.test(text)

/** `with my whippet, Mabel`: who comes along. */
const company = `(?:,| and)? (?:with|and) (?:his|her|their|my|our) (?:[\\p{L}-]+ ){0,3}${animalKinds}.*$`

/** What is liked by a phrase that leads to it: its first things, as long as they are pastimes. */
const thingsIn = (rest: string, isLeisure: boolean): ReadonlyArray<string> => {
  const items = listItems(rest.replace(patternOf(company), ""))
    .map(item => thingOf(item.replace(/^(?:on|in|at|with|over|of|up) /u, "")))
    .filter(item => item !== "" && !isManner(item))
  const end = items.findIndex(item => !isThing(item, isLeisure))
  return (end === -1 ? items : items.slice(0, end)).slice(0, 5)
}

const led = ({ text: said, isLeisure }: Clause): ReadonlyArray<string> => {
  const text = `${said.charAt(0).toLowerCase()}${said.slice(1)}`
  return [
    ...matchesIn(
      text,
      regex.gu`(?<![\\p{L}])(?:${cues})(?:,? ?(?:her|his|their|my|our|the|a|an|own|old|beloved))* `
    )
  ].flatMap(match =>
    isUnsaid(text.slice(0, match.index)) ? [] : thingsIn(text.slice(match.index + match[0].length), isLeisure)
  )
}

const mere = "(?!(?:own|about|on|of|for|with|in|and|or|to|at|by|from|as|is|are|into|over|like|than) )"
const noTrade =
  "(?![\\p{L}-]| \\p{Lu}| (?:company|brand|shops?|stores?|apps?|business|courses?|lessons|teachers?|school|students?|research|studio|label|manufacturer|makers?|startup|club|team|coach|class|classes|industry|cases?|sales|data|project|medal|bows|strings|concerto|method|book|app|teacher|champion\\p{L}*|rhinos))"
const owner = '(?<=(?:^|[ (“"—–])(?:[Hh]is|[Hh]er|[Tt]heir|[Mm]y|[Oo]ur) (?:own )?)'
/** What a noun behind a possessive that stands no more may have before it. */
const trait =
  "(?:old|new|first|second|third|big|small|tiny|huge|beloved|trusty|ancient|battered|vintage|wooden|homemade|amateur|other|giant|prize|prize-winning|back-garden|\\p{Ll}+-\\p{Ll}+) "
const owned = `(?:${owner}(?<value>(?:${mere}[\\p{Ll}\\d-]+ ){0,2}?${belongings})|^(?<first>(?:${trait}){0,2}${belongings}))${noTrade}`

/** `her dahlias took first prize`, `kiln is usually on by six`. */
const belongingsIn = ({ text }: Clause): ReadonlyArray<string> =>
  matchesIn(text, patternOf(owned, "gu")).flatMap(match =>
    isUnsaid(text.slice(0, match.index)) ? [] : [match.groups?.value ?? match.groups?.first ?? ""]
  )

/** `brings lefse, which he makes himself`: what somebody makes with their own hands. */
const selfMade =
  /(?<![\p{L}-])(?:brings?|shares?) (?:(?:an?|the|her|his|their|my|some) )?(?<value>\p{L}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?),? (?:which|that|all of which) (?:she|he|they|I) (?:bakes?|brews?|makes?|knits?|sews?|grows?|cures?|smokes?|pickles?|presses|distils?|carves?) (?:herself|himself|themselves|myself)(?![\p{L}])/u

const inTheShed =
  /(?<value>half-(?:restored|built|finished|rebuilt|dismantled) (?:[\p{L}\d-]+ ){0,3}?[\p{L}\d-]+)(?= (?:in|under|on) (?:the|her|his|my|their|a) (?:garage|shed|barn|drive|driveway|yard|garden|workshop|cellar|kitchen|spare room))/u

/** `Ferments. Sets crosswords.`: what is told without a subject. */
const told = ({ text, companies }: Clause): ReadonlyArray<Fact> => {
  const lower = `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  const isAlone = /^\p{Lu}\p{Ll}+s[.!]?$/u.test(text) && isPursuitAlone(lower)
  if (isAlone) return factsOf("personal.hobbies", [text.replace(/[.!]$/u, "")])
  if (!/^(?:\p{Lu}\p{Ll}+s|\p{Ll}+(?<!s))(?![\p{L}])/u.test(text)) return []
  return pursuit({ text: lower, isLeisure: false, companies }).map(fact => {
    const start = lower.indexOf(String(fact.value))
    return { ...fact, value: text.slice(start, start + String(fact.value).length) }
  })
}

/** Of values that hold each other, the longest. */
const longest = (values: ReadonlyArray<string>): ReadonlyArray<string> =>
  values.filter(
    (value, index) =>
      !values.some((other, at) => at !== index && other.includes(value) && other.length > value.length)
  )

const doing =
  /^(?:is|am|['’](?:s|m|re)) (?:(?:out|off|up|probably|usually|often|either|mostly|always) )*(?<thing>(?:\p{Ll}+[ -])?\p{Ll}+ing)(?=$|[.,;]| (?:in|on|at|with|off|along|before|after|every|or|and|up)(?![\p{L}]))/u

/** `’s wild swimming in the Teme or asleep`. */
const outDoing = (text: string): ReadonlyArray<string> => {
  const thing = doing.exec(text)?.groups?.thing ?? ""
  return isThing(thing, false) && isActivity(thing) && !isUnsaid(text) ? [thing] : []
}

/** `granddaughter Isla plays shinty`, `said his wife, who breeds horses`. */
const ofRelatives =
  /^(?:\p{Ll}+ )?(?:wife|husband|partner|sons?|daughters?|grand(?:son|daughter|child|children|father|mother)|brother|sister|mother|father|parents|kids|children|nephew|niece|aunt|uncle)(?:,? \p{Lu}|,? \p{Ll}+s |['’])|(?:said|says) (?:his|her|their|my) \p{Ll}+/u

/** Pastimes in what is said of the person: things that people do, and the words around that say that they do. */
export const pastimesOf: Rule = (clause): ReadonlyArray<Fact> => {
  const { text } = clause
  if (ofRelatives.test(text)) return []
  const found = [
    ...led(clause),
    ...belongingsIn(clause),
    ...[inTheShed, selfMade].map(form => form.exec(text)?.groups?.value ?? ""),
    ...outDoing(text),
    ...(/^(?:(?:is|['’]m) )?[^\p{Ll}'’]/u.test(text)
      ? standingAlone(text.replace(/^(?:is|['’]m) /u, ""), clause.isLeisure)
      : [])
  ].filter(value => value !== "" && isSpeakable(value))
  if (found.length > 0) return factsOf("personal.hobbies", longest(found))
  const deeds = isUnsaid(text) ? [] : deedsIn(text).filter(isSpeakable)
  return deeds.length > 0 ? factsOf("personal.hobbies", deeds) : told(clause)
}

/** Pastimes told beside what is said of the person: `Woodturning, mostly.` */
export const pastimes: Rule = clause => {
  if (isOfOthers(clause.text)) return []
  const told = interestsBeside(clause.text)
  const found = told.length > 0 ? told : pastimesOf(clause)
  // `ringette, cross-stitch, birch-bark canoes`: beside what is said, small letters may begin a list.
  const isRow = found.length === 0 && /^\p{Ll}/u.test(clause.text) && clause.text.includes(",")
  return isRow ? factsOf("personal.hobbies", standingAlone(clause.text, clause.isLeisure)) : found
}
