import { patternOf, regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { listItems, tidyItem } from "../bio/listItems.ts"
import { isVerbFirst } from "../clauses.ts"
import { isGiven } from "../naming/looksLikeName.ts"
import { isSkill } from "../rules/skillNames.ts"
import { verb } from "../verbs.ts"
import { isDepartment } from "../words/departments.ts"
import { isDiscipline } from "../words/disciplines.ts"
import { isField } from "../words/fields.ts"
import { isPastime } from "../words/pastimes.ts"
import { isPlace } from "../words/places.ts"
import { isSite } from "../words/sites.ts"
import { isTechnology } from "../words/technologies.ts"

/** How much of it there is, or how gladly. */
const amount =
  /^(?:(?:skilled|experienced|expert|expertise|proficient|strong|good|great|competent|confident|grounded|(?:well )?versed|speciali[sz](?:ed|ing)|specialist) (?:in|at|with)|(?:mostly|mainly|chiefly|largely|primarily|some|a (?:bit|lot|little|touch|dash|splash|smattering) of|a (?:little|few)|lots of|plenty of|far too (?:much|many)|too (?:much|many)|more|increasingly|occasionally|sometimes|also|and|plus|the occasional|the odd|occasional|everything from|anything (?:to do )?with|all things|in|on|with|of|about|into|the art of|the|our|my|his|her|their) )+/iu
/** Where the thing ends and a joke or a sentence begins. */
const onwards =
  /(?: (?:you|that|which|who|whom|where|when|while|because|so|if|than|under|until|unless|out of|at|in|on|by|for|from|with|without|to|into|like|across|around|over|gone|by hand|explained|i|we|they|he|she)\b(?:[ ’'].*)?| – .*| \(.*)$/iu

const bare = (item: string): string =>
  tidyItem(
    item
      .replace(/^["“”'‘]|["“”'’]$/gu, "")
      .replace(amount, "")
      .replace(onwards, "")
  )

/** `wayfinding projects`, `accessibility work`: what is done, without that it is work. */
export const withoutWork = (told: string): string => {
  const item = told.replace(/ (?:assignments|engagements)$/u, "")
  const thing = item.replace(
    / (?:work|projects?|practice|programmes?|programs?|efforts|initiatives|side of things|activities|matters)$/u,
    ""
  )
  // `residential and heritage projects`: of two adjectives neither is a thing.
  const isWhole =
    thing === item || /(?:al|ic|ive|ary|age) and |(?<!-)and \p{L}+(?:al|ic|ive|ary)$/u.test(thing)
  return !isWhole && (isField(thing) || isTechnology(thing)) ? thing : item
}

const people =
  /\b(?:landowners?|farmers?|estates(?= on)|councils?|argument|decade|talent|dentistry school|charities|schools|hospitals|start-?ups|founders?|families|nhs trusts?|clients?|customers?|colleagues?|people|teams?|women|men|children|companies|firms|buyers|sellers|owners|makers|brands we|everybody|everyone|mates?|kids|dogs?|cats?|weekends?|evenings?|mondays?|sundays?|coffee|tea|cake|karak|sticky notes|post-?its|duct tape|whiteboard|apologising|apologizing|counting|biscuits|patience|swearing|luck|hope|lot)\b|n[’']t\b/iu

const isThing = (item: string): boolean =>
  isSkill(item) &&
  !isTitle(item) &&
  item.split(" ").length <= 5 &&
  !people.test(item) &&
  !/^(?:an?|one|two|three|no|not|never|how|why|what|being|having|getting|saying|talking|trying|knowing|then|we|i|they|she|he|\d+) /iu.test(
    item
  ) &&
  !isPlace(item)

const isKnown = (item: string): boolean => isField(item) || isTechnology(item)

/** `fire and theft, cargo and liability cover`: before the last of a list `and` joins one thing, and not the list. */
const pairFirst = /^(?<pair>\p{Ll}[\p{L}-]* and \p{Ll}[\p{L}-]*), (?<rest>[^,]+ and [^,]+)$/u

/** `crop and livestock cover`: a word that is no field of work by itself shares the last one of what it is joined to. */
export const undivided = (told: string): ReadonlyArray<string> => {
  const list = told.replace(/[.!]+$/u, "").trim()
  const pair = pairFirst.exec(list)?.groups
  if (pair?.pair !== undefined && pair.rest !== undefined) return [pair.pair, ...listItems(pair.rest)]
  const items = listItems(list)
  const [first = "", other = ""] = items.slice(-2)
  const one = first.replace(/^(?:the|an?) /u, "")
  const isShared =
    /^\p{Ll}[\p{L}-]+$/u.test(one) &&
    /^\p{Ll}[\p{L}-]*(?: \p{L}[\p{L}-]*){1,2}(?<! law)$/u.test(other) &&
    list.includes(`${one} and ${other}`) &&
    !/(?:ing|tion|ment|ics|ity|ship|logy|ance|ence|s)$/u.test(one) &&
    !isKnown(one) &&
    !isPastime(one) &&
    // `slate, leadwork and flat roofs`: behind others only an adjective leans on the last.
    (items.length < 3 ||
      /(?:al|ic|ive|ary|ory|ous|ish|ed)$/u.test(one) ||
      /^(?:crop|flood|cargo|marine)$/u.test(one))
  return isShared ? [...items.slice(0, -2), `${one} and ${other}`] : items
}

/** From the first to the last of which it is known that people work on it, with what stands between. */
export const thingsIn = (list: string): ReadonlyArray<string> => {
  const whole = undivided(list.replace(/\([^()]*\)\s*/gu, "").replace(/[.!]+$/u, ""))
  // Behind `at Hatherley School` or the like stands no more of the list.
  const cut = whole.findIndex(item => onwards.test(item.replace(amount, "")))
  const items = whole
    .slice(0, cut === -1 ? whole.length : cut + 1)
    .map(bare)
    .map(withoutWork)
  const end = items.findIndex(item => !isThing(item))
  const fit = end === -1 ? items : items.slice(0, end)
  const isLiked = fit.some(item => isPastime(item) && !isKnown(item))
  return isLiked ? fit.filter(isKnown) : fit
}

/** Words that say that somebody is good at what comes next, or at what came before. */
const firm: ReadonlyArray<string> = [
  "(?:taught|teaching) (?:herself|himself|myself|themselves) (?<list>[^.;:]+)",
  "(?:go|goes|come|comes|turn|turns|went|ring|call) to (?:her|him|me|them) for (?<list>[^.;:]+)",
  "(?:in-house |resident |leading |local )?(?:authority|expert) (?:on|in) (?<list>[^.;:]+)",
  "(?:special|particular|clinical|professional|research|specialist) interests?(?: (?:in|are|include|lies? in|includes))+ (?<list>[^.;:]+)",
  "(?:really |actually |quite |pretty |very |best |most )?(?:good|decent|great|at (?:her|his|my|their) best) (?:at|with) (?:is |are )?(?<list>[^.;:]+)",
  "(?:actually |really |best |quite )?good at(?: is|:| are) (?<list>[^.;:]+)",
  "(?:practice|work|teaching|menu|approach|research|studio|cooking|design|art) (?:draws|leans|builds|rests|relies|turns) on (?<list>[^.;:]+)",
  "(?:group|team|lab|practice|work|research|studio|office) combines (?<list>[^.;:]+)",
  "(?:made (?:her|his|my) name|(?:built|made) (?:her|his|a|my) (?:career|reputation)) (?:in|on|with) (?<list>[^.;:]+)",
  "(?:known|renowned|noted|admired|valued) for (?!(?:being|having|saying|the|a|an)\\b)(?:her |his )?(?<list>[^.;:]+)",
  "thinks? (?:a lot |mostly |hard )?about (?<list>[^.;:]+)",
  "(?:has |have |['’](?:s|ve) )?(?:negotiated|commissioned|modell?ed|drafted|arbitrated) (?<list>\\p{Ll}[^.;:]+)",
  "day (?:is|job is|consists of) (?<list>[^.;:]+)",
  "(?:tool ?kit|tools|tool ?box|stack|kit)(?: (?:is|are)(?: \\p{Ll}+)?)?: (?<list>[^.;]+)",
  "tools of (?:her|his|my|the|their) trade (?:are|include|:) (?<list>[^.;:]+)",
  "(?:doing|does) (?:mostly |mainly )?(?<list>\\p{Ll}[^.;:]+?) (?:for|at) (?:\\p{Ll}+ )*(?:companies|firms|clients|families|businesses|banks|retailers|brands|councils|charities|schools)",
  "(?:career|life|(?:twenty|thirty|forty|ten|fifteen|\\d+)[\\p{L}-]* years?|decades?) (?:on|working on|spent on) (?<list>\\p{Ll}[^.;:]+)",
  "(?:acts?|acting|appears|sits) as (?:counsel|arbitrator|adviser|expert|mediator|lawyer)(?: and \\p{Ll}+)? in (?<list>[^.;:]+)",
  "(?:invests?|investing|backs|backing)(?: (?:mainly|mostly|only|early|in|\\p{L}+ly))* (?<list>\\p{Ll}[^.;:]+)",
  "represents? (?!in\\b)[^.;:()]{3,60}? in (?<list>\\p{Ll}[^.;:]+)",
  "^(?:mostly |mainly |also )?do(?:es)? (?:mostly |mainly )?(?<list>\\p{Ll}[^.;:,]+,[^.;:]+ and [^.;:]+)",
  "teach(?:es)? (?!(?:at|the|in|people|children|kids|them|us|others|evening|part-time|for|about|how|my|his|her|adults|beginners|students)\\b)(?<list>[^.;:]+)",
  // Where somebody qualified at a school, it is what they studied.
  "(?:certified|licen[sc]ed|qualified|accredited) in (?![^.;:,]* (?:from|at) (?:the )?\\p{Lu})(?<list>\\p{L}[^.;:]+)",
  "teach(?:es)? (?:an? )?(?:\\p{Ll}+ ){0,2}(?:class(?:es)?|courses?|modules?|workshops?) (?:in|on) (?<list>[^.;:]+)",
  "knows more about (?<list>[^.;:]+?) than",
  "(?:professional|specialist|leader|manager|consultant|practitioner) with (?:over |more than |nearly |almost )?[\\p{L}\\d+]+ years(?:['’] experience| of experience)? in (?<list>[^.;:]+)",
  "(?:leads?|heads?) (?:the|our|its|their) (?!(?:data|product|software|platform|sales|content|support|operations|engineering|design|digital|growth|people|research|leadership|management|whole|first|new) )(?<list>\\p{Ll}[\\p{Ll} -]{3,40}?) (?:group|team|practice|guild|department)(?![\\p{L}])",
  "lecturer in (?<list>\\p{Ll}[^.;:,]+)",
  "professor of (?<list>\\p{Ll}[^.;:,]+)"
]
const behind: ReadonlyArray<string> = [
  '^(?<list>\\p{L}[^ ,.;:“”"]+ [^,.;:“”"]{2,60}?) (?:is|are),? (?:she|he) (?:insists|says|likes to say|argues|maintains|explains|reckons|believes),? (?:(?:just|only|mostly|really|simply|about) )*[“"‘⁝]',
  "^(?<list>[^.;:]{3,120}?) (?:is|are) (?:the tools? of (?:her|his|my|their) trade|(?:her|his|my|their) (?:bread and butter|thing|things|forte|speciality|specialty|specialities|religion|happy place|subjects?|first love|love language|specialism|strong suit|favou?rite (?:thing|job|part)|stock in trade)|what (?:she|he|I)(?:['’]d| does| do| loves?| would)|the part (?:she|he|I) loves?)(?![\\p{L}])",
  "^(?:is |am |['’][ms] |an? )*(?:an? )?(?<list>[\\p{L}\\d.+#/ ,&-]{1,60}?) (?:user|admin|contributor|wizard|whisperer|power user|nerd)(?![\\p{L}])"
]

/** What can be done well, by its ending. */
const doing = /(?:ing|tion|ment|ics|ity|ship)s?$/iu

/** Not so, no longer so, not yet so, or of a house. */
const unreal =
  /\b(?:no|not|never|nothing|hardly|former(?:ly)?|previous(?:ly)?|used to|once|until|wants?|hopes?|hoping|plans?|would(?! do)|wish(?:es)?|looking for|seeking|company|firm|agency|charity|organi[sz]ation|which|whose|husband|wife|partner|daughter|son|brother|sister|mother|father)\b|n[’']t\b/iu

/** Whom somebody meets, marries or learns from is somebody else. */
export const ofOther =
  /\b(?:to|by|from|with|for|under|alongside|like|than) (?:an?|the|her|his|their|my) (?:\p{Ll}+ ){0,2}$/u

/** What a text says somebody masters, in words for which no verb stands ready. */
export const masteryIn = (text: string): ReadonlyArray<string> => {
  const start = `${text.charAt(0).toLowerCase()}${text.slice(1)}`
  for (const form of firm) {
    const match = regex.u`(?<![\\p{L}-])(?:${form})`.exec(start)
    if (match?.groups?.list === undefined || unreal.test(start.slice(0, match.index))) continue
    if (ofOther.test(start.slice(0, match.index))) continue
    const things = thingsIn(match.groups.list)
    const isDone = form.includes("good at") || form.includes("known|") || form.includes("go|goes")
    if (things.some(item => isKnown(item) || (isDone && doing.test(item) && !isPastime(item)))) return things
  }
  return calledTheirs(text)
}

/** `Lime plaster is his religion`, `Revit user`: what somebody calls their own. */
export const calledTheirs = (text: string): ReadonlyArray<string> => {
  for (const form of behind) {
    const list = patternOf(form, "u").exec(text)?.groups?.list
    if (list === undefined || unreal.test(list)) continue
    const things = thingsIn(list)
    const isUsed =
      form.includes("user|") && !things.every(it => isTechnology(it) || /^\p{Lu}\S*\p{Lu}\S*$/u.test(it))
    if (things.length > 0 && !isUsed && (things.some(isKnown) || / are /u.test(text))) return things
  }
  return []
}

const talked =
  /^(?:they|we|the (?:two|pair)|(?:he|she) and \p{Lu}\p{L}+|(?=expect)|topics?:|on the (?:show|menu|agenda):)(?: also| then)? ?(?:(?:expect|talks?|talked|chats?|chatted|get|got|dig|dug|go|discuss|discussed|cover|covered|speak|spoke|nerd out|argue|compare notes|deep dive|touch))?(?: (?:about|into|on|over|deep on))? (?<list>[^.;:]+)/iu

/** Of all that somebody is asked, what people work on. */
export const subjectsAmong = (list: string): ReadonlyArray<string> =>
  listItems(list.replace(/\([^()]*\)\s*/gu, ""))
    .map(bare)
    .filter(
      item =>
        isThing(item) &&
        isKnown(item) &&
        !isPastime(item) &&
        !/\b(?:his|her|my|their|childhood|growing)\b/iu.test(item)
    )

/** `They talk about kettle souring, water chemistry and why …`: of what somebody is asked, what people work on. */
export const talkedAbout = (text: string): ReadonlyArray<string> => {
  const list = talked.exec(text)?.groups?.list
  if (
    list === undefined ||
    !/^(?:they|we|the|he|she|expect|topic|on)\b.*(?:talk|chat|into|discuss|cover|expect|speak|topic|nerd|argue|compare|show|menu)/iu.test(
      text
    )
  )
    return []
  // `about plow routes, about why …`: each with its own `about`, they are anecdotes.
  return /, (?:and )?about /u.test(list) ? [] : subjectsAmong(list)
}

/** In characters. */
const longest = 160
const verbs =
  /(?<![\p{L}])(?:I|I['’](?:m|ve)|She|He|We|They|My|Our|Her|His|The|This|Expect|Ask|From|Since|After|When|An?|is|are|was|were|has|have|had|will|can|he|she|we|they|our|your|his|her|no|not|never|ex|former|formerly|previously|if|Fan|fan|reader|runner|mother|father|dad|mum|mom|husband|wife)(?![\p{L}])|[?:@]|\d{4}|['’]\d\d/u

/** `Tess leads design systems`. */
const isSaid = (): RegExp => regex.u`^\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)* (?:\\p{Ll}+ly )?${verb}`

/** `…, audits you would rather not think about`, `…, how not to panic`: a list goes on with a joke. */
const joke = /,? (?:and )?(?:you|that|which|who|when|if|how|why|what|explained|saying|without)(?: |['’]).*$/u

/** Who belongs to something, what is read or learnt, and the way through a site. */
const notOwn =
  /^(?:(?:Chartered |Associate )?(?:[Mm]ember|[Ff]ellow|[Tt]rustee|[Gg]overnor|[Cc]hair|[Aa]uthor|[Gg]raduate|[Ee]ditor) of|(?:[Cc]urrently |[Nn]ow )?(?:[Rr]eading|[Ll]earning|[Ll]istening|[Ww]atching|[Dd]reaming|[Pp]lanning|[Ss]aving)(?![\p{L}]))|(?:^|[|·•] ?)(?:CV|Home|About|Contact|Blog|Publications|News|Press|Menu)(?= ?(?:[|·•]|$))/u

/** `Kotlin, Spring und SQL`: joined as in other languages. */
const joinedElsewhere = /(?<=\p{L}) (?:und|et|y|e|en|och|og|oraz) (?=\p{L})/u
const amountElsewhere =
  /^(?:(?:mucho|mucha|muchos|un poco de|algo de|beaucoup de|un peu de|muito|um pouco de|molto|un po['’] di|viel|etwas|veel|mycket|meget|sobre todo|surtout|vor allem|du|de la|des) |de l['’])+/iu

/** `Same building, better view.` */
const compared = /^(?:same|better|worse|more|less|fewer|bigger|smaller|new|no|one|two|three)(?: |$)/iu

/** `…, mostly on embedded boards`: on what or for whom it is done is not what is done. */
const whereabouts =
  /^(?:(?:mostly|mainly|usually|often|always|now|all|chiefly|largely) )*(?:on|at|for|under|across|inside) /iu

/** `History and Law`: where somebody works is called by what is done there. */
const isDepartmentOfTwo = (text: string): boolean =>
  /^[^,]+ (?:and|&) [^,]+$/u.test(text) && isDepartment(text)

/** `Ada looks after …`: a sentence, whatever its verb is. */
const isOfGivenName = (text: string): boolean => {
  const { given = "" } = /^(?<given>\p{Lu}\p{Ll}+) \p{Ll}+s (?=\p{L})/u.exec(text)?.groups ?? {}
  return isGiven(given)
}

/** `Copper and the sea`: as talks and books are called. */
const titleOfTwo = /^[^,]+ and (?!the (?:odd|occasional) )(?:the|an?) [^,]+$/u

/** `Python, R, catastrophe modelling.`, `Load planning, rosters, fuel.`: a list without a verb of what people work on. */
export const fieldsAlone = (sentence: string): ReadonlyArray<string> => {
  const text = sentence.replace(/^[^\p{L}\d]+|[.!\s]+$/gu, "").replace(joke, "")
  if (
    text.length > longest ||
    verbs.test(text) ||
    notOwn.test(text) ||
    isDepartmentOfTwo(text) ||
    isSaid().test(text) ||
    isOfGivenName(text) ||
    titleOfTwo.test(text) ||
    isVerbFirst(text.charAt(0).toLowerCase() + text.slice(1))
  )
    return []
  // Of another language only what is known in every one: `Spark, Airflow e Databricks`.
  if (joinedElsewhere.test(text)) {
    const items = text.split(/,\s+/u).flatMap(it => it.split(joinedElsewhere))
    const named = items.map(it => it.replace(amountElsewhere, "").trim())
    return named.length > 1 && named.every(isTechnology) ? named : []
  }
  const listed = undivided(text.replace(/\([^()]*\)\s*/gu, ""))
  const end = listed.findIndex(it => whereabouts.test(it))
  const whole = end > 0 ? listed.slice(0, end) : listed
  if (onwards.test((whole[0] ?? "").replace(amount, "")) || whole.some(it => compared.test(it))) return []
  const items = whole.map(bare)
  if (items.every(isSite)) return []
  // `Kafka, dbt, cold water`: among tools a pastime is none, though people work on it as well.
  const isRest = (item: string) => isPastime(item) && !isTechnology(item)
  if (items.some(isTechnology) && items.some(isRest)) return items.filter(isTechnology)
  const known = items.filter(isKnown)
  if (items.length < 2 || known.length < 1 || known.length * 2 < items.length) return []
  const isPrivate = items.some(item => isPastime(item) && !isKnown(item))
  const isOfPeople = items.some(
    item => /(?:er|ist|or|ian|agents|clients|people)$/iu.test(item.split(" ").at(-1) ?? "") && !isKnown(item)
  )
  if (isPrivate || isOfPeople) return []
  const last = items.findLastIndex(isKnown)
  // `Rust, old machine tools, bells`: beside tools the rest of a list may be what somebody likes.
  if (items.some(isTechnology)) return known.filter(isThing)
  const isNamed = items.some(item => /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+/u.test(item) && !isTechnology(item))
  return isNamed
    ? []
    : items
        .slice(0, last + 1)
        .concat(items.slice(last + 1).filter(item => /^\p{Ll}+(?: \p{Ll}+)+$/u.test(item)))
        // One word that nobody knows as work may be anything: `Ports, people, piles`.
        .filter(item => isThing(item) && (item.includes(" ") || isDiscipline(item)))
}
