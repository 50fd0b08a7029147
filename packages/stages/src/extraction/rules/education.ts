import type { EducationEntry } from "@prospect-research/core"
import { be, type Fact, have, type Rule } from "../Clause.ts"
import { organizationName, properWord, tidyName } from "../properName.ts"
import { degreeName, isInstitution } from "../words/degrees.ts"

const campus = "(?:, (?:Berkeley|Los Angeles|San Diego|Davis|Irvine|Santa Barbara|Santa Cruz|Riverside))?"
const institution = `(?:the )?(?<institution>${organizationName}${campus})`
const field = "(?<field>\\p{L}[\\p{L}\\p{M}&'’/ -]{1,70}?)"
const year = "(?:,? ?\\(?(?:in |class of |Class of )?(?<year>(?:19|20)\\d\\d)\\)?)?"
const grade =
  "(?:with (?:a |an )?(?:first|first-class honours|distinction|honou?rs|high honou?rs|merit|summa cum laude|magna cum laude|cum laude|2:1)(?: degree| honours)? (?:and )?)?"

/** Every degree that a clause names together with the institution. */
const degrees = new RegExp(
  `(?<![\\p{L}])(?<degree>${degreeName})(?: degree)?(?:,? (?:in|of) ${field})?(?:,? (?:from|at) ${institution})${year}`,
  "gu"
)
/** `a BSc in Mathematics, University of Leeds, 2009`. */
const degreesInList = new RegExp(
  `(?<![\\p{L}])(?<degree>${degreeName})(?: degree)?(?: (?:in |of )?${field})?, ?${institution}${year}`,
  "gu"
)
const beginsWithDegree = new RegExp(
  `^(?:(?:holds?|has|have|earn(?:s|ed)|received|gained|obtained|completed|got|took|did|finished|${have}(?:earned|completed|received)|['’]ve|awarded|was awarded|${be}(?:an? )?(?:graduate|holder) (?:with|of))\\b|graduated with|holding|having (?:earned|completed)|earning|completing) (?:both )?(?:an?|his|her|their|my|the|two|degrees|${degreeName})`,
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
  `^(?:(?:studied|read|majored in|stud(?:ies|ying)|reading) (?:for (?:an?|her|his|my|their) (?:${degreeName}) (?:in |of )?)?${field} at|(?:studied|trained|${be}educated|was educated|educated|attended|went to) (?:at )?) ?${institution}(?: (?:from|between) (?:19|20)\\d\\d (?:to|and|until) )?${year}`,
  "u"
)

/** `degree` alone, of whatever kind, says nothing. */
const entry = (groups: Partial<Record<string, string>>): ReadonlyArray<Fact> => {
  const name = tidyName(groups.institution ?? "")
  const degree = groups.degree?.replace(/(?<=[a-z])\.$/u, "").trim() ?? null
  const subject = (groups.subject ?? groups.field)
    ?.replace(/ (?:from|at|with|in (?=\d)|and (?:an?|later|went|then|is|has)\b).*$/u, "")
    .trim()
  if (name === "" || /^(?:the|her|his|my|their)$/i.test(name)) return []
  const isKnown = isInstitution(name) || (degree !== null && new RegExp(`^${properWord}`, "u").test(name))
  if (!isKnown) return []
  const value: EducationEntry = {
    institution: name,
    degree,
    field_of_study: subject === undefined || subject === "" || !isSubject(subject) ? null : subject,
    graduation_year: groups.year === undefined ? null : Number(groups.year)
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
  if (school !== undefined) return isInstitution(school.institution ?? "") ? entry(school) : []
  if (beginsWithDegree.test(text)) {
    const stated = [...text.matchAll(degrees), ...text.matchAll(degreesInList)]
    return stated.flatMap(match => entry(match.groups ?? {}))
  }
  const place = studied.exec(text)?.groups
  return place !== undefined && isInstitution(place.institution ?? "") ? entry(place) : []
}

const listDegree = new RegExp(`^(?<degree>${degreeName})(?: degree)?(?:[ ,]+(?:in |of )?(?<field>.+))?$`, "u")
const separators = /\s*(?:[,;|·•()–—]|\s-\s|:\s)\s*|\s+(?:from|at)\s+(?=(?:the )?\p{Lu})/u

/** An entry of a list: degree, field, institution and year in any order, such as `BSc Physics, University of Leeds, 2009`. */
export const educationItem = (line: string): ReadonlyArray<Fact> => {
  if (unfit.test(line)) return []
  const span = /(?:19|20)\d\d ?[-–—] ?(?<end>(?:19|20)\d\d|present|now|today)/i.exec(line)?.groups?.end
  const years = line.match(/\b(?:19|20)\d\d\b/g) ?? []
  const last = span === undefined ? (years.length === 1 ? years[0] : undefined) : span
  const parts = line.split(separators).filter(part => part !== "" && !/^[\d\s]+$/.test(part))
  const school = parts.find(isInstitution)
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
    institution: school.replace(/^the /i, "").trim(),
    degree,
    field: subject?.replace(/^(?:in|of) /u, ""),
    year: last !== undefined && /^\d{4}$/.test(last) ? last : undefined
  })
}

const isField = (text: string): boolean =>
  /^\p{Lu}[\p{L}&' -]+$/u.test(text) &&
  text.split(" ").length <= 6 &&
  !/\b(?:thesis|grade|honours|distinction|class)\b/i.test(text)
