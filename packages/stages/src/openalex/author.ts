import type { Handle } from "@prospect-research/core"
import { Option } from "effect"
import { publicationLine } from "../crossref/publication.ts"
import { type StatedLine, statedFact, statedLine } from "../orcid/StatedLine.ts"
import { plainLine } from "../sources/plainText.ts"
import { profileHandle } from "../sources/profileAddress.ts"
import type { Author, Work } from "./answers.ts"

/** A topic counts as a skill from this many works; the service takes single ones wrongly. */
const leastWorks = 3

const mostTopics = 8

/** Years without gaps are long; the first and the last say enough. */
const spanOf = (years: ReadonlyArray<number>): string => {
  const [first, last] = [Math.min(...years), Math.max(...years)]
  return years.length === 0 ? "" : first === last ? ` (${first})` : ` (${first} to ${last})`
}

/** Only where somebody publishes from this year, and from nowhere else, do they work now. */
const affiliationLines = ({ affiliations }: Author, thisYear: number): ReadonlyArray<StatedLine> => {
  const current = affiliations.filter(({ years }) => years.includes(thisYear))
  return affiliations.map(affiliation => {
    const { institution, years } = affiliation
    const name = plainLine(institution.display_name)
    const country = institution.country_code ? `, ${institution.country_code}` : ""
    const isSole = current.length === 1 && current[0] === affiliation
    return statedLine(
      `affiliation: ${name}${country}${spanOf(years)}`,
      ...(isSole
        ? [{ field: "professional.current_company" as const, value: name, as_of: String(thisYear) }]
        : [])
    )
  })
}

const topicLines = ({ topics }: Author): ReadonlyArray<StatedLine> =>
  topics.slice(0, mostTopics).map(({ display_name, count }) => {
    const name = plainLine(display_name)
    const works = count ?? 0
    return statedLine(
      `topic: ${name} (${works} works)`,
      ...(works >= leastWorks ? [{ field: "professional.skills" as const, value: name }] : [])
    )
  })

export const authorLines = (
  author: Author,
  works: ReadonlyArray<Work>,
  thisYear: number
): ReadonlyArray<StatedLine> => [
  ...statedFact("name", author.display_name, "name"),
  ...author.display_name_alternatives.slice(0, 5).flatMap(name => statedFact("also written", name)),
  ...statedFact("ORCID", author.orcid),
  ...affiliationLines(author, thisYear),
  ...author.last_known_institutions.flatMap(({ display_name }) =>
    statedFact("last known institution", display_name)
  ),
  ...topicLines(author),
  ...works.flatMap(({ title, publication_date, primary_location }) =>
    publicationLine({
      title: title ?? "",
      venue: primary_location?.source?.display_name ?? null,
      date: publication_date ?? null
    })
  )
]

export const authorHandles = (author: Author): ReadonlyArray<Omit<Handle, "document">> => {
  const name = plainLine(author.display_name)
  return [
    ...(name.includes(" ") ? [{ kind: "name" as const, value: name }] : []),
    ...Option.toArray(profileHandle(author.orcid ?? ""))
  ]
}
