import { regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import type { Fact } from "../Clause.ts"
import { degreeName, isInstitution, isInstitutionAlone, isSchoolByLetters } from "../words/degrees.ts"
import { isField } from "../words/fields.ts"
import { isPlace } from "../words/places.ts"
import { isSchoolByShortName } from "../words/schools.ts"
import { isSubjectOfStudy } from "../words/subjects.ts"
import { type Credential, credentialsIn, educationFact } from "./credentials.ts"

/** In characters; sentences with a verb are longer. */
const longest = 150

/** `School: RIT, computer engineering`, `Degrees since Wellesley: JD, …`. */
const label =
  /^[^\p{L}]*(?:(?:(?:Before(?: that| this)?|Previously|Earlier|Degrees?|School(?:s|ing)?|Studied|Studies|Education|Training|Trained(?: at)?|Universit(?:y|ies)|Uni|College|Alma mater|Qualifications?|Academics?|Alumn(?:a|us)|Graduate|Grad)(?: (?:since|of|at|from) \p{Lu}\p{L}+)?[:?]|(?:Graduate|Alumn(?:a|us)|Alum|Grad) of|Graduated from|Studied at) )?/iu

const cohort =
  /^(?:(?:[Cc]lass of )?(?:(?:19|20)\d\d|['’]\d\d)(?: ?[–-] ?(?:(?:19|20)\d\d|\d\d|['’]\d\d))?|a (?:long )?while ago|many years ago|honou?rs|hons?|cum laude|with distinction|distinction|first(?: class(?: honours)?)?|2:1|[\p{L} -]{3,40} by (?:trade|training|profession)|then|briefly)$/iu
const verbs =
  /\b(?:is|are|was|were|has|have|had|will|can|would|should|received|earned|obtained|completed|gained|holds?|studied|qualified|graduated|read(?= \p{Lu})|joined|attended|worked|Dr|Prof|he|she|they|I|we|you|our|your|who|which|required?|preferred|visiting|professor|lecturer|fellow|reader|dean|department|faculty of|school of(?= \p{Lu}\p{L}+ at)|press|ex|former)\b|[!?]/iu
const named = /\b(?:Press|Hospital|Trust|Board|Society|Union|Library|Museum|Department|Faculty)\b/u

const years = (text: string): string | undefined => {
  const all = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g) ?? []
  return all.at(-1)
}

const isSchool = (part: string): boolean =>
  !/\b(?:governor|trustee|teacher|leader|run|board|bus|coach|student|parent)s?\b/u.test(part) &&
  /^(?:the )?[\p{Lu}]/u.test(part) &&
  part.split(" ").length <= 10 &&
  isInstitutionAlone(part) &&
  !named.test(part)
const isShort = (part: string): boolean => isSchoolByShortName(part.replace(/^the /iu, ""))

const degreePart = (): RegExp =>
  regex.u`^(?<degree>${degreeName})(?:,? (?:in |of )?(?<field>\\p{L}[\\p{L}\\p{M}&'’ -]{1,60}))?(?: ['’]\\d\\d)?$`
const atSchool =
  /^(?<field>\p{L}[\p{L}\p{M}&'’ -]{2,60}?),? (?:at|from|,) (?:the )?(?<school>\p{Lu}.{1,60})$/u

interface Parts {
  school?: string
  degree?: string
  field?: string
  isDated: boolean
  rest: number
}

const isStudy = (part: string): boolean =>
  /^\p{L}[\p{L}\p{M}&'’ -]{2,50}$/u.test(part) && (isSubjectOfStudy(part) || isField(part)) && !isTitle(part)

const sorted = (parts: ReadonlyArray<string>): Parts => {
  const found: Parts = { isDated: false, rest: 0 }
  for (const part of parts) {
    const held = degreePart().exec(part)?.groups
    const { field: learnt = "", school: from = "" } = atSchool.exec(part)?.groups ?? {}
    const isTaught = (isShort(from) || isSchool(from)) && (isStudy(learnt) || degreePart().test(learnt))
    if (cohort.test(part)) found.isDated = true
    // `PhD dropout, MSc in mechatronics`
    else if (/(?<![\p{L}])drop-?out$/iu.test(part)) continue
    else if (!isTaught && found.school === undefined && (isShort(part) || isSchool(part))) found.school = part
    // `BA from Leeds, then an MSc at York` are two.
    else if (held?.field?.startsWith("from ") === true) found.rest += 1
    else if (held !== undefined && found.degree === undefined) {
      found.degree = held.degree ?? part
      if (held.field !== undefined) found.field = held.field
    } else if (found.school === undefined && isTaught) {
      found.school = from
      const inner = degreePart().exec(learnt)?.groups
      // `Master's in Tides, Ports and Law from Leeds`: one degree has several fields.
      if (inner?.degree === undefined)
        found.field = found.field === undefined ? learnt : `${found.field}, ${learnt}`
      else {
        found.degree = inner.degree
        if (inner.field !== undefined) found.field = inner.field
      }
    } else if (found.field === undefined && isStudy(part)) found.field = part
    else if (!(found.school !== undefined && isPlace(part))) found.rest += 1
  }
  return found
}

const separators = /\s*[,|·•]\s+|\s[–—-]\s|\s*[()]\s*/u

/** `Industrial engineer (ETH Acme, 1999)`: where somebody learnt what they are; whoever teaches there works there. */
const learntAt = (text: string): string => {
  const { calling = "", inside } =
    /^(?<calling>[^()]{3,50}) \((?<inside>[^()]+(?:19|20)\d\d)\)$/u.exec(text)?.groups ?? {}
  const isTrained = isTitle(calling) && !/profess|lectur|teach|fellow|research|dean|president/iu.test(calling)
  return inside !== undefined && isTrained ? inside : text
}

const entryOf = (told: string, isNameEnough: boolean): ReadonlyArray<Credential> => {
  const text = learntAt(told)
  const parts = text.split(separators).filter(part => part !== "")
  const { school, degree, field, isDated, rest } = sorted(parts)
  const isSure = school !== undefined && (isInstitution(school) || isShort(school))
  if (!isSure || school === undefined || rest > 0) return []
  const isKnownAlone = isInstitution(school) && !isSchoolByLetters(school) && school.includes(" ")
  // A department and its university may be where somebody works.
  const isTold =
    degree !== undefined ||
    isDated ||
    (field !== undefined && (isNameEnough || /(?: at | from )/u.test(text)))
  if (!isTold && !(isNameEnough && isKnownAlone)) return []
  return [{ institution: school.replace(/^the /iu, ""), degree, subject: field, year: years(text) }]
}

/** `McGill (BA, economics)`, `NYU Stern, MBA '12`, `English at Leeds`: what has no verb and names a school; its name alone, where that is enough. */
export const studiesAlone = (sentence: string, isNameEnough = false): ReadonlyArray<Fact> => {
  const text = sentence.replace(label, "").replace(/[.;\s]+$/u, "")
  if (text.length > longest || verbs.test(text)) return []
  const isLabelled = text.length < sentence.replace(/^[^\p{L}]+/u, "").replace(/[.;\s]+$/u, "").length
  const pieces = text.split(/\s*;\s*|\.\s+(?=\p{Lu})/u)
  const entries = pieces.map(piece => entryOf(piece, isNameEnough || isLabelled))
  if (entries.some(it => it.length > 0)) return entries.flat().flatMap(educationFact)
  const listed = regex.u`^${degreeName}(?![\\p{L}])`.test(text) ? credentialsIn(text) : []
  return listed
    .filter(({ institution = "" }) => isSchool(institution) || isShort(institution))
    .flatMap(educationFact)
}
