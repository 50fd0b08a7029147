import type { StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { nameHandles } from "../sources/fullName.ts"
import { plainLine } from "../sources/plainText.ts"
import { dayOf } from "../sources/posts.ts"
import { linkHandle, linksIn, type ProfileHandle } from "../sources/profileAddress.ts"
import {
  statedBio,
  statedCompany,
  statedLink,
  statedLocation,
  statedName,
  statedTitle
} from "../sources/profileLines.ts"
import { type OwnRepository, statedRepositories } from "../sources/repositories.ts"
import { type StatedLine, stateDocument, statedFact } from "../sources/StatedLine.ts"
import type { Project, User } from "./answers.ts"

export interface GitLabProfile {
  readonly url: string
  readonly fetchedAt: string
  readonly user: User
  readonly projects: ReadonlyArray<Project>
}

interface Link {
  readonly label: string
  readonly url: string
}

/** Where the service's own page leads when a profile holds only a name. */
const addressOn = (prefix: string, text: string): string =>
  /[./]/.test(text) ? text : `${prefix}${text.replace(/^@/, "")}`

const linksOf = ({ website_url, linkedin, twitter, github }: User): ReadonlyArray<Link> => {
  const link = (label: string, text: string | null | undefined, prefix = ""): ReadonlyArray<Link> => {
    const shown = plainLine(text ?? "")
    return shown === "" ? [] : [{ label, url: prefix === "" ? shown : addressOn(prefix, shown) }]
  }
  return [
    ...link("website", website_url),
    ...link("linkedin", linkedin, "https://www.linkedin.com/in/"),
    ...link("twitter", twitter, "https://x.com/"),
    ...link("github", github, "https://github.com/")
  ]
}

const ownRepositories = ({ projects }: GitLabProfile): ReadonlyArray<OwnRepository> =>
  projects
    .filter(project => project.forked_from_project === undefined || project.forked_from_project === null)
    .map(({ name, description, topics, star_count, archived, last_activity_at }) => ({
      venue: "GitLab",
      name: plainLine(name),
      description: plainLine(description ?? ""),
      language: null,
      topics: topics ?? [],
      isArchived: archived === true,
      stars: star_count ?? 0,
      pushed: dayOf(last_activity_at)
    }))

const linesOf = (profile: GitLabProfile): ReadonlyArray<StatedLine> => {
  const { user, fetchedAt } = profile
  return [
    ...statedFact("username", user.username),
    ...statedName("name", user.name),
    ...statedBio("bio", user.bio),
    ...statedTitle("job_title", user.job_title),
    ...statedCompany("organization", user.organization),
    ...statedLocation("location", user.location),
    ...statedFact("email", user.public_email),
    ...linksOf(user).map(({ label, url }) => statedLink(`link: ${label} ${url}`, url)),
    ...statedRepositories(ownRepositories(profile), fetchedAt)
  ]
}

const handlesOf = ({ user }: GitLabProfile): ReadonlyArray<ProfileHandle> => [
  { kind: "gitlab", value: user.username },
  ...nameHandles(plainLine(user.name ?? "")),
  ...linksOf(user).flatMap(({ label, url }) => Option.toArray(linkHandle(url, label))),
  ...linksIn(plainLine(user.bio ?? ""))
]

/** The profile as a document, and what it says. */
export const readingOf = (profile: GitLabProfile): Partial<StageOutput> => {
  const { user, url, fetchedAt } = profile
  return stateDocument(
    {
      source: "gitlab",
      source_class: "self",
      url,
      page_url: user.web_url,
      fetched_at: fetchedAt,
      published_at: null,
      title: plainLine(user.name ?? "") || user.username
    },
    linesOf(profile),
    handlesOf(profile)
  )
}
