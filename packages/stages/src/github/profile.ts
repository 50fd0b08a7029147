import type { Claim, ClaimField, Document, Handle } from "@prospect-research/core"
import { Option } from "effect"
import { distinctClaims, makeClaim, makeDocument } from "../sources/makeDocument.ts"
import { factLine, plainLine } from "../sources/plainText.ts"
import { profileHandle } from "../sources/profileAddress.ts"
import { roleInBio } from "../sources/roles.ts"
import type { Repository, SocialAccount, User } from "./answers.ts"

export interface GitHubProfile {
  readonly url: string
  readonly fetchedAt: string
  readonly user: User
  readonly repositories: ReadonlyArray<Repository>
  readonly accounts: ReadonlyArray<SocialAccount>
}

/** A language counts as a skill from this many own repositories, or from this many stars of one. */
const skill = { repositories: 2, stars: 10, topicStars: 100 }

/** A repository is news for so many days after its last push. */
const recentDays = 180

const accountLine = ({ provider, url }: SocialAccount): string => plainLine(`account: ${provider} ${url}`)

/** Mentions GitHub, so that one line supports all of an activity. */
const repositoryLine = (repository: Repository): string => {
  const { name, description, language, topics, pushed_at, stargazers_count } = repository
  const facts = [
    language ?? "",
    topics?.length ? `topics ${topics.join(" ")}` : "",
    pushed_at ? `pushed ${pushed_at.slice(0, 10)}` : "",
    `${stargazers_count} stars`
  ]
  const about = description ? ` – ${description}` : ""
  return plainLine(`GitHub repository: ${name}${about} (${facts.filter(fact => fact !== "").join(", ")})`)
}

const ownRepositories = ({ repositories }: GitHubProfile): ReadonlyArray<Repository> =>
  repositories.filter(repository => !repository.fork)

export const documentOf = (profile: GitHubProfile): Document => {
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

/** `@company` names an account of GitHub; several of them, or one within a sentence, name no single employer. */
const companyOf = ({ company }: User) => {
  const shown = plainLine(company ?? "")
  const value = shown.replace(/^@/, "")
  return value.includes("@") ? undefined : { shown, value }
}

const personClaims = ({ user, accounts }: GitHubProfile, document: Document): ReadonlyArray<Claim> => {
  const fact = (
    field: ClaimField,
    name: string,
    shown: string | null | undefined,
    value = plainLine(shown ?? "")
  ) => factLine(name, shown).map(quote => makeClaim(document, { field, value, quote, method: "structured" }))
  const role = roleInBio(user.bio ?? "")
  const profiles = accounts.flatMap(account =>
    Option.toArray(profileHandle(account.url)).flatMap(({ kind, value }) =>
      kind === "linkedin" || kind === "twitter"
        ? [{ field: `social_media.${kind}.url` as const, value, quote: accountLine(account) }]
        : []
    )
  )
  const twitter = profileHandle(`https://x.com/${user.twitter_username ?? ""}`)
  return [
    ...fact("name", "name", user.name),
    ...fact("professional.current_company", "company", companyOf(user)?.shown, companyOf(user)?.value),
    ...fact("professional.current_location", "location", user.location),
    ...Option.toArray(twitter).flatMap(({ value }) =>
      fact("social_media.twitter.url", "twitter_username", user.twitter_username, value)
    ),
    ...profiles.map(parts => makeClaim(document, { ...parts, method: "structured" })),
    ...Option.toArray(role).flatMap(({ title, company, quote }) => [
      makeClaim(document, { field: "professional.current_title", value: title, quote, method: "rule" }),
      makeClaim(document, { field: "professional.current_company", value: company, quote, method: "rule" })
    ])
  ]
}

const skillClaims = (profile: GitHubProfile, document: Document): ReadonlyArray<Claim> => {
  const own = ownRepositories(profile)
  const count = (has: (repository: Repository) => boolean) => own.filter(has).length
  return own.flatMap(repository => {
    const { language, stargazers_count } = repository
    const isSkill = language
      ? stargazers_count >= skill.stars || count(it => it.language === language) >= skill.repositories
      : false
    const topics = (repository.topics ?? []).filter(
      topic =>
        stargazers_count >= skill.topicStars ||
        count(it => it.topics?.includes(topic) === true) >= skill.repositories
    )
    return [...(isSkill && language ? [language] : []), ...topics].map(value =>
      makeClaim(document, {
        field: "professional.skills",
        value,
        quote: repositoryLine(repository),
        method: "structured",
        as_of: repository.pushed_at?.slice(0, 10) ?? null
      })
    )
  })
}

/** Public work worth speaking of: the person's own, described, and alive. */
const activityClaims = (profile: GitHubProfile, document: Document): ReadonlyArray<Claim> => {
  const earliest = Date.parse(profile.fetchedAt) - recentDays * 86_400_000
  return ownRepositories(profile).flatMap(repository => {
    const { pushed_at, description, archived, name } = repository
    const isAlive = pushed_at ? Date.parse(pushed_at) >= earliest : false
    if (!pushed_at || !isAlive || !description || archived === true) return []
    const date = pushed_at.slice(0, 10)
    return [
      makeClaim(document, {
        field: "activity",
        value: { kind: "project", title: name, venue: "GitHub", date },
        quote: repositoryLine(repository),
        method: "structured",
        as_of: date
      })
    ]
  })
}

export const claimsOf = (profile: GitHubProfile, document: Document): ReadonlyArray<Claim> =>
  distinctClaims([
    ...personClaims(profile, document),
    ...skillClaims(profile, document),
    ...activityClaims(profile, document)
  ])

export const handlesOf = ({ user, accounts }: GitHubProfile, document: Document): ReadonlyArray<Handle> => {
  const name = plainLine(user.name ?? "")
  const addresses = [
    { provider: "twitter", url: `https://x.com/${user.twitter_username ?? ""}` },
    { provider: "blog", url: user.blog ?? "" },
    ...accounts
  ]
  const found = [
    { kind: "github" as const, value: user.login },
    ...(name.includes(" ") ? [{ kind: "name" as const, value: name }] : []),
    ...addresses.flatMap(({ provider, url }) => Option.toArray(profileHandle(url, provider)))
  ]
  return found.map(handle => ({ ...handle, document: document.id }))
}
