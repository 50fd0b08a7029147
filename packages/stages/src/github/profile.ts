import type { Document, StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { bioClaims } from "../extraction/bio.ts"
import { type ClaimParts, distinctClaims, makeClaim, makeDocument } from "../sources/makeDocument.ts"
import { factLine, plainLine } from "../sources/plainText.ts"
import { dayOf } from "../sources/posts.ts"
import { linkHandle, linksIn, type ProfileHandle, profileClaims } from "../sources/profileAddress.ts"
import type { Repository, SocialAccount, User } from "./answers.ts"
import { companyFacts, isFullName, locationFacts, nameFacts } from "./profileFacts.ts"
import { type OwnRepository, repositoryClaims, repositoryLine } from "./repositories.ts"

export interface GitHubProfile {
  readonly url: string
  readonly fetchedAt: string
  readonly user: User
  readonly repositories: ReadonlyArray<Repository>
  readonly accounts: ReadonlyArray<SocialAccount>
  /** The prospect's address, if it led here. */
  readonly email: string | null
}

const accountLine = ({ provider, url }: SocialAccount): string => plainLine(`account: ${provider} ${url}`)

const ownRepositories = ({ repositories }: GitHubProfile): ReadonlyArray<OwnRepository> =>
  repositories
    .filter(repository => !repository.fork)
    .map(({ name, description, language, topics, archived, stargazers_count, pushed_at }) => ({
      venue: "GitHub",
      name,
      description: plainLine(description ?? ""),
      language: language ?? null,
      topics: topics ?? [],
      isArchived: archived === true,
      stars: stargazers_count,
      pushed: dayOf(pushed_at)
    }))

const documentOf = (profile: GitHubProfile): Document => {
  const { user, url, fetchedAt, accounts } = profile
  return makeDocument({
    source: "github",
    source_class: "self",
    url,
    page_url: user.html_url,
    fetched_at: fetchedAt,
    published_at: null,
    title: plainLine(user.name ?? "") || user.login,
    text: [
      ...factLine("login", user.login),
      ...factLine("name", user.name),
      ...factLine("bio", user.bio),
      ...factLine("company", user.company),
      ...factLine("location", user.location),
      ...factLine("blog", user.blog),
      ...factLine("email", user.email),
      ...factLine("twitter_username", user.twitter_username),
      ...accounts.map(accountLine),
      ...ownRepositories(profile).map(repositoryLine)
    ].join("\n")
  })
}

const twitterAddress = ({ twitter_username }: User): string => `https://x.com/${twitter_username ?? ""}`

const claimsOf = (profile: GitHubProfile): ReadonlyArray<ClaimParts> => {
  const { user, accounts, fetchedAt } = profile
  return [
    ...nameFacts("name", user.name),
    ...companyFacts("company", user.company),
    ...locationFacts("location", user.location),
    ...factLine("twitter_username", user.twitter_username).flatMap(line =>
      profileClaims(twitterAddress(user), line)
    ),
    ...factLine("blog", user.blog).flatMap(line => profileClaims(user.blog ?? "", line)),
    ...accounts.flatMap(account => profileClaims(account.url, accountLine(account))),
    ...bioClaims(plainLine(user.bio ?? "")),
    ...repositoryClaims(ownRepositories(profile), fetchedAt)
  ]
}

const handlesOf = ({ user, accounts, email }: GitHubProfile): ReadonlyArray<ProfileHandle> => {
  const name = plainLine(user.name ?? "")
  const addresses = [
    { provider: "twitter", url: twitterAddress(user) },
    { provider: "blog", url: user.blog ?? "" },
    ...accounts
  ]
  return [
    { kind: "github", value: user.login },
    ...(email === null ? [] : [{ kind: "email" as const, value: email }]),
    ...(isFullName(name) ? [{ kind: "name" as const, value: name }] : []),
    ...addresses.flatMap(({ provider, url }) => Option.toArray(linkHandle(url, provider))),
    ...linksIn(plainLine(user.bio ?? ""))
  ]
}

/** The profile as a document, and what it says. */
export const readingOf = (profile: GitHubProfile): Pick<StageOutput, "documents" | "claims" | "handles"> => {
  const document = documentOf(profile)
  return {
    documents: [document],
    claims: distinctClaims(claimsOf(profile).map(parts => makeClaim(document, parts))),
    handles: handlesOf(profile).map(handle => ({ ...handle, document: document.id }))
  }
}
