import type { EducationEntry } from "@prospect-research/core"
import { isHolder } from "../naming/lettersBehindNames.ts"
import { isInstitution } from "../words/degrees.ts"
import { isPlace } from "../words/places.ts"
import { isTechnology } from "../words/technologies.ts"
import { noSchool } from "./noSchool.ts"
import { refusalIn } from "./Refusal.ts"

/** Schools by their letters and the town of each. */
const campus = /^(?:I?IIT|NIT|IIM|NID|NIFT|BITS|SRM|VIT|TU|TH|FH|UC|SUNY|CUNY) \p{Lu}/u

/** A line of the school's to whoever reads it. */
const greeting =
  /^(?:Welcome to|Willkommen (?:an|bei|in)|Bienvenue (?:à|au)|Bienvenid[oa]s a|Bem-vind[oa]s (?:à|ao)|Benvenuti (?:a|al))(?![\p{L}])/u

/** `B.Tech, NIT Acme, Leeds`: what stands behind a degree may be the school. */
const isNoSubject = (subject: string): boolean =>
  !/\p{L}/u.test(subject) ||
  isInstitution(subject) ||
  campus.test(subject) ||
  subject.includes(" after ") ||
  /^(?:candidate|thesis|dissertation)$/u.test(subject)

/** Of studies, what they are instead, mostly what their school is. */
export const refusalOfStudy = (
  { degree, field_of_study, institution }: EducationEntry,
  quote: string
): string | undefined => {
  if (greeting.test(quote)) return "a greeting"
  // `Cellar Master at Acme Winery`
  if (degree !== null && /^Master$/u.test(degree) && /\p{Lu}\p{Ll}+ Master(?![\p{L}'’])/u.test(quote))
    return "a post"
  // `a master mariner from Acme`
  if (
    degree !== null &&
    /^(?:mariner|builder|baker|brewer|mason|craftsman)(?![\p{L}])/u.test(field_of_study ?? "")
  )
    return "a standing"
  // `Acme AB, Uppsala`
  if (degree === "AB" && isPlace(institution) && /\p{Lu}\p{L}+ AB(?=,|$)/u.test(quote))
    return "a house by its form in law"
  if (quote.replace(/[.,;]$/u, "") === institution && isPlace(institution)) return "a place"
  const isTold = degree !== null || quote.includes(`${field_of_study} at ${institution}`)
  if (isPlace(institution) && !isInstitution(institution) && !isTold) return "a place"
  if (degree === null && isTechnology(institution)) return "a tool"
  if (isHolder(institution, degree, quote)) return "who has the degree"
  if (field_of_study !== null && isNoSubject(field_of_study)) return "a subject that is none"
  return refusalIn(noSchool, institution, quote)
}
