import type { StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { nameHandles } from "../sources/fullName.ts"
import { profileHandle } from "../sources/profileAddress.ts"
import { statedName } from "../sources/profileLines.ts"
import { byDate, isoDate, type Publication, statedPublications } from "../sources/publication.ts"
import { stateDocument, statedFact } from "../sources/StatedLine.ts"
import type { Author, Work } from "./answers.ts"

export const source = "crossref"

/** Each is a document of its own. */
const mostWorks = 5

/** How one of a work's authors is known to be the prospect. */
export type IsProspect = (author: Author) => boolean

export const nameOf = ({ given, family }: Author): string => `${given ?? ""} ${family ?? ""}`.trim()

export const orcidOf = ({ ORCID }: Author): string | undefined =>
  Option.getOrUndefined(profileHandle((ORCID ?? "").replace(/^http:/, "https:")))?.value

export const affiliationsOf = ({ affiliation }: Author): ReadonlyArray<string> =>
  affiliation.flatMap(({ name }) => name ?? [])

const publicationOf = (work: Work): Publication => ({
  title: work.title[0] ?? "",
  venue: work["container-title"][0] ?? work.publisher ?? null,
  date: isoDate(work.issued?.["date-parts"][0] ?? [])
})

export interface Authored {
  readonly work: Work
  readonly author: Author
  readonly publication: Publication
}

/** The newest works with exactly one author who is the prospect. */
export const authoredIn = (works: ReadonlyArray<Work>, isProspect: IsProspect): ReadonlyArray<Authored> =>
  works
    .flatMap(work => {
      const [author, ...namesakes] = work.author.filter(isProspect)
      return author === undefined || namesakes.length > 0
        ? []
        : [{ work, author, publication: publicationOf(work) }]
    })
    .sort((left, right) => byDate(left.publication, right.publication))
    .slice(0, mostWorks)

/** The document of one work of an answer from `url`: of its authors it names the prospect alone. */
export const readingOf = (
  { work, author, publication }: Authored,
  url: string,
  fetched_at: string
): Partial<StageOutput> => {
  const orcid = orcidOf(author)
  const lines = statedPublications([publication])
  if (lines.length === 0) return {}
  return stateDocument(
    {
      source,
      source_class: "registry",
      url,
      page_url: `https://doi.org/${encodeURI(work.DOI)}`,
      fetched_at,
      published_at: publication.date,
      title: publication.title
    },
    [
      ...lines,
      ...statedName("author", nameOf(author)),
      ...affiliationsOf(author).flatMap(name => statedFact("affiliation", name)),
      ...statedFact("ORCID", orcid)
    ],
    [
      ...nameHandles(nameOf(author)),
      ...(orcid === undefined ? [] : [{ kind: "orcid" as const, value: orcid }])
    ]
  )
}
