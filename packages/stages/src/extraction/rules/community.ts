import { patternOf, regex } from "../../sources/regex.ts"
import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { isMadeForOthers } from "../madeForOthers.ts"
import { organizationName, organizationWord, tidyName } from "../naming/properName.ts"
import { isSpeakable, isSpeakableName } from "../privateMatters.ts"
import { isEmployer } from "../Wanted.ts"
import { doing } from "../words/belonging.ts"
import { isCharity } from "../words/charities.ts"
import { fellowshipsIn } from "../words/fellowships.ts"
import { scholar } from "../words/honours.ts"
import { isPrivateSociety, isSociety } from "../words/societies.ts"
import { isSportsClub } from "../words/teams.ts"
import { isBody } from "./bodies.ts"
import { isSocietyOf } from "./organization.ts"
import { standingsIn } from "./standings.ts"

/** `Voting member`, `Fellow and Secretary`: standing and office without the name of a society. */
const standingAlone =
  /^(?:(?:Voting|Chartered|Certified|Registered|Licensed|Elected|Fellowship|Active|Full|Associate|Affiliate|Life|Founding|Honorary|Honou?r|Student|Corporate|Charter|Senior|Junior|Individual|Elected|Board|Committee|Council|Crew|Staff|Team|Band|Cast|Family|Proud|Executive|Regional|Deputy|Vice|Past|Hon|Joint|and|Member(?:ship)?|Fellow|Secretary|Treasurer|Chair(?:man|woman|person)?|President|Trustee|Governor|Patron|Convenor|Registrar|Officer|Mitglied|Vorstand|Membre|Since)[\s.,&-]*)+$/iu

/** `IEEE Senior Member`: the grade belongs to the member. */
const grade = / (?:Senior|Founding|Life|Associate|Distinguished|Fellow|Board|Honorary)$/

/** A certificate is held with the body that grants it. */
const granted = `^${be}(?:an? )?(?:\\p{L}+ ){0,2}?(?:[Cc]ertified|[Cc]hartered|[Rr]egistered|[Aa]ccredited|[Ll]icen[sc]ed) [^,;.]{3,50}? (?:with|at|of) (?:the )?(?<organization>(?=[^,;.]*\\b(?:College|Institut(?:e|ion)|Society|Association|Academy|Council|Chamber|Guild|Federation|Board|Engineers \\p{Lu}\\p{L}+)\\b)${organizationName})`
const admitted = `^(?:${be}|was )admitted to (?:the )?(?<organization>State Bar of \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?|(?:\\p{Lu}\\p{L}+ ){1,3}Bar(?: Association)?)`
/** `ride brevets with Bengaluru Randonneurs`: whoever has a pastime with others belongs to them. */
const company = regex.u`^[^,;.]{3,40}? (?:with|in) (?:the )?(?<organization>${organizationName})(?=$|[,;.(]| (?:and|on|in|at|every|each|since|when|where|who)\\b| \\()`
const circle =
  /(?:Randonneurs|Audax|Ramblers|Walkers|Weavers|Spinners|Quilters|Potters|Players|Singers|Voices|Choir|Chorus|Chorale|Consort|Orchestra|Philharmonic|Philharmonia|Sinfonia|Ensemble|Band|Ringers|Dancers|Morris|Club|Society|Association|Guild|Group|Collective|Circle|Wheelers|Mountaineers|Sailors|Beekeepers|Gardeners|Astronomers|Improv|Theatre|Theater|Dramatics)$/
const conducting = regex.u`^(?:${have})?(?:conduct(?:s|ed)|direct(?:s|ed)|accompan(?:ies|ied)|sings? (?:with|in)|sung (?:with|in)|plays? (?:\\p{Ll}+ ){0,2}(?:with|in)) (?:the )?(?<organization>${organizationName})`

/** What people do with others at work, too. */
const atWork =
  /^(?:volunteer|help|coach|lead|led|train|write|wrote|read|draw|run |runs |ran |meet|met|print|perform|compete|practi[sc]e|is |captain|restore|score|referee|belong)/iu

/** With whom the person makes music or has another pastime. */
const companions = (text: string): string | undefined => {
  const name = tidyName(conducting.exec(text)?.groups?.organization ?? "")
  if (
    /(?:Singers|Voices|Choir|Chorus|Chorale|Consort|Orchestra|Philharmonic|Philharmonia|Sinfonia|Ensemble|Band|Choral Society)$/.test(
      name
    )
  )
    return name
  const told = tidyName(company.exec(text)?.groups?.organization ?? "")
  const isTheirs = circle.test(told) && !isSportsClub(told)
  return isTheirs && !isCharity(told) && !atWork.test(text) && regex.iu`^${doing}(?![\\p{L}-])`.test(text)
    ? told
    : undefined
}

/** Whoever founds a society belongs to it. */
const founding = regex.u`^(?:${have})?(?:(?:co-?)?founded|set up|helped (?:to )?(?:found|set up)) (?:the )?(?<organization>${organizationName})(?=$|[,.;(]| (?:in|and|with|to|which|that|while)\\b)`

/** How other languages say the same: the standing, and what leads to the name. */
const abroad = [
  "(?:(?:aktives|ordentliches|langjähriges|stellvertretendes|förderndes|passives) )?Mitglied (?:im|in der|in|des|der|beim|bei der|von)|(?:is )?im (?:Vorstand|Beirat|Präsidium) (?:des|der|von)|Vorsitzende[r]? (?:des|der)|Vorstand (?:des|der)|Schatzmeister(?:in)? (?:des|der)|gehört (?:dem|der)",
  "membre (?:(?:active?|fondat(?:eur|rice)|du (?:conseil|bureau|comité)(?: d['’]administration)?) )*(?:de l['’]|de la|des|du|de|d['’])|(?:siège|siégeant) au (?:conseil d['’]administration|comité|bureau) (?:de l['’]|de la|des|du|de|d['’])|(?:trésori(?:er|ère)|président?e?|administrat(?:eur|rice)) de (?:l['’]association|la fondation)",
  "(?:membro|miembro|socia|socio|sócia|sócio|integrante|vocal) (?:(?:activo|ativa|fundador|fundadora) )?(?:da|do|de la|de los|del|de)",
  "(?:bestuurs)?lid van (?:de|het)?|medlem (?:i|av)|ledamot (?:i|av)|membro (?:dell['’]|della|del)|soci[oa] (?:dell['’]|della|del)"
].map(
  form =>
    `^(?:is |['’]m |am |est |é |es |è |är |er )?(?:${form}) ?(?<organization>\\p{Lu}[\\p{L}.’'-]*(?: (?:(?:und|für|des|der|de|la|los|las|do|da|dos|das|del|di|van|för|zur|&|y|e|et) )*\\p{Lu}[\\p{L}.’'-]*)*)(?= \\(|[,.;]|$| (?:\\p{Ll}|\\d))`
)

/** What people are members of that is no society. */
export const notMember =
  /\b(?:(?<!Rescue )Team|Group of|Generation|Parliament|Congress|Senate|(?:Management|Executive|Supervisory|Leadership) Board$|Bar$|Staff|Class of|House of|Faculty$|Party|Head|Monday|Board of|Hall of Fame)\b|^(?:(?:Senior |Executive |Extended )?(?:Management|Leadership)(?: Team| Group| Board| Committee)?|Board|Advisory Board|Advisory Council|Editorial Board|Steering Committee|Committee|Council|The|It|C-suite|Bank|Company|Group|Firm|School|College|University|Hospital|Trust|Club|Society|Association|Institute|Société|Association|Fédération|Amicale|Ligue|Ordre|Asociación|Sociedad|Federación|Colegio|Associazione|Società|Federazione|Associação|Sociedade|Federação|Authority|Agency|Department|Port|City|Foundation|Partnership|Practice|Chambers)$/

/** A fellowship that is won makes no member. */
const chosen = regex.u`^(?:${be}|was |became )(?:an? |the )?${scholar}`

/** `Her Saturdays belong to Partick Thistle`: who belongs is not the person. */
const ofTime =
  /(?<![\p{L}])(?:\p{L}+days?|weekends?|evenings?|hearts?|souls?|loyalt(?:y|ies)) (?:still |forever )?belongs? to(?![\p{L}])/iu

/** `Chartered Director with the Institute of Directors`: a body that has given a title. */
const entitling = /(?<![\p{L}])Chartered (?!Member|Fellow)\p{Lu}\p{Ll}+ with (?:the )?$/u

/** Those of the bodies a text counts the person among that a report may name. */
export const membersOf = (text: string, companies: ReadonlyArray<string>): ReadonlyArray<string> =>
  standingsIn(text).filter(
    name =>
      !ofTime.test(text) &&
      !isMadeForOthers(text, name) &&
      !entitling.test(text.slice(0, text.indexOf(name))) &&
      !isEmployer(name, { companies }) &&
      !notMember.test(name) &&
      !standingAlone.test(name) &&
      !isPrivateSociety(name) &&
      isSpeakableName(name)
  )

/** Societies, boards and committees that the person belongs to. */
export const membership: Rule = ({ text, companies }) => {
  if (
    /\b(?:former|until|past|stepp(?:ed|ing) down|formerly|previously|ex-|(?:19|20)\d\d ?[-–—] ?(?:19|20)?\d\d)\b/i.test(
      text
    )
  )
    return []
  if (chosen.test(text)) return []
  const stood = membersOf(text, companies)
  if (stood.length > 0) return factsOf("personal.memberships", stood)
  const letters = fellowshipsIn(text)
  if (letters.length > 0) return factsOf("personal.memberships", letters)
  const others = companions(text)
  if (others !== undefined && !isEmployer(others, { companies }))
    return factsOf("personal.memberships", [others])
  const begun = tidyName(founding.exec(text)?.groups?.organization ?? "")
  if (
    isSocietyOf(begun) &&
    !isMadeForOthers(text, begun) &&
    !isEmployer(begun, { companies }) &&
    isSpeakableName(begun)
  )
    return factsOf("personal.memberships", [begun])
  for (const form of [...abroad, granted, admitted]) {
    const match = patternOf(form).exec(text)
    const name = tidyName(match?.groups?.organization ?? "")
      .replace(grade, "")
      .replace(/['’]s$/u, "")
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
          !isPrivateSociety(it) &&
          isSpeakableName(it)
      )
    )
  }
  return []
}

/** `… of Ocean Institute and the Leeds Digital Festival`. */
const another = regex.u`^,? and (?:of )?(?:the )?(?<organization>${organizationName})`

const shortItem = (line: string): string =>
  line
    .replace(/^[\s•*–-]+/u, "")
    .replace(/[\s,(–|-]*(?:since )?(?:19|20)\d\d(?:\s*[-–]\s*(?:(?:19|20)\d\d|present))?\)?$/iu, "")
    .replace(/[.]$/u, "")
    .trim()

const office =
  /^(?:(?:\p{L}+ )?(?:[Mm]ember|[Ff]ellow|[Tt]rustee|[Gg]overnor|[Vv]olunteer|[Mm]entor|[Cc]hair|[Tt]reasurer|[Ss]ecretary|[Bb]oard [Mm]ember|[Bb]oard of (?:[Dd]irectors|[Tt]rustees|[Gg]overnors)|[Aa]dvisory [Bb]oard|[Pp]resident(?:-elect)?|[Nn]on-[Ee]xecutive [Dd]irector|[Aa]mbassador)(?: (?:of|at|for|with)|,)|[Mm]entoring at|[Vv]olunteering (?:at|with|for)) (?:the )?/u

const pastOffice =
  / \((?:[Vv]ice[- ]|[Dd]eputy |[Pp]ast |[Ff]ormer )?(?:[Cc]hair(?:man|woman|person)?|[Pp]resident|[Tt]reasurer|[Ss]ecretary|[Dd]irector|[Cc]onvenor|[Oo]fficer|[Bb]oard|[Cc]ouncil|[Ee]ditor)[^()]*\)$/u

const standingBehind =
  /^(?<name>\p{Lu}[^()]{5,90}) \((?:(?:ordentliches |aktives |full |honorary |associate |elected |life )*(?:Mitglied|[Mm]ember|[Ff]ellow|[Mm]embre|[Mm]iembro|[Mm]embro|[Mm]edlem|[Ll]id|[Ss]ocio|[Ss]ocia))\)$/u

/** `Royal Society (Fellow)`, wherever it stands by itself. */
export const standingItem = (line: string): ReadonlyArray<Fact> => {
  const name = standingBehind.exec(line)?.groups?.name ?? ""
  return name !== "" && isSpeakableName(name) && !notMember.test(name)
    ? factsOf("personal.memberships", [name])
    : []
}

const officeAlone =
  /^(?:(?:[Ee]lected|[Ff]ounding|[Hh]onorary|[Aa]dvisory|[Vv]ice|[Ee]xecutive|[Ss]enior|[Ll]ife) )*(?:[Tt]rustee|[Mm]ember|[Ff]ellow|[Pp]resident|[Cc]hair(?:man|woman|person)?|[Tt]reasurer|[Ss]ecretary|[Gg]overnor|[Pp]atron|[Vv]olunteer|[Bb]oard [Mm]ember|[Bb]oard of (?:[Dd]irectors|[Tt]rustees|[Gg]overnors)|[Aa]dvisory [Bb]oard|[Aa]mbassador|[Mm]entor)(?:,| –| —|:) (?:the )?(?<name>\p{Lu}[^,;.:()]{3,80})$/u

/** Whether a text is an office with the name of a house, and nothing else. */
export const namesOffice = (text: string): boolean => officeAlone.test(text)

/** `Trustee, Harbour Mountain Rescue`: an office with its organisation, and nothing else. */
export const officeItem = (line: string): ReadonlyArray<Fact> => {
  const name = tidyName(officeAlone.exec(line.replace(/[.]$/u, ""))?.groups?.name ?? "")
  const isNamed = isBody(name) || organizationWord.test(name.slice(name.lastIndexOf(" ") + 1))
  if (name === "" || !isSpeakableName(name) || notMember.test(name) || !isNamed) return []
  return [
    ...factsOf("personal.memberships", [name]),
    ...(isCharity(name) ? factsOf("personal.causes", [name]) : [])
  ]
}

/** `volunteer reader, Books on Wheels`: what stands before the organisation. */
const officeOnly =
  /^(?:[\p{L}-]+ ){0,3}(?:member|fellow|reader|mentor|coach|volunteer|editor|reviewer|leader|chair|treasurer|secretary|trustee|president|director|officer|judge|tutor|patron|ambassador|listener|driver)$/iu

/** Links below a list lead elsewhere. */
const wayOn =
  /^(?:Back|Return|Read|See|View|Show|More|Learn|Next|Previous|Home|Contact|Download|Book|Print|Share)(?: (?:to|all|more|the|full|a|an|page|us|our|less|profile|now))*(?: |$)/u

/** `Verband für Wasser, Abwasser und Abfall (VWAA)`: with its letters behind it, a name goes on over its commas. */
const lettered = /^(?<name>[^();]{3,90}) \(\p{Lu}{2,8}\)$/u

const endsAsPart =
  /^[^,]*(?<! of [^,]*)(?<![\p{L}])(?:Branch|Section|Chapter|Committee|Division|Group|Board|Council|Region)$/u

/** `CIPD, Institute of Directors`: one by one, as long as each is a body by its name; what stands behind one may also be its town or part. */
const eachBody = (item: string): ReadonlyArray<string> => {
  const parts = item.split(/,\s+(?:and\s+)?/u)
  const isBodyByName = (part: string) =>
    (isSociety(part) || isCharity(part) || /^\p{Lu}{3,6}$/u.test(part)) && !endsAsPart.test(part)
  return parts.length > 1 && parts.every(isBodyByName) ? parts : [item]
}

/** An entry of a list of memberships or causes: the organisation without the office in it. */
export const communityItem =
  (field: "personal.memberships" | "personal.causes") =>
  (line: string): ReadonlyArray<Fact> => {
    // An office that is over, in parentheses, ends no membership.
    const standing = line.replace(pastOffice, "")
    if (/(?:19|20)\d\d\s*[-–]\s*(?:19|20)?\d\d\b|\bformer|until\b/i.test(standing)) return []
    const names = standing
      .split(/\s*[;•·|]\s*/u)
      .flatMap(eachBody)
      .map(item => {
        const plain = shortItem(item).replace(office, "").replace(/^the /i, "")
        const whole = lettered.exec(plain)?.groups?.name
        if (whole !== undefined && /,.* (?:and|und|et|y|e|en|och|og) /u.test(whole)) return whole
        const [first = "", second = ""] = plain.split(/[,(–—]/u).map(it => it.trim())
        return officeOnly.test(first) && /^\p{Lu}/u.test(second) ? second : first
      })
    const isName = (name: string) =>
      name.length >= 3 &&
      !(field === "personal.causes" && isSportsClub(name)) &&
      name.split(" ").length <= 9 &&
      !/[.!?:]/.test(name) &&
      !standingAlone.test(name) &&
      !wayOn.test(name)
    return isSpeakable(line) ? factsOf(field, names.filter(isName)) : []
  }
