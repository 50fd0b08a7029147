import { patternOf } from "../../sources/regex.ts"
import type { Fact } from "../Clause.ts"
import { looksLikeName } from "../naming/looksLikeName.ts"
import { educationFact, grades } from "../rules/credentials.ts"
import { schoolItem } from "../rules/education.ts"
import { isCertificate } from "../words/certifications.ts"
import { degreeName, isInstitution } from "../words/degrees.ts"

const name =
  "(?<school>(?:the |The )?\\p{Lu}[\\p{L}\\p{M}’'&.-]*(?: (?:(?:of|the|and|&|de|du|di|da|for|in|at|zu|van) )*\\p{Lu}[\\p{L}\\p{M}’'&.-]*){0,6})"
const degree = `(?<degree>${degreeName})`
const field = "(?:(?:,| in| of|:)? (?:in )?(?<field>\\p{L}[^,;()\\d]{2,60}?))??"
const year = "(?<year>(?:19|20)\\d\\d)"
const dated = `(?:,? \\(?(?:(?:19|20)\\d\\d ?[–-] ?)?${year}\\)?)?`

/** What stands between a degree and its school, in the orders in which people put them. */
const forms: ReadonlyArray<string> = [
  `^${degree}${field} \\(${name}(?:,? ${year})?\\)$`,
  `^${degree}${field}(?:,| [–—-]|:| at| from| @) (?:the )?${name}${dated}$`,
  `^${name} \\(${degree}${field}(?:,? ['’]?(?:${year}|\\d\\d))?\\)$`,
  `^${name}(?:,| [–—-]|:) ${degree}${field}${dated}$`,
  `^${name} \\((?<only>\\p{Lu}[\\p{L}&' ]{3,50})(?:,? ['’]?(?:${year}|\\d\\d))?\\)$`
]

const entry = (text: string, isSure?: true): ReadonlyArray<Fact> => {
  for (const form of forms) {
    const told = patternOf(form, "u").exec(text)?.groups
    if (told?.school === undefined) continue
    if (told.degree === undefined && !isInstitution(told.school)) continue
    if (isCertificate(told.school) || (form === forms[0] && grades.test(told.school))) continue
    // `MBBS FRCS (Tr & Orth)`: what stands behind a fellowship is its branch.
    if (isCertificate(told.field ?? "")) continue
    if (isSure !== true && looksLikeName(told.school) && !isInstitution(told.school)) continue
    return educationFact({
      institution: told.school,
      degree: told.degree,
      subject: told.field ?? told.only,
      year: told.year
    })
  }
  return []
}

const next = `;\\s*|\\.\\s+(?=${degreeName})|,\\s+(?:and )?(?=${degreeName}[^,;]*\\()`

/** Entries of a list of studies, also of schools that go by a short name: `PhD (Carleton), MSc (Queen's)`. */
export const schoolEntry = (line: string): ReadonlyArray<Fact> => {
  const text = line.replace(/(?<=[\p{L})]{2})[.]$/u, "")
  const parts = text.split(patternOf(next, "u"))
  const found = parts.flatMap(part => entry(part, true))
  const known = schoolItem(line)
  return found.length > known.length ? found : known
}

/** The same where no label says so: only what names a degree as well as a school. */
export const studiesAlone = (text: string): ReadonlyArray<Fact> =>
  text.split(patternOf(next, "u")).flatMap(part => entry(part))
