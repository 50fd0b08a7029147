import type { ClaimParts } from "../sources/makeDocument.ts"
import { plainLine } from "../sources/plainText.ts"

/** A repository of the person's own, on any service. */
export interface OwnRepository {
  /** The service: `GitHub`. */
  readonly venue: string
  readonly name: string
  readonly description: string
  readonly language: string | null
  readonly topics: ReadonlyArray<string>
  readonly isArchived: boolean
  readonly stars: number
  /** The day of the last push. */
  readonly pushed: string | null
}

/** A language or topic counts as a skill from this many own repositories, or from so many stars of one. */
const skill = { repositories: 2, languageStars: 10, topicStars: 100 }

/** A repository is news for so many days after its last push. */
const recentDays = 180

/** Names the service, so that one line supports all of an activity. */
export const repositoryLine = (repository: OwnRepository): string => {
  const { venue, name, description, language, topics, pushed, stars } = repository
  const facts = [
    language ?? "",
    topics.length > 0 ? `topics ${topics.join(" ")}` : "",
    pushed === null ? "" : `pushed ${pushed}`,
    `${stars} stars`
  ]
  const about = description === "" ? "" : ` – ${description}`
  return plainLine(`${venue} repository: ${name}${about} (${facts.filter(it => it !== "").join(", ")})`)
}

const skillClaims = (own: ReadonlyArray<OwnRepository>): ReadonlyArray<ClaimParts> => {
  const isOften = (has: (repository: OwnRepository) => boolean) =>
    own.filter(has).length >= skill.repositories
  return own.flatMap(repository => {
    const { language, stars, pushed } = repository
    const languages =
      language !== null && (stars >= skill.languageStars || isOften(it => it.language === language))
        ? [language]
        : []
    const topics = repository.topics.filter(
      topic => stars >= skill.topicStars || isOften(it => it.topics.includes(topic))
    )
    return [...languages, ...topics].map(value => ({
      field: "professional.skills" as const,
      value,
      quote: repositoryLine(repository),
      method: "structured" as const,
      as_of: pushed
    }))
  })
}

/** Public work worth speaking of: described, and alive. */
const projectClaims = (own: ReadonlyArray<OwnRepository>, fetchedAt: string): ReadonlyArray<ClaimParts> => {
  const earliest = Date.parse(fetchedAt) - recentDays * 86_400_000
  return own.flatMap(repository => {
    const { venue, name, description, pushed, isArchived } = repository
    if (pushed === null || Date.parse(pushed) < earliest || description === "" || isArchived) return []
    return [
      {
        field: "activity" as const,
        value: { kind: "project" as const, title: name, venue, date: pushed },
        quote: repositoryLine(repository),
        method: "structured" as const,
        as_of: pushed
      }
    ]
  })
}

/** What somebody's own repositories say of them. */
export const repositoryClaims = (
  own: ReadonlyArray<OwnRepository>,
  fetchedAt: string
): ReadonlyArray<ClaimParts> => [...skillClaims(own), ...projectClaims(own, fetchedAt)]
