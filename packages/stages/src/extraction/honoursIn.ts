import { matchesIn, rememberingLast } from "@prospect-research/core"
import { patternOf, regex } from "../sources/regex.ts"
import { isPublicMatter, isSpeakableName } from "./privateMatters.ts"
import { anotherWho } from "./subject/otherSubjects.ts"
import { accomplishments } from "./words/accomplishments.ts"
import { feat, selection } from "./words/feats.ts"
import {
  champion,
  directory,
  honorary,
  orderName,
  pioneer,
  placing,
  prizeName,
  scholar
} from "./words/honours.ts"
import { software, writing } from "./words/works.ts"

/** Who sits on a jury, or gives a prize, has not won it; nor has who hopes to, or whose team or company has. */
const unfit =
  /\b(?:jury|judg(?:es?|ing)|judged the|panel|nominat(?:es?|ing|ions?)|nominated (?:by|but)|enter(?:s|ed|ing)?|appl(?:y|ied|ies)|deadline|sponsor\w*|hosts?|hosted|organi[sz]\w+|administers?|founded|founder of|established|presents?|presented the|named after|in memory|will|hopes?|aims?|could|may win|would|not|never|missed|lost|her (?:husband|son|daughter)|his (?:wife|son|daughter)|interview\w*|report(?:s|ed) on|cover(?:s|ed|ing)|writes about|wrote about)\b/i
const others =
  /\b(?:students?|pupils?|teams?|compan(?:y|ies)|firm|agency|school|clients?|college|which|that|helped|colleagues?|coach(?:es|ed|ing)|mentor(?:s|ed|ing)|husband|wife|sister|brother|mother|father|friend|boss|department|hospital|council|laboratory|lab|site|whose)\b/i

const winning =
  "(?:\\b(?:won|wins|winning|do|did|winners? of|recipient of|received|receiving|receives|awarded|earned|earning|claimed|took home|taking home|takes home|honou?red with|presented with|recogni[sz]ed with|decorated with|conferred|collected|landed|scooped|bagged|picked up|secured|gained|shared|holder of|laureate of|placed|came|finished|voted|crowned|given|took|gets|got|medall?ed (?:in|at)|honou?red (?:in|at|as)|(?:be|been|was|were|is|and|,|year|month|recently|also|last week) (?:named|elected|selected as|chosen as|recogni[sz]ed as|inducted into|listed (?:in|among|on)|ranked (?:in|among|on)|included (?:in|on|among)|featured (?:in|on|among))|features in|made|appears on|was on|is on|held|holds|being named|on winning|Winner,|Finalist,) )"
const before =
  "(?:(?:the|an?|his|her|their|our|my|its|this|last|both|several|multiple|numerous|two|three|four|five|awards?,?|including|prestigious|coveted|inaugural|annual|first|second|third|joint|overall|top|gold|silver|bronze|platinum|one of|(?:19|20)\\d\\d|\\p{Ll}+['’]s|year['’]s|\\p{Lu}[\\p{L}&.]+(?: \\p{Lu}[\\p{L}&.]+){0,3}['’]s?) ){0,4}"
const prize = `(?:${placing}|${orderName}|${scholar}|${prizeName}|Golden \\p{Lu}\\p{L}+)`
const won = `${winning}${before}(?<value>${prize})(?<at> at (?:the |last year['’]s |this year['’]s )?(?:\\p{Lu}[\\p{L}\\d’'&-]* )+[Aa]wards)?`
/** What somebody only came near to is told as such. */
const hoped = `\\b(?<value>(?:finalist (?:for|in|at)|nominated for|(?:twice )?(?:short|long)-?listed(?: twice| three times)? for|on the (?:short|long)-?list (?:for|of)|(?:[Hh]ighly )?[Cc]ommended (?:in|for|at|by)|runner-up (?:in|for|at)) ${before}${prize})`
/** `named to the Order of Canada`. */
const invested = `\\b(?:appointed|named|invested|made|elected|elevated|promoted)(?: (?:to|as|into))?(?: an?| the)? (?<value>${orderName}|${honorary})`
const list =
  "\\b(?:on|in|made|among|features? in|featured in|named to|included in) (?:the )?(?<value>(?:(?:19|20)\\d\\d )?(?:\\p{Lu}[\\p{L}&’'-]* )+(?:50|100|200|250|500|1000|40|30|25|20|10)(?: list)?|(?:\\p{Lu}[\\p{L}&’'-]* )*\\d\\d (?:\\p{Lu}[\\p{L}-]* )*[Uu]nder \\d\\d|(?:\\p{Lu}[\\p{L}&’'-]* )*Most (?:\\p{Lu}\\p{L}+ )+\\p{Lu}\\p{L}+)(?![\\p{L}\\d])"
const winner = `(?<value>(?:${scholar}|${prizeName})(?:[- ](?:nominated|nominee|short-?listed|finalist|laureate|medall?ist)(?![\\p{L}])|(?=[- ](?:winning|winner|recipient|holder)(?![\\p{L}]))))`
const ranked = `\\b(?:ranked|listed|recommended|recogni[sz]ed|named|included|featured)(?: (?:in|by|among|as an? [\\p{L} ]{4,40} (?:in|by)))? (?:the )?(?<value>${directory})`
const firsts = `\\b(?:is|was|became|am|be|being|as) (?:the |one of the )(?<value>${pioneer})`
const patents =
  "\\b(?:hold(?:s|ing)|has|have|with|named on|inventor (?:of|on)|awarded|granted|boasts|co-holder of|owns|filed|listed on) (?<value>(?:(?:more than|over|about|some|nearly) )?(?:\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|several|multiple|thirteen|fourteen|sixteen|seventeen|eighteen|nineteen|thirty|forty|fifty|dozens of|a dozen) (?:[\\p{L}.]+ ){0,3}patents?(?: famil(?:y|ies))?(?![\\p{L}])(?: (?:in|on|for) [\\p{L} -]{3,50}?(?=[,.;]|$| and | who ))?)"
const standing = `(?:\\b(?:is|am|was|became|been|['’]s|crowned|and|as|,) (?:an? |the )?(?:reigning |current |former |past )?|^An? )(?<value>${champion})`
const feats = `(?<!\\b(?:to|and will) )\\b${feat}(?! (?:programme|program|team|partner|business|region|sales|office|bureau|campaign|project|account|desk|conference|summit|tour company))`

const forms: ReadonlyArray<string> = [
  won,
  hoped,
  winner,
  invested,
  ranked,
  firsts,
  standing,
  feats,
  `\\b${selection}`,
  list,
  patents,
  ...writing,
  ...software,
  ...accomplishments
]

const month = "January|February|March|April|May|June|July|August|September|October|November|December"
const when = regex.u` (?:(?:earlier )?this (?:year|month|week|spring|summer|autumn)|last (?:year|month|week|night|spring|summer|autumn|${month})|(?:in|on) (?:\\d{1,2} )?(?:${month})(?: \\d{1,2})?(?:,? (?:19|20)\\d\\d)?|in (?:19|20)\\d\\d(?: and (?:19|20)\\d\\d)?)$`

/** The name of an honour, without when and what for. */
export const awardValue = (value: string): string =>
  value
    .replace(
      /\s(?:while|where|which|who|before|after|with (?:his|her|their|my)|in recognition|by leading)\b.*$/u,
      ""
    )
    .replace(when, "")
    .replace(/^(?:the|an?) |^[“"«‘]|[”"»]$/gu, "")
    .replace(/[\s.,;:]+$/u, "")

/** An honour by what it is called. */
export interface Honour {
  /** The text begins with it: whose it is, only the subject can tell. */
  readonly isFirst: boolean
  readonly value: string
}

const auxiliaries =
  /^(?:(?:is|am|are|was|were|be|has|have|had|been|being|['’](?:s|m|re|ve)|also|an?|the|one|of|both|just|recently|twice|reigning|current|most|later|then|first|proud) ?)*$/

/** `hosts the podcast Quiet Rivers`: what somebody is heard in. */
const ofShow =
  /(?<![\p{L}])(?:(?:co-?)?(?:hosts?|presents?)|(?:co-?)?host of|founder of) (?:(?:the|his|her|their|an?) )?(?:[\p{Ll}-]+ ){0,2}?(?:podcast|radio show|radio programme|newsletter|series|channel)(?![\p{L}])/giu

/** `is the author of Logs Are Not Enough`: words of a title say nothing of who has written it. */
const withoutTitles = (text: string): string =>
  text
    .replace(/(?<=(?:author|writer|creator) of |wrote |book |novel |memoir |guide )\p{Lu}[^,.;]*/gu, "")
    .replace(ofShow, "")

const honoursOf = (text: string): ReadonlyArray<Honour> => {
  if (unfit.test(withoutTitles(text)) || !isPublicMatter(text)) return []
  const honour = (at: number, value: string): Honour => ({
    isFirst: auxiliaries.test(text.slice(0, at)),
    value: awardValue(value)
  })
  const found = forms.flatMap(form =>
    matchesIn(text, patternOf(form, "gu")).flatMap(({ groups, index }) =>
      others.test(text.slice(0, index)) || anotherWho.test(text.slice(0, index))
        ? []
        : [honour(index, `${groups?.value ?? ""}${groups?.at ?? ""}`)]
    )
  )
  return found.filter(
    ({ value }) =>
      value.length > 3 &&
      value !== "patent" &&
      isSpeakableName(value) &&
      !found.some(other => other.value !== value && other.value.includes(value))
  )
}

/** Honours, feats and works that a text tells of somebody, each by what it is called. Several rules ask of one text. */
export const honoursIn = rememberingLast(4, honoursOf)

/** Prizes with what else is told beside them, in the order of the text; nothing where there are none. */
export const withHonours = (prizes: ReadonlyArray<string>, text: string): ReadonlyArray<string> => {
  if (prizes.length === 0) return []
  const others = honoursIn(text)
    .map(({ value }) => value)
    .filter(value => !prizes.some(prize => prize.includes(value) || value.includes(prize)))
  return [...prizes, ...others].sort((left, right) => text.indexOf(left) - text.indexOf(right))
}
