import { HttpClient } from "@effect/platform"
import {
  describeReason,
  type Lookup,
  type SourceError,
  type StageInput,
  type StageOutput,
  stageLayer
} from "@prospect-research/core"
import { Effect, Layer, Option, Schema } from "effect"
import { FoundUsers, Repository, SocialAccount, User } from "./github/answers.ts"
import { claimsOf, documentOf, handlesOf } from "./github/profile.ts"
import { askJson } from "./sources/askJson.ts"
import { type SourceOptions, sourceConfig } from "./sources/sourceConfig.ts"

export type GitHubOptions = SourceOptions

const source = "github"

const lookup = (verdict: Lookup["verdict"]): Lookup => ({ source, verdict, reason: null })

const missing = (part: string, { reason }: SourceError): Lookup => ({
  source: `${source} ${part}`,
  verdict: "unavailable",
  reason: describeReason(reason)
})

interface Part<A> {
  readonly value: ReadonlyArray<A>
  readonly lookups: ReadonlyArray<Lookup>
}

/** One part of a profile; without it the rest is still worth having. */
const optionally = <A>(
  part: string,
  answer: Effect.Effect<{ readonly value: ReadonlyArray<A> }, SourceError>
): Effect.Effect<Part<A>> =>
  Effect.match(answer, {
    onSuccess: ({ value }) => ({ value, lookups: [] }),
    onFailure: error => ({ value: [], lookups: [missing(part, error)] })
  })

/**
 * Reads the GitHub profile that another source links, or else the one with the prospect's public email address, in at
 * most four calls. `baseUrl` defaults to `https://api.github.com`.
 */
export const layer = ({ baseUrl = "https://api.github.com", key }: GitHubOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const ask = <A, I>(
        path: string,
        answer: Schema.Schema<A, I>,
        parameters: Readonly<Record<string, string>> = {}
      ) => askJson(client, { source, url: `${baseUrl}${path}`, parameters, key, answer })

      const searchByEmail = Effect.fn("GitHub.searchByEmail")(function* (email: string) {
        const { value } = yield* ask("/search/users", FoundUsers, { q: `${email} in:email` })
        // An address belongs to one account: several hits are loose ones.
        return value.items.length === 1 ? Option.fromNullable(value.items[0]?.login) : Option.none()
      })

      const readProfile = Effect.fn("GitHub.readProfile")(function* (login: string) {
        const path = `/users/${encodeURIComponent(login)}`
        const { value: user, fetchedAt } = yield* ask(path, User)
        if (user.type === "Organization") return { lookups: [lookup("absent")] }
        const repositories = yield* optionally(
          "repositories",
          ask(`${path}/repos`, Schema.Array(Repository), { sort: "pushed", type: "owner", per_page: "100" })
        )
        const accounts = yield* optionally(
          "social accounts",
          ask(`${path}/social_accounts`, Schema.Array(SocialAccount))
        )
        const profile = {
          url: `${baseUrl}${path}`,
          fetchedAt,
          user,
          repositories: repositories.value,
          accounts: accounts.value
        }
        const document = documentOf(profile)
        const output: Partial<StageOutput> = {
          documents: [document],
          claims: claimsOf(profile, document),
          handles: handlesOf(profile, document),
          lookups: [lookup("found"), ...repositories.lookups, ...accounts.lookups]
        }
        return output
      })

      const run = Effect.fn("GitHub.run")(function* ({ known: { handles } }: StageInput) {
        const linked = handles.find(({ kind }) => kind === "github")
        const email = handles.find(({ kind }) => kind === "email")
        if (linked !== undefined) return yield* readProfile(linked.value)
        if (email === undefined) return {}
        const login = yield* searchByEmail(email.value)
        return yield* Option.match(login, {
          onNone: () => Effect.succeed<Partial<StageOutput>>({ lookups: [lookup("absent")] }),
          onSome: readProfile
        })
      })

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        required: false,
        timeLimit: "15 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `GITHUB_BASE_URL` and `GITHUB_API_KEY`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(sourceConfig("GITHUB"), layer))
