import type { StageOutput } from "@prospect-research/core"
import { Option } from "effect"
import { nameHandles } from "../sources/fullName.ts"
import { factLine, plainLine } from "../sources/plainText.ts"
import { dayOf } from "../sources/posts.ts"
import { linkHandle, linksIn, type ProfileHandle } from "../sources/profileAddress.ts"
import { statedBio, statedCompany, statedLink, statedLocation, statedName } from "../sources/profileLines.ts"
import { type OwnRepository, statedRepositories } from "../sources/repositories.ts"
import { type StatedLine, stateDocument, statedFact } from "../sources/StatedLine.ts"
import type { Repository, SocialAccount, User } from "./answers.ts"

export interface GitHubProfile {
  readonly url: string
  readonly fetchedAt: string
  readonly user: User
  readonly repositories: ReadonlyArray<Repository>
  readonly accounts: ReadonlyArray<SocialAccount>
  /** The prospect's address, if it led here. */
  readonly email: string | null
}

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

const twitterAddress = ({ twitter_username }: User): string => `https://x.com/${twitter_username ?? ""}`

const linesOf = (profile: GitHubProfile): ReadonlyArray<StatedLine> => {
  const { user, accounts, fetchedAt } = profile
  return [
    ...statedFact("login", user.login),
    ...statedName("name", user.name),
    ...statedBio("bio", user.bio),
    ...statedCompany("company", user.company),
    ...statedLocation("location", user.location),
    ...factLine("blog", user.blog).map(line => statedLink(line, user.blog ?? "")),
    ...statedFact("email", user.email),
    ...factLine("twitter_username", user.twitter_username).map(line =>
      statedLink(line, twitterAddress(user))
    ),
    ...accounts.map(({ provider, url }) => statedLink(`account: ${provider} ${url}`, url)),
    ...statedRepositories(ownRepositories(profile), fetchedAt)
  ]
}

const handlesOf = ({ user, accounts, email }: GitHubProfile): ReadonlyArray<ProfileHandle> => {
  const links = [
    { provider: "twitter", url: twitterAddress(user) },
    { provider: "blog", url: user.blog ?? "" },
    ...accounts
  ]
  return [
    { kind: "github", value: user.login },
    ...(email === null ? [] : [{ kind: "email" as const, value: email }]),
    ...nameHandles(plainLine(user.name ?? "")),
    ...links.flatMap(({ provider, url }) => Option.toArray(linkHandle(url, provider))),
    ...linksIn(plainLine(user.bio ?? ""))
  ]
}

/** The profile as a document, and what it says. */
export const readingOf = (profile: GitHubProfile): Partial<StageOutput> => {
  const { user, url, fetchedAt } = profile
  return stateDocument(
    {
      source: "github",
      source_class: "self",
      url,
      page_url: user.html_url,
      fetched_at: fetchedAt,
      published_at: null,
      title: plainLine(user.name ?? "") || user.login
    },
    linesOf(profile),
    handlesOf(profile)
  )
}
