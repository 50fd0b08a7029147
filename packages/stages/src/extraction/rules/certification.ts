import { patternOf, regex } from "../../sources/regex.ts"
import { listItems } from "../bio/listItems.ts"
import { be, type Fact, factsOf, have, type Rule } from "../Clause.ts"
import { certificateTitle, sharedProfessional } from "../words/certificateTitles.ts"
import {
  certificateName,
  isCertificate,
  isCertificateAnywhere,
  licensedTrade
} from "../words/certifications.ts"
import { degreeName } from "../words/degrees.ts"
import { isFellowship } from "../words/fellowships.ts"
import { isOfSchool, qualificationsIn } from "./qualifications.ts"

const field = "education.certifications"

const certified = regex.u`^(?:${be}|${have}(?:become |been )|qualified as |certified as |became )(?:an? |the )?(?<value>(?:\\p{Lu}[\\p{L}\\d+-]* ){0,3}(?:[Cc]ertified|[Cc]hartered|[Aa]ccredited|[Ll]icen[sc]ed [Pp]rofessional) (?!(?:[Mm]ember|[Ff]ellow|B Corp|organic|pre-owned|by|as|in|to|for|with|and|at)\\b)[\\p{L}\\d+&/-]+(?: (?!(?:and|who|with|based|at|in|from|for|by|since|specialising|working|living|the|on|when|this|every)\\b)[\\p{L}\\d+&/()–-]+){0,6}${sharedProfessional}?)`
const named = regex.u`^(?:holds?|has|have|earned|obtained|gained|passed|completed|received|achieved|${have}(?:earned|passed|completed)) (?:an?|the|his|her|their|my)? ?(?:\\p{Ll}+ )?(?<value>(?:${certificateName})(?:(?:,| and|, and| &) (?:the )?(?:${certificateName}))*)(?!-Certified [\\p{Lu}])(?![\\p{L}\\d])`
const several = regex.u`^${be}(?:an? )?(?<value>${certificateName}(?:(?:,| and|, and| &) ${certificateName})*)(?:[ -](?:certified|qualified|accredited|charterholder|holder))?(?=$|[ ,.])`
/** What somebody is, or has, by its usual name: `is a Certified Professional in Supply Management (CPSM)`. */
const titled = `^(?:${be}|${have}(?:become |been |earned |obtained |passed |completed |gained |received )?|holds? |earned |obtained |passed |completed |gained |received |achieved |qualified as |certified as |became )(?:an? |the |h(?:is|er) |their |my |both )?(?:\\p{Ll}+ )?(?<value>${certificateTitle})(?![\\p{L}\\d])`
/** `Project Management Professional (PMP)` keeps its letters; other words in brackets are no part of a name. */
const withItsLetters = (value: string): string => {
  const { name = value, letters = "" } = /^(?<name>.*?)\s*\((?<letters>[^()]*)\)?/u.exec(value)?.groups ?? {}
  const initials = (name.match(/(?<![\p{L}])\p{Lu}/gu) ?? []).join("")
  const isItsOwn = isCertificate(letters) || (initials.length > 2 && letters.startsWith(initials))
  return isItsOwn && value.includes(`(${letters})`) ? `${name} (${letters})` : name.replace(/[\s–-]+$/u, "")
}

/** `Level 3 coach (Cricket South Africa)` keeps the body as well. */
export const titleOf = (value: string): string =>
  / \(\p{Lu}\p{Ll}[^()]* [^()]*\)$|^(?:Associate|Licentiate|Diplomate|Graduate) of /u.test(value)
    ? value
    : withItsLetters(value)

/** `is certified by the Tidal Guild as CTS`: who has certified somebody, and as what. */
const grantedAs = `^(?:${be}|was |${have}been )(?:certified|accredited|qualified|registered|licen[sc]ed|credentialed) (?:by|with|through) [^,;.]{2,60}? as (?:an? )?(?<value>${certificateName}|${certificateTitle})(?![\\p{L}\\d])`

const nextTitle = `^(?:,? and|,| &) (?:an? |the )?(?<value>${certificateTitle})(?![\\p{L}\\d])`

/** `Certified Public Accountant and Certified Fraud Examiner`: each by itself. */
const titlesIn = (text: string): ReadonlyArray<string> => {
  const titles: Array<string> = []
  let rest = text
  for (let form = titled; ; form = nextTitle) {
    const found = patternOf(form).exec(rest)
    if (found?.groups?.value === undefined) return titles
    titles.push(titleOf(found.groups.value))
    rest = rest.slice(found[0].length)
  }
}
const holding =
  /^(?:holds?|has|have|earned|obtained|gained|completed|received|achieved) (?:an?|the|his|her|their|my)? ?(?<value>(?:\p{Lu}[\p{L}\d+&/-]*(?: (?:in|of|for|\p{Lu}[\p{L}\d+&/–-]*|–|-))* )?(?:[Cc]ertifi(?:cate(?: [IVX]+)?|cation)|[Dd]iploma)(?: in \p{Lu}?[\p{L}&]+(?: (?:and |of |for )?(?!(?:from|at|by|with|in|and|who|which|is|has)\b)\p{Lu}?[\p{L}&]+){0,4})?)/u

const word = "(?:\\p{Lu}[\\p{L}\\d+&./:'’-]*|\\(\\p{Lu}[\\p{L}\\d+.-]*\\)|Level \\d|[1-4]|–|-)"
/** `the Financial Risk Manager (FRM) certification from …`: the word behind says what the name is. */
const calledSo = regex.u`^(?:holds?|has|have|earned|obtained|gained|passed|completed|received|achieved|${have}(?:earned|passed|completed)) (?:an?|the|his|her|their|my|both the)? ?(?:\\p{Ll}+ )?(?<value>${word}(?: (?:(?:of|in|for|and|&) )?${word})*) (?:[Cc]ertifications?|[Bb]adges?|[Cc]redentials?|[Dd]esignations?|[Qq]ualifications?|[Ll]icen[cs]es?|[Cc]harter|[Aa]ccreditation|[Tt]icket|[Ee]xams?)(?![\\p{L}])`
const licence =
  /^(?:holds?|has|have|earned|obtained|gained) (?:an?|his|her|their|my) (?<value>(?:(?:full|commercial|private|amateur|general|professional|ham|drone|coastal|radio|glider|helicopter|taxi|HGV|heavy goods|motorcycle|racing|FA|UEFA [ABC]|coaching|falconry|skipper['’]?s?|boat|pilot['’]?s?|amateur-radio|ham-radio|[Mm]aster['’]?s?) )+(?:licen[cs]e|ticket|certificate))/u
/** Whatever it is for: `an advanced RPAS pilot certificate`, `a pyrotechnics licence`. */
const permit =
  /^(?:holds?|has|have|earned|obtained|gained|passed) (?:an?|his|her|their|my) (?<value>(?:(?!(?:birth|marriage|death|share|stock|gift|driving|driver['’]?s?|drivers|medical|baptismal|library|season|train|bus|golden|poetic|artistic|marketing|software|source|master|postgraduate|graduate|undergraduate|first|second|new|valid|current|of|in|for|with|to|from|and|the|free|open)\b)[\p{L}\d][\p{L}\d'’/-]* ){1,4}(?:pilot|operator|instructor|first[- ]aid|teaching|trapping|guide|diving|diver|coaching|judge|judging|referee|blaster|pyrotechnics|sprayer|chainsaw|forklift|telehandler|crane|radio|flying|instrument|rescue|safety|sommelier|skipper|beekeeping|gas|electrical|real[- ]estate|nursing|captain)['’]?s? (?:licen[cs]e|certificate|certification|rating|ticket))(?![\p{L}])/u
/** `Diplomate of the American Board of …`, `Graduate of the Australian Institute of Company Directors (GAICD)`. */
const diplomate = regex.u`^${be}(?:an? )?(?<value>(?:(?:Diplomate|Licentiate) of the (?:\\p{Lu}\\p{L}+ )*(?:Board|College|Academy|Institute|Society)|Graduate of the (?:\\p{Lu}\\p{L}+ )*Institute) of \\p{Lu}\\p{L}+(?: (?:and |of )?\\p{Lu}\\p{L}+)*(?: \\(\\p{Lu}[\\p{L}.]+\\))?)`
/** `a licensed radio amateur (KJ7XRC, Amateur Extra class)`: the class says more than the trade. */
const licensed = regex.u`^(?:${be}|${have}been |qualified as )(?:an? |the )?(?:fully |newly |also )?(?<value>(?:[Ll]icen[sc]ed|[Rr]egistered|[Qq]ualified|[Aa]ccredited|[Cc]ertified) (?<![Qq]ualified (?=accountant|lawyer|bookkeeper|auditor|engineer|architect|doctor|planner))(?:(?:journeyman |\\p{Lu}\\p{L}+(?:n|sh|ese) )?${licensedTrade}|\\p{Ll}+(?:-\\p{Ll}+)? guide|(?:\\p{Lu}\\p{L}+(?:n|sh|ese) )?(?:\\p{Ll}[\\p{L}-]+ ){0,2}(?:agent|operator|youth worker|ringer|diver|toolmaker|rigger|handler|mediator|tester|valuer|broker|examiner|installer)))(?![\\p{L}])(?: \\((?:\\p{Lu}[\\p{Lu}\\d]{3,6}, )?(?<grade>\\p{Lu}\\p{Ll}+(?: \\p{Lu}\\p{Ll}+)? [Cc]lass)\\))?`
/** `is a qualified Tidal Goods Safety Adviser`: by its name in capitals, of several words. */
const qualified = regex.u`^(?:${be}|${have}been )(?:an? |the )?(?:fully |newly |also )?(?:qualified|certified|accredited|licen[sc]ed) (?<value>(?:\\p{Lu}[\\p{L}&/-]+ ){2,5}\\p{Lu}[\\p{L}-]+(?: \\(\\p{Lu}[\\p{Lu}\\d]+\\))?)(?=$|[,.;]| (?:and|who|with|in|at|for|since)(?![\\p{L}]))`
const admitted = regex.u`^(?:${be}|was |${have}been )(?<value>(?:called to the (?:\\p{Lu}\\p{Ll}+ )?[Bb]ar(?: (?:of|in) (?:the )?\\p{Lu}[\\p{L} ]{2,40}?)?(?= in (?:19|20)|[.,;]|$| since| at| by))|admitted to (?:the (?:[Bb]ar|New York Bar|roll of solicitors)(?: (?:in|of) [^.;]{3,60})?|practi[cs]e (?:law )?in [^.;]{3,60}?))(?= since| from| in (?:19|20)|[.;]|$|,? and (?:is|has|was))`
const boardCertified = regex.u`^${be}(?:double |dual )?(?:(?<board>[Bb]oard[- ][Cc]ertified in [^,.;]{3,60}?)|[Cc]ertified in (?<value>[^,.;]{3,60}?))(?= and (?:an?|the) | by (?:the )?\\p{Lu}|[,.;]|$)`
const certificationsIn =
  /^(?:holds?|has|have|earned|gained|completed) (?:\p{Ll}+ )?(?:certifications|certificates) in (?<list>[^.;]+)/u

/** Before `certification`, the words of the certificate itself: `the AWS Certified Developer certification`. */
const ownName =
  /^(?:holds?|has|earned|obtained|gained|completed|achieved) (?:an?|the|his|her|their|my)? ?(?<value>(?:\p{Lu}[\p{L}\d+&/-]*|–|-|of|for)(?: (?:\p{Lu}[\p{L}\d+&/-]*|–|-|of|for))* ?[Cc]ertified(?: (?:\p{Lu}[\p{L}\d+&/-]*|–|-|of|for))+)(?= certification|$|,| and)/u

const unfit = /\b(?:honorary|expired|lapsed|studying|working towards|pursuing)\b/i

/** What the words right behind a verb say. */
const statedIn = (text: string): ReadonlyArray<string> => {
  const listed = named.exec(text)?.groups?.value
  if (listed !== undefined) return listItems(listed).map(item => item.replace(/^the /, ""))
  const list = certificationsIn.exec(text)?.groups?.list
  if (list !== undefined) return listItems(list)
  const titles = titlesIn(text)
  if (titles.length > 0) return titles
  const granted = patternOf(grantedAs).exec(text)?.groups?.value
  if (granted !== undefined) return [titleOf(granted)]
  const letters = several.exec(text)?.groups?.value
  if (letters !== undefined) return listItems(letters)
  const trade = licensed.exec(text)?.groups
  const inField = boardCertified.exec(text)?.groups
  const value =
    licence.exec(text)?.groups?.value ??
    calledSo.exec(text)?.groups?.value ??
    inField?.board ??
    inField?.value ??
    certified.exec(text)?.groups?.value ??
    ownName.exec(text)?.groups?.value ??
    holding.exec(text)?.groups?.value ??
    permit.exec(text)?.groups?.value ??
    diplomate.exec(text)?.groups?.value ??
    qualified.exec(text)?.groups?.value ??
    trade?.grade ??
    trade?.value ??
    admitted.exec(text)?.groups?.value
  if (
    value === undefined ||
    /^(?:certificate|certification|diploma|first|second|no|postgraduate)$/i.test(value)
  )
    return []
  return [withItsLetters(value)]
}

/** Professional certificates and charters, by the words of the text; of two that overlap, the whole one. */
export const certification: Rule = ({ text }) => {
  if (unfit.test(text)) return []
  const stated = statedIn(text).filter(value => !isOfSchool(text.slice(text.indexOf(value) + value.length)))
  // `the AWS Certified Developer certification`: the word behind the name is no part of it.
  const further = qualificationsIn(text).filter(value => {
    const bare = value.replace(/ (?:certification|credential|designation|badge)$/u, "")
    return !stated.some(it => it === bare || (bare !== value && it.endsWith(` ${bare}`)))
  })
  const whole = stated.filter(
    value => !further.some(it => it !== value && it.includes(value) && !/^certified in /iu.test(it))
  )
  return factsOf(field, [
    ...whole,
    ...further.filter(
      value => !whole.some(it => it.includes(value) || value.includes(it.replace(/ \([^()]*\)$/u, "")))
    )
  ])
}

const qualification = `^(?:${degreeName}(?: ?\\([^()]{2,40}\\))?|${certificateName}(?: ?\\([^()]{2,20}\\))?|${certificateTitle})$`
const wholeTitle = (text: string): boolean => regex.u`^${certificateTitle}$`.test(text)

const isHeld = (part: string): boolean => patternOf(qualification).test(part) || isFellowship(part)

/** `MBBS, MD (Paediatrics), FRCPCH`, `CEng MIStructE. …`: a line, or the first sentence of one, of nothing but what somebody holds. */
export const letteredItem = (line: string): ReadonlyArray<Fact> => {
  const [first = ""] = line.split(/\.(?: (?=\p{Lu})|$)/u)
  const parts = first.split(/\s*[,;|·•]\s*/u).flatMap(part => (isHeld(part) ? [part] : part.split(" ")))
  if (!parts.every(isHeld)) return []
  const papers = parts.filter(
    part => isCertificateAnywhere(part) || (!isCertificate(part) && wholeTitle(part))
  )
  return [
    ...factsOf(field, papers),
    ...factsOf(
      "personal.memberships",
      parts.filter(part => isFellowship(part) && !papers.includes(part))
    )
  ]
}

const withoutDate = (item: string): string =>
  item
    .replace(/^[\s•*–-]+/u, "")
    .replace(/^(?:19|20)\d\d\s*[:–-]\s*/u, "")
    .replace(
      /[\s,(–|-]*(?:(?:since|issued|obtained|valid)\b.*|(?:\p{L}{3,9}\.? )?(?:19|20)\d\d(?:\s*[-–]\s*(?:(?:19|20)\d\d|present))?\)?)$/iu,
      ""
    )
    .trim()

const speech =
  /^(?:English|French|German|Spanish|Italian|Portuguese|Dutch|Swedish|Danish|Norwegian|Finnish|Polish|Czech|Russian|Ukrainian|Greek|Turkish|Arabic|Hebrew|Hindi|Punjabi|Urdu|Bengali|Tamil|Telugu|Gujarati|Marathi|Mandarin|Cantonese|Chinese|Japanese|Korean|Vietnamese|Tagalog|Swahili|Zulu|Afrikaans|Yoruba|Igbo|Hausa|Welsh|Irish|Māori|Māori|Cree|Inuktitut)\b/
const labels =
  /^(?:(?:\p{L}+ ){0,2}(?:interests?|languages?|residency|department|education|school|experience|position|location|contact|awards?|memberships?|affiliations?|specialt(?:y|ies)|hours|phone|e-?mail|appointments?|publications?))$/iu

/** Races and prizes that were won, and a grade of nothing. */
const contest =
  /\b(?:[Mm]arathons?|[Tt]riathlon|Ironman|[Ww]inner|[Rr]unner-up|[Ff]inalist|[Cc]hampionships?)\b|^(?:Level|Stage|Grade) \d (?:certificate|award|qualification)$/u

/** Below a list of certificates its page goes on with other things. */
const isCertified = (item: string): boolean =>
  !/^(?:(?:Co-)?[Aa]uthor|Member|Speaker|Trustee|Volunteer|Winner|Editor|Board [Mm]ember)(?: of|,)/u.test(
    item
  ) &&
  !speech.test(item) &&
  !labels.test(item) &&
  !contest.test(item) &&
  (!item.includes(", ") || /\p{Lu}\p{L}*.*\p{Lu}|\d/u.test(item))

/** `Roe III`: the third of a family, and no third level. */
export const generation =
  /(?<!Level|Grade|Class|Part|Phase|Category|Stage|Tier|Type|Group) (?:I{2,3}|IV)(?![\p{L}])/u

/** An entry of a list of certificates, or several in one line, without year and number. */
export const certificationItem = (line: string): ReadonlyArray<Fact> => {
  const parts = line.replace(/[®™]/gu, "").split(/,\s*/u)
  const areLetters = parts.length > 1 && parts.every(part => /^\p{Lu}[\p{Lu}\d.+/-]+$/u.test(part))
  const items = areLetters || parts.every(isCertificate) ? parts : line.split(/\s*[;|•·]\s*/u)
  return factsOf(
    field,
    items
      .map(withoutDate)
      .filter(
        item =>
          !generation.test(item) &&
          item.length >= 2 &&
          item.split(" ").length <= 12 &&
          !/[.!?]$/.test(item) &&
          isCertified(item)
      )
  )
}
