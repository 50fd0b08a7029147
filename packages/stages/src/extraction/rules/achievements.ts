import { patternOf, regex } from "../../sources/regex.ts"
import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { awardValue, honoursIn, withHonours } from "../honoursIn.ts"
import { properWord } from "../naming/properName.ts"
import { isPublicMatter } from "../privateMatters.ts"
import { orderName, prizeHead, prizeName, scholar } from "../words/honours.ts"
import { undertakings } from "../words/undertakings.ts"
import { bookLine, workLabel } from "../words/works.ts"
import { prizesAlone, prizesIn } from "./prizes.ts"

const field = "professional.achievements"

const medal =
  "(?:gold|silver|bronze) (?:medal|award)(?: for [\\p{Lu}\\d][\\p{L}\\d’'-]*(?: (?!at\\b|in\\b|and\\b|by\\b)[\\p{L}\\d’'-]+){0,6})?(?: at (?:the )?(?:(?:19|20)\\d\\d )?(?:\\p{Lu}[\\p{L}’'&-]*|of|for|and)(?: (?:\\p{Lu}[\\p{L}’'&-]*|of|for|and))*)?(?![\\p{L}])"
/** `best paper award at Tides 2024`: prizes that have no name of their own. */
const plainBest =
  "[Bb]est (?:\\p{Ll}+ ){1,3}(?:award|prize)(?: (?:at|from|of) (?:the )?(?:\\p{Lu}[\\p{L}\\d’'&-]*)(?: (?:(?:of|for|on|and|the) )*(?:\\p{Lu}[\\p{L}’'&-]*|(?:19|20)\\d\\d))*)?(?![\\p{L}])"
const prize = `${plainBest}|${medal}|${orderName}|${scholar}|(?:OBE|MBE|CBE|DBE|KBE|BEM|OAM|ONZM|MNZM)\\b|Best(?: \\p{Lu}\\p{L}+){1,5}|${prizeName}`

/** What the person has made may win by itself. */
const works =
  '(?:[“"«‘][^“”"«»]{2,90}[”"»’]|(?:(?:debut|first|second|third|latest|short|doctoral|graduation) )?(?:\\p{Ll}+ ){0,2}?(?:programme|program|campaign|initiative|novel|book|film|documentary|album|song|play|poems?|poetry|thesis|dissertation|paper|work|research|design|building|app|game|photograph|photos?|project|collection|exhibition|garden|team|restaurant|beer|wine|cheese|podcast|series)) (?:also |has |have |was |were |has been )?(?=won|wins|received|earned|awarded|named|short|long)'

const won = regex.u`^(?:${works})?(?:(?:work|research) has (?:been )?(?:won|recogni[sz]ed with|awarded|received|earned (?:him|her|them|me))|won|wins|${have}won|received|receives|${have}received|${have}been awarded|was awarded|was given|collected|took home|takes home|bagged|landed|claimed|${be}(?:the |an? )?(?:[\\p{Ll}\\d-]+ ){0,3}(?:recipient|winner|holder|laureate) of|${be}(?:joint )?(?:[Ww]inner|[Rr]ecipient),|${be}(?:an? )?(?:\\p{L}+-)?award-winning .*winner of|picked up|scooped|earned|bagged|secured|netted|(?:was |${be}|${have}been )?(?:honou?red|presented|decorated|invested|recogni[sz]ed) with|held|holds|(?:was |${be})?(?:awarded|made|appointed|invested as)|earned (?:her|him|them|me|us)|won (?:her|him|them|me)|gained|secured) (?:the |an? |his |her |their |our |its |both the |(?:the |our |its |this year['’]s )?\\p{Ll}+['’]s |(?:several|multiple|numerous|many|various) (?:\\p{Ll}+ )?awards,? including (?:the |an? )?)?(?:(?:19|20)\\d\\d )?(?:prestigious |coveted )?(?<value>${prize})`
const further = regex.u`^,? and (?:the |an? )?(?:(?:19|20)\\d\\d )?(?<value>${prize})`
const listed = regex.u`^(?:${works})?(?:was |were |${be}|${have}been )?(?<how>named|listed|recogni[sz]ed|included|featured|selected|short-?listed|long-?listed|elected|honou?red|voted|ranked|inducted|crowned|picked|chosen|(?<=(?:was|were|been) )judged)(?: (?:in)?to)?(?: (?:as|to|in|on|among|by|for|with|one of))* (?:the |an? )?(?<value>.{4,120}?)(?= by (?:the |an? |his |her |their |\\p{Lu}|\\p{Ll}+s\\b)| since |,? (?:and|for (?:his|her|their|my)|in recognition) |[;,.]|$)`
/** `a 2019 Getty Leadership fellow`: with its year it is an honour; without, a standing. */
const yearly = regex.u`^(?:${be}|was |${have}been )(?:(?:named|selected|chosen|elected) )?(?:as )?(?:an? |the )?(?<value>(?:19|20)\\d\\d (?:${properWord} )+(?:[Ff]ellow|[Ss]cholar|[Ll]aureate|[Ff]inalist|[Ww]inner|[Rr]ecipient|[Hh]onou?ree|[Aa]wardee|[Rr]esident))(?![\\p{L}])`
/** Standings by what somebody is, or has been. */
const standing = regex.u`^(?:${be}|was |${have}been |became |studied (?:\\p{Ll}+ ){0,3}as |(?:was |${be}|${have}been )?(?:named|selected|chosen|elected)(?: as)? )(?:an? |the )?(?:former |past |inaugural )?(?<value>${scholar})(?![\\p{L}])`
const nearly = "(?:runner-up|(?:semi-?)?finalist|nominee|highly commended)"
const runnerUp = regex.u`^(?:was |${be}|${have}been )?(?:named |announced |selected |chosen )?(?:as )?(?:an? |the |one of (?:the )?(?:\\p{Ll}+ )?)?(?<value>${nearly} (?:in|for|at) (?:the )?(?:(?:19|20)\\d\\d )?(?:${properWord})(?: (?:of|for|the|and|&|${properWord}))*(?: (?:competition|award|awards|prize|contest|championships?))?)`
const standsBeside = regex.iu`^${nearly}(?![\\p{L}])`
const named = `${properWord}(?: (?:(?:of|for|and|the) ){0,2}${properWord}){0,5}`
const deeds = [
  // `took first place in Ireland in the tax finals of 2013`
  /^(?:has |have )?(?:took|taken|won|gained|achieved|came) (?<value>(?:first|second|third) (?:place|prize) (?:in|at) (?:the )?\p{L}[^,.;]{3,70}?)(?=[,.;]|$| and )/u,
  regex.u`^(?:has |have )?(?:received|won|been awarded|was awarded|secured|was given|holds?) (?:an? |the )(?<value>(?:[\\p{Ll}-]+ ){0,3}(?:grant|fellowship|scholarship|bursary|stipend) (?:from|of) (?:the )?${named})`,
  // `won the university’s teaching award`
  /^(?:has |have )?(?:won|received|was (?:given|awarded)|took) (?:the|her|his|their|its) (?:university|school|college|company|firm|faculty|department|trust|hospital|town|city|county|club)['’]s (?<value>(?:(?!first|second|last|own)[\p{Ll}-]+ ){1,3}(?:award|prize|medal))(?![\p{L}])/u,
  // `won a regional press award`
  /^(?:has |have )?(?:won|received|was (?:given|awarded)|took) an? (?<value>(?:regional|national|international|state|county|provincial|industry|local|city) (?:(?!first|second|last|own)[\p{Ll}-]+ ){0,2}(?:award|prize|medal))(?![\p{L}])/u,
  // `came third in the national championship`
  /^(?:has |have )?(?:came|finished) (?<value>(?:first|second|third|fourth) in (?:the )?(?:[\p{L}’'&-]+ ){0,5}(?:championships?|competition|cup|regatta|race|marathon|league|trials|show|contest))(?![\p{L}])/u,
  regex.u`^(?:has |have )?(?:took|taken|won|received|shared) (?:the|an?) (?:prize|award|title|trophy) for (?<value>(?:[Bb]est|[Oo]utstanding) ${properWord}(?: ${properWord}){0,4})`,
  // `is the inventor of ReKnit`
  regex.u`^(?:(?:is |was |am )?(?:the |an? )?(?:co-)?inventor of|(?:has |have )?(?:co-)?invented) (?:the )?(?<value>${named})(?=[,.;]|$| (?:in|with|and|which|for|while|at)(?![\\p{L}]))`,
  // `sold her first company, the booking tool Tidebook`
  regex.u`^(?:has |have )?(?<value>sold (?:his|her|their|my|our) (?:(?:first|second|last|own) )?(?:company|business|firm|start-?up|agency)(?:, (?:the )?(?:[\\p{Ll}-]+ ){0,4}${named})?)(?=[,.;]|$| (?:in|to|for|and)(?![\\p{L}]))`,
  /^(?:has |have |also )?(?<value>reached the (?:(?:quarter|semi)-?)?finals? of (?:the )?\p{Lu}[^,;.]{3,50}?)(?= with | in (?:19|20)| as |[,.;]|$)/u,
  /^(?:is |was |has been |served as )(?:an? |the )?(?<value>(?:immediate )?(?:past|former) (?:national |regional |state )?(?:president|chair(?:man|woman|person)?|governor|commodore|captain) of (?:the )?(?:[\p{Lu}][\p{L}’'&-]*|of|for|and|the)(?: (?:[\p{Lu}][\p{L}’'&-]*|of|for|and|the)){0,6} (?:Association|Society|Federation|Institute|Council|Chamber(?: of (?:Commerce|Trade))?|Guild|Club|League|Union|Academy|Board)(?: (?:of|for) (?:the )?\p{Lu}[\p{L}’'&-]*(?: (?:(?:of|for|and|&|the) )*\p{Lu}[\p{L}’'&-]*)*)?)(?![\p{L}])/u,
  /^(?:holds?|set|sets|broke|has (?:set|broken)) (?:the |an? )?(?<value>(?:[\p{L}-]+ ){0,3}records? (?:for|in|at) [^;,.]{3,70})/u,
  /^(?:has |have )?(?<value>(?:rowed|ran|swam|cycled|played|competed|skated|skied|sailed|fenced|boxed|rode|dived|wrestled|represented|captained)(?: (?:for|in))? (?:[\p{Lu}][\p{L}]+(?: [\p{Lu}][\p{L}]+)*|the \p{Lu}\p{L}+ national team|the national team) (?:at|in) (?:the )?(?:(?:19|20)\d\d )?(?:[\p{Lu}][\p{L}]+ )*(?:Olympics|Olympic Games|Paralympics|Paralympic Games|Commonwealth Games|Games|World Championships?|World Cup|Worlds|Europeans|European Championships?)(?: in (?:19|20)\d\d)?)/u,
  // `gave a TEDx talk in Porto on rural power`
  /^(?:has |have )?(?:gave|given|gives|delivered|presented) (?:an? |the |her |his |their |my |two |three )?(?<value>TEDx?(?: ?\p{Lu}\p{L}+)? talks?(?: (?:in|at) \p{Lu}\p{L}+)?(?: (?:on|about) [^,.;]{3,60}?)?)(?=[,.;]|$| and | which )/u,
  /^(?:has |have )?(?:gave|given|gives|delivered|delivers) (?<value>the (?:(?:19|20)\d\d |annual )?(?:[\p{Lu}][\p{L}'’-]+ )+(?:Memorial )?Lectures?)/u,
  /^(?:has |have )?(?<value>(?:co-)?(?:authored|published|written) (?:over|more than|some|nearly) (?:\d+|\p{L}+) [\p{Ll} -]*(?:papers|articles|publications|books|reports))/u,
  /^(?:has |have )?(?<value>rais(?:ed|es) (?=[^;]*(?:Series [A-F]|[Ss]eed|round|funding|investment|capital|venture|investors))(?:over |more than |nearly |about |a |an )?[$€£][\d.,]+ ?(?:[kmb]n?|thousand|million|billion)?\b[^;,]{0,80})/u,
  /(?:^|having )(?<value>(?:co-)?(?:founded|started|built|launched|set up|created) (?:the )?\p{Lu}[\p{L}\d&.'’-]*(?: \p{Lu}[\p{L}\d&.'’-]*){0,3})(?=[^.]*(?:acquired|bought|sold|went public|IPO|floated|now copied|merged))/u,
  /^(?<value>sold (?:it|the (?:company|business|firm)|\p{Lu}[\p{L}\d]+) to \p{Lu}[\p{L}\d&.'’+-]*(?: \p{Lu}[\p{L}\d&.'’+-]*)*)/u,
  /^(?:has |have )?(?<value>(?:grew|grown|scaled|increased|expanded|took|cut|reduced|halved|doubled|tripled) [^;]{3,90}? (?:from [^;]{1,40} to [^;,]{1,50}|by (?:\d[\d.,]*|\p{L}+) ?(?:%|per cent|percent)|by (?:(?:an?|one|two|three|four) (?:third|quarter|fifth|tenth)s?|half)(?![\p{L}])|to (?:more than |over )?[$€£]?\d[\d.,]*[^;,]{0,50}))/u,
  /^(?:team|unit|ward|department|school|branch|store|shop|practice|division|plant|region|line)(?:['’]s [\p{Ll} ]{3,30})? (?<value>(?:went|fell|rose|grew|dropped|improved|moved|climbed) from [\d.,]+ ?(?:%|per cent|percent)?(?: [\p{Ll} ]{3,30})? to [\d.,]+ ?(?:%|per cent|percent)?(?: [\p{Ll}]+){0,3}?)(?=[,.;]|$| (?:and|in|within|over) )/u,
  /^(?:has |have )?(?:holds?|held) (?:an? |the |(?:the|his|her|their) \p{Ll}+['’]s )(?<value>patents? (?:on|for|in) (?:an? |the )?\p{Ll}[^,;.()]{3,60})/u,
  /^(?:has |have )?(?<value>(?:led|steered|took) [^;]{3,60}? (?:through|to) (?:an? |its )?(?:IPO|acquisition|Series [A-F]|exit|profitability|\$\d)[^;,]{0,60})/u
]

/** `led the redesign of the yard, which cut energy use by 12 per cent`: what was led tells what the number is of. */
const resulted =
  /^(?:has |have )?(?<value>(?:led|set up|started|designed|built|introduced|created|launched|rebuilt) [^;.]{3,60}?,? (?:which|that) (?:has |have )?(?:cut|took|brought|reduced|raised|lifted|grew|halved|doubled|tripled|increased|shortened|trimmed|extended) [^;,.]{3,70}? (?:from [^;,.]{1,40} to [^;,.]{1,40}|by (?:\d[\d.,]*|\p{L}+) ?(?:%|per cent|percent|(?:minute|hour|day|week|month|year|third|quarter|fifth)s?(?![\p{L}])|half(?![\p{L}]))))(?=[,.;]|$| (?:and|in|within|over) )/u

/** `produced The Long Tide, which won …`: what was made, beside what it won. */
const winner =
  /^(?:has |have )?(?:produced|directed|wrote|composed|designed|edited|made) (?<value>(?:The |An? )?\p{Lu}[\p{L}’'-]*(?: (?:(?:of|and|the|in|to|for|at|on|a) )*\p{Lu}[\p{L}’'-]*){1,6}), (?:which|that) (?:won|was (?:short|long)listed|received|took)/u

/** Who is on the list for a prize has not won it. */
const hopeful = (text: string, list: string): string => {
  const name = awardValue(list)
  return text.slice(text.search(/(?:short|long)-?listed/), text.indexOf(name) + name.length)
}

const unfit =
  /\b(?:WSET|NEBOSH|IOSH|Level \d Award|nominat\w* but|runner-up to|scholarship fund|her (?:husband|son)|his (?:wife|son))\b/i
const roles =
  /^(?:CEO|C[A-Z]O|[Cc]hief|[Hh]ead|[Dd]irector|[Vv]ice|VP|[Pp]resident|[Mm]anag\w+|[Pp]artner|[Pp]rofessor|[Cc]hair)\b/

/** Awards, lists and results with numbers, in the words of the text. */
export const achievements: Rule = ({ text }) => {
  if (unfit.test(text) || !isPublicMatter(text)) return []
  const prizes = withHonours(prizesIn(text), text)
  // Whoever is a finalist for a prize has not won it.
  const close = runnerUp.exec(text)?.groups?.value
  if (close !== undefined && !prizes.some(prize => standsBeside.test(prize))) return factsOf(field, [close])
  const made = winner.exec(text)?.groups?.value
  if (prizes.length > 0) return factsOf(field, made === undefined ? prizes : [made, ...prizes])
  const stated = (yearly.exec(text) ?? standing.exec(text))?.groups?.value
  if (stated !== undefined) return factsOf(field, [stated])
  const award = won.exec(text)
  if (award !== null) {
    const value = award.groups?.value ?? ""
    const second = further.exec(text.slice(award.index + award[0].length))?.groups?.value
    return factsOf(field, [value, ...(second === undefined ? [] : [second])].map(awardValue))
  }
  const { value: list, how = "" } = listed.exec(text)?.groups ?? {}
  if (list !== undefined) {
    const isHonour =
      patternOf(prizeHead).test(list) ||
      /\b(?:top|best|most|leading|finalist|winner|\d+ (?:under|women|people|leaders))\b/i.test(list)
    if (isHonour && (!roles.test(list) || / of the Year/.test(list)) && /\p{Lu}|\d/u.test(list))
      return factsOf(field, [/^(?:short|long)/.test(how) ? hopeful(text, list) : awardValue(list)])
  }
  const result = resulted.exec(text)?.groups?.value
  if (result !== undefined) return factsOf(field, [result])
  const done = [...deeds, ...undertakings.map(form => patternOf(form))].flatMap(form => {
    const value = form.exec(text)?.groups?.value
    return value === undefined ||
      /\b(?:charit|for (?:the )?\p{Lu}\p{L}+ (?:Trust|Hospice|Foundation))/u.test(value)
      ? []
      : [awardValue(value)]
  })
  // A clause begins with its verb; what begins with a name is somebody else's sentence.
  const others = /^\p{Lu}/u.test(text) ? [] : honoursIn(text).map(({ value }) => value)
  return factsOf(field, done.length > 0 ? done : others)
}

const winning =
  /^(?:(?:[Jj]oint |[Tt]wice )?(?:[Ww]inner|[Rr]ecipient|[Ll]aureate|[Aa]wardee|[Hh]onou?ree|[Ff]inalist)(?:,| of| –| —|:)|[Aa]warded|[Hh]onou?red with) (?:the |an? )?(?<value>.+)$/u
const winnerAlone = regex.u`^(?:an? )?(?:(?:[\\p{L}]+-time|twice|former) )?(?<value>${prize}) (?:[Ww]inner|[Rr]ecipient|[Ll]aureate|[Ff]inalist|[Nn]ominee|[Hh]older)(?:,? (?:in )?(?:19|20)\\d\\d)?$`
/** `Rhodes Scholar`, and nothing else. */
const scholarAlone = regex.u`^${scholar}(?:,? (?:19|20)\\d\\d)?$`
const wholePrize = regex.u`^(?:${prize})`

/** `2024 Lister Medal of Botany`, `Keel Prize (2019)`: with its year it was given; without, it may be a link. */
const dated = `^(?:(?:19|20)\\d\\d(?:[:,]| –| -)? (?<value>${prize})|(?<name>${prize})(?:,? (?:19|20)\\d\\d|,? \\((?:[^()]{2,50},? )?(?:19|20)\\d\\d\\)))$`

/** `Winner, Editor of the Year`: a sentence of its own; or a book with its publisher. */
export const awardAlone = (sentence: string): ReadonlyArray<Fact> => {
  const prizes = isPublicMatter(sentence) ? prizesAlone(sentence) : []
  if (prizes.length > 0) return factsOf(field, prizes)
  const text = sentence.replace(/[.]$/u, "")
  const given = patternOf(dated).exec(text)?.groups
  const named = given?.value ?? given?.name
  const made = patternOf(bookLine).exec(text)?.groups?.value ?? workLabel.exec(text)?.groups?.value
  const told = made ?? (named === undefined || /Awards|[Ll]ist$/.test(named) ? undefined : named)
  if (told !== undefined) return isPublicMatter(told) ? factsOf(field, [awardValue(told)]) : []
  const alone = winnerAlone.exec(text)?.groups?.value ?? scholarAlone.exec(text)?.[0]
  const value = (winning.exec(sentence)?.groups?.value ?? alone ?? "")
    .replace(/[.\s]+$/u, "")
    .replace(/^(?:19|20)\d\d (?=\p{Lu})/u, "")
  const isPrize = value.length <= 120 && wholePrize.test(value) && isPublicMatter(value)
  return isPrize ? factsOf(field, [value]) : []
}

/** An entry of a list of awards, as it stands there. */
export const achievementItem = (line: string): ReadonlyArray<Fact> => {
  const value = line
    .replace(/^[\s•*–-]+/u, "")
    .replace(/^(?:19|20)\d\d\s*[:,–-]?\s+(?=\p{L})/u, "")
    .replace(/[.]$/u, "")
    .trim()
  return value.length >= 5 && value.length <= 140 && isPublicMatter(value) ? factsOf(field, [value]) : []
}
