import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { isSpeakable, isSpeakableName } from "../privateMatters.ts"
import { organizationName, organizationWord, properWord, tidyName } from "../properName.ts"
import { isEmployer } from "../Wanted.ts"
import { isGivenTimeTo } from "../words/charities.ts"

/** `Women in Water`, `Hand in Hand for the Baltic Sea`: `in` is part of a name behind such words, and leads to a place behind others. */
const named = `(?:(?:Women|Girls|Men|Blacks?|Hand|People|Partners|Friends|Voices|Diversity|Nurses|Ladies|Youth|Pride) in (?:the )?(?:${properWord}(?: (?:and |& )?(?=\\p{Lu}))?)+(?: for (?:the )?${properWord}(?: ${properWord})*)?|${organizationName})`
const chapter = "(?:(?:\\p{Lu}[\\p{L}-]* ){1,3}(?:chapter|branch|section|division) of (?:the )?)?"

const organization = `(?:the |a )?(?:(?:local |national |youth |mental |animal |children['’]s )*(?:charity|non-?profit|organi[sz]ation|initiative|project|programme|social enterprise|NGO),? )?(?:the )?${chapter}(?<organization>${named})`

const volunteering = [
  new RegExp(
    `^(?:volunteers?|${be}(?:an? )?(?:regular |long-time |keen |active )?[Vv]olunteer(?:ing)?|${have}volunteered)(?: (?!with\\b|for\\b|at\\b)[^,;]{1,60}?)?,? (?:with|for|at) ${organization}`,
    "u"
  ),
  new RegExp(
    `^(?:mentors?|coaches|tutors?|teaches|${be}(?:an? )?(?:\\p{L}+ )?(?:[Mm]entor|[Cc]oach|[Tt]utor|[Mm]entoring|[Cc]oaching|[Tt]utoring))(?: (?!at\\b|with\\b|for\\b|through\\b)[^,;]{1,60}?)?,? (?:at|with|for|through|via) ${organization}`,
    "u"
  ),
  new RegExp(
    `^(?:fundraises?|raises? (?:money|funds|awareness)|(?:has )?raised [^,;]{0,40}|runs (?:marathons )?|donates?|gives? (?:her|his|their|my) time|gives back) (?:for|to) ${organization}`,
    "u"
  ),
  new RegExp(
    `^(?:${be}|serves as |acts as )(?:an? |the )?(?:\\p{L}+ )?(?:patron|ambassador|supporter) (?:of|for) ${organization}`,
    "u"
  ),
  new RegExp(
    `^(?:supports?|works with|helps(?: out)? (?:at|with)|runs) (?:the |a )?(?:local )?(?:charity|charities such as|non-?profit),? (?:the )?(?<organization>${organizationName})`,
    "u"
  ),
  new RegExp(
    `^(?:sits |serves |${be})(?:an? member )?on the (?:advisory )?board of (?:the )?(?:\\p{L}+ )?(?:charity|non-?profit),? (?<organization>${organizationName})`,
    "u"
  ),
  new RegExp(
    `^(?:${be}|serves as |acts as )(?:an? |the )?(?:\\p{L}+ )?(?:[Tt]rustee|[Cc]hair|[Tt]reasurer|[Ss]ecretary|[Gg]overnor|[Pp]atron|[Dd]irector|[Bb]oard [Mm]ember|[Mm]ember) (?:of|at|for) (?:the )?(?:(?:\\p{Ll}+ ){0,3}charity,? (?:the )?)?(?<organization>${organizationName}(?=(?: \\p{Ll}+){0,3} (?:charity|non-?profit|hospice|food ?bank)(?![\\p{L}-]))|(?<=charity,? (?:the )?)${organizationName})`,
    "u"
  ),
  new RegExp(
    `^(?:sits |serves |${be})(?:an? member )?on the board of (?:the )?(?<organization>${organizationName}) charity`,
    "u"
  )
]

/** Crews and helpers give their time where the organisation lives by that. */
const crew = new RegExp(
  `^(?:${be}|serves as |serves )(?:an? |the |part of the )?(?:(?!former)\\p{L}+ )*?(?:[Mm]ember|[Cc]rew(?: [Mm]ember)?|[Hh]elm|[Cc]oxswain|[Ff]irst [Aa]ider|[Rr]esponder|[Ll]istener|[Dd]river|[Ll]ifeguard|[Ll]eader|[Oo]fficer|[Mm]itglied) (?:of|with|at|for|on|in|der|bei der|beim) (?:the )?${chapter}(?<organization>${named})`,
  "u"
)

const advocacy = new RegExp(
  `^(?:advocates? for|champions|campaigns for|${be}(?:an? |the )?(?:\\p{L}+ )?(?:advocate|champion|campaigner|proponent) (?:for|of)|causes (?:include|are)|cares deeply about the cause of) (?<cause>[\\p{L}][^,;.]{2,80})`,
  "u"
)

const vague =
  /\b(?:customers?|clients?|users?|teams?|company|companies|his|her|their|our|my|that|which|employees|best practices?|staff|himself|herself|products?)\b/i

const isOwnCause = (name: string): boolean =>
  isSpeakable(name) && !/^(?:Board|Team|Head|Director|Monday|Sunday)\b/.test(name)

/** Whom the person gives time or a voice to beside their work. */
export const causes: Rule = ({ text, companies }) => {
  for (const form of volunteering) {
    const name = tidyName(form.exec(text)?.groups?.organization ?? "")
    if (name !== "")
      return isEmployer(name, { companies }) || !isOwnCause(name) || !isSpeakable(text)
        ? []
        : factsOf("personal.causes", [name])
  }
  const helped = tidyName(crew.exec(text)?.groups?.organization ?? "")
  if (isGivenTimeTo(helped) && !isEmployer(helped, { companies })) return factsOf("personal.causes", [helped])
  const cause = (advocacy.exec(text)?.groups?.cause ?? "")
    .replace(/ (?:with|at|through|who|which|that|by|as|across) .*$/u, "")
    .replace(/^the /u, "")
  const first = cause.split(/ and (?=(?:has|is|a|an|the|speaks|works)\b)/u)[0] ?? ""
  return first !== "" && first.split(" ").length <= 7 && !vague.test(first) && isSpeakable(first)
    ? factsOf("personal.causes", [first])
    : []
}

const side =
  "(?:advisory |editorial |executive |supervisory |programme |program |steering |standards |governing |scientific |technical |selection |organi[sz]ing |school |non-executive |founding )*"
const memberships = [
  new RegExp(
    `^(?:${be}|${have}been |was elected |was made |was appointed |has been elected |became |serves as |remains )(?:an? |the )?(?:(?:[Aa]ctive|long-standing|longstanding|founding|associate|honorary|[Ee]lected|[Ss]enior|full|[Ll]ife|proud|[Cc]hartered|[Cc]ertified|[Ff]ellow|corporate|professional|student|long-time|charter|voting|registered|lay|committee|council|board|former committee) )*(?:[Mm]ember|[Ff]ellow|[Ll]iveryman|[Ff]reeman|[Pp]roctor|[Aa]ssociate) (?:of|at|for) (?:both )?(?:the )?(?:(?:board|council|committee|advisory board|editorial board) of (?:the )?)?${organization}`,
    "u"
  ),
  new RegExp(
    `^(?:serves? |sits? |${be}|has a seat |holds a seat |${have}served )(?:(?:as )?an? (?:independent |elected )?(?:member|director|trustee) )?on (?:the |several )?${side}(?:boards?|committees?|councils?|panels?|jury|group|faculty)(?: of directors| of trustees| of governors)? (?:of|at|for) (?:the )?${organization}`,
    "u"
  ),
  new RegExp(
    `^(?:serves? |sits? |${be})on (?:the )?(?<organization>${organizationName} (?:[Bb]oard|[Cc]ommittee|[Cc]ouncil|[Pp]anel|[Aa]dvisory [Bb]oard|[Ww]orking [Gg]roup)|(?:the )?${organizationName})(?=$|[,.;]| and| as| since)`,
    "u"
  ),
  new RegExp(
    `^(?:chairs|co-chairs|${be}(?:chairing|co-chairing)|leads) (?:the )?(?<organization>${organizationName}(?: (?:committee|working group|council|board|panel|chapter|section))?|${organizationName})(?=$|[,.;]| and| since| in)`,
    "u"
  ),
  new RegExp(
    `^(?:${be}|serves as |acts as |${have}been )(?:an? |the |currently )*(?:founding |honorary |independent |elected |current |vice[- ]|deputy |co-)*(?:[Tt]rustee|[Gg]overnor|[Nn]on-[Ee]xecutive [Dd]irector|NED|[Bb]oard [Mm]ember|[Bb]oard [Dd]irector|[Tt]reasurer|[Ss]ecretary|[Cc]hair(?:man|woman|person)?|[Pp]resident|[Vv]ice[- ][Pp]resident|[Cc]ouncil member|[Ff]aculty member|[Cc]aptain|[Pp]atron|[Cc]ommittee member) (?:of|at|for|with|on) (?:the )?(?:board of (?:the )?)?${organization}`,
    "u"
  ),
  new RegExp(
    `^(?:belongs to|${be}(?:affiliated with|active in|involved (?:in|with)|on the board of)|${have}joined the board of|joined the board of) (?:the )?${organization}`,
    "u"
  ),
  new RegExp(
    `^(?:${be}|was )admitted to (?:the )?(?<organization>State Bar of \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?|(?:\\p{Lu}\\p{L}+ ){1,3}Bar(?: Association)?)`,
    "u"
  ),
  new RegExp(
    `^${be}(?:an? )?(?<organization>${organizationName}) (?:(?:[Ss]enior|[Ff]ounding|[Bb]oard|[Ll]ife|[Aa]ssociate|[Dd]istinguished) )?(?:[Mm]ember|[Ff]ellow)(?=$|[,.;]| and)`,
    "u"
  )
]

/** `Voting member`, `Fellow and Secretary`: standing and office without the name of a society. */
const standingAlone =
  /^(?:(?:Voting|Active|Full|Associate|Affiliate|Life|Founding|Honorary|Honou?r|Student|Corporate|Charter|Senior|Junior|Individual|Elected|Board|Committee|Council|Crew|Staff|Team|Band|Cast|Family|Proud|Executive|Regional|Deputy|Vice|Past|Hon|Joint|and|Member(?:ship)?|Fellow|Secretary|Treasurer|Chair(?:man|woman|person)?|President|Trustee|Governor|Patron|Convenor|Registrar|Officer|Mitglied|Vorstand|Membre|Since)[\s.,&-]*)+$/iu

/** `IEEE Senior Member`: the grade belongs to the member. */
const grade = / (?:Senior|Founding|Life|Associate|Distinguished|Fellow|Board|Honorary)$/

const inGerman =
  /^(?:is |['’]m )?Mitglied (?:im|in der|des|der|beim|bei der) (?<organization>\p{Lu}[\p{L} -]*?\p{L})(?= \(|[,.;]|$)/u

const notMember =
  /\b(?:Team|Group of|Generation|Parliament|Congress|Senate|Board$|Bar$|Management|Leadership|Staff|Class of|House of|Faculty$|Party|Head|Monday|Board of)\b|^(?:Board|Committee|Council|The|It|C-suite)$/

/** Societies, boards and committees that the person belongs to. */
export const membership: Rule = ({ text, companies }) => {
  if (
    /\b(?:former|until|past|stepp(?:ed|ing) down|formerly|previously|ex-|(?:19|20)\d\d ?[-–—] ?(?:19|20)?\d\d)\b/i.test(
      text
    )
  )
    return []
  if (
    /\b(?:charity|non-?profit|hospice|food ?bank)\b/i.test(text) &&
    causes({ text, companies, isLeisure: false }).length > 0
  )
    return []
  for (const form of [inGerman, ...memberships]) {
    const match = form.exec(text)
    const name = tidyName(match?.groups?.organization ?? "").replace(grade, "")
    if (match === null || name === "") continue
    const second = another.exec(text.slice(match.index + match[0].length))?.groups?.organization ?? ""
    return factsOf(
      "personal.memberships",
      [name, organizationWord.test(second) || /^\p{Lu}{2,6}$/u.test(second) ? tidyName(second) : ""].filter(
        it =>
          /^\p{Lu}/u.test(it) &&
          !isEmployer(it, { companies }) &&
          !notMember.test(it) &&
          !standingAlone.test(it) &&
          isSpeakableName(it)
      )
    )
  }
  return []
}

/** `… of Ocean Institute and the Leeds Digital Festival`. */
const another = new RegExp(`^,? and (?:of )?(?:the )?(?<organization>${organizationName})`, "u")

const shortItem = (line: string): string =>
  line
    .replace(/^[\s•*–-]+/u, "")
    .replace(/\s*[,(–|-]*\s*(?:since )?(?:19|20)\d\d(?:\s*[-–]\s*(?:(?:19|20)\d\d|present))?\)?$/iu, "")
    .replace(/[.]$/u, "")
    .trim()

const office =
  /^(?:(?:\p{L}+ )?(?:[Mm]ember|[Ff]ellow|[Tt]rustee|[Gg]overnor|[Vv]olunteer|[Mm]entor|[Cc]hair|[Tt]reasurer|[Ss]ecretary|[Bb]oard [Mm]ember|[Nn]on-[Ee]xecutive [Dd]irector|[Aa]mbassador)(?: (?:of|at|for|with)|,)|[Mm]entoring at|[Vv]olunteering (?:at|with|for)) (?:the )?/u

const standingBehind =
  /^(?<name>\p{Lu}[^()]{5,90}) \((?:(?:ordentliches |aktives |full |honorary |associate |elected |life )*(?:Mitglied|[Mm]ember|[Ff]ellow|[Mm]embre|[Mm]iembro|[Mm]embro|[Mm]edlem|[Ll]id|[Ss]ocio|[Ss]ocia))\)$/u

/** `Royal Society (Fellow)`, wherever it stands by itself. */
export const standingItem = (line: string): ReadonlyArray<Fact> => {
  const name = standingBehind.exec(line)?.groups?.name ?? ""
  return name !== "" && isSpeakableName(name) && !notMember.test(name)
    ? factsOf("personal.memberships", [name])
    : []
}

/** An entry of a list of memberships or causes: the organisation without the office in it. */
export const communityItem =
  (field: "personal.memberships" | "personal.causes") =>
  (line: string): ReadonlyArray<Fact> => {
    if (/(?:19|20)\d\d\s*[-–]\s*(?:19|20)?\d\d\b|\bformer|until\b/i.test(line)) return []
    const text = shortItem(line)
    const name =
      text
        .replace(office, "")
        .replace(/^the /i, "")
        .split(/[,(–—]/u)[0]
        ?.trim() ?? ""
    return name.length >= 3 &&
      name.split(" ").length <= 9 &&
      !/[.!?:]/.test(name) &&
      !standingAlone.test(name) &&
      isSpeakable(line)
      ? factsOf(field, [name])
      : []
  }
