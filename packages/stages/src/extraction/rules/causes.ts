import { patternOf, regex } from "../../sources/regex.ts"
import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { organizationName, tidyName } from "../naming/properName.ts"
import { isPublicMatter, isSpeakable, isSpeakableName } from "../privateMatters.ts"
import { isEmployer } from "../Wanted.ts"
import {
  isCharity,
  isGivenTimeTo,
  isSaidOfCharity,
  namesBeneficiaries,
  withOwnKind
} from "../words/charities.ts"
import { isInstitution } from "../words/degrees.ts"
import { tellingOf } from "../words/pursuits.ts"
import { isSportsClub } from "../words/teams.ts"
import { givenIn } from "./giving.ts"
import { chapter, organization, societyName } from "./organization.ts"

const what = "(?: (?!with\\b|for\\b|at\\b|in\\b|through\\b|via\\b)[^,;]{1,60}?)?"
/** How people tell that they give their time or money, each up to the name of whom they give it to. */
const giving = [
  `(?:helps?(?: out)?|lends? a hand|pitch(?:es)? in|serves? (?:meals|food|soup|breakfast)|sorts? (?:food|donations)|(?:delivers?|cooks?|packs?) (?:meals|food|groceries|parcels)|walks? (?:the )?(?:rescue )?dogs|takes? calls|answers? (?:calls|phones)|works? shifts|drives|cooks(?: \\p{Ll}+){0,3}|(?:sorts?|stocks?|hands? out|serves?) \\p{Ll}+|plants? trees|clears? (?:paths|litter|rubbish)|picks? litter|helps? (?:to )?run) (?:with|for|at|the)(?= (?:the )?(?<charity>${organizationName}))`,
  "(?:supports?|works with|helps(?: out)? (?:at|with)|runs|champions) (?:the |a )?(?:local )?(?:charity|charities such as|non-?profit),?",
  `(?:supports?|champions|${be}(?:active|involved) (?:in|with)|works? (?:pro bono|for free|unpaid) (?:with|for))(?= (?:the )?(?<charity>${organizationName}))`,
  "(?:engagiert sich|engagiere mich|(?:is |ist |bin )?ehrenamtlich(?: tätig| aktiv)?|arbeitet ehrenamtlich|hilft(?: ehrenamtlich)?|spendet|setzt sich)(?: ehrenamtlich)? (?:bei|beim|für|im|in|an)(?: der| die| den| das| dem)?",
  "(?:s['’]engage|m['’]engage|(?:is |est |suis )?bénévole|soutient|milite)(?: activement)? (?:auprès (?:de|du|des)(?: la)?|pour|avec|chez|aux?|à(?: la)?|dans|au sein (?:de|du)(?: la)?)(?: les?| la)?",
  "(?:is |é |es |sou |soy )?volunt[aá]ri[oa] (?:no|na|nos|nas|em|da|do|de(?: la| los)?|del|en(?: la| el)?|con|com|para)",
  "(?:is )?(?:vrijwillig(?:er|ster) bij|volontär (?:på|hos|för|i)|frivillig (?:i|hos|ved))(?: de| het)?"
].map(form => `^${form} ${organization}`)

const office =
  "(?:[Tt]rustee|[Cc]hair(?:man|woman|person)?|[Vv]ice[- ][Cc]hair|[Tt]reasurer|[Ss]ecretary|[Gg]overnor|[Pp]atron|[Aa]mbassador|[Cc]o-?[Ff]ounder|[Ff]ounder|[Mm]entor|[Cc]oach|[Tt]utor|[Vv]olunteer|[Bb]oard [Mm]ember|[Mm]ember of the board|[Mm]ember|[Cc]oordinator|[Ff]oster(?:er| carer| parent)?)"
/** What people do for its own sake, and for others as well. */
const doings =
  "read sing play sew bake knit cook garden paint swim run cycle climb trek ride walk row hike paddle abseil skydive quilt crochet".split(
    " "
  )
/** What people do for charities and elsewhere alike, up to the name. */
const involved = [
  `(?:sits |serves |${be}|${have}served )(?:an? (?:\\p{Ll}+ )?member )?on the (?:\\p{Ll}+ )?(?:board|council|committee)(?: of (?:directors|trustees|governors))? (?:of|at|for)`,
  `(?:co-)?chairs|presides over|(?:(?:co-)?founded|set up|started|launched|helped (?:to )?(?:found|set up|start|launch))|helps? (?:to )?run|${have}(?:founded|set up|chaired)`,
  `(?:${be}|serves as |acts as |was (?:elected|appointed|named) |${have}been )(?:an? |the |its )?(?:(?!(?:former|past|ex)\\b)[\\p{L}-]+ ){0,3}?${office},? (?:of|at|for|with|on behalf of)`,
  `(?:coaches|tutors?|teaches|${be}(?:coaching|tutoring|teaching))${what},? (?:at|with|for|through|via)`,
  `(?:fosters?|rehomes?|walks?|looks? after|socialises?|rescues?|transports?) [^,;.]{3,40}? (?:for|with|at|through)`,
  `(?:${tellingOf(doings)})${what} (?:for|with|in aid of|on behalf of)`,
  `(?:organi[sz]es?|runs?|hosts?|puts? on|arranges?|coordinates?|comp[eè]res?|stages?|leads?) [^,;.]{0,40}?(?:charity|fundrais\\p{L}+|benefit|sponsored|collection)(?: \\p{Ll}+){0,3}? (?:for|in aid of|on behalf of)`
].map(form => `^(?:${form}) ${organization}`)

const surely = /^(?:coaches|tutors?|teaches|fosters?|rehomes?)(?![\p{L}])/u

const atWork =
  /^\p{L}+ (?:the |an? )?(?:\p{Ll}+ )?(?:training|workshops?|courses|campaigns?|projects?|accounts?|services|strategy|operations)(?![\p{L}])/u

/** Whom the person stands by as the name says, or what is told right behind it. */
const supported = (text: string): string | undefined => {
  if (atWork.test(text)) return undefined
  for (const form of involved) {
    const match = patternOf(form).exec(text)
    const name = tidyName(match?.groups?.organization ?? "").replace(/['’]s$/u, "")
    if (match === null || name === "" || isInstitution(name) || isSportsClub(name)) continue
    const behind = text.slice(text.indexOf(name) + name.length)
    const isTold = isCharity(name) || isSaidOfCharity(behind)
    return isTold || (surely.test(text) && namesBeneficiaries(text)) ? withOwnKind(name, behind) : undefined
  }
  return undefined
}

/** Crews and helpers give their time where the organisation lives by that. */
const crew = regex.u`^(?:${be}|serves as |serves )(?:an? |the |part of the )?(?:(?!former)\\p{L}+ )*?(?:[Mm]ember|[Cc]rew(?: [Mm]ember)?|[Hh]elm|[Cc]oxswain|[Ff]irst [Aa]ider|[Rr]esponder|[Ll]istener|[Dd]river|[Ll]ifeguard|[Ll]eader|[Oo]fficer|[Mm]itglied) (?:of|with|at|for|on|in|der|bei der|beim) (?:the )?${chapter}?(?<organization>${societyName})`

const advocacy = regex.u`(?:^|,? and (?=about ))(?:(?:also |passionately |quietly |has |have |actively )*(?:(?:advocates?|speaks? (?:up|out)|stands? up|fights?|lobbies|lobbied) for|(?:has |have )?(?:long )?champion(?:s|ed)|(?:campaigns?|(?<=(?:has|have) (?:\\p{Ll}+ )?)campaigned) (?:for|to protect|to save)|bangs? on about|defends?)|${be}(?:an? |the )?(?:\\p{L}+ ){0,2}(?:advocate|champion|campaigner|proponent|evangelist) (?:for|of)|causes (?:include|are)|cares deeply about the cause of|(?:theme|cause|charity|mission)(?: for the year)? is) (?<cause>[\\p{L}][^,;.]{2,80})`
/** What people care about at work is no cause; what is told of here is nobody’s work. */
const cared =
  /(?:^|(?<=[\p{L}] ))(?:cares?|worr(?:y|ies)) (?:an? (?:good|great) deal |a lot |deeply |passionately |most )?about (?<first>[^,;.]{3,60}?)(?:,? and about (?<second>[^,;.]{3,60}?))?(?=[,.;]|$| and (?:I|she|he|they|has|is|chairs?|runs?)(?![\p{L}]))/u
/** Passion is for pastimes as well: only what is done to others is a cause by it. */
const stoodFor =
  /(?:^|(?<=[\p{L}] ))(?:[Pp]assionate about|passion for|(?:is |am |^)?(?:[Cc]hampion|[Aa]dvocate|[Cc]ampaigner) (?:for|of)|speaks? (?:often|regularly|widely|out) (?:about|on)) (?<causes>[^,;.]{3,80}?)(?=[,.;]|$| and (?:I|she|he|they|has|is|chairs?|runs?|visits?|an?|works?|the|speaks?)(?![\p{L}]))/u
const plight =
  /(?<![\p{L}])(?:hunger|poverty|homeless\p{L}*|affordable housing|housing for|refugees?|asylum|carers|veterans|(?:girls|women|minorities) in|young people|youth employment|unemploy\p{L}+|first-generation|low-income|underserved|under-?represented|disadvantaged|vulnerable|pay (?:equity|gaps?)|fair (?:pay|wages|trade)|living wage|equality|equal pay|social (?:justice|mobility|housing)|climate justice|access to|step-free|literacy|mental health|human rights|rights of|loneliness|prison leavers?|prison reform|ex-offenders|food (?:waste|poverty|insecurity)|safe workplaces|clean water|rewilding|reforestation|animal welfare|intellectual freedom|financial inclusion|rural communities)(?![\p{L}])/iu
const concern =
  /(?<![\p{L}])(?:litter|rubbish|waste|plastic\p{L}*|chapels?|churchyards|conservation|climate|biodiversity|wildlife|birds|bees|rivers?|seas?|oceans?|forests?|trees|peat\p{L}*|wetlands|soil|water|rewilding|recycling|repair|apprentic\p{L}+|literacy|education|schools?|libraries|heritage|languages?|equality|equity|diversity|inclusion|justice|rights|access|accessibility|hunger|poverty|homeless\p{L}*|housing|refugees?|carers|veterans|girls|women|children|young people|older people|loneliness|animals|welfare|adoption|fair trade|transport|road safety|mental health|open (?:source|data|access)|buildings|high streets?|seeds?|prisons?|reform|pay gaps?|fair pay|childcare|workplaces?|wages|(?:youth |rural |un)?employment|students?|farmers|communities|childhood|freedom|fostering|menopause|dementia|food waste)(?![\p{L}])/iu

/** `his own charity, Kindling Trust`: whose it is stands beside its name. */
const theirOwn = regex.u`(?<![\\p{L}])(?:her|his|their|my) (?:own )?(?:\\p{Ll}+ )?(?:charity|non-?profit|charitable (?:trust|foundation)|foundation),? (?:the )?(?<organization>${organizationName})`

const vague =
  /\b(?:customers?|clients?|users?|teams?|company|companies|his|her|their|our|my|that|which|employees|best practices?|staff|himself|herself|products?)\b/i

const isOwnCause = (name: string): boolean =>
  isSpeakableName(name) &&
  !/^(?:Board|Team|Head|Director|(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?|(?:Janu|Febru)ary|March|April|May|June|July|August|(?:Septem|Octo|Novem|Decem)ber|Christmas)\b/.test(
    name
  )

/** Those whom a text says the person gives to that a report may name. */
export const causesIn = (text: string, companies: ReadonlyArray<string>): ReadonlyArray<string> =>
  isPublicMatter(text)
    ? givenIn(text).filter(name => !isEmployer(name, { companies }) && isOwnCause(name))
    : []

/** `campaigns for step-free access with Transport for All`, `theme is clean water, with funds going to …`: for what, and with whom. */
const withOthers =
  /(?<![\p{L}])campaigns? for (?<cause>\p{Ll}[^,;.]{3,50}?) (?:with|alongside|through) (?=(?:the )?\p{Lu})|(?<![\p{L}])(?:theme|cause)(?: (?:for|of) (?:the|this) year)? is (?<theme>\p{Ll}[^,;.]{3,40}),/u

/** Whom the person gives time or a voice to beside their work. */
export const causes: Rule = ({ text, companies }): ReadonlyArray<Fact> => {
  const given = causesIn(text, companies)
  if (given.length > 0) {
    const { cause = "", theme = cause } = withOthers.exec(text)?.groups ?? {}
    return factsOf("personal.causes", theme !== "" && isSpeakable(theme) ? [theme, ...given] : given)
  }
  for (const form of giving) {
    const { organization: told = "", charity } = patternOf(form).exec(text)?.groups ?? {}
    const name = tidyName(told).replace(/['’]s$/u, "")
    // What people also do at work is a cause where the name says that it is one.
    if (name === "" || (charity !== undefined && !isCharity(charity))) continue
    return isEmployer(name, { companies }) || !isOwnCause(name) || !isPublicMatter(text)
      ? []
      : factsOf("personal.causes", [name])
  }
  const own = tidyName(theirOwn.exec(text)?.groups?.organization ?? "")
  if (own !== "" && !isEmployer(own, { companies }) && isOwnCause(own))
    return factsOf("personal.causes", [own])
  const name = supported(text)
  if (name !== undefined)
    return isEmployer(name, { companies }) || !isOwnCause(name) ? [] : factsOf("personal.causes", [name])
  const helped = tidyName(crew.exec(text)?.groups?.organization ?? "")
  if (isGivenTimeTo(helped) && !isEmployer(helped, { companies })) return factsOf("personal.causes", [helped])
  const about = cared.exec(text)?.groups
  const stood = eachOf(stoodFor.exec(text)?.groups?.causes ?? "", plight)
  const concerns = [about?.first, about?.second].flatMap(it => eachOf(it ?? "", concern)).concat(stood)
  const told = concerns.length > 0 ? concerns : [advocacy.exec(text)?.groups?.cause ?? ""]
  return factsOf(
    "personal.causes",
    told
      .map(cause => shortCause(cause))
      .filter(it => it !== "" && it.split(" ").length <= 7 && !vague.test(it) && isSpeakable(it))
  )
}

/** `pay equity and first-generation students`: two, where each is one by itself. */
const eachOf = (told: string, kind: RegExp): ReadonlyArray<string> => {
  const parts = told.split(/ and (?:about |for )?/u)
  return parts.every(part => kind.test(part)) ? parts : kind.test(told) ? [told] : []
}

/** Without where, how and since when. */
const shortCause = (cause: string): string =>
  (
    cause
      .replace(
        / (?:with|at|through|who|which|that|by|as|across|since|wherever|whenever|partout|to anyone|because|where)(?![\p{L}]).*$/u,
        ""
      )
      .replace(/^(?:the |les |la |le )/u, "")
      .split(/ and (?=(?:has|is|a|an|the|speaks|works|about)\b)/u)[0] ?? ""
  ).trim()
