import { HttpClient } from "@effect/platform"
import {
  SourceError,
  type SourceErrorReason,
  type StageInput,
  type StageOutput,
  stageLayer
} from "@prospect-research/core"
import { Effect, Layer, Option, Redacted, Ref, Schema } from "effect"
import { sameName } from "./names/relateNames.ts"
import { askAt } from "./sources/askAt.ts"
import { namedPerson } from "./sources/NamedPerson.ts"
import { optionally } from "./sources/optionally.ts"
import { handlesToFollow, mostProfiles, readEach } from "./sources/readEach.ts"
import { type SourceOptions, sourceConfig } from "./sources/sourceConfig.ts"
import type { ReadRefusal } from "./sources/sourceFailure.ts"
import { understood } from "./sources/understood.ts"
import { FoundUsers, Refused, TopTags, type User, type Wrapper } from "./stackExchange/answers.ts"
import { nameOf, readingOf } from "./stackExchange/user.ts"

export type StackExchangeOptions = SourceOptions

const source = "stack-exchange"

const throttled = 502

/** `too many requests from this IP, more requests available in 42 seconds` */
const readRefusal: ReadRefusal = ({ body }) => {
  const refused = Schema.decodeUnknownOption(Refused)(body)
  if (Option.isNone(refused) || refused.value.error_id !== throttled) return undefined
  const seconds = /available in (\d+) seconds?/.exec(refused.value.error_message ?? "")?.[1]
  return { _tag: "RateLimited", retryAfterMillis: seconds === undefined ? null : Number(seconds) * 1000 }
}

/** What an answer says of the next request: that there must be a pause before it, or that it would be refused. */
const restAsked = (answer: Wrapper): SourceErrorReason | undefined => {
  if (answer.backoff) return { _tag: "RateLimited", retryAfterMillis: answer.backoff * 1000 }
  return answer.quota_remaining === 0 ? { _tag: "QuotaExhausted" } : undefined
}

/**
 * Reads the Stack Overflow profiles that others link, or else those of the prospect's name. `baseUrl` defaults to
 * `https://api.stackexchange.com`.
 */
export const layer = ({ baseUrl = "https://api.stackexchange.com", key }: StackExchangeOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      // The service takes its key nowhere else.
      const keyed = key === undefined ? {} : { key: Redacted.value(key) }
      const api = `${baseUrl}/2.3/users`
      const parameters = { site: "stackoverflow", ...keyed }
      const ask = askAt(client, { source, baseUrl: api, parameters, readRefusal })

      const readUser = Effect.fn("StackExchange.readUser")(function* (
        user: User,
        url: string,
        fetchedAt: string,
        rest: Ref.Ref<SourceErrorReason | undefined>
      ) {
        const path = `/${user.user_id}`
        const asked = yield* rest
        const topTags = ask(`${path}/top-tags`, TopTags, { pagesize: "30" }).pipe(
          Effect.tap(({ value }) => Ref.set(rest, restAsked(value))),
          Effect.map(({ value }) => value.items)
        )
        const tags = yield* optionally(
          source,
          "tags",
          asked === undefined ? topTags : new SourceError({ source, reason: asked }),
          []
        )
        const output: Partial<StageOutput> = {
          ...(yield* understood(source, () =>
            readingOf({
              url,
              fetchedAt,
              user,
              tags: tags.value
            })
          )),
          lookups: tags.lookups
        }
        return output
      })

      const readUsers = Effect.fnUntraced(function* (
        path: string,
        question: Readonly<Record<string, string>>,
        choose: (users: ReadonlyArray<User>) => ReadonlyArray<User>
      ) {
        const { value, fetchedAt } = yield* ask(path, FoundUsers, question)
        const rest = yield* Ref.make(restAsked(value))
        // As it was asked, without the key.
        const url = `${api}${path}?${new URLSearchParams({ site: "stackoverflow", ...question })}`
        return yield* readEach(source, choose(value.items), user => readUser(user, url, fetchedAt, rest))
      })

      /** All in one request. */
      const read = (ids: ReadonlyArray<string>) =>
        readUsers(`/${ids.map(encodeURIComponent).join(";")}`, {}, users => users)

      /** The first few of many namesakes would be any few. */
      const search = (name: string) =>
        readUsers("", { inname: name, pagesize: "30" }, users => {
          const named = users.filter(user => sameName(nameOf(user), name))
          return named.length <= mostProfiles ? named : []
        })

      const run = Effect.fn("StackExchange.run")(function* (input: StageInput) {
        const linked = handlesToFollow(input, "stackoverflow")
        if (linked.length > 0) return yield* read(linked)
        const person = namedPerson(input)
        return Option.isNone(person) ? {} : yield* search(person.value.fullName)
      })

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        follows: ["stackoverflow" as const],
        required: false,
        timeLimit: "20 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `STACK_EXCHANGE_BASE_URL` and `STACK_EXCHANGE_API_KEY`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(sourceConfig("STACK_EXCHANGE"), layer))
