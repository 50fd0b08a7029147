import { legalForm } from "@prospect-research/core"
import { patternOf } from "../../sources/regex.ts"
import { type Clause, type Fact, factsOf, isEarlier, type Rule } from "../Clause.ts"
import { namesSomebodyElse } from "../clauses.ts"
import { organizationWord } from "../naming/properName.ts"
import { postsIn } from "../position/unspokenPosts.ts"
import { isEmployer } from "../Wanted.ts"
import { isField } from "../words/fields.ts"
import { house, houseAlone, industry } from "../words/industries.ts"
import { isPlace, placeName } from "../words/places.ts"

const field = "professional.current_location"

const near =
  "(?:just |right |deep )?(?:in|near|outside|close to|on the outskirts of|north of|south of|east of|west of|by|on)"
const vicinity =
  "(?:the )?(?:(?:small |little |market |seaside |coastal |university |port |old |beautiful |leafy )*(?:city|town|village|suburb|parish|hamlet|island|township|borough|hills?|countryside)(?: of| outside| near| above)? )?(?:central |downtown |greater |inner |rural |north |south |east |west |leafy |sunny |rainy )?"
const site =
  "(?:office|studio|shop|store|surgery|practice|clinic|showroom|workshop|kitchen|yard|works|mill|brewery|lab|laboratory|warehouse|gallery|branch|campus|headquarters|hub|plant|depot|chambers|bureau|newsroom)"

const theirs = "(?:her|his|their|my|a) (?:\\p{Ll}+ ){0,2}?"
const home =
  "(?:home|house|flat|apartment|cottage|farmhouse|farm|studio|base|practice|surgery|loft|croft|boat|narrowboat|garden office)"
/** Where people also only spend an evening: `makes chairs in a shed in Leeds`. */
const bench = "(?:workshop|shed|garage|kitchen(?: table)?|barn)"

/** Words around a place that say that somebody lives or works there. */
const cues = [
  `(?:lives?|living|resid(?:es?|ing)|dwells?)(?: (?!(?:in|near|outside|up to|out|life)\\b)[\\p{L}\\d’'-]+){0,9}? ${near} ${vicinity}(?<place>${placeName})`,
  `(?:based|settled|rooted|at home|headquartered|stationed|located|domiciled)(?: (?:primarily|mostly|mainly|currently|now|happily|with [^,;]{2,40}?))? (?:in|at|near|outside|out of|on|from) ${vicinity}(?<place>${placeName})`,
  `(?:working|works?|writes?|writing|trading|trades?) (?:\\p{Ll}+ ){0,2}?(?:from|in|out of|on) (?:an?|the|her|his|their|my) (?:[\\p{Ll}’'-]+ ){1,4}?(?:in|near|outside|above|on|at) ${vicinity}(?<place>${placeName})`,
  `(?:(?:from|in|at|out of) ${theirs}${home}|(?:from|out of) ${theirs}${bench}) (?:office )?(?:in|near|outside|above|on) ${vicinity}(?<place>${placeName})`,
  `(?:(?:her|his|their|my) (?:home|hometown|home town|base|home base|adopted (?:home|city|town)) (?:is|of|in|city of|town of)|home is|home:|works? (?:remotely |mostly |mainly )?(?:from|out of)) ${vicinity}(?<place>${placeName})`,
  `(?:at|in|from|out of) (?:the|our) (?:[\\p{L}’'-]+ ){0,3}?${site} (?:in|at|near) ${vicinity}(?<place>${placeName})`,
  `(?:residents?|householder) of ${vicinity}(?<place>${placeName})`,
  `(?:an?|the|proud|longtime|long-time|local) (?<place>${placeName}) (?:resident|local|dweller|householder)`,
  `(?:calls?|calling|called|made|makes|making) (?<place>${placeName}) (?:her |his |their |my )?(?:\\p{Ll}+ )?(?:home|base)(?! (?:town|to)\\b)`,
  `(?:in|at|from|out of|leads?|heads?(?: up)?|runs?|manages?|oversees|joined|partner (?:in|at)|member of) (?:our|the|its|their|(?:the )?(?:company|firm|group|society|charity|trust|business)[’']s|\\p{Lu}[\\p{L}&. ]{1,30}[’']s?) (?<place>${placeName}) ${site}`,
  `(?:runs?|leads?|manages?|heads?|directs?) (?:an? |the |her |his |their |our )?(?:[\\p{Ll}-]+ ){0,4}?(?:team|staff|crew|network|group|business|practice|firm|agency|studio)(?: of [\\d,]+)?(?: from \\p{Lu}[\\p{L}-]+ to \\p{Lu}[\\p{L}-]+)? (?:from|out of) (?<place>${placeName})(?![\\p{L}’'-]| to )`,
  `^(?:last )?updated (?:on )?[^;.]{3,40}? (?:from|in) (?<place>${placeName})`,
  `(?:around|in|near|outside|of) (?<place>${placeName}), where (?:she|he|they|I) (?:now |also |still )?(?:lives?|works?|is based)`,
  `(?:an?|the|is|as) (?:\\p{Ll}+ ){0,2}?(?<place>${placeName})-based (?=(?:\\p{Ll}+ ){0,3}?\\p{Ll}+(?:er|or|ist|ian|ect|eer|ant|ent|et|ser|yst|ic|ive|ef|oman|alist)\\b)`
].map(cue => `(?<![\\p{L}-])${cue}`)

const past =
  /\b(?:until|used to|previously|formerly|former|once|moving|will move|born|raised|grew up|grown up|lived|was (?:living|based)|then living|hopes?|wants?|dreams?|plans?|originally|holidays?|spoke|gave|presented|opened|visits|met|no longer|not|never|visit\w*|stud(?:y|ied|ying)|(?:co-)?founded|started|began|launched|bought|spent|won|read|served|trained|qualified|(?:joins?|joined|comes?|came|arrives?|arrived)(?: us| in (?:19|20)\d\d)? from)\b|n[’']t\b/iu

const isPast = (text: string): boolean => isEarlier(text) || past.test(text)

const noPlace =
  /^(?:Our|My|Her|His|Their|The|Your)(?![\p{L}])|\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Office|Street|Road|Avenue|Lane|House|Remote|Online|Internet|Earth|God|English|French|German|Spanish|Zoom|Python|Java|Excel)\b|\d|['’]s?(?: |$)/u

const homely = /(?<![\p{L}])(?:liv\p{L}+|resid\p{L}+|dwell\p{L}*|based|settled|home|from)(?![\p{L}])/iu

const ownHome = /^(?:from|out of) (?:her|his|their|my) home (?:office )?in /u

/** `The company is based in Hull.` */
const otherSubject = /^(?:the|our|its|this|that|these|those|both|all|their) /u

/** A partner of a house is nobody's partner. */
const partnership = /^(?:is|am|was|['’](?:s|m)) (?:an? |the )?(?:\p{Ll}+ )?partner\b/u

const placesIn = (clause: Clause): ReadonlyArray<string> => {
  const { companies } = clause
  const text = (clause.text.charAt(0).toLowerCase() + clause.text.slice(1)).replace(partnership, "is")
  for (const cue of cues) {
    const match = patternOf(cue, "u").exec(text)
    const place = match?.groups?.place?.replace(/['’.,-]+$/u, "") ?? ""
    const before = text.slice(0, (match?.index ?? 0) + (match?.[0].indexOf(place) ?? 0))
    // `throwing pots at a studio in Leeds`: where free time is spent.
    const isElsewhere = clause.isLeisure && !homely.test(match?.[0] ?? "")
    // `visits mills from her home in Leeds`
    const told = ownHome.test(match?.[0] ?? "") ? before.replace(/\bvisit\w*/giu, "") : before
    const isOwn = !isElsewhere && !isPast(told) && !otherSubject.test(text) && !namesSomebodyElse(before)
    // `leads the firm’s Health Care practice`: of what a practice is, and not where.
    const isTown =
      isPlace(place) || (!noPlace.test(place) && !organizationWord.test(place) && !isField(place))
    if (place !== "" && isOwn && isTown && !isEmployer(place, { companies })) return [place]
  }
  return []
}

const kind = `(?:an?|the|one of [^,;]{3,40}?) (?:[\\p{L}\\d-]+ ){0,4}?(?:(?<industry>${industry})(?: and [\\p{Ll}]+)? ${house}|(?<house>${houseAlone}))(?![\\p{L}-])`
/** `at Acme, a software company in Austin`, `the Austin software company Acme`. */
const behind = `^(?:,? ${legalForm})?(?:,| \\(|, which is| [–—-]) ?${kind}`
const before = `(?:^|[\\s(])(?:an?|the) (?:[\\p{L}\\d-]+ ){0,3}?(?<industry>${industry}) ${house},? $`
/** `a career in shipping`; of years in a trade some are those before the present house, so that only `twenty years in the shipping industry` tells it. */
const career = `(?:career|life|lifetime|roots|experience|since \\d{4}|working|(?<=(?:has|have|had|['’]ve|['’]s)(?: \\p{L}+)? )worked|(?<!our )work(?! with)|servant|job|been|specialist|consultant|recruiter|lawyer)(?: [\\p{Ll}]+){0,2}?,? in (?:the )?(?<industry>(?:\\p{Ll}[\\p{L}-]+ ){0,2}?${industry}(?: and \\p{Ll}+(?: use)?)?)(?= (?:industry|sector|trade|business|world|buying|sales|for|since)\\b|[.;]|$)`

const tradeWord = "[\\p{L}][\\p{L}\\p{M}&-]*"
/** `works in the citrus export industry`, `The events industry, she says, …`, `civil servant in local government`. */
const sector = `(?:(?:in|of|for|across|within) (?:the )?(?<trade>(?!the )${tradeWord}(?: (?:and )?${tradeWord}){0,2}?)|^[Tt]he (?<subject>\\p{Ll}[\\p{L}-]*(?: \\p{Ll}[\\p{L}-]*)?)) (?:industry|sector|trade)(?![\\p{L}-])`
const noTrade =
  /^(?:(?:the|this|that|her|his|their|my|our|its|whole|same|entire|private|an?|any|every|each|another|other|wider|right|wrong|first|new|old|his own)(?: .*)?)$|\b(?:who|and the|in|of|to|is)\b/iu
/** `works with clients in the energy sector`, `makes dies for the car industry`: that is their trade. */
const ofOthers =
  /\b(?:makes? [^,;]{1,40}|supplies|sells? [^,;]{1,40}|shops|stores|homes|farms|sites|buyers|users|members|clients?|customers?|companies|businesses|firms|organi[sz]ations|start-?ups|leaders|founders|investors|employers|people|women|girls|teams) $/iu
/** Of a trade that somebody has left. */
const left = /\b(?:left|leaving|quit|retired|after|prior to|before|behind)\b/iu

const industryIn = ({ text, companies }: Clause): ReadonlyArray<Fact> => {
  for (const company of companies) {
    const at = text.indexOf(company)
    if (at === -1 || company === "") continue
    const told =
      patternOf(behind, "u").exec(text.slice(at + company.length))?.groups ??
      patternOf(before, "u").exec(text.slice(0, at))?.groups
    const value = told?.industry ?? told?.house
    if (value !== undefined) return factsOf("professional.industry", [value])
  }
  // What somebody has spent a whole life in lasts.
  const lasting = text.replace(
    /\bspent (?=(?:her|his|their|my) (?:whole|entire) (?:working )?(?:career|life)\b)/u,
    ""
  )
  if (isPast(lasting) || left.test(text)) return []
  const sectorTold = patternOf(sector, "u").exec(text)
  const named = ofOthers.test(sectorTold?.input.slice(0, sectorTold.index) ?? "")
    ? undefined
    : sectorTold?.groups
  const value = patternOf(career, "u").exec(text)?.groups?.industry ?? named?.trade ?? named?.subject
  return value === undefined || noTrade.test(value) ? [] : factsOf("professional.industry", [value])
}

/** Where the person lives or works, behind words that say so, the trade of the house they work for, and positions without a verb. */
export const places: Rule = clause => {
  const said = factsOf(field, placesIn(clause))
  const posts = postsIn(clause)
  return [
    ...said,
    ...industryIn(clause),
    ...(said.length > 0 ? posts.filter(fact => fact.field !== field) : posts)
  ]
}
