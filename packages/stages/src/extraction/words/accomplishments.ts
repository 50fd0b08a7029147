import { properWord } from "../naming/properName.ts"
import { besidePosition } from "./works.ts"

const money =
  "(?:an? )?(?:about |almost |nearly |over |more than |some )?(?:US|A|C|NZ|R|Rs\\.? ?|CAD |EUR |USD |GBP |CHF )?[$€£₹]?\\d[\\d.,]*(?: ?(?:million|billion|thousand|crore|lakh|bn|k|K|m|M)(?![\\p{L}]))?"
const currency = "(?=[^.;]{0,14}(?:[$€£₹]|CAD |EUR |USD |GBP |CHF |Rs))"
const forWhat =
  "(?: in (?:seed |venture |growth |start-?up )?(?:funding|capital|investment)| (?:seed|pre-seed|funding|investment|growth|Series [A-F])(?: funding)?(?: round)?)?(?: (?:for|in aid of) (?:the |our )?(?:\\p{Lu}[\\p{L}’'&-]*(?: (?:of |for |and |the )*\\p{Lu}[\\p{L}’'&-]*)*|charity|research|repairs|the \\p{Ll}+(?: \\p{Ll}+){0,3}?))?"

const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)"

/** `raised £8,450 for Devon Air Ambulance`, `raised a $6.2 million seed round`. */
const raised = `\\b(?<value>[Rr]ais(?:ed|ing) ${currency}${money}(?![\\d.,])${forWhat})(?=[.,;:!)]|$| (?:and|by|from|through|so|to|via|with|while|when|after|since|last|this|over|on|at|which|along|led|ahead|before|during|towards|${month}|in (?:the|its|${month}|(?:19|20)\\d\\d))(?![\\p{L}]))`

/** `closed a $42 million second fund`. */
const closed = `^(?:(?:has|have|had|recently|also|just) )*(?<value>closed an? (?=[$€£₹])[$€£₹]\\d[\\d.,]*[ -]?(?:million|billion|bn|m|M)? (?:[\\p{L}-]+ ){0,3}?(?:fund|round|raise))(?![\\p{L}])`

const giver = `(?: from (?:the )?${properWord}(?: (?:(?:of|for|and|the) ){0,2}${properWord}){0,5})`
/** `won a $15,000 grant from Craft Fund`, `has been awarded a grant of £20,000`. */
const granted = `\\b(?:won|received|secured|awarded|obtained|got) (?:an? |the )?(?<value>(?:(?=[$€£₹])[$€£₹]\\d[\\d.,]*(?: ?(?:million|billion|bn|k|K|m|M))? (?:[\\p{L}-]+ ){0,2}?grant|(?:[\\p{Ll}-]+ ){0,2}?grant of [$€£₹]\\d[\\d.,]*(?: ?(?:million|billion|bn|k|K|m|M)(?![\\p{L}]))?)${giver}?)(?=[,.;)]|$| (?:to|for|and|in|which|that)(?![\\p{L}]))`
/** `rowed with her club to a silver medal at the county championships`. */
const toMedal = `^(?:(?:has|have) )?(?:rowed|paddled|ran|swam|sailed|cycled|rode|played|skated|led|captained|coached|steered) [^,.;]{3,60}? to (?:an? |the )?(?<value>(?:team )?(?:gold|silver|bronze)(?: medal)? (?:at|in) (?:the )?[^,.;]{4,70}?)(?=[,.;]|$| (?:in|on) (?:${month}|(?:19|20)\\d\\d|(?:last|this)(?![\\p{L}])))`

const gathering = `(?=[^.;]{0,80}?(?:Con(?:f|gress|vention|ference)?(?!\\p{Ll})|Summit|Forum|Festival|Fest|Week|Days?|TED|Symposium|Expo|Show|Meetup|Camp|Awards|(?:19|20)\\d\\d))(?:the )?(?:(?:19|20)\\d\\d )?${properWord}(?:[ -](?:(?:of|for|on|and|the|in) ){0,2}(?:${properWord}|(?:19|20)\\d\\d)){0,6}`
const occasion =
  "(?:[Tt]alk|[Kk]eynote|[Ll]ecture|[Ss]ession|[Ww]orkshop|[Pp]resentation|[Pp]aper|[Ww]ebinar|TED(?:x)? talk|TEDx)"

/** `gave a talk on event sourcing at RootConf`, `spoke at GopherCon India`, `Speaker at the Africa Forum 2023`. */
const spoken: ReadonlyArray<string> = [
  `\\b(?:gave|given|delivered|presented|did) (?:an? |the |my |her |his |their )?(?<value>(?:\\p{Ll}+ ){0,2}${occasion}(?: (?:on|about) [^,.;“"]{3,70}?)? (?:at|to|for) ${gathering})`,
  `\\b(?:gave|given|gives|delivered|delivers|presented|presents) (?:an?|the|my|her|his|our|their) (?:[\\p{Ll}-]+ ){0,2}(?:lecture|seminar|workshop|webinar|masterclass),? (?:called |titled |entitled |on )?(?<value>[“"][\\p{Lu}\\d][^“”"]{3,90}[”"])`,
  `\\b(?:gave|given|gives|delivered|presented) (?<value>[“"][\\p{Lu}\\d][^“”"]{3,90}[”"])(?= at ${gathering})`,
  `\\b(?<value>(?:[Ss]poke|[Ss]poken|[Ss]peaks|[Ss]peaker|[Pp]resented|[Kk]eynoted|[Kk]eynote speaker) at ${gathering})`,
  `(?:^|^(?:[Mm]y|[Hh]er|[Hh]is|[Tt]heir) )(?:(?:recent|popular|first|latest) )?(?:TEDx?|conference|keynote) (?:talk|speech),? (?<value>[“"‘][^“”"‘’]{3,80}[”"’])`,
  `^(?:[Mm]y|[Hh]er|[Hh]is|[Tt]heir) (?:(?:recent|first|latest|next) )?(?:talk|session|lecture|workshop|keynote|presentation)(?:,|:| is called| was called)? (?<value>[“"][^“”"]{8,90}[”"])`,
  `^(?:(?:[Mm]y|[Hh]er|[Hh]is|[Tt]heir) )?(?:talk|session|lecture|workshop|keynote|presentation), (?<value>\\p{Lu}[^.;:“”"]{8,90}?), (?:looks|is|was|explores|asks|covers|explains|shows|tells|argues|deals|examines)(?![\\p{L}])`
]

const size = `${currency}(?:[$€£₹][\\d.,]+ ?(?:million|billion|bn|k|K|m|M)?(?![\\p{L}])|Rs\\.? ?[\\d.,]+ (?:crore|lakh))`
/** `led the town’s successful £1.2m bid to reopen the lido`. */
const led = `\\b(?<value>[Ll]ed (?:the |its |our |an? )?(?:[\\p{L}-]+['’]s )?(?:successful )?${size} (?:[\\p{L}-]+ ){0,3}?(?:bid|campaign|project|programme|program|merger|acquisition|redevelopment|restoration|refurbishment|fundraise|round|expansion|build|appeal to|investment|listing|flotation|IPO|regeneration|transformation|upgrade|rollout|deal)(?: [^,.;]{3,60}?)?)(?=[,.;]|$| (?:in|after|before) | and )`

const turned =
  "\\b(?<value>turned (?:an?|the) (?:(?:[\\p{L}-]+ ){0,2}(?:loss-making|ailing|failing|struggling|bankrupt) (?:[\\p{L}-]+ ){0,2}?[\\p{L}-]+|(?:[\\p{L}-]+ ){0,4}(?:company|business|firm|school|charity|club|branch|store|restaurant|hotel|hospital|department|division|farm|team|shop|brand)) around(?: in [\\p{L}\\d]+ (?:months|years|weeks))?)"
const firstOf =
  "\\b(?<value>(?:set up|founded|launched|opened|created|established|built) the (?:[\\p{L}-]+['’]s|country['’]s|region['’]s) first (?:[\\p{Ll}-]+ ){0,4}[\\p{Ll}-]+)(?=[,.;]|$| (?:in|and|for|at|with) )"
/** `completed the London to Paris bike ride`, `has completed three London Marathons`. */
const ridden =
  "\\b(?<value>(?:completed|finished|ran|run|rode|cycled|walked|rowed) (?:the |an? |\\d+ |two |three |four |five |six |seven |eight |nine |ten |several )?(?:\\p{Lu}[\\p{L}-]+ (?:to \\p{Lu}[\\p{L}-]+ )?(?:(?:bike |charity |sponsored )?(?:ride|walk|row|swim|trek)|Marathons|Half Marathons|Triathlons|Rounds)))(?![\\p{L}])"
const titled = `${properWord}(?: (?!${besidePosition})(?:(?:a|an|the|of|and|in|on|to|for|not|with|from|at|by) ){0,3}${properWord}){0,10}`
const wrote = `\\b(?:co-)?author of (?:the (?:book|manual|memoir|novel|guide) )?(?<value>${titled})(?=[.,;]|$| and | \\()`
const brought =
  "^(?:(?:first|latest|new|second|own) )?(?:book|novel|album|series|film|memoir|podcast|newsletter|exhibition|debut),? (?<value>\\p{Lu}[^,.;]{1,60}?),? (?:came out|was (?:published|released|shown|exhibited|shortlisted|longlisted)|is out|appeared|has been)(?![\\p{L}])"
const published =
  "\\b(?:published|released|open-sourced) (?<value>\\p{L}[\\p{L}\\d._-]{2,30}),? an? (?:[\\p{L}-]+ ){0,4}(?:tool|library|app|package|dataset|plug-?in|framework|game|typeface|font)(?![\\p{L}])"

/** `filed 94 patents`, `placed 612 students`: so many that somebody counted. */
const counted =
  "\\b(?<value>(?:filed|placed|planted|trained|treated|taught|rescued|replaced|repaired|rebuilt|renovated|translated|vaccinated|fed|rehomed|restored|housed|delivered|built|opened|launched|published|designed) (?:over |more than |nearly |almost |some )?\\d[\\d,.]*\\d\\+? (?!years|months|weeks|days|hours|minutes|people|times|per)[\\p{L}-]{3,}(?: (?!(?:in|at|for|with|and|by|since|from|on|to|across|over|during|last|this)(?![\\p{L}]))[\\p{Ll}-]+){0,3})(?=[,.;]|$| (?:in|at|for|with|and|by|since|from|on|to|across|over|during|last|this)(?![\\p{L}]))"
/** `Her work has been shown at the Venice Biennale`. */
const shown =
  "^(?:(?:[\\p{Ll}-]+ ){0,2}(?:work|works|photographs|paintings|prints|films|pieces|designs|drawings|sculptures|furniture|ceramics|pots|quilts)(?: (?:on|in|with|from|about) [^,.;]{2,40}?)? )(?:has been |have been |was |were )(?:widely |recently )?(?:shown|exhibited|screened|displayed) (?:at|in) (?:the )?(?<value>\\p{Lu}[^,.;]{3,60}?)(?=[,.;]|$| and )"
const yearly =
  "\\b(?<value>(?:19|20)\\d\\d (?:\\p{Lu}\\p{L}+ )?(?:fellow|scholar|resident|finalist|laureate) (?:of|at|in|with) (?:the )?\\p{Lu}[\\p{L}’'&-]*(?: (?:of |for |and |the )*[\\p{Lu}][\\p{L}’'&-]*)*(?: (?:programme|program|scheme|award|foundation))?)"

/** What people have done that is told without a prize: money, talks, rides, books and what they have set up. */
export const accomplishments: ReadonlyArray<string> = [
  raised,
  closed,
  granted,
  toMedal,
  ...spoken,
  led,
  turned,
  firstOf,
  ridden,
  wrote,
  brought,
  published,
  counted,
  shown,
  yearly
]
