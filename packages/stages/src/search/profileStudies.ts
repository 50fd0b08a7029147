import type { EducationEntry } from "@prospect-research/core"
import type { Fact } from "../extraction/Clause.ts"
import { educationFact } from "../extraction/rules/credentials.ts"
import { isCertificate } from "../extraction/words/certifications.ts"
import { degreeName, isInstitution, isSchoolByLetters } from "../extraction/words/degrees.ts"
import { isPlace } from "../extraction/words/places.ts"
import { regex } from "../sources/regex.ts"
import { isTitle } from "../sources/roles.ts"

/** `BSc/DipEd`: two that were taken together. */
const degrees = `${degreeName}(?:\\/\\p{Lu}[\\p{L}.]{1,8})?`
const wholeDegree = regex.u`^(?<degree>${degrees})(?:(?: in| en| em| of|,)? (?<field>\\p{L}.*?))?(?:,? \\(?(?:19|20)\\d\\d\\)?)?$`

/** `Forstwirtschaft (BOKU Wien)`: a subject, or who has studied it, and in brackets where. */
export const studiedAt = (text: string): ReadonlyArray<Fact> => {
  const { subject, school } =
    /^(?<subject>\p{Lu}[\p{L} -]{3,50}) \((?<school>\p{Lu}[^()]{2,60})\)$/u.exec(text)?.groups ?? {}
  const isSchool =
    school !== undefined && (isInstitution(school) || isSchoolByLetters(school)) && !isCertificate(school)
  if (!isSchool || subject === undefined || /(?:Instru|Member|Certif|Diplom)/u.test(subject)) return []
  const degree = wholeDegree.exec(subject)?.groups
  return educationFact({
    institution: school,
    degree: degree?.degree ?? (/^(?:Ing|Eng|Lic|Dipl)/u.test(subject) ? subject : undefined),
    subject: degree === undefined && !/^(?:Ing|Eng|Lic|Dipl)/u.test(subject) ? subject : degree?.field
  })
}

/** `Bestuurskunde, Universiteit Twente`: a subject and where it was read. */
export const studied = (text: string): ReadonlyArray<Fact> => {
  const [one = "", two = "", ...others] = text
    .split(/, | \((?=[^()]+\)$)/u)
    .map(part => part.replace(/\)$/u, ""))
  const school = [one, two].find(isInstitution)
  const subject = [one, two].find(part => part !== school)
  if (others.length > 0 || school === undefined || subject === undefined || subject === "") return []
  const isSubject = /^\p{Lu}[\p{L}& -]{3,50}$/u.test(subject) && !isPlace(subject) && !isTitle(subject)
  return isSubject
    ? [
        {
          field: "education.entries",
          value: { institution: school, degree: null, field_of_study: subject, graduation_year: null }
        }
      ]
    : []
}

const schoolFirst = regex.u`^(?<school>[^,(]{2,70}?)(?:, | \\(| [–-] )(?=${degreeName})(?<rest>[^()]+)\\)?$`
const degreeFirst = regex.u`^(?<rest>${degreeName}(?:(?:,| in| of| en| em)? [^,()]{2,50}?)??)(?:, | at | from | [–-] )(?<school>[^,()]{2,70})$`

/** `Tischlerin, Berufsschule Kiel`: what somebody was taught to be stands like a degree before the school. */
const taught = (text: string): EducationEntry => {
  const [calling = "", school = "", ...others] = text.split(", ")
  const isTaught =
    others.length === 0 &&
    isInstitution(school) &&
    !isInstitution(calling) &&
    /^\p{Lu}[\p{L} -]+$/u.test(calling)
  return isTaught && isTitle(calling)
    ? { institution: school, degree: calling, field_of_study: null, graduation_year: null }
    : { institution: text, degree: null, field_of_study: null, graduation_year: null }
}

/** What stands behind `Education:` is a school, with or without what was read there: `Harper Adams University, BSc Agriculture`. */
export const labelledStudies = (text: string): EducationEntry => {
  const told = (schoolFirst.exec(text) ?? degreeFirst.exec(text))?.groups
  const [first = "", ...others] = told?.rest?.split(/,\s+/u) ?? []
  const held = wholeDegree.exec(first)?.groups
  if (told?.school === undefined || held === undefined) return taught(text)
  const years = text.match(/(?<!\d)(?:19|20)\d\d(?!\d)/gu) ?? []
  const year = years.at(-1)
  return {
    institution: told.school.trim(),
    degree: held.degree ?? null,
    field_of_study: held.field ?? others.find(part => /^\p{L}/u.test(part)) ?? null,
    graduation_year: year === undefined ? null : Number(year)
  }
}

/** `Hartwell University, Dean College`: each by itself where all are schools. */
export const schoolsIn = (text: string): ReadonlyArray<string> => {
  const parts = text.split(/, /u)
  return parts.every(isInstitution) ? parts : [text]
}
