import { matchesIn } from "@prospect-research/core"
import { isDiscipline } from "../extraction/words/disciplines.ts"
import { isTechnology } from "../extraction/words/technologies.ts"
import type { ClaimParts } from "./makeDocument.ts"
import { plainLine } from "./plainText.ts"
import type { StatedLine } from "./StatedLine.ts"

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

/** With so many stars, a repository is something that the person is known for. */
const knownFrom = 300

/** A repository is news for so many days after its last push. */
const recentDays = 180

/** Names the service, so that one line supports all of an activity. */
const lineOf = ({ venue, name, description, language, topics, pushed, stars }: OwnRepository): string => {
  const facts = [
    language ?? "",
    topics.length > 0 ? `topics ${topics.join(" ")}` : "",
    pushed === null ? "" : `pushed ${pushed}`,
    `${stars} stars`
  ]
  const about = description === "" ? "" : ` – ${description}`
  return plainLine(`${venue} repository: ${name}${about} (${facts.filter(it => it !== "").join(", ")})`)
}

/** `QGIS plugin that …, in Python`: what a description says that it is for and made with. */
const madeWith =
  /^(?<tool>[\w.+#-]+) (?:plugin|extension|package|library|module|add-on|bindings|client)(?![\p{L}])| in (?<tools>[\w.+#-]+(?:(?:, | and )[\w.+#-]+)*)$/gu

const toolsIn = (description: string): ReadonlyArray<string> =>
  matchesIn(description, madeWith)
    .flatMap(({ groups }) => [groups?.tool ?? "", ...(groups?.tools ?? "").split(/, | and /)])
    .filter(tool => /^\p{Lu}/u.test(tool) && isTechnology(tool))

/** What a repository is like, or for, and not what its writer can: `incremental`, `education`. */
const noSkill =
  /^(?:\p{Ll}+(?:tal|nal|cal|ral|ive|able|ible)|education|teaching|learning|beginners?|students?|schools?|fun|demos?|examples?|tutorials?|tools?|utilit(?:y|ies)|hacktoberfest|awesome(?:-list)?|librar(?:y|ies)|frameworks?|plugins?|packages?|templates?|boilerplate|dotfiles|config)$/u

/** What one repository alone is about may be anything: `weather`. */
const isKnown = (topic: string): boolean => {
  const words = topic.replaceAll("-", " ")
  return isTechnology(topic) || isTechnology(words) || isDiscipline(words)
}

const skillsOf = (repository: OwnRepository, own: ReadonlyArray<OwnRepository>): ReadonlyArray<string> => {
  const { description, language, topics, stars } = repository
  const isOften = (has: (repository: OwnRepository) => boolean) =>
    own.filter(has).length >= skill.repositories
  const isUsed =
    language !== null && (stars >= skill.languageStars || isOften(it => it.language === language))
  return [
    ...(isUsed ? [language] : []),
    ...toolsIn(description).filter(tool => tool !== language),
    ...topics.filter(
      topic =>
        !noSkill.test(topic) &&
        (isOften(it => it.topics.includes(topic)) || (stars >= skill.topicStars && isKnown(topic)))
    )
  ]
}

/** Public work worth speaking of: described, and alive. */
const isProject = ({ description, pushed, isArchived }: OwnRepository, fetchedAt: string): boolean =>
  pushed !== null &&
  Date.parse(pushed) >= Date.parse(fetchedAt) - recentDays * 86_400_000 &&
  description !== "" &&
  !isArchived

/** What somebody's own repositories say of them. */
export const statedRepositories = (
  own: ReadonlyArray<OwnRepository>,
  fetchedAt: string
): ReadonlyArray<StatedLine> =>
  own.map(repository => {
    const { venue, name, pushed, stars } = repository
    const quote = lineOf(repository)
    const common = { quote, method: "structured" as const, as_of: pushed }
    const skills = skillsOf(repository, own).map(
      (value): ClaimParts => ({ ...common, field: "professional.skills", value })
    )
    const known: ReadonlyArray<ClaimParts> =
      stars >= knownFrom ? [{ ...common, field: "professional.achievements", value: name }] : []
    const project: ClaimParts = {
      ...common,
      field: "activity",
      value: { kind: "project", title: name, venue, date: pushed }
    }
    return {
      text: quote,
      claims: [...skills, ...known, ...(isProject(repository, fetchedAt) ? [project] : [])]
    }
  })
