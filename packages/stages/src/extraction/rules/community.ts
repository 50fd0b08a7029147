import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { tidyItem } from "../listItems.ts"
import { isSpeakable } from "../privateMatters.ts"
import { organizationName, tidyName } from "../properName.ts"
import { isEmployer } from "../Wanted.ts"

const organization = `(?:the |a )?(?:(?:local |national |youth |mental |animal |children['’]s )*(?:charity|non-?profit|organi[sz]ation|initiative|project|programme|social enterprise|NGO),? )?(?:the )?(?<organization>${organizationName})`

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
    `^(?:sits |serves |${be})(?:an? member )?on the board of (?:the )?(?<organization>${organizationName}) charity`,
    "u"
  )
]

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
  const cause = tidyItem(advocacy.exec(text)?.groups?.cause ?? "")
  const first = cause.split(/ and (?=(?:has|is|a|an|the|speaks|works)\b)/u)[0] ?? ""
  return first !== "" && first.split(" ").length <= 7 && !vague.test(first) && isSpeakable(first)
    ? factsOf("personal.causes", [first])
    : []
}

const side =
  "(?:advisory |editorial |executive |supervisory |programme |program |steering |standards |governing |scientific |technical |selection |organi[sz]ing |school |non-executive |founding )*"
const memberships = [
  new RegExp(
    `^(?:${be}|${have}been |was elected |was made |was appointed |has been elected |became |serves as |remains )(?:an? |the )?(?:(?:active|long-standing|longstanding|founding|associate|honorary|elected|senior|full|life|proud|chartered|certified|fellow|corporate|professional|student|long-time|committee|council|board|former committee) )*(?:[Mm]ember|[Ff]ellow) (?:of|at) (?:both )?(?:the )?(?:(?:board|council|committee|advisory board|editorial board) of (?:the )?)?${organization}`,
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
    `^(?:${be}|serves as |acts as |${have}been )(?:an? |the |currently )*(?:founding |honorary |independent |elected |current |vice[- ]|deputy |co-)*(?:[Tt]rustee|[Gg]overnor|[Nn]on-[Ee]xecutive [Dd]irector|NED|[Bb]oard [Mm]ember|[Bb]oard [Dd]irector|[Tt]reasurer|[Ss]ecretary|[Cc]hair(?:man|woman|person)?|[Pp]resident|[Vv]ice[- ][Pp]resident|[Cc]ouncil member|[Ff]aculty member|[Cc]ommittee member) (?:of|at|for|with|on) (?:the )?(?:board of (?:the )?)?${organization}`,
    "u"
  ),
  new RegExp(
    `^(?:belongs to|${be}(?:affiliated with|active in|involved (?:in|with)|on the board of)|${have}joined the board of|joined the board of) (?:the )?${organization}`,
    "u"
  ),
  new RegExp(
    `^${be}(?:an? )?(?<organization>${organizationName}) (?:(?:[Ss]enior|[Ff]ounding|[Bb]oard|[Ll]ife|[Aa]ssociate|[Dd]istinguished) )?(?:[Mm]ember|[Ff]ellow)(?=$|[,.;]| and)`,
    "u"
  )
]

/** `IEEE Senior Member`: the grade belongs to the member. */
const grade = / (?:Senior|Founding|Life|Associate|Distinguished|Fellow|Board|Honorary)$/

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
  if (/\b(?:charity|non-?profit)\b/i.test(text) && causes({ text, companies, isLeisure: false }).length > 0)
    return []
  for (const form of memberships) {
    const name = tidyName(form.exec(text)?.groups?.organization ?? "").replace(grade, "")
    if (name === "") continue
    return isEmployer(name, { companies }) ||
      notMember.test(name) ||
      !isSpeakable(name) ||
      !/^\p{Lu}/u.test(name)
      ? []
      : factsOf("personal.memberships", [name])
  }
  return []
}

const shortItem = (line: string): string =>
  line
    .replace(/^[\s•*–-]+/u, "")
    .replace(/\s*[,(–|-]*\s*(?:since )?(?:19|20)\d\d(?:\s*[-–]\s*(?:(?:19|20)\d\d|present))?\)?$/iu, "")
    .replace(/[.]$/u, "")
    .trim()

const office =
  /^(?:(?:\p{L}+ )?(?:[Mm]ember|[Ff]ellow|[Tt]rustee|[Gg]overnor|[Vv]olunteer|[Mm]entor|[Cc]hair|[Tt]reasurer|[Ss]ecretary|[Bb]oard [Mm]ember|[Nn]on-[Ee]xecutive [Dd]irector|[Aa]mbassador)(?: (?:of|at|for|with)|,)|[Mm]entoring at|[Vv]olunteering (?:at|with|for)) (?:the )?/u

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
    return name.length >= 3 && name.split(" ").length <= 9 && !/[.!?:]/.test(name) && isSpeakable(line)
      ? factsOf(field, [name])
      : []
  }
