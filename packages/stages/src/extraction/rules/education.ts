import type { EducationEntry } from "@prospect-research/core"
import { be, type Fact, have, type Rule } from "../Clause.ts"
import { organizationName, properWord, tidyName } from "../properName.ts"
import { degreeName, isInstitution } from "../words/degrees.ts"
import { isPlace } from "../words/places.ts"

const campus = "(?:, (?:Berkeley|Los Angeles|San Diego|Davis|Irvine|Santa Barbara|Santa Cruz|Riverside))?"
const institution = `(?:the )?(?<institution>${organizationName}${campus})`
const field = "(?<field>\\p{L}[\\p{L}\\p{M}&'’/ -]{1,70}?)"
const year = "(?:,? ?\\(?(?:in |class of |Class of )?(?<year>(?:19|20)\\d\\d)\\)?)?"
const grade =
  "(?:with (?:a |an )?(?:first|first-class honours|distinction|honou?rs|high honou?rs|merit|summa cum laude|magna cum laude|cum laude|2:1)(?: degree| honours)? (?:and )?)?"

/** `(MSc, 2011)`, `(J.D., cum laude, 2003)`. */
const inParentheses = `(?: \\((?<held>${degreeName})(?:,? (?!\\d)[^(),]{2,40})?(?:,? (?<in>(?:19|20)\\d\\d))?\\))?`

/** Every degree that a clause names together with the institution. */
const degrees = new RegExp(
  `(?<![\\p{L}])(?:(?<degree>${degreeName})(?: degree)?|[Dd]egrees?)(?:,? (?:in|of) ${field})?(?:,? (?:from|at) ${institution})${inParentheses}${year}`,
  "gu"
)
/** `a BSc in Mathematics, University of Leeds, 2009`. */
const degreesInList = new RegExp(
  `(?<![\\p{L}])(?<degree>${degreeName})(?: degree)?(?: (?:in |of )?${field})?, ?${institution}${year}`,
  "gu"
)
const beginsWithDegree = new RegExp(
  `^(?:(?:holds?|has|have|earn(?:s|ed)|received|gained|obtained|completed|got|took|takes|did|finished|defended|passed|was awarded|read for|${have}(?:earned|completed|received)|['’]ve|awarded|was awarded|${be}(?:an? )?(?:graduate|holder) (?:with|of))\\b|graduated with|holding|having (?:earned|completed)|earning|completing|gaining|obtaining) (?:both )?(?:an?|his|her|their|my|the|two|degrees?|${degreeName})`,
  "u"
)
const graduated = new RegExp(
  `^(?:graduat(?:ed|es|ing)|${be}(?:an? )?(?:\\p{Lu}?\\p{Ll}+ )?(?:graduate|alumn(?:a|us|i)|alum)) (?:${grade})?(?:in ${field} )?(?:from|of|at) ${institution}${year}(?:,? with (?:an? )?(?:first-class |joint |double )?(?<degree>${degreeName})(?: degree)?(?: in (?<subject>\\p{L}[\\p{L}&'’ -]{1,70}))?)?`,
  "u"
)
const alumna = new RegExp(
  `^${be}(?:an? |the )?(?:proud )?(?<institution>${organizationName}) (?:graduate|alumn(?:a|us)|alum)\\b`,
  "u"
)
const studied = new RegExp(
  `^(?:(?:studied|read|majored in|stud(?:ies|ying)|reading) (?:for (?:an?|her|his|my|their) (?:${degreeName}) (?:in |of )?)?${field} at|(?:studied|trained|qualified|${be}educated|was educated|educated|attended|went to) (?:at |from )?) ?${institution}(?: (?:from|between) (?:19|20)\\d\\d (?:to|and|until) )?${inParentheses}${year}`,
  "u"
)

/** `BITS`, `PICT Pune`: schools go by letters as companies do, so that only the verb of a sentence can tell. */
const isSchoolByLetters = (name: string): boolean => /^\p{Lu}{3,6}(?: \p{Lu}\p{Ll}+)?$/u.test(name)
const surelyStudied = /^(?:studied|graduated) /

/** `degree` alone, of whatever kind, says nothing. */
const entry = (groups: Partial<Record<string, string>>): ReadonlyArray<Fact> => {
  const shown = groups.institution ?? ""
  // `The Citadel`: a name of one word keeps its article.
  const name = /^The \p{Lu}\p{L}+$/u.test(shown) ? shown : tidyName(shown)
  const degree = (groups.degree ?? groups.held)?.replace(/(?<=^[^.]*)\.$/u, "").trim() ?? null
  const subject = (groups.subject ?? groups.field)
    ?.replace(/ (?:from|at|with|in (?=\d)|and (?:an?|later|went|then|is|has)\b).*$/u, "")
    .trim()
  if (name === "" || /^(?:the|her|his|my|their)$/i.test(name)) return []
  const isKnown =
    isInstitution(name) ||
    isSchoolByLetters(name) ||
    (degree !== null && new RegExp(`^${properWord}`, "u").test(name))
  if (!isKnown) return []
  const year = groups.year ?? groups.in
  const value: EducationEntry = {
    institution: name,
    degree,
    field_of_study: subject === undefined || subject === "" || !isSubject(subject) ? null : subject,
    graduation_year: year === undefined ? null : Number(year)
  }
  return [{ field: "education.entries", value }]
}

const isSubject = (text: string): boolean =>
  text.split(" ").length <= 8 &&
  !/^(?:which|the|a|an|her|his|my|their|part-time|abroad|full-time|hard|there|briefly|first)\b/i.test(text)

const unfit = /\b(?:honorary|dropped out|professor|lecturer|teaches|taught|visiting|advis\w+|mentors?)\b/i

/** Degrees and where somebody studied; never where they teach, and no honorary degrees. */
export const education: Rule = ({ text }) => {
  if (unfit.test(text)) return []
  const school = graduated.exec(text)?.groups ?? alumna.exec(text)?.groups
  const isLearned = (name = ""): boolean =>
    isInstitution(name) || (surelyStudied.test(text) && isSchoolByLetters(name))
  if (school !== undefined) return isLearned(school.institution) ? entry(school) : []
  if (beginsWithDegree.test(text)) {
    const stated = [...text.matchAll(degrees), ...text.matchAll(degreesInList)]
    return stated.flatMap(match => entry(match.groups ?? {}))
  }
  const place = (studied.exec(text) ?? inGerman.exec(text) ?? inFrench.exec(text))?.groups
  if (place === undefined) return []
  const isKnown = isLearned(place.institution) || place.held !== undefined
  return isKnown ? entry(place) : []
}

const inGerman = new RegExp(
  `^(?:is |['’]m )?(?:[Ss]tudium (?:der |des |von )?|studierte |hat )(?<field>\\p{Lu}[\\p{L} -]{2,60}?)(?: studiert)? an der (?<institution>${organizationName})${inParentheses}`,
  "u"
)

const inFrench = new RegExp(
  `^(?:est |is |['’]m |suis )?(?:diplômée?|ancienne? élève|titulaire d['’]un (?<degree>${degreeName}|[Mm]aster)(?: en (?<field>\\p{L}[\\p{L} ]{2,50}?))?) (?:de |à )(?:l['’]|la |le )?(?<institution>${organizationName})${year}`,
  "u"
)

const listDegree = new RegExp(`^(?<degree>${degreeName})(?: degree)?(?:[ ,]+(?:in |of )?(?<field>.+))?$`, "u")
const separators = /\s*(?:[,;|·•()]|\s[–—-]\s|(?<=\d)[–—](?=\d)|:\s)\s*|\s+(?:from|at)\s+(?=(?:the )?\p{Lu})/u

/** `Dr. rer. nat. (Göttingen)`: a university may go by its town, behind a degree and nothing else. */
const seatOf = ([degree = "", seat = "", ...others]: ReadonlyArray<string>): string | undefined =>
  others.length === 0 && listDegree.test(degree) && isPlace(tidyName(seat)) ? seat : undefined

/** An entry of a list: degree, field, institution and year in any order, such as `BSc Physics, University of Leeds, 2009`. */
export const educationItem = (line: string): ReadonlyArray<Fact> => {
  if (unfit.test(line)) return []
  const span = /(?:19|20)\d\d ?[-–—] ?(?<end>(?:19|20)\d\d|present|now|today)/i.exec(line)?.groups?.end
  const years = line.match(/\b(?:19|20)\d\d\b/g) ?? []
  const last = span === undefined ? (years.length === 1 ? years[0] : undefined) : span
  const parts = line
    .replace(/^(?:19|20)\d\d(?:\s?[-–—]\s?(?:19|20)?\d\d)?:?\s+/u, "")
    .split(separators)
    .filter(part => part !== "" && !/^[\d\s]+$/.test(part))
  const school = parts.find(isInstitution) ?? seatOf(parts)
  if (school === undefined || parts.filter(isInstitution).length > 1) return []
  const others = parts.filter(part => part !== school && !/^(?:Hons|present|now)$/i.test(part))
  const held = others.map(part => listDegree.exec(part)?.groups).find(it => it !== undefined)
  const rest = others.filter(part => !new RegExp(`^${degreeName}`, "u").test(part))
  const [only] = rest
  const subject =
    held?.field ??
    (held !== undefined && only !== undefined && rest.length === 1 && isField(only) ? only : undefined)
  const hons = / ?\(Hons\.?\)/u.exec(line)?.[0] ?? ""
  const degree =
    held?.degree === undefined
      ? undefined
      : line.includes(`${held.degree}${hons}`)
        ? `${held.degree}${hons}`
        : held.degree
  return entry({
    institution: school.replace(/^the (?=\S+ \S)/i, "").trim(),
    degree,
    field: subject?.replace(/^(?:in|of) /u, ""),
    year: last !== undefined && /^\d{4}$/.test(last) ? last : undefined
  })
}

const isField = (text: string): boolean =>
  /^\p{Lu}[\p{L}&' -]+$/u.test(text) &&
  text.split(" ").length <= 6 &&
  !/\b(?:thesis|grade|honours|distinction|class)\b/i.test(text)

/** The same where no heading says that studies are listed: only what names a degree as well. */
export const degreeItem = (line: string): ReadonlyArray<Fact> =>
  educationItem(line).filter(
    ({ value }) => typeof value === "object" && "degree" in value && value.degree !== null
  )
