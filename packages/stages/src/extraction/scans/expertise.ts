import { matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { tidyItem } from "../bio/listItems.ts"
import { type Clause, factsOf, type Rule } from "../Clause.ts"
import { isGiven } from "../naming/looksLikeName.ts"
import { isSkill } from "../rules/skillNames.ts"
import { isDiscipline } from "../words/disciplines.ts"
import { isField, isMedium } from "../words/fields.ts"
import { isPastime } from "../words/pastimes.ts"
import { isSite } from "../words/sites.ts"
import { endsInTechnology, isTechnology, isWordToo } from "../words/technologies.ts"
import { goingOnOfHouse, houseThing, ofClients, ofHouseIn } from "./houseThings.ts"
import { fieldsAlone, masteryIn, ofOther, talkedAbout, undivided, withoutWork } from "./mastery.ts"

const field = "professional.skills"

const practice =
  "(?:expert|expertise|specialists?|authority|specialism|specialisation|specialization|background|grounding|track record|know-how|mastery|proficiency|fluency|flair|knack|(?:deep|extensive|broad|wide|strong|specialist|detailed|unrivalled|encyclop(?:a)?edic|working|hands-on|practical|solid|in-depth|years['’]?(?: of)?|decades(?: of)?) (?:\\p{Ll}+ ){0,2}?(?:knowledge|understanding|experience|command|grasp))"
const advice =
  "(?<!(?:the|these|those|our|all|by|many|two) )(?:advis(?:es?|ed|ing)|coach(?:es|ing)|counsels?|consult(?:s|ing)?|guid(?:es?|ed|ing)|brief(?:s|ing)?|train(?:s|ing)?(?! on))"
/** People for whom somebody acts, up to the word that leads to what they do for them. */
const clients = "(?: (?!\\b(?:on|in|about|not)\\b)[^\\s.;:()]+){0,14}?"

/** Words after which nothing stands but what somebody is good at. */
const firm = [
  "speciali[sz](?:es?|ed|ing) in",
  `${practice} (?:is |lies )?(?:in|on|of|with|across|around|for)`,
  `${advice}${clients} (?:on|through(?! (?:the )?\\p{Lu}\\p{Ll})|about)`,
  `(?:help(?:s|ing|ed)?|advis(?:es?|ing)|assist(?:s|ing)?)${clients} (?:to )?(?:regist(?:er|ering)|defend|draft|negotiate|enforce|audit|value|appeal|contest|settle|digiti[sz]e|decarboni[sz]e)(?:,? (?:and|or) (?:regist(?:er|ering)|defend|draft|negotiate|enforce|file|renew|contest|settle))?`,
  "(?:gives?|gave|given|giving)(?: (?!(?:me|us|you|her|him|them|up|in)\\b)[^\\s.;:(),]+){1,4}? (?:answers|advice|opinions|guidance) (?:on|about)",
  "(?:has |have |['’]ve )?(?:run|led|argued|conducted|handled|negotiated|litigated|tried|managed) some of (?:[\\p{L}’']+ ){1,4}?(?:longest|largest|biggest|hardest|toughest|knottiest|earliest|first|most \\p{Ll}+)",
  "(?:runs?|leads?|hosts?|gives?|convenes?|facilitates?) (?:an?|our|her|his|my) (?:[\\p{Ll}-]+ ){0,2}?(?:circle|course|workshops?|class|clinic|seminars?|module|masterclass|bootcamp) (?:on|about)",
  "(?:holds?|holding|has|have|owns?|with) (?:(?!(?:no|not|any|lost)\\b)[\\p{L}\\d-]+ ){0,3}?patents? (?:in|on|for|relating to|covering)",
  "(?:has|have|['’](?:s|ve)) trained (?:(?:more than|over|some|nearly|about) )?(?:\\d[\\d,]*|dozens of|hundreds of|scores of|thousands of) [^.;:,()]{3,40}? in",
  "(?:has|have|['’](?:s|ve)) (?:led|run|completed|overseen|conducted) (?:(?:more than|over|some|nearly|about) )?(?:\\d[\\d,]*|dozens of|hundreds of|scores of)",
  "(?:spent|spends?) [^.;:()]{2,40}? doing (?=[^.;:()]{3,60})",
  "(?:built|set up|designed) (?:the|our|its|(?:the )?[\\p{L}&’' ]{2,40}?['’]s?) (?=(?:[\\p{Ll}-]+ ){1,3}(?:in-house|from (?:scratch|nothing|the ground up)))",
  "(?:does|do) (?:all )?(?:of )?(?:our|the (?:firm|company|studio|yard|house|team|school)['’]s) ",
  "did (?=[^.;:()]{3,80}? (?:for|before|until) (?!(?:an? |her |his |my )?(?:A[- ]?levels?|degrees?|GCSEs?|fun|love|charity|pleasure)\\b))(?![^.;:()]*(?: at (?:the )?\\p{Lu}|\\b(?:university|school|college|degree|studies)\\b))",
  `(?:acts?|acting|appears?|works?) (?:for|on behalf of)${clients} (?:in|on)`,
  `(?:represent(?:s|ing)?|defend(?:s|ing)?|assist(?:s|ing)?|support(?:s|ing)?|help(?:s|ing)?(?! \\p{Lu})|accompan(?:y|ies))${clients} (?:in matters of|in disputes over|with)`,
  "knows? (?:her|his|their|my) (?:own )?way (?:around|round|about)",
  "knows? (?:everything|all|a lot|lots|plenty|a thing or two|more than most|more than anyone|more than is healthy|most of what there is to know|what there is to know)(?: there is)?(?: to know)? about",
  "(?:can|could|will|(?:(?:invited|asked|happy|glad|keen|loves?)|joins? (?:us|me|\\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?)) to|happily) (?:talk|speak|chat|argue|rant|bore you)[^.;:,]{0,30}? (?:about|on)",
  "(?:the |our |her |his |a )?go-to (?:person|expert|name|contact|colleague|lawyer|engineer|designer|\\p{Ll}+) (?:for|on|in|about)",
  "(?:the )?(?:person|one|woman|man|colleague|lawyer|engineer) (?:to (?:ask|call|see|talk to)|you (?:call|ask|want)) (?:about|on|for)",
  "(?:known|renowned|respected|sought after|valued|noted)[^.;:,]{0,40}? for (?:her|his|their|my) (?:\\p{Ll}+ )?(?:work|expertise|research|writing|skills?|knowledge|command) (?:on|in|of|with|around)",
  "(?:(?:her|his|their|my) |^)(?:\\p{Ll}+ )?work (?:is|has been) (?:mainly |mostly |largely |chiefly )?on(?! (?:show|display|view|sale|loan|hold|permanent|paper|canvas)(?![\\p{L}])| the (?:walls?|cover|shelves|front)| \\p{Lu}\\p{Ll})",
  "(?:well[- ])?versed in|adept (?:at|in|with)|skilled (?:in|at|with)|proficient (?:in|with|at)|experienced (?:in|with)|practi[sc]ed (?:in|at)|at home (?:with|in)(?! \\p{Lu})|comfortable with|conversant with",
  "(?:asks?|call|e-?mail|ring|quiz|come to|turn to|turns? to) (?:her|him|me|them) (?:anything |everything )?(?:about|for advice on|for help with)",
  "(?:(?<=^|, |and |who |also |now |currently |I )(?:research(?:es|ing)|(?<=[Ii] |also |now |currently )research)(?! (?:is|are|asks?|looks?|shows?|has|explores?|examines?|investigates?|considers?|interests?|areas?|include|includes|cover|covers|span|spans|focus|focuses|lies|topics?)\\b)|(?<=^|, |and |who |also |now |currently |I )(?:investigat(?:es|ing)|stud(?:y|ies))) (?:into |on )?(?=\\p{Ll})(?![^.;:]* (?:at|under|with) (?:the )?\\p{Lu})(?![^.;:]* (?:for (?:an?|her|his|my)|part-time)\\b)",
  "(?:her|his|their|my) (?:\\p{Ll}+ ){0,1}?(?:work|research|writing|guidance|papers?|pages|articles) on (?=[^.;:()]{3,60}? (?:has|have|is|are|was|were|won|led|earned|appears?|began)\\b)",
  "(?:her|his|their|my|^) ?(?:\\p{Ll}+ ){0,2}?(?:specialit(?:y|ies)|specialt(?:y|ies)|specialisms?|forte|strong suit|strengths?|expertise|skills?(?: set)?|toolkit|stack|remit|portfolio|brief|bread and butter|sweet spot|(?:areas?|fields?) of (?:expertise|practice|work|focus|speciali[sz]ation|responsibility|study)|(?:practice|focus|research|subject|key|main|core) areas?|research(?: interests)?|practice|caseload|day job|responsibilities|duties|fields?|sessions|workshops|courses|classes)(?: (?:on|at|in|with|within) (?:the |our )?[\\p{L}&’' ]{2,30}?)?(?: (?:is|are|include|includes|including|cover|covers|covering|span|spans|spanning|comprise|comprises|extend to|extends to|range from|ranges from|run from|takes? in|encompass|encompasses|lies? in|revolves? around|cent(?:re|er)s? on|focus(?:es)? on|concentrates? on|deals? with|touch(?:es)? on|looks? at|explores?|examines?|investigates?|asks?|considers?)(?![\\p{L}])(?: (?:on|about|in)(?![\\p{L}]))?|:|,)"
]

/** What people do with their work, and with much else: only what is called like work is meant. */
const loose =
  "(?:overs(?:ees?|eeing)|leads?(?: (?:(?:the |our )?work )?on)?|leading(?: (?:(?:the |our )?work )?on)?|team(?: of [\\p{L}\\d]+)? covering|heads?(?: up)?|heading(?: up)?|runs?|running|manag(?:es?|ing)|direct(?:s|ing)|supervis(?:es?|ing)|coordinat(?:es?|ing)|looks? after|looking after|takes? care of|covers?|covering|handl(?:es?|ing)|deals? (?:mainly |mostly )?with|dealing with|works? (?:mainly |mostly |chiefly |largely |primarily |daily )?(?:with|on|in|across)|working (?:with|on|in|across)|focus(?:es|ing|ed)? (?:mainly |mostly )?on|concentrat(?:es?|ing) on|practi[sc](?:es?|ing)(?: in)?|teach(?:es)?|teaching|lectures? (?:in|on)|stud(?:y|ies)|divides? (?:her|his|their|my) time between|splits? (?:her|his|their|my) (?:time|days?|weeks?) between|spends? (?:her|his|their|my) days? (?:on|with|in|between)|steers?|drives?|owns?|delivers?|provid(?:es?|ing)|brings?|combin(?:es?|ing)|makes?|making|designs?|designing|builds?|building|restores?|restoring)"

/** What people do with their tools. */
const using =
  "(?:users? of|us(?:es?|ing)|works? (?:[\\p{Ll}]+ )?(?:with|in)|working (?:with|in)|likes?|loves?|enjoys?|prefers?|favou?rs?|swears? by|reach(?:es)? for|thinks? in|dreams? in|lives? in|hacks? (?:on|in|at|with)|tinkers? with|builds? (?:[\\p{L}]+ ){0,3}?(?:with|in|on)|built (?:(?!(?:her|his|their|my) )(?:[\\p{L}'’&-]+,? ){1,7}?)??(?:with|in|on)|(?:wrote|rewrote|automate[sd]?|rebuil(?:t|ding)|automating|prototyped) (?:(?:(?!(?:her|his|their|my|to|letters?|books?|novels?|poems?|stor(?:y|ies)|out)\\b)[\\p{L}'’-]+ ){1,6}?)(?:with|in|on)|(?:ported|migrated|moved) (?:(?:[\\p{L}'’-]+ ){1,6}?)(?:from|into|to|onto)|(?:models?|modelled|analyses?|analysed|simulates?|draws?|designs?) (?:(?!(?:her|his|their|my) )[\\p{L}'’-]+ ){1,5}?(?:in|with)|(?:turns?|ports?|translates?|rewrites?)(?: (?:other people['’]s|old|legacy|bad|our|everybody['’]s))?(?= [\\p{L}\\d.+#]+ (?:into|to) )|(?:migrations|quer(?:y|ies)|pipelines|dashboards|models|scripts|macros|services|simulations|spreadsheets) in|writ(?:es?|ing)(?: [\\p{Ll}]+ ){0,2}?(?: in)?|cod(?:es?|ing)(?: in)?|programs?(?: in)?|develops? (?:in|with|for)|knows?|speaks?|teach(?:es)?|maintains?|runs?|runs on|fluent in|days? (?:in|with)|(?:mostly|mainly)(?: in| with)?|tools?:?|stack:?|toolbox:?|armed with|versed in|trained (?:in|on)|experience (?:with|in)|expertise in|proficient (?:in|with)|skilled (?:in|with)|certified in|contributes? to|learn(?:ed|t)|picked up|administers?|deploys?|scripts?(?: in)?)"

const firmCue = (): RegExp =>
  regex.gu`(?<![\\p{L}-])(?:${firm.join("|")})(?:(?<=\\P{L})|(?!\\p{L}))\\s*(?<list>(?:[^.;:()]|\\.(?=\\p{Ll}))+)`
const looseCue = (): RegExp =>
  regex.gu`(?:(?:^|, (?:and )?| and )(?:${loose})|(?<![\\p{L}-])(?:responsible|accountable|responsibility) for|(?<![\\p{L}-])in charge of) (?<list>[^.;:()]+)`
const toolCue = (): RegExp => regex.gu`(?<![\\p{L}-])${using} (?<list>[^;:()]+)`

/** Not so, no longer so, not yet so. */
const unreal =
  /\b(?:no|not|never|nothing|little|without|hardly|lacks?|former(?:ly)?|previous(?:ly)?|used to|once|until|wants?|hopes?|hoping|plans?|would|wish(?:es)?|learn(?:s|ing)? (?:to|about)|[Nn]ext|looking for|seeking|seeks)\b|n[’']t\b/iu

/** What is said of a house and not of who works there: `a firm specialising in tax`, `Acme, which advises …`. */
const ofHouse =
  /\b(?:company|companies|firms?|agency|agencies|studio|business|start-?ups?|consultanc(?:y|ies)|charity|charities|organi[sz]ations?|body|bodies|institutes?|universit(?:y|ies)|schools?|colleges?|centre|center|lab|laboratory|labs|platforms?|network|providers?|suppliers?|makers?|manufacturers?|brands?|retailers?|boutique|chambers|outfit|house|co-?operative|cooperative|group|department|ltd|limited|inc|llc|llp|gmbh|plc|which|that|whose|where|clients?|colleagues?|people|someone|anyone|students?|engineers|lawyers|experts|staff|husband|wife|partner who|who)(?: (?:of|for|in|at) [^,]{2,40})?,?\s*$|\b(?:which|whose|where)\b[^,]*$/iu

const isFree = (text: string, at: number, { companies }: Clause): boolean => {
  const before = text.slice(0, at)
  const isNamed = companies.some(name => before.trimEnd().endsWith(name))
  return !unreal.test(before) && !ofHouse.test(before) && !ofOther.test(before) && !isNamed
}

const noItem =
  /^(?:(?:drafts|writes|runs|leads|makes|builds|keeps|gives|takes|has|does|teaches|sits|helps|looks|plays|sings|lives|speaks|holds|works) |(?:how|why|what|whether|so|but|annual|yearly|an?|the|his|her|their|our|my|its|this|that|these|those|[Ii]t|them|people|everything|nothing|each|every|most|mixed|all|two|three|four|five|six|seven|eight|nine|ten|\d+)\b)|\b(?:teams?|staff|people|colleagues|students|pupils|patients|clients|customers|companies|councils?|charities|(?:nhs|NHS) [Tt]rusts?|landowners|farmers|founders|offices?|trustees|engineers|analysts|developers|nurses|doctors|volunteers|apprentices|workshops?|courses?|classes|clubs?|marathons?|races?|tours?|years?|he|she|they|that|who|which|themselves|yourself)\b|\s(?:an?|the|her|his|their|my|more|most|rather|up|out|well|lot)\b/u

/** What the verb of the next thing that is said follows: `…, use rather more power`. */
const afterList =
  /,? (?:(?:roughly|(?:is|are|has|have|was|were|won|earned|led)(?= )|though|but|while|where|which|who|whom|as well|first|daily|mostly|most recently|recently|notably|previously|formerly|currently|now|including|having|alongside|when|because|so|than|since|until|after|before|with (?:a|an|the|her|his))(?:[ .].*)?|(?:at|in|for) (?:the )?\p{Lu}.*)$/u
/** `fermentation in soils` keeps its name, `collections care for organic materials` only what is done. */
const purpose =
  / (?:(?:for|to|using|via|within|among|under|like|between|out of|off|from) .*|in-house(?: .*)?)$/u

const small =
  /^(?:(?:in|on|with|across|at|through|to|a (?:bit|little|lot|touch|dash) of|a little|lots of|(?:far )?too much|a great deal of|more|plenty of|the odd|increasingly|sometimes|now) )+(?=\S)/u

/** `logos for breweries, bakeries and pubs`: behind whom it is for stands no more of it. */
const uncut = (list: string): ReadonlyArray<string> => {
  const items = undivided(list)
  const end = items.findIndex(item => / for \p{Ll}/u.test(item))
  return end === -1 ? items : items.slice(0, end + 1)
}

/** `her divorce`: what is somebody's own is no trade. */
const theirOwn = /^(?:her|his|my|their) /u

const itemsOf = (list: string): ReadonlyArray<string> =>
  uncut(
    list
      .replace(
        /^(?:(?:mainly|mostly|primarily|chiefly|especially|everything|anything|all things|all aspects of|areas such as|things like|topics such as|the use of|from|both) )+/u,
        ""
      )
      .replace(/ with (?:a (?:bit|little|touch|dash)|some) of /gu, ", ")
      .replace(/ (?:in)?to (?=\p{Ll}+ing\b|\p{L}+$|\p{Lu}\S* )/u, ", ")
      .replace(afterList, "")
  ).map(item => (theirOwn.test(item) ? "" : tidyItem(item.replace(small, "")).replace(purpose, "")))

/** Whom somebody has to do with, and no machines that are called like people. */
const whom =
  /(?:^|[\s-])(?!(?:comput|serv|contain|transform|convert|react|boil|charg|pap|numb|matt|ord|lett|lay|tow|filt|print|trail|wat|mot|generat|compress|elevat|excavat|indicat|fact|err|do|flo|col)(?:ers|ors)$|(?:plants|variants|pollutants)$)(?:\p{L}{3,}(?:ers|ors|ists|ants|ians|ees)|clients?|people|patients?|residents|students?|agents|patrons|boards|firms|companies|businesses|brands|families|communities|charities|schools|hospitals|councils|landlords|artists|guests|kids|children|heads|chiefs)$/u
const isWhom = (item: string): boolean => whom.test(item) && !isField(item) && !isTechnology(item)

/**
 * `plumbing and HVAC contractors`, `donors and trusts`: whom somebody serves ends a list, and shares the words before it. Before
 * several things to do it is one of them, and no thing: `suppliers, contracts and logistics`.
 */
const beforeWhom = (items: ReadonlyArray<string>): ReadonlyArray<string> => {
  const at = items.findIndex(isWhom)
  const further = items.slice(1)
  if (at === 0 && further.length > 1 && further.every(item => isField(item) && !isWhom(item))) return further
  return at === -1 ? items : (items[at] ?? "").includes(" ") ? [] : items.slice(0, at)
}

/** `works with growers on soils and drainage`: for whom, before what. */
const servedFirst = /^(?:[\p{L}’'-]+,? ){1,7}?on (?=\p{L})/u
/** What bears the name of a field, and is a house: `charitable trusts`. */
const trusts =
  /(?<![\p{L}])(?:NHS|[Hh]ospital|[Aa]cademy|[Ww]ildlife|[Cc]haritable|[Ff]amily|[Rr]ivers) [Tt]rusts?$/u
const withoutServed = (list: string): string => {
  const served = (servedFirst.exec(list)?.[0] ?? "").replace(/ on $/u, "")
  return isWhom(served) || trusts.test(served) ? list.slice(served.length + " on ".length) : list
}

/** As many items as are subjects; what comes behind belongs to something else. */
const leading = (items: ReadonlyArray<string>, isFit: (item: string) => boolean): ReadonlyArray<string> => {
  const end = items.findIndex(item => !isFit(item))
  return end === -1 ? items : items.slice(0, end)
}

/** `Research: Ada de Brandt`: who is credited with it. */
const isSomebody = (item: string): boolean =>
  /^\p{Lu}\p{Ll}+(?: \p{Ll}{1,4}){0,2}(?: \p{Lu}[\p{L}'’-]+){1,2}$/u.test(item) &&
  isGiven(item.split(" ")[0] ?? "") &&
  !isField(item) &&
  !isTechnology(item)

const isSubject = (item: string): boolean =>
  isSkill(item) &&
  !item.includes("@") &&
  !noItem.test(item) &&
  item.split(" ").length <= 5 &&
  !isSomebody(item)

/** Names of places and houses are written large, and what is worked on is not, unless by its letters. */
const isPlainSubject = (item: string): boolean =>
  isSubject(item) && (!/^\p{Lu}\p{Ll}/u.test(item) || isField(item) || isTechnology(item))

/** What somebody does beside others is no trade of theirs, nor is what they do for love. */
const isOfWork = (item: string): boolean => isField(item) || isTechnology(item) || !isPastime(item)

const lowerStart = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** `Her specialties, optics and coating, need patience`: what stands between commas ends with the second. */
const listIn = (match: RegExpExecArray): string => {
  const list = match.groups?.list ?? ""
  const isInserted = /,\s*$/u.test(match[0].slice(0, match[0].length - list.length))
  return isInserted ? list.replace(/(?<= and [^,]+),.*$/u, "") : list
}

/** `works in gouache and collage`: of what somebody makes their works. */
const inMedium = /^works? (?:(?:mostly|mainly|chiefly|usually|largely) )?in (?<list>\p{Ll}[^.;:()]+)/u

const mediaIn = (text: string): ReadonlyArray<string> => {
  const items = leading(itemsOf(inMedium.exec(text)?.groups?.list ?? ""), isSubject)
  return items.some(isMedium) ? items : []
}

const subjectsIn = (clause: Clause): ReadonlyArray<string> => {
  const text = lowerStart(clause.text)
  const media = mediaIn(text)
  if (media.length > 0) return media
  for (const match of matchesIn(text, firmCue())) {
    if (!isFree(text, match.index, clause)) continue
    const isInserted = /,\s*$/u.test(match[0].slice(0, match[0].length - (match.groups?.list ?? "").length))
    const items = leading(itemsOf(listIn(match)), isInserted ? isPlainSubject : isSubject)
    const isAsked =
      !/^(?:ask|call|ring|quiz|e-?mail|can|could|will|invited|glad|keen|joins?|happ|love|help|assist|hold|owns?|with |(?:has|have|['’](?:s|ve)) |runs?|leads?|hosts?|convenes?|facilitates?|g[ia]v|spen|built|set up|designed|did|do(?:es)? |(?:has |have |['’]ve )?\p{Ll}+ some of|(?:(?:her|his|their|my) )?(?:\p{Ll}+ )?(?:work|research|writing|guidance|papers?|pages|articles) on)/u.test(
        match[0]
      ) || items.some(item => isField(item) || endsInTechnology(item))
    if (items.length > 0 && items.every(isOfWork) && isAsked) return items
  }
  for (const match of matchesIn(text, looseCue())) {
    if (!isFree(text, match.index, clause)) continue
    if (ofClients.test(match.groups?.list ?? "")) continue
    const list = withoutServed((match.groups?.list ?? "").replace(ofHouseIn, "")).replace(goingOnOfHouse, "")
    const items = leading(beforeWhom(itemsOf(list)).map(withoutWork), isPlainSubject)
    const isPlain = !/(?:^|,|and) ?(?:the|an?|her|his|their|our|of) /u.test(list)
    // `runs our billing platform`: one thing that the house has, of whatever kind.
    if (items.length === 1 && ofHouseIn.test(match.groups?.list ?? "") && houseThing.test(items[0] ?? ""))
      continue
    const fields = items.filter(item => isField(item) && /^(?:\p{Ll}|\p{Lu}{2,})/u.test(item))
    const [first = ""] = items
    // `builds data platforms`, `makes images and models`: what is made or provided is a product, unless all of it is known to be work.
    const isMade =
      /^(?:,? ?(?:and )?)?(?:builds?|building|makes?|making|provid|delivers?|brings?|designs?|designing)/u
    // `deals with loss of rent and flood claims`: what comes in is no skill, but how it is worked on.
    const isHandled = /^(?:,? ?(?:and )?)?(?:handl|deal)/u.test(match[0])
    const enough = isMade.test(match[0]) || isHandled ? items.length : items.length / 2
    const isList = isPlain && items.length > 1 && fields.length >= enough && items.every(isOfWork)
    const isOne =
      isPlain && fields.length > 0 && items.length === 1 && first.includes(" ") && !isMade.test(match[0])
    // `looks after permits and land`: what leads to so much else brings of a list only what is called like work.
    const verb = match[0].slice(0, -(match.groups?.list ?? "").length)
    const isBusy = /works?|working|focus|concentrat|practi[sc]|teach|lectur|stud/u.test(verb)
    if (isList || isOne) return items.filter(item => isDiscipline(item) || (isBusy && item.includes(" ")))
    // `designs kilns and rooms`: of what is designed, only what is known to be work.
    if (isPlain && items.length > 1 && /design/u.test(match[0]) && fields[0] === first) return fields
  }
  return []
}

/** `guitar and (against advice) songwriting`. */
const withoutAside = (text: string): string => text.replace(/\([^()]*\) (?=\p{L})/gu, "")

const isToolName = (item: string): boolean => isTechnology(item) || /^\p{Lu}[\p{L}\d.+#]*$/u.test(item)

/** What a team uses, not all of it do. */
const ofTeam = /\b(?:team|group|company|firm|office|department)\b/u

/** `manages an engineer who`: what is said of whom somebody has to do with. */
const ofTheirs = /^(?!(?:is|am|was|an?) |['’])[^,;]*(?<![\p{L}])who(?![\p{L}])/u

/** Only who writes code writes Go: who likes it may play it. */
const coding =
  /^(?:(?:mostly|mainly) (?:in|with)|writ|cod|program|develop|build|built|script|hack|deploy|maintain)/

/** `with three analysts and SQL`: who helped. */
const helpers =
  /^(?:(?:an?|two|three|four|five|six|\d+|her|his|my|our|the) )?(?:\p{Ll}+ ){0,2}?(?:analysts?|engineers?|developers?|people|colleagues?|interns?|graduates?|teams?) and (?=\S)/u

/** `publishes her code on GitHub`, `wrote it in Elixir on a train to Leeds`: where something was done, and not with what. */
const isWhere = (text: string, item: string): boolean => {
  const before = text.slice(0, text.indexOf(item))
  return isSite(item)
    ? /(?<!\p{L})(?:on|via|to|at) $/u.test(before)
    : !isTechnology(item) && /(?<!\p{L})(?:to|from|at|near|through|around|between) $/u.test(before)
}

const toolsIn = (clause: Clause): ReadonlyArray<string> => {
  const text = lowerStart(clause.text)
  for (const match of matchesIn(text, toolCue())) {
    const before = text.slice(0, match.index)
    if (unreal.test(before) || ofTeam.test(before) || ofTheirs.test(before)) continue
    const items = leading(
      itemsOf((match.groups?.list ?? "").replace(/\.$/u, "").replace(helpers, "")),
      isToolName
    ).filter(item => !isWhere(text, item))
    const [first = ""] = items
    // `shares scripts on GitHub`: where they can be had.
    if (isSite(first) && /^on /u.test(match.groups?.list ?? "")) continue
    const isClear = !isWordToo(first) || coding.test(match[0])
    if ((isTechnology(first) && isClear) || items.filter(isTechnology).length > 1) return items
  }
  return []
}

const isKnownWork = (item: string): boolean =>
  isField(item) || isMedium(item) || isTechnology(item) || isDiscipline(item.toLowerCase())

/** What is told in passing is work where a part of it is called like work: alone it is as often a place, a ticket or half a saying. */
const ofWork = (items: ReadonlyArray<string>): ReadonlyArray<string> => (items.some(isKnownWork) ? items : [])

/** What the person works with or is good at: a list behind words that say so. */
export const expertise: Rule = told => {
  const clause = { ...told, text: withoutAside(told.text) }
  const tools = toolsIn(clause)
  if (clause.isLeisure) return factsOf(field, tools)
  const subjects = subjectsIn(clause).map(withoutWork)
  if (tools.length > 0 || subjects.length > 0) return factsOf(field, [...tools, ...ofWork(subjects)])
  const { text } = clause
  const mastered = /^(?:They|We|The (?:two|pair)|Expect)\b/u.test(text) ? talkedAbout(text) : masteryIn(text)
  const known = mastered.length > 0 || !/^\p{Lu}/u.test(text) ? mastered : fieldsAlone(text)
  return factsOf(field, ofWork(known))
}
