import { matchesIn } from "@prospect-research/core"
import { patternOf } from "../../sources/regex.ts"
import { isCharity, isSaidOfCharity } from "../words/charities.ts"
import { isInstitution } from "../words/degrees.ts"
import { isOtherBody, isPrivateSociety } from "../words/societies.ts"
import { isSportsClub } from "../words/teams.ts"
import { bodiesAt, bodyBefore, sinceComma } from "./bodies.ts"

const few = "(?: (?!(?:with|for|at|through|via|to|in|on) )[^,;:.]{1,60}?)?"
const amount =
  "(?:money|funds|awareness|donations|sponsorship|cash|pledges|(?:over |more than |nearly |almost |about |some |around |a total of )?(?:[$€£₹¥]|[A-Z]{1,3}[$€£]?|[A-Z][a-z]h? ?)?\\d[\\d.,]*(?: ?(?:k|m|million|thousand|lakh|crore))?(?: (?:dollars|pounds|euros|rand|shillings|naira|rupees))?|(?:tens of |hundreds of )?thousands|a small fortune)"
const share =
  "(?:\\d+p|[£$€]\\d[\\d.,]*|an? (?:tenth|fifth|quarter|third|half|percentage|share|portion|part|slice)(?: of [^,;.]{3,30}?)?|time|money|blood|back|generously|(?:an? |one |two |three |half an? |several |\\d+ )?(?:days?|hours?|evenings?|afternoons?|mornings?|weekends?|shifts?)(?: (?:a|per|each|every) (?:day|week|month|year|fortnight))?|(?:her|his|their|my|our|most of (?:her|his|their|my)) (?:\\p{L}+ ){0,3}?(?:time|weekends|evenings|mornings|lunch hours|skills|expertise|fees?|\\p{Lu}?\\p{Ll}+days?)|\\S{1,4}% of \\S+|(?:\\S+ ){0,4}?(?:profits?|proceeds|royalties|takings|winnings|fees?|earnings|per ?cent|%|sales|turnover|everything)(?: of (?:\\S+ ){0,3}?\\S+)?)"
const keptGoods =
  "(?:meals?|soup|books|teas?|lunch(?:es)?|breakfasts?|dinners?|minibus|van|website|accounts|cakes?|food)"
const goods =
  "(?:day-olds|leftovers|surplus|(?:spare|unsold|old|leftover) \\p{Ll}+|loaves|bread|groceries|parcels|clothes|coats|blankets|hats|toys|toiletries|bingo|raffle|appeal|collection|clean-?ups?|(?:coat|food|toy|book|blood|can|clothing|winter|holiday|school) drive|bake sale|charity \\p{Ll}+|litter)"
const freely =
  "(?:(?:for |a )?free(?: of charge)?(?! to (?!all))|free of charge|no charge|without charge|at no cost|for nothing|unpaid|pro bono|as a volunteer|for the love of it|gratis|sin costo|bénévolement|kostenlos|ehrenamtlich)"
const deed =
  "(?:teach(?:es)?|taught|runs?|fix(?:es)?|do|does|did|cleans?|cooks?|maintains?|looks? after|offers?|gives?|helps?|restored|restores?|builds?|built|provides?|cuts?|makes?|plays?|drives?|trains?|treats?|represents?|tunes?|repairs?|mends?|paints?|writes?|designs?|hosts?|mows?|photographs?|advises?|works?|sings?|performs?|appears?|treat|travels?)"
const helper =
  "(?:listener|(?:peer )?supporter(?= with)|[Pp]atron|[Aa]mbassador|[Tt]rustee|[Vv]olunteer(?:ing)?|befriender|buddy|[Mm]entor|mentoring|first responder|fundraiser|scribe|benefactor|helper)"

/** Up to the name of whom people give their time, money or voice to, whatever it is called. */
const sure: ReadonlyArray<string> = [
  `(?<![\\p{L}])(?:[Vv]olunteer(?:s|ed|ing)?|[Mm]entor(?:s|ed|ing)?|fund-?rais(?:es?|ed|ing))${few} (?:with|for|at|through|via|on behalf of|aboard|in) `,
  "(?<![\\p{L}])in (?:aid|support) of ",
  `(?<![\\p{L}])(?:rais(?:ed|es?|ing)|collect(?:s|ed|ing)?|brought in) ${amount}(?: [^,;:.]{0,40}?)? (?:for|in aid of|towards) `,
  `(?<![\\p{L}])(?:gives?|gave|given|donat(?:es?|ed)|devotes?|pledges?|contributes?):?(?: ${share})?(?: to:?|:) `,
  `(?<![\\p{L}])(?:sends?|takes?|delivers?|drops?|donates?|gives?) (?:the |her |his |our |their |all (?:the|our|her|his) |\\d+ |two hundred )?${goods}(?: \\p{Ll}+){0,2} (?:to|off at) `,
  `(?<![\\p{L}])(?:proceeds|profits?|royalties|takings|prize money|winnings|funds|donations|from every \\p{Ll}+)(?: [^,;:.]{0,40}?)?(?: (?:go|goes|going|went|given|donated))?(?: directly| straight)? (?:to|towards) `,
  `(?<![\\p{L}])${deed} [^;.]{0,70}?${freely}[^;.]{0,50}? (?:for|with|through|at|of) (?=(?:the )?\\p{L})`,
  `(?<![\\p{L}])${deed} [^;.]{0,60}? (?:for|with|through|at|of) (?=[^;.]{3,60} ${freely}(?:[,.;]|$| \\p{Ll}))`,
  `(?<![\\p{L}])(?:trained|qualified|serves|served|serve|acts|acting|is|am|['’][sm]|been|remains|also|and|,|^)(?: as)?(?: also| now)?(?: an?| the)? (?:(?!(?:brand|product|sales|former|past|ex)(?![\\p{L}]))[\\p{L}-]+ ){0,2}?${helper}(?: \\p{Ll}+){0,2}? (?:with|for|of|at|through|aboard|to) `,
  `^(?:[\\p{L}-]+ ){0,2}?${helper}(?:,|:| (?:for|of|at|with)| [–—-]) `,
  "(?<![\\p{L}])reads? to [^,;.]{3,50}? (?:through|with|via) (?=(?:the )?\\p{Lu})",
  "(?<![\\p{L}])(?:do(?:es)? a bit|helps? out|lends? a hand|pitch(?:es)? in|goes out) (?:for|with|at) ",
  `(?<![\\p{L}])(?:mentor(?:s|ing)?|tutor(?:s|ing)?|teach(?:es)?|trains?|coach(?:es|ing)?|reads? (?:with|to)) (?:(?:\\d+|\\p{Ll}+) )?(?:young|high[- ]school|girls|boys|children|kids|teen\\p{L}*|youngsters|pupils|refugees|newcomers|prisoners|disadvantaged|homeless|women|adults)[^,;.]{0,40}? (?:through|with|at|for|via) `,
  "(?<![\\p{L}])(?:foster(?:s|ed|ing)?|rehom\\p{Ll}+|walks?|has fostered) [^,;.]{0,40}?(?:dogs?|cats?|puppies|hounds?|kittens|animals|horses|hedgehogs)(?: \\p{Ll}+){0,3} (?:for|with|from) ",
  `(?<![\\p{L}])(?:cooks?|makes?|bakes?|drives?|organi[sz]es?|calls?|knits?|sews?|packs?|sorts?|gives? out|hands? out|serves?|runs?) [^,;.]{0,50}?${goods}(?: [^,;.]{0,30}?)? (?:for|through) `,
  "(?<![\\p{L}])(?:collects|shakes? (?:an? )?(?:tins?|buckets?)|rattles? (?:an? )?(?:tins?|buckets?)) for ",
  "(?<![\\p{L}])sponsors? (?:an? |two |three )?(?:child|children|girls?|boys?|students?)[^,;.]{0,30}? (?:through|with|at|via) ",
  "(?<![\\p{L}])campaigns? (?:for|against) [^,;.]{3,50}? (?:with|alongside) ",
  `(?<![\\p{L}])${helper} (?:for|to|with) [\\p{Ll} -]{3,40}? (?:through|with|at|via) `,
  `(?<![\\p{L}])helping (?=\\p{L}[^,;.]{2,40} with )`
]
/** `fixes toasters at the Leeds Tool Library, where he volunteers`. */
const where =
  "(?:at|for|with) (?:the )?(?<where>\\p{Lu}[\\p{L}’'&.-]*(?: (?:(?:of|for|the) )*\\p{Lu}[\\p{L}’'&.-]*){0,5}),? (?:where|for (?:which|whom)) (?:she|he|they|I) (?:also |still )?(?:volunteers?|helps? out)(?![\\p{L}])"
/** Up to the name of what says by itself, or is said right behind, to live by gifts. */
const ofCharities: ReadonlyArray<string> = [
  "(?<![\\p{L}])(?:feeds?|fed|cooks? for|funds?|pays? for|sponsors?|supports?) [^,;.]{3,60}? (?:through|with|via) ",
  "(?<![\\p{L}])(?:(?:founding |major |regular |long-?standing )?donor to|(?:founding |major |regular )?donor of|funds?|bankrolls|endowed) (?:the |an? )?",
  "(?<![\\p{L}])(?:(?:co-)?chairs?|(?:vice[- ]|deputy )?chair(?:man|woman|person)?|treasurer|secretary|governor|director|president|board member|member|founder|co-?founder|convenor|convener|leader|crew(?: member)?|captain|friend|champion|supporter|organi[sz]er|co-?ordinator|coach|tutor|driver|helper|reader|listener|adviser)(?: of| at| for| with| to|,) ",
  "(?<![\\p{L}])(?:on|joined) (?:the |its )?(?:\\p{Ll}+ ){0,2}?(?:board|committee|council|executive)(?: of (?:directors|trustees|governors|management))? (?:of|at|for) ",
  "(?<![\\p{L}])(?:active|involved|busy) (?:in|with) ",
  "(?<![\\p{L}])helps?(?: out)?(?: with (?:the )?[\\p{Ll} ]{3,30}?)? at ",
  "(?<![\\p{L}])(?:supports?|supporting|backs|champions|(?:co-)?founded|set up|started|launched|helped (?:to )?(?:found|set up|start|launch)|heads(?: up)?|runs|helps? (?:to )?run)(?: (?:the |an? )?(?:\\p{Ll}+ ){0,3}?(?:charity|non-?profit|circle|initiative|project|scheme|organi[sz]ation|programme|campaign|network|collective|fund)(?: called| named)?)?,?:? ",
  "(?<![\\p{L}])(?:cook(?:s|ed|ing)|ran|rode|ridden|cycl(?:es?|ed|ing)|swam|walk(?:s|ed|ing)|climbed|trekked|rowed|sail(?:s|ed)|plays?|performs?|sings?|reads?|teach(?:es)?|dives?|builds?|built|clean(?:s|ed)?|clears?|pulls?|plants?|drives?|bakes?)(?: [^;.]{1,70}?)? (?:for|with|at|through) ",
  `(?<![\\p{L}])(?:cooks?|makes?|bakes?|serves?|drives?|delivers?|runs?|does|do|keeps?) [^,;.]{0,50}?${keptGoods}(?: [^,;.]{0,30}?)? (?:for|through|of|at|with) `
]

/** `STEM Ambassador`, `school governor`: what is done for others and has no other name. */
const calling =
  "(?:STEM [Aa]mbassador|[Ss]chool [Gg]overnor|[Pp]arent [Gg]overnor|(?:[Cc]ub |[Bb]eaver |[Ee]xplorer |[Aa]ssistant )?[Ss]cout [Ll]eader|(?:[Gg]uide|[Bb]rownie|[Gg]irlguiding|[Rr]ainbow|[Cc]ub) [Ll]eader|(?:[Vv]olunteer|[Rr]etained|[Oo]n-call) [Ff]irefighter|[Ss]pecial [Cc]onstable|(?<=sits? as an? |[Mm]y |is an? |am an? |['’][sm] an? )[Mm]agistrate|[Cc]ommunity [Ff]irst [Rr]esponder|[Ff]oster [Cc]arer|[Vv]olunteer [Ff]ire [Dd]epartment|parkrun volunteer)"
const called = `(?:^|(?<=[,;:] )|(?<=(?<![\\p{L}])(?:is|am|as|and|an?|the|['’][sm]) ))(?<calling>${calling})(?=[,.;:!]|$| (?:and|in|at|with|for|since|on|who|\\())`
/** `part of the sea turtle patrol`. */
const crew =
  "(?:part|member) of (?:the |our |her |his )?(?<crew>(?:(?!sales|support|response|project|design|account)[\\p{L}-]+ ){1,3}(?:patrol|brigade|lifeboat crew|mountain rescue|rescue team|fire department|neighbourhood watch|first responders))(?![\\p{L}])"
/** `runs a lending library for sailors`, `gave £500 towards a path along the cliffs`. */
const work =
  "(?:runs?|set up|started|founded|help(?:s|ed)? (?:to )?run|keeps?) (?:an? |the |our )?(?:free |local |village |weekly |monthly |\\p{Lu}\\p{Ll}+day )*(?<work>(?:lending library|tool library|toy library|food ?bank|food pantry|soup kitchen|soup run|free clinic|repair caf[eé]|homework club|community (?:garden|fridge|orchard|larder|kitchen|woodland)|litter[- ]pick\\p{Ll}*|beach clean\\p{L}*|hedgehog rescue|youth club|reading club|breakfast club|book bank|clothes bank)(?: for \\p{Ll}+(?: \\p{Ll}+){0,2}(?=[,.;]|$))?)(?![\\p{L}-])"
/** `helps out at her local food bank`: what lives by helpers need have no name. */
const place =
  "(?:volunteers?|volunteering|helps?(?: out)?|serves?|takes? shifts|spends? \\p{L}+days?(?: \\p{Ll}+)?) (?:at|with|for|in) (?:an?|the|her|his|their|my|our) (?<place>(?:\\p{Ll}+ ){0,2}?(?:food ?bank|food pantry|hospice|soup kitchen|(?:homeless|animal|night|women['’]s|dog) shelter|animal sanctuary|charity shop|refugee (?:centre|center)|repair caf[eé]|night shelter))(?![\\p{L}-])"
/** `volunteers at a night school for adults`: whoever says that they volunteer names what they do it for, whatever it is called. */
const helped =
  "(?:volunteers?|volunteering|is a (?:\\p{Ll}+ )?volunteer|am a (?:\\p{Ll}+ )?volunteer) (?:at|with|for|on|in) (?:an?|the|her|his|their|my|our) (?:(?:local|nearby|village|neighbou?rhood) )?(?<helped>(?!(?:conference|event|company|firm|school|festival|start|end|weekend|office|same|club)s?(?![\\p{L}]))\\p{Ll}[\\p{L}-]*(?:(?: search and rescue)|(?: (?!(?:in|at|on|and|or|every|where|when|which|that|near|since|so|as|with)(?![\\p{L}]))\\p{Ll}[\\p{L}-]*)){1,5})(?=[,.;:!]|$| (?:in|at|on|and|every|where|when|which|near|since|so|as)(?![\\p{L}]))"
/** `runs a reading circle for girls`, `started our shoe drive`. */
const begun =
  "(?:runs?|set up|started|founded|leads?|organi[sz]es?|teach(?:es)?) (?:an? |the |our )(?:free |weekly |monthly |annual |Saturday |Sunday )*(?<begun>(?:\\p{Ll}+ ){0,2}(?:circle|club|class|group|school|workshop|camp|choir) for (?:\\p{Ll}+ )?(?:girls|boys|children|kids|teenagers|refugees|newcomers|veterans|prisoners|inmates|young people|older people|seniors|carers|migrants)|(?:shoe|coat|food|book|toy|clothing|blood|school supply|winter coat|nappy|diaper|bike) drive)(?![\\p{L}-])"
const towards =
  "(?:gave|given|gives?|donated|pledged) (?:[$€£][\\d.,]+(?: ?(?:k|m|million|thousand))?|money|land|half \\p{Ll}+) (?:towards?|for) (?:an? |the )(?<towards>[\\p{Ll}-]+(?: [\\p{Ll}-]+){0,4})(?= (?:at|in|on|for|near|along) |[,.;]|$)"
/** `coaches Marsh Lane Little League`, `train the under-12s at Corrib Rovers`. */
const youth =
  "(?<![\\p{L}])(?:[Cc]oach(?:es|ing)?|[Tt]rains?|[Tt]raining) (?:an? |the )?(?<youth>(?:under-\\d+s?|U\\d+s?|juniors|minis|colts|girls|boys|kids)(?: \\p{Ll}+)? (?:at|of|for|with) (?:the )?\\p{Lu}[\\p{L}’'&.-]*(?: \\p{Lu}[\\p{L}’'&.-]*)*|(?:\\p{Lu}[\\p{L}’'&.-]* )*(?:Little League|Robotics|[Rr]obotics (?:club|team)|[Cc]hess club|[Dd]ebat(?:e|ing) (?:club|team)|Youth \\p{Lu}\\p{L}+|Junior \\p{Lu}\\p{L}+|Special Olympics)(?: team)?)"

const undone =
  /(?<![\p{L}])(?:former(?:ly)?|past|ex|previous(?:ly)?|until|retired|used to|once|no longer|not|never|hopes?|wants?|plans?|would|might|if|resigned|stepp(?:ed|ing) down|stood down|speaking|speakers?|spoke|attended|clients?|customers?|employ\p{L}+|advis(?:es|ed|ing)|consult\p{L}+|audit\p{L}*|hired|was an?|were|company|firm)(?![\p{L}])/iu
/** Teaching at work, and what is free to sell more. */
const atWork =
  /(?<![\p{L}])(?:free (?:trials?|demos?|quotes?|consultations?|shipping|delivery|wi-?fi|tools?|account)|(?:junior|senior|fellow|new|younger) (?:\p{Ll}+ )?(?:engineers?|developers?|designers?|analysts?|colleagues|staff|lawyers|consultants|managers|scientists|associates|team members)|(?<!young )engineers|colleagues|staff|founders|start-?ups|(?<!(?:girls['’]|boys['’]|girls|boys|robotics|debating|debate|school|youth|football|hockey|netball) )teams?|Series [A-F]|seed|round|investors?|venture|equity|capital|valuation|revenue)(?![\p{L}])/u

const commercial = (name: string): boolean =>
  isOtherBody(name) &&
  !/(?<![\p{L}])(?:(?:Eye|Milk|Blood) Bank|Hospitals?|Free Clinic|Museums?|Schools?|Libraries|Library|Festival|Day|Week|Nursery|Primary|Appeal|Marathon|Children['’]s|Community)(?![\p{L}])/u.test(
    name
  )

const isCause = (name: string): boolean =>
  !isPrivateSociety(name) &&
  !commercial(name) &&
  !/-(?:based|born|wide|led|run|area)$/u.test(name) &&
  !/^(?:Board|Team|Head|Director|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|England|Scotland|Wales|Ireland|Series [A-F]|Python|Scratch|English|Maths|French|Spanish|German|Seed|Group|Sales|Product|Marketing|Engineering)(?![\p{L}])/u.test(
    name
  )

/** `London Marathon for Tidewise`: whom it is run for. */
const race =
  /^.*(?:Marathon|10[Kk]|Half|Run|Race|Ride|Walk|Swim|Triathlon|Relay|Ironman|Challenge) for (?:the )?(?=\p{Lu})/u
const ofMembers = /(?:Association|Fund|Foundation|Society|Appeal|Project|Trust|Library|fund|appeal)$/u
const ownKind =
  /(?<!(?:Investment|Venture|Seed|Growth|Hedge|Pension|Capital|Index|Income|Equity|Infrastructure|Mutual|Innovation)) Fund$| (?:food ?bank|hospice|shelter|charity|rescue|food pantry|fund|appeal|sanctuary)$/u

/** Whether what stands around a name says that it lives by gifts. */
const isGiven = (lead: string, name: string, rest: string): boolean =>
  isCharity(name) ||
  ownKind.test(name) ||
  isSaidOfCharity(rest) ||
  rest.startsWith(", raising ") ||
  /charit|non-?profit|mentoring|volunteer/iu.test(lead) ||
  (/^support/iu.test(lead) && ofMembers.test(name))

/** Whether a name behind such words is of somebody who pays for it, invests in it or plays in it. */
const isElsewhere = (lead: string, name: string, rest: string): boolean => {
  const isRaised = /rais/iu.test(lead)
  const isPaid = (isInstitution(name) || isSportsClub(name)) && !/volunteer|aid of|rais|free/iu.test(lead)
  const isVague =
    /rais\p{Ll}* (?:money|funds|cash) for /iu.test(lead) && !isGiven(lead, name, rest) && !name.includes(" ")
  if (/^ (?:meeting|conference|summit|show|fair|event|final|finals)(?![\p{L}])/u.test(rest)) return true
  return isPaid || isVague || (isRaised && /^ from \p{Lu}/u.test(rest)) || !isCause(name)
}

/** Where the names begin: whom it is done for may stand before with whom, `for the girls of the Harbour Home`. */
const startOf = (text: string, near: number, isKnown: boolean): number => {
  if (isKnown || bodiesAt(text.slice(near)).length > 0) return near
  const between = /^[^.;,]{0,60}? (?:for|with|through|at|of) (?=(?:the )?\p{Lu})/u.exec(text.slice(near))
  return near + (between?.[0].length ?? 0)
}

const namesBy = (text: string, forms: ReadonlyArray<string>, isKnown: boolean): ReadonlyArray<string> => {
  const lowered = text.charAt(0).toLowerCase() + text.slice(1)
  return forms.flatMap(form =>
    matchesIn(lowered, patternOf(form, isKnown ? "giu" : "gu")).flatMap(({ 0: lead, index }) => {
      const near = index + lead.length
      if (undone.test(sinceComma(text.slice(0, index))) || undone.test(lead)) return []
      if (atWork.test(text.slice(index, near + 30))) return []
      const at = startOf(text, near, isKnown)
      return bodiesAt(text.slice(at))
        .map(name => name.replace(race, ""))
        .filter(name => {
          const start = text.indexOf(name, at)
          const rest = text.slice(start + name.length)
          const isPart = /\p{Lu}[\p{L}’']* of (?:the )?$/u.test(text.slice(0, start))
          return (
            !isPart &&
            !isElsewhere(lead, name, rest) &&
            (!isKnown || isGiven(lead + text.slice(near, start), name, rest))
          )
        })
        .map(name => (isOneWord(name) ? `${bodyBefore(text.slice(0, text.indexOf(name, at)))}${name}` : name))
    })
  )
}

const isOneWord = (name: string): boolean => !name.includes(" ") && !isCharity(name)

/** `Harbour Hospice volunteer`, `a Samaritans listener`. */
const helperBehind =
  /^['’]?s? (?:(?:regional|local|weekend|regular|volunteer|keen|long-?time|\p{Ll}+) ){0,2}?(?:volunteer|ambassador|mentor|(?:regional |local |area )rep|listener|patron|trustee|fundraiser|befriender|first responder)(?=[,.;:!(]|$| (?:and|in|at|since|for|on|\())/u
const ofHelpers = (text: string): ReadonlyArray<string> =>
  [
    ...matchesIn(
      text,
      /(?:^|(?<=(?<![\p{L}])(?:is|am|been|as|also|and|['’][sm]) (?:an? )?)|(?<=, (?:an? )?))(?=\p{Lu})/gu
    )
  ].flatMap(({ index }) => {
    const [name] = bodiesAt(text.slice(index))
    if (name === undefined || !text.startsWith(name, index)) return []
    const isTold = helperBehind.test(text.slice(index + name.length))
    return isTold &&
      (name.includes(" ") || isCharity(name)) &&
      isCause(name) &&
      !undone.test(sinceComma(text.slice(0, index)))
      ? [name]
      : []
  })

/** Whom a text says the person gives time, money or a voice to. */
export const givenIn = (said: string): ReadonlyArray<string> => {
  if (said.length > 500) return []
  // `to Acme and to the Leeds Food Bank`
  const text = said.replace(/(?<=,| and) to (?=(?:the )?\p{Lu})/gu, " ")
  const alone = [called, crew, youth, work, place, helped, begun, towards, where].flatMap(form =>
    matchesIn(text, patternOf(form, "gu")).flatMap(({ groups, index }) =>
      undone.test(sinceComma(text.slice(0, index)))
        ? []
        : Object.values(groups ?? {}).map(value => value?.replace(/\.$/u, "") ?? "")
    )
  )
  const told = [
    ...namesBy(text, sure, false),
    ...namesBy(text, ofCharities, true),
    ...ofHelpers(text),
    ...alone
  ]
  return told.filter(
    (name, index) =>
      !told.some((other, at) => (at < index && other === name) || (other !== name && other.includes(name)))
  )
}
