import type { StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { nameHandles } from "../sources/fullName.ts"
import { plainLine } from "../sources/plainText.ts"
import { type ProfileHandle, profileHandle } from "../sources/profileAddress.ts"
import { statedName } from "../sources/profileLines.ts"
import { statedPublications } from "../sources/publication.ts"
import { type StatedLine, stateDocument, statedFact, statedLine } from "../sources/StatedLine.ts"
import type { Author, Work } from "./answers.ts"

export interface OpenAlexAuthor {
  readonly url: string
  readonly fetchedAt: string
  /** Without the address that it is a part of. */
  readonly id: string
  readonly author: Author
  readonly works: ReadonlyArray<Work>
}

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

/** A topic is the label that the service's own classifier gave to works; nobody has said that it is a skill. */
const topicLines = ({ topics }: Author): ReadonlyArray<StatedLine> =>
  topics
    .slice(0, mostTopics)
    .map(({ display_name, count }) => statedLine(`topic: ${plainLine(display_name)} (${count ?? 0} works)`))

const linesOf = (author: Author, works: ReadonlyArray<Work>, thisYear: number): ReadonlyArray<StatedLine> => [
  ...statedName("name", author.display_name),
  ...author.display_name_alternatives.slice(0, 5).flatMap(name => statedFact("also written", name)),
  ...statedFact("ORCID", author.orcid),
  ...affiliationLines(author, thisYear),
  ...author.last_known_institutions.flatMap(({ display_name }) =>
    statedFact("last known institution", display_name)
  ),
  ...topicLines(author),
  ...statedPublications(
    works.map(({ title, publication_date, primary_location }) => ({
      title: title ?? "",
      venue: primary_location?.source?.display_name ?? null,
      date: publication_date ?? null
    }))
  )
]

const handlesOf = (author: Author): ReadonlyArray<ProfileHandle> => [
  ...nameHandles(plainLine(author.display_name)),
  ...Option.toArray(profileHandle(author.orcid ?? ""))
]

/** The author as a document, and what it says. */
export const readingOf = ({ url, fetchedAt, id, author, works }: OpenAlexAuthor): Partial<StageOutput> =>
  stateDocument(
    {
      source: "openalex",
      source_class: "registry",
      url,
      page_url: `https://openalex.org/${id}`,
      fetched_at: fetchedAt,
      published_at: null,
      title: author.display_name
    },
    linesOf(author, works, Number(fetchedAt.slice(0, 4))),
    handlesOf(author)
  )
