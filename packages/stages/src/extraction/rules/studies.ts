import { matchesIn } from "@prospect-research/core"
import { patternOf, regex } from "../../sources/regex.ts"
import { tidyName } from "../naming/properName.ts"
import { isCertificate } from "../words/certifications.ts"
import { degreeName, isInstitution, isSchoolByLetters } from "../words/degrees.ts"
import { isSchoolByShortName } from "../words/schools.ts"
import { isSubjectOfStudy } from "../words/subjects.ts"
import { type Credential, schoolName } from "./credentials.ts"

/** Not held, not one's own, or taught and not learnt. */
const unfit =
  /\b(?:honorary|honoris causa|dropped out|(?:PhD|DPhil|MSc|MA|MBA|doctoral|master['’]?s) (?:student|candidate)|never finished|did(?: not|n['’]t) (?:finish|complete)|pursuing|enrolled|studying|working (?:towards|on)|reading for|hopes?|hoped|plans?|will|would|appl(?:y|ied)|rejected|teach\w*|taught|lectur\w+|supervis\w+|examin\w+|advis\w+|mentor\w*|recruit\w*|hires?|admissions?|accredited|validated|partner\w*|sponsor\w*|fund(?:s|ed|ing)?|endow\w*|donat\w*|raised|ceremony|commencement|children|daughters?|sons?|husband|wife|brothers?|sisters?|mother|father|friends?|colleagues?|students|pupils|who|whose|reports to|director|engagement|pays|the study|programme|professor|dean|visiting|research fellow|board|governor|trustee|council|chair|coach(?:es|ed|ing)?|serves?|speaks?|spoke)\b/i

const learning =
  "studied|read|graduat(?:ed|es?|ing)|alum(?:n\\w+)?|educated|schooled|schooling|qualified|trained|learn(?:ed|t)|majored|undergrad(?:uate)?|doctorate|Promotion|thesis|dissertation|scholarship|product of|attended|(?<=(?:an?|her|his|my|their|double|starred|got|took|with) )firsts?|2:1|2:2|class of|courses?|apprenticed|apprenticeship|background|degrees?|Bachelor['’]?s|Master['’]?s|masters|diploma|went on|on to|back to|transferred|switched|since leaving|finished|finishing"
/** What says before the name of a school that somebody learnt there; only a subject lies between. */
const cue = (): RegExp => regex.iu`(?<![\\p{L}-])(?:${learning})(?![\\p{L}-])(?<between>[^.;()]{0,70})$`
const link =
  /(?:(?<![\p{L}])(?:at|from|of|in|to|through|via|attended|leaving|and|then|,|and at|and from)|[,(–—-]|^)\s*(?:the |then )?$/iu
/** `at Hatherley College in Dundee`. */
const townOf = /\p{Lu}[\p{L}'’-]+,? in $/u
const elsewhere =
  /\b(?:joined|works?|worked|working|job|role|internship|conference|event|workshop|meeting|match|play(?:s|ed)|lives?|living|moved|born|based|spent|client|company|team|by)\b/i

/** `her Northwestern dorm room`, `my ASU tuition`. */
const lodging = /^ (?:dorm|dormitory|tuition|hall of residence|student (?:digs|flat|house|loan))\b/u
const quiz = /\bUniversity Challenge (?:with|for)(?: the)? $/u
const subject = "\\p{L}[\\p{L}\\p{M}&'’-]*(?: (?:and |& |of |in |with )?\\p{L}[\\p{L}\\p{M}&'’-]*){0,6}?"
const graduate =
  /^(?:,? (?<field>(?!(?:and|or|an?|the) )\p{Ll}[\p{L}-]*(?: (?:and |& )?\p{Ll}[\p{L}-]*){0,2}))?[ -](?:grad|graduate|alum(?:na|nus|ni)?|alumn\p{L}+|man|woman)(?![\p{L}-])(?: \((?<inside>[^()]{2,60})\))?/u
/** `Food Science graduate of`. */
const graduateOf =
  /(?:^|(?<![\p{L}])(?:an?|is|proud) )(?<field>(?!(?:is|am|was|an?|the|proud) )\p{L}[\p{L}&-]*(?: \p{L}[\p{L}&-]*){0,2}) (?:graduate|grad) (?:of|from) (?:the )?$/u
const formed = /^[ -](?:trained|educated)(?![\p{L}])/u
const thereAfter =
  /^[^.;]{0,40}?\b(?:with (?:an? )?(?:double |starred )?(?:first|2:1|distinction|degree)\b|where (?:\p{L}+ )(?:took|earned|studied|read|graduated|trained)\b)/u

/** Before a school: `a BSc in Physics from`, `an accounting degree at`, `studied law at`. */
const degreeBefore = (): RegExp =>
  regex.u`(?<![\\p{L}.])(?<degree>${degreeName})(?: degree)?(?:(?:,| in| of)? (?<field>(?!(?:[^,]* )?and an? )${subject}))?(?:,? (?:from|at)|,|:| \\() ?(?:the )?$`
/** `a four-year BComm in` before a school that is known. */
const heldThere = (): RegExp => regex.u`(?<![\\p{L}.])${degreeName} in (?:the )?$`
const fieldBefore = (): RegExp =>
  regex.u`(?<![\\p{L}])(?:degree(?:,? (?:in|of))|studied|read|did|took|majored in|graduated in|trained in|graduate of|first in|2:1 in|qualified in|background(?:['’]s| is)? in) (?!(?:my|his|her|their|an?|the|for|at|from|under|with)\\b)(?<field>${subject})(?: \\((?<degree>${degreeName})\\))?,? (?:from|at|\\() ?(?:the )?$`
const namedDegree = (): RegExp =>
  regex.u`(?<![\\p{L}])(?:an?|his|her|their|my) (?!(?:first|second|joint|double|dual|good|graduate|college|university|primary|higher|undergraduate|honou?rs|postgraduate|professional|law|medical|combined|part-time|four-year|three-year)\\b)(?<field>\\p{L}[\\p{L}-]+(?: (?:and |& )?\\p{L}[\\p{L}-]+){0,2}) degree,? (?:from|at) (?:the )?$`
/** `(BCS, 2014)`, ` in Leeds (BCS, 2014)`, `(B.Arch, honours)`, `(Business Administration diploma)`. */
const behindName = /^(?:,? in \p{Lu}[\p{L}-]+|, \p{Lu}[\p{L}-]+)? \((?<inside>[^()]{2,80})\)/u
const purpose = (): RegExp =>
  regex.u`^ (?:for|to do|to take) (?:the|an?|his|her|their|my) (?<degree>${degreeName})(?: in (?<field>${subject}))?(?= and |[,.;]|$)`

const noField =
  /\b(?:hons?|honou?rs|class|grade|distinction|merit|first|cum laude|gap|online|part-time|present|now|later|which|where|that|his|her|my|their|time|years?|job|night|school|university|college)\b/i

const yearIn = (text: string): string | undefined => /(?<![\d–-])(?:19|20)\d\d(?![\d–-])/.exec(text)?.[0]

const cleanField = (field: string | undefined): string | undefined =>
  field === undefined ||
  noField.test(field) ||
  /^(?:on|in|at|by|with|from|under|about|how|to) /u.test(field) ||
  field.length < 3
    ? undefined
    : field.replace(/ (?:is|was|came)$/u, "").trim()

/** What stands in brackets behind a school. */
export const withinBrackets = (inside: string): Omit<Credential, "institution"> => {
  const parts = inside.split(/[,;]\s*/u)
  const whole = regex.u`^(?<degree>${degreeName})(?:,? (?:in |of )?(?<field>\\p{L}[\\p{L}&'’ -]{2,50}))?(?: ['’]\\d\\d| (?:19|20)\\d\\d)?$`
  const held = parts.map(part => whole.exec(part)?.groups).find(it => it !== undefined)
  const diploma = /^(?<field>\p{Lu}[\p{L}& -]{2,50}) (?:diploma|degree|certificate)$/u.exec(parts[0] ?? "")
    ?.groups?.field
  const other =
    held === undefined
      ? parts.find(isSubjectOfStudy)
      : parts.find(part => /^\p{L}[\p{L}& -]{3,50}$/u.test(part) && !whole.test(part))
  return {
    degree: held?.degree,
    subject: cleanField(held?.field ?? diploma ?? other),
    year: yearIn(inside)
  }
}

/** In characters, before a name. */
const nearby = 100

const residency =
  /(?<![\p{L}])(?<stage>residency|internship|fellowship|(?:specialty|specialist|vocational|postgraduate|surgical) training)(?: in [^,.;()]{3,40})? (?:at|with) (?:the )?$/u
const hospital =
  /\b(?:Hospitals?|Clinic|Medical|Mercy|Health|Cent(?:er|re)|Infirmary|University|College|Institute)\b/u

/** `a fellow of Acme who studied at`: the person is told of by what they are. */
const relative =
  /^(?:is|am|['’][ms]) (?:an?|the|one of) [^;]*? who (?=(?:also |first |once )?(?:studied|read|trained|graduated|qualified)\b)/u

interface Named {
  readonly name: string
  readonly isSure: boolean
  readonly before: string
  readonly after: string
}

const said = ({ name, isSure, before, after }: Named): Credential | undefined => {
  const degree = degreeBefore().exec(before)?.groups
  const inside = behindName.exec(after)?.groups?.inside
  const within = inside === undefined ? undefined : withinBrackets(inside)
  const graduated = graduate.exec(after)?.groups
  const aim = /(?:to|at) (?:the )?$/u.test(before) ? purpose().exec(after)?.groups : undefined
  const between = cue().exec(before)?.groups?.between
  const isLearnt =
    between !== undefined &&
    link.test(before) &&
    // Letters are much else: one studies at LSE, and `in the SEPA area` nothing.
    (isSure || !/ in (?:the )?$/u.test(before)) &&
    !(/ in (?:the )?$/u.test(before) && /\p{Lu}/u.test(between)) &&
    !townOf.test(before) &&
    !elsewhere.test(between)
  const studied = fieldBefore().exec(before)?.groups
  const isFormed = isSure && formed.test(after)
  const isHeldThere = isSure && heldThere().test(before)
  const isTold =
    degree !== undefined ||
    within?.degree !== undefined ||
    graduated !== undefined ||
    aim !== undefined ||
    studied?.degree !== undefined ||
    isFormed ||
    isHeldThere ||
    isLearnt ||
    lodging.test(after) ||
    quiz.test(before) ||
    (isSure && thereAfter.test(after))
  if (!isTold) return undefined
  const field =
    degree?.field ??
    aim?.field ??
    namedDegree().exec(before)?.groups?.field ??
    studied?.field ??
    within?.subject ??
    graduateOf.exec(before)?.groups?.field ??
    graduated?.field
  return {
    institution: name,
    degree: degree?.degree ?? aim?.degree ?? studied?.degree ?? within?.degree,
    subject: cleanField(field),
    year:
      within?.year ??
      yearIn(/^,? (?:\(?(?:in |class of |Class of |graduating in )?)?(?:19|20)\d\d/u.exec(after)?.[0] ?? "")
  }
}

const whole = (): RegExp => regex.u`^${degreeName}$`
const noSchool =
  /\b(?:Press|Hospital|Street|Road|Union|Museum|Review|Award|Prize|Society|Fellowship|Challenge|Rovers|United|City Council)\b/u

/** Where a text says that somebody learnt, in any words, and what: schools that are known, each with what stands beside it. */
export const studiesIn = (text: string): ReadonlyArray<Credential> => {
  const own = text.replace(relative, "")
  const names = matchesIn(own, patternOf(schoolName, "gu"))
  return names.flatMap(({ 0: found, index }): ReadonlyArray<Credential> => {
    // `Heriot-Watt for the MSc` is no name.
    const short = found.replace(/ (?:for|to) (?:the )?.*$/u, "")
    const name = tidyName(isSchoolByShortName(short) ? short : found)
    const before = own.slice(Math.max(0, index - nearby), index)
    const stage = residency.exec(before)?.groups?.stage
    if (stage !== undefined && hospital.test(name)) return [{ institution: name, degree: stage }]
    const isSure = (isInstitution(name) && !noSchool.test(name)) || isSchoolByShortName(name)
    const isByLetters = isSchoolByLetters(name) && !isCertificate(name) && !whole().test(name)
    if (!isSure && !isByLetters) return []
    const after = own.slice(index + name.length, index + name.length + nearby)
    const credential = said({ name, isSure, before, after })
    return credential === undefined ||
      unfit.test(before) ||
      /^[^,.;]{0,12}\b(?:student|candidate|drop-?out)\b/u.test(after)
      ? []
      : [credential]
  })
}
