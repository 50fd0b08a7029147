import { hasLegalForm } from "@prospect-research/core"
import { patternOf } from "../../sources/regex.ts"
import { listItems, tidyItem } from "../bio/listItems.ts"
import { be, type Clause, type Fact, factsOf, have } from "../Clause.ts"
import { isSpeakable } from "../privateMatters.ts"
import { isDiscipline } from "../words/disciplines.ts"
import { isActivity, isPastime, isSurePastime } from "../words/pastimes.ts"
import { isTeam } from "../words/teams.ts"
import { endsInTechnology } from "../words/technologies.ts"

const often =
  "(?:(?:here|mostly|mainly|regularly|often|occasionally|sometimes|widely|frequently|weekly|badly|online|elsewhere|there|a lot|(?:far |rather |much |a little )?too much|more than (?:is (?:healthy|wise|decent|normal|reasonable)|most|anyone|(?:she|he|I) should)|enormously|a great deal|everything|anything|as much as (?:I|she|he|they) can|obsessively|voraciously|increasingly|still|now|happily|endlessly|at length|for hours|for an hour|all day|deeply|passionately|hard|long|publicly|and (?:speaks|talks|tweets|blogs|writes|teaches|thinks|lectures|reads|podcasts)) )*(?:(?:an?|the|our|her|his|my) (?:series of essays|(?:[\\p{Ll}-]+ ){0,2}(?:column|newsletter|blog|podcast|zine)|book) )?(?:for (?:the |\\p{Lu})[^,;.]{2,40}? )?"
const listeners = "(?:(?:to|with) (?:\\p{Ll}+ ){1,4}?)?"

/** What leads to a subject that somebody cares about. */
const telling = [
  `${be}(?:keenly |especially |particularly |endlessly |forever |quietly |mildly |slightly )*(?:interested in|passionate about|fascinated (?:by|with)|curious about|intrigued by|obsessed (?:with|by)|enthusiastic about|evangelical about|mad keen on|excited (?:about|by)|an? (?:bore|nerd|geek|zealot) (?:about|on)|keen on(?! talking)|(?:particularly |always )?keen (?:on talking|to talk)(?: to \\p{Ll}+)? about)`,
  `${have}(?:an? )?(?:keen |great |strong |real |huge |particular |long-standing |lifelong |deep |abiding |growing )*(?:interest|passion|fascination|obsession) (?:in|for|with)`,
  "(?:other |personal |outside |main |current |particular |chief |own |great |real )*(?<!(?:[Ss]pecial|[Cc]linical) )(?:interests|passions|obsessions|enthusiasms|areas? of interest) (?:include|includes|are|range from)",
  "(?:notes|posts|essays|blog|newsletter|podcast|zine|columns?|letters?|site|articles) (?:is |are )?(?:mostly |mainly |usually |largely )?(?:about|on)",
  "(?:co-)?(?:hosts?|presents?|edits?|runs?|publish(?:es)?) (?:an?|the|our|her|his|my) (?:[\\p{Ll}-]+ ){0,2}(?:podcast|newsletter|blog|zine|radio show) (?:all )?(?:about|on|devoted to)",
  "(?:won['’]t|will not|can['’]t|cannot|never) (?:shut up|stops? talking) about",
  `${have}(?:particular|main) interests in`,
  `cares? ${often}about`,
  "(?:interest|passion) (?:is|are|in|for)",
  `(?:${be})?(?:writes?|writing|publish(?:es)?|blogs?|blogging|tweets?|posts?|podcasts?|muses?|rants?|newsletters?) ${often}(?:about|on(?= (?!\\p{Lu}|the \\p{Lu}|an? |her|his|my|their)))`,
  `(?:${be})?read(?:s|ing)? ${often}(?:up )?(?:about|on)`,
  "reads? (?:far too much|a lot of|lots of|too much|nothing but|mostly|mainly|as much)(?! (?:about|on)(?![\\p{L}]))",
  `(?:speaks?|lectures?|gives? talks) ${often}${listeners}(?:about|on)`,
  `(?:geeks?|nerds?) out (?:on|about|over)|bangs? on about|(?:goes|go|waxes? lyrical|enthuses?|raves?) (?:on )?about|bores? \\p{Ll}+ about|(?:could|can|will|['’]ll|['’]d|would)(?: (?:happily|easily|cheerfully|rather|gladly))? (?:talk|chat|bore \\p{Ll}+|go on|argue|tell \\p{Ll}+|debate)(?: (?:to|with) (?:anyone|anybody|whoever|people|you)(?: [^,;.]{2,30}?)?)? ${often}about`,
  "knows? (?:a (?:great deal|lot|surprising amount|worrying amount)|(?:far |rather |much )?too much|more than (?:is|most|anyone|any) [\\p{Ll} ]{3,30}?) about",
  `${have}(?:recently |lately )?(?:got|gotten|fallen) (?:very |really |rather |too )?deep into`
]
const interested = `^(?:${telling.join("|")}):? (?<list>.+)$`

/** `Herpetology is both his interest and …`, `Alpines are her passion`. */
const beloved =
  /^(?<list>\p{Lu}[^,;:.“"]{2,50}?) (?:is|are|remains?) (?:both |also )?(?:her|his|their|my) (?:(?:great|other|main|real|true|first|lifelong|current|latest|abiding|guilty|not-so-secret|secret|chief) )*(?:passion|enthusiasm|obsession|interest|fascination|pleasure)(?![\p{L}])/u

/** `a history buff`, `Type nerd`: by what somebody is. */
const enthusiast =
  /^(?:(?:is|am|['’][sm]) )?(?:(?:a|an|the) )?(?:(?:self-confessed|lifelong|keen|massive|huge|big|total|complete|avid|proud|unashamed|bit of a|resident) )*(?<list>\p{L}[\p{Ll}-]+(?: \p{Ll}[\p{Ll}-]+)?) (?:nerd|geek|buff|anorak|aficionad[oa]|obsessive|nut)(?=$|[,.;:!]| (?:and|who|since|with)(?![\p{L}]))/u

/** `Ask him about: …`, `What she's reading: …`, `Reading about lake ecology`. */
const asked = patternOf(
  [
    "^(?:[Jj]ust |[Aa]lways )?[Aa]sk (?:her|him|them|me|us|\\p{Lu}\\p{Ll}+)(?: anything)? (?:about|on):? (?<list>.+)$",
    "^(?:[Ww]hat (?:she|he|they|I) (?:really |most |always )*(?:wants?|likes?|loves?) to talk about (?:is|are)) (?<wanted>.+)$",
    "^(?:(?:[Ww]rit(?:ing|es)|[Bb]logs|[Bb]logging|[Pp]osts)(?: (?:mostly|mainly|here|an? series of essays|an? (?:newsletter|column|blog|book))){0,2}|[Rr]eading(?: a lot| lots| a great deal| mostly| too much)?|[Tt]h(?:e|is) (?:blog|newsletter) is(?: mostly| mainly| largely)?|(?:(?:[Rr]eading:? )?[Ee]verything|[Aa]nything) (?:(?:I|she|he) can (?:find|get)|there is)) (?:up )?(?:about|on) (?<reading>.+)$",
    "^(?:What (?:she|he|they|I)(?:['’](?:s|m|re)| is| am| are) (?:currently )?(?:reading|into)|[Rr]eads about|[Gg]eeks? out (?:on|about|over)|[Nn]erds? out (?:on|about|over)|(?:Things|What|Stuff|Subjects) (?:I|she|he|they) (?:bangs?|goes|go|bores?|care[sd]?|talks?|thinks?|rants?|reads?|writes?|won['’]t (?:stop|shut up))(?: \\p{Ll}+){0,3} about|(?:Could|Can|Will) talk (?:[\\p{Ll} ]+ )?about|I bore people about|(?:Current |Small |Minor )?[Oo]bsess(?:ions|ed with|ing over)(?: at the moment| right now| these days)?|Nerdy about|Curious about|Fascinated by|Thinks (?:a lot )?about|Soft spots?(?: for)?|Happy to talk about|Talk to (?:me|her|him) about|[Ll]ikely to (?:talk|bore you) about)(?::| ) ?(?<labelled>.+)$"
  ].join("|")
)

/** Where a thing ends and a joke or an explanation begins. */
const aside =
  /\s*(?:\(|;|\.(?= |$)|, the (?:subject|topic|thing|one|only|kind)(?![\p{L}])| [–—] |["“”]|,? (?:in (?:roughly )?that order|for no reason|(?:who|which|that|because|whether|since|until|so|as|if|when|though|while|nobody|you|I|she|he|they)(?![\p{L}])|to anyone|including|or anything|and I(?![\p{L}])|whatever)| (?:has|have|is|are|goes|reaches|won|appears|comes|runs) ).*$/u
const empty =
  /^(?:why|how|what|whether|references.*|it|them|this|that|people|everything|anything|nothing|life|work|stuff|things|you|us|me|all|both|more|others?|business|customers?|clients?|change|success|innovation|making a difference|helping .*|building .*|working .*|making .*|creating .*|being .*|getting .*|finding .*|turning .*|seeing .*|how .*|what .*|why .*|where .*|whether .*|when .*|putting .*|having .*|bringing .*|delivering .*|growing .*|developing .*|supporting .*|empowering .*|solving .*|leading .*)$/iu

const subjectOf = (item: string): string =>
  tidyItem(
    item
      .replace(
        /^(?:by|about|on|in|with|for|of|into|mostly|mainly|mostly about|also|anything (?:about|by|on)|everything (?:about|by|on)|something (?:about|by|on)) /iu,
        ""
      )
      .replace(/^(?:about|on|by) /u, "")
      .replace(/ for (?:several|various|many|the|some) .*$/u, "")
  )

const isNamed = (item: string): boolean =>
  item.length >= 3 &&
  item.split(" ").length <= 7 &&
  /^[\p{L}\d][\p{L}\p{M}\d'’&/.+# -]*$/u.test(item) &&
  !empty.test(item) &&
  !isTeam(item) &&
  !isTeam(/^[\p{L}’']+(?=['’]s? )|^.*s(?=['’] )/u.exec(item)?.[0] ?? "") &&
  !/(?<![\p{L}])(?:is|are|was|has|have|he|she|they|I|his|her|their|my|it|our|your|we)(?![\p{L}])/u.test(item)

/** What befalls people, whom they vote for and what they own: told about in earnest, or in anger. */
const noSubject =
  /^(?:grief|bereavement|mourning|loss|heartbreak|divorce|redundancy|burn-?out|migraines?|endometriosis|stroke|Labour|Conservatives?|Greens|Reform(?: UK)?|SNP|UKIP|GOP|Trump|Farage|Biden)$/iu

const isSubject = (item: string): boolean =>
  isNamed(item) && isSpeakable(item) && !noSubject.test(item) && !hasLegalForm(item)

/** `her new book`, `painting a shelf`: what is theirs, or done once, is no subject. */
const theirOwn = /^(?:her|his|their|my|our) |^\p{Ll}+ing (?:an?|the|her|his|my|their) /u

/** Its subjects, up to what is none: `…, bring one, take one`. */
const subjectsIn = (list: string): ReadonlyArray<string> => {
  const items = listItems(list.replace(aside, "")).map(item => (theirOwn.test(item) ? "" : subjectOf(item)))
  const end = items.findIndex(item => !isNamed(item) && !isTeam(item))
  return (end === -1 ? items : items.slice(0, end)).filter(isSubject)
}

/** What somebody is interested in, reads, writes or speaks about; `undefined` where nothing of the kind is told. */
export const interestsOf = ({ text }: Pick<Clause, "text">): ReadonlyArray<Fact> | undefined => {
  const list = patternOf(interested).exec(text)?.groups?.list
  return list === undefined ? undefined : factsOf("personal.interests", subjectsIn(list))
}

/** `Ottoman miniature painting` is looked at. */
const isDone = (item: string): boolean =>
  isSurePastime(item) && isActivity(item) && !/^\p{Lu}\p{Ll}+(?:an|ish|ese|ic) /u.test(item)

/** Things told beside what is said of the person: `Ask him about single malts`, `Type nerd`. */
export const interestsBeside = (text: string): ReadonlyArray<Fact> => {
  const { list, reading, wanted, labelled } = asked.exec(text)?.groups ?? {}
  const told = list ?? reading ?? wanted ?? labelled ?? beloved.exec(text)?.groups?.list
  const kind = told === undefined ? enthusiast.exec(text)?.groups?.list : undefined
  const all = told !== undefined ? subjectsIn(told) : kind === undefined ? [] : [kind].filter(isSubject)
  // `Ask me about Redis and API design`: who knows a tool is asked about the trade.
  const isTrade = list !== undefined && all.some(endsInTechnology)
  const known = isTrade ? all.filter(it => endsInTechnology(it) || (isDiscipline(it) && !isPastime(it))) : []
  const subjects = all.filter(it => !known.includes(it))
  return [
    ...factsOf("professional.skills", known),
    ...factsOf(
      "personal.interests",
      subjects.filter(item => !isDone(item))
    ),
    ...factsOf("personal.hobbies", subjects.filter(isDone))
  ]
}
