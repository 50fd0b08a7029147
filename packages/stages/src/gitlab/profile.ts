import type { Document, StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { bioClaims } from "../extraction/bio.ts"
import { companyFacts, isFullName, locationFacts, nameFacts, titleFacts } from "../github/profileFacts.ts"
import { type OwnRepository, repositoryClaims, repositoryLine } from "../github/repositories.ts"
import { type ClaimParts, distinctClaims, makeClaim, makeDocument } from "../sources/makeDocument.ts"
import { factLine, plainLine } from "../sources/plainText.ts"
import { dayOf } from "../sources/posts.ts"
import { linkHandle, linksIn, type ProfileHandle, profileClaims } from "../sources/profileAddress.ts"
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

const linkLine = ({ label, url }: Link): string => `link: ${label} ${url}`

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

const documentOf = (profile: GitLabProfile): Document => {
  const { user, url, fetchedAt } = profile
  return makeDocument({
    source: "gitlab",
    source_class: "self",
    url,
    page_url: user.web_url,
    fetched_at: fetchedAt,
    published_at: null,
    title: plainLine(user.name ?? "") || user.username,
    text: [
      ...factLine("username", user.username),
      ...factLine("name", user.name),
      ...factLine("bio", user.bio),
      ...factLine("job_title", user.job_title),
      ...factLine("organization", user.organization),
      ...factLine("location", user.location),
      ...factLine("email", user.public_email),
      ...linksOf(user).map(linkLine),
      ...ownRepositories(profile).map(repositoryLine)
    ].join("\n")
  })
}

const claimsOf = (profile: GitLabProfile): ReadonlyArray<ClaimParts> => {
  const { user, fetchedAt } = profile
  return [
    ...nameFacts("name", user.name),
    ...titleFacts("job_title", user.job_title),
    ...companyFacts("organization", user.organization),
    ...locationFacts("location", user.location),
    ...linksOf(user).flatMap(link => profileClaims(link.url, linkLine(link))),
    ...bioClaims(plainLine(user.bio ?? "")),
    ...repositoryClaims(ownRepositories(profile), fetchedAt)
  ]
}

const handlesOf = ({ user }: GitLabProfile): ReadonlyArray<ProfileHandle> => {
  const name = plainLine(user.name ?? "")
  return [
    { kind: "gitlab", value: user.username },
    ...(isFullName(name) ? [{ kind: "name" as const, value: name }] : []),
    ...linksOf(user).flatMap(({ label, url }) => Option.toArray(linkHandle(url, label))),
    ...linksIn(plainLine(user.bio ?? ""))
  ]
}

/** The profile as a document, and what it says. */
export const readingOf = (profile: GitLabProfile): Pick<StageOutput, "documents" | "claims" | "handles"> => {
  const document = documentOf(profile)
  return {
    documents: [document],
    claims: distinctClaims(claimsOf(profile).map(parts => makeClaim(document, parts))),
    handles: handlesOf(profile).map(handle => ({ ...handle, document: document.id }))
  }
}
