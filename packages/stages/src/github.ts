import { HttpClient } from "@effect/platform"
import { type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option, Schema } from "effect"
import { FoundCommits, FoundUsers, Repository, SocialAccount, User } from "./github/answers.ts"
import { readingOf } from "./github/profile.ts"
import { type Ask, askAt } from "./sources/askAt.ts"
import { answered, wasAsked } from "./sources/lookups.ts"
import { optionally } from "./sources/optionally.ts"
import { handlesToFollow, readEach } from "./sources/readEach.ts"
import { type SourceOptions, sourceConfig } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"

export type GitHubOptions = SourceOptions

const source = "github"

const repositoryList = Schema.Array(Repository)
const accountList = Schema.Array(SocialAccount)

/** For one prospect: without a key there are 60 an hour. */
const mostCalls = 6
const callsOfProfile = 3
const callsOfSearch = 2

/** At most what the rounds before have made. */
const callsMade = ({ known: { documents, handles, lookups } }: StageInput): number => {
  const profiles = new Set(documents.filter(it => it.source === source).map(it => it.id))
  const wasFound = handles.some(it => it.kind === "email" && profiles.has(it.document ?? ""))
  const wasMissed = profiles.size === 0 && wasAsked(lookups, source)
  return profiles.size * callsOfProfile + (wasFound || wasMissed ? callsOfSearch : 0)
}

const searchByEmail = Effect.fn("GitHub.searchByEmail")(function* (ask: Ask, email: string) {
  const { value: users } = yield* ask("/search/users", FoundUsers, { q: `${email} in:email` })
  // An address belongs to one account: several hits are loose ones.
  const [user, ...otherUsers] = users.items
  if (user !== undefined && otherUsers.length === 0) return Option.some({ login: user.login, isSure: false })
  const { value: commits } = yield* ask("/search/commits", FoundCommits, { q: `author-email:${email}` })
  const [login, ...others] = new Set(commits.items.map(({ author }) => author?.login))
  return login === undefined || others.length > 0 ? Option.none() : Option.some({ login, isSure: true })
})

/**
 * Reads the GitHub profiles that other sources link, or else the one with the prospect's email address, in at most six
 * calls. `baseUrl` defaults to `https://api.github.com`.
 */
export const layer = ({ baseUrl = "https://api.github.com", key }: GitHubOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const askGitHub = askAt(client, { source, baseUrl, key })

      const run = Effect.fn("GitHub.run")(function* (input: StageInput) {
        let calls = callsMade(input)
        const ask: Ask = (...question) =>
          Effect.suspend(() => {
            calls++
            return askGitHub(...question)
          })
        const part = <A, I>(
          name: string,
          path: string,
          list: Schema.Schema<ReadonlyArray<A>, I>,
          parameters: Readonly<Record<string, string>> = {}
        ) =>
          calls < mostCalls
            ? optionally(
                source,
                name,
                Effect.map(ask(path, list, parameters), it => it.value),
                []
              )
            : Effect.succeed({ value: [], lookups: [] })

        const readProfile = Effect.fn("GitHub.readProfile")(function* (
          login: string,
          emailOf: (user: User) => string | null
        ) {
          const path = `/users/${encodeURIComponent(login)}`
          const { value: user, fetchedAt } = yield* ask(path, User)
          if (user.type === "Organization" || user.type === "Bot") return {}
          const newest = { sort: "pushed", type: "owner", per_page: "100" }
          const repositories = yield* part("repositories", `${path}/repos`, repositoryList, newest)
          const accounts = yield* part("social accounts", `${path}/social_accounts`, accountList)
          const output: Partial<StageOutput> = {
            ...(yield* understood(source, () =>
              readingOf({
                url: `${baseUrl}${path}`,
                fetchedAt,
                user,
                repositories: repositories.value,
                accounts: accounts.value,
                email: emailOf(user)
              })
            )),
            lookups: [...repositories.lookups, ...accounts.lookups]
          }
          return output
        })

        const profilesLeft = Math.ceil((mostCalls - calls) / callsOfProfile)
        if (profilesLeft <= 0) return {}
        const linked = handlesToFollow(input, "github").slice(0, profilesLeft)
        if (linked.length > 0) return yield* readEach(source, linked, login => readProfile(login, () => null))
        const email = input.fresh.find(it => it.kind === "email" && it.document === null)?.value
        if (email === undefined) return {}
        const found = yield* searchByEmail(ask, email)
        if (Option.isNone(found)) return { lookups: [answered(source, false)] }
        // A loose hit shows another address.
        const emailOf = ({ email: shown }: User) =>
          found.value.isSure || !shown || shown.toLowerCase() === email ? email : null
        return yield* readEach(source, [found.value.login], login => readProfile(login, emailOf))
      })

      return {
        name: source,
        version: "2",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        follows: ["github" as const],
        required: false,
        timeLimit: "25 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `GITHUB_BASE_URL` and `GITHUB_API_KEY`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(sourceConfig("GITHUB"), layer))
