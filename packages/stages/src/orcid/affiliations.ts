import { isEmployer, type Wanted } from "../extraction/Wanted.ts"
import { plainLine } from "../sources/plainText.ts"
import { isoDate } from "../sources/publication.ts"
import { type Fact, type StatedLine, statedLine } from "../sources/StatedLine.ts"
import type { Affiliation, PartialDate } from "./answers.ts"

export const dateOf = (date: PartialDate | null | undefined): string | null =>
  isoDate([date?.year, date?.month, date?.day].map(part => (part ? Number(part.value) : null)))

/** When the holder last said so: what has no end may be long over. */
const saidOn = (affiliation: Affiliation): string | null => {
  const millis = affiliation["last-modified-date"]?.value
  return millis === undefined ? null : new Date(millis).toISOString().slice(0, 10)
}

const spanOf = (affiliation: Affiliation): string => {
  const [from, to] = [dateOf(affiliation["start-date"]), dateOf(affiliation["end-date"])]
  return [from === null ? "" : `, since ${from}`, to === null ? "" : `, until ${to}`].join("")
}

const lineOf = (kind: string, affiliation: Affiliation, ...facts: ReadonlyArray<Fact>): StatedLine => {
  const { organization } = affiliation
  const place = [organization.address?.city, organization.address?.country].filter(part => part)
  const parts = [affiliation["role-title"], affiliation["department-name"], organization.name]
  const where = place.length === 0 ? "" : ` (${place.join(", ")})`
  return statedLine(
    `${kind}: ${parts.filter(part => part).join(", ")}${where}${spanOf(affiliation)}`,
    ...facts
  )
}

const hasEnded = (affiliation: Affiliation): boolean => Boolean(affiliation["end-date"])

const text = (value: string | null | undefined): string | null => plainLine(value ?? "") || null

/**
 * Everything current that several employments state would contradict itself, unless one of those with the employer that the client
 * named, or else of all, began after the others.
 */
const soleCurrent = (employments: ReadonlyArray<Affiliation>, wanted: Wanted): Affiliation | undefined => {
  const since = (it: Affiliation) => dateOf(it["start-date"]) ?? ""
  const current = employments.filter(it => !hasEnded(it))
  const named = current.filter(it => isEmployer(plainLine(it.organization.name), wanted))
  const eligible = named.length > 0 ? named : current
  return eligible.find(it => eligible.every(other => other === it || since(it) > since(other)))
}

export const employmentLines = (
  employments: ReadonlyArray<Affiliation>,
  wanted: Wanted
): ReadonlyArray<StatedLine> => {
  const held = soleCurrent(employments, wanted)
  return employments.flatMap(employment => {
    if (employment !== held)
      return [lineOf(hasEnded(employment) ? "past employment" : "employment", employment)]
    const value = plainLine(employment.organization.name)
    // The place is the organization's, not the person's.
    const city = text(employment.organization.address?.city)
    const as_of = saidOn(employment)
    const title = text(employment["role-title"])
    return [
      lineOf(
        "employment",
        employment,
        { field: "professional.current_company", value, as_of },
        ...(title === null ? [] : [{ field: "professional.current_title" as const, value: title, as_of }])
      ),
      ...(city === null
        ? []
        : [
            statedLine(`office of ${value}: ${city}`, {
              field: "professional.current_location",
              value: city,
              as_of
            })
          ])
    ]
  })
}

/** Whoever has not finished, or does not say what, graduated in no year. */
export const educationLine = (education: Affiliation): StatedLine => {
  const degree = text(education["role-title"])
  const year = dateOf(education["end-date"])?.slice(0, 4)
  return lineOf("education", education, {
    field: "education.entries",
    value: {
      institution: plainLine(education.organization.name),
      degree,
      field_of_study: null,
      graduation_year: degree === null || year === undefined ? null : Number(year)
    }
  })
}

/** What is named after its role; without one the organization is no distinction. */
export const titledLine =
  (kind: string, field: "education.certifications" | "professional.achievements") =>
  (affiliation: Affiliation): StatedLine => {
    const value = text(affiliation["role-title"])
    const as_of = dateOf(affiliation["start-date"])
    return lineOf(kind, affiliation, ...(value === null ? [] : [{ field, value, as_of }]))
  }

export const membershipLine = (membership: Affiliation): StatedLine =>
  hasEnded(membership)
    ? lineOf("past membership", membership)
    : lineOf("membership", membership, {
        field: "personal.memberships",
        value: plainLine(membership.organization.name)
      })
