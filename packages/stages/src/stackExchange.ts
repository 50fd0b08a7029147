import { HttpClient } from "@effect/platform"
import {
  SourceError,
  type SourceErrorReason,
  type StageInput,
  type StageOutput,
  stageLayer
} from "@prospect-research/core"
import { Effect, Layer, Option, Redacted, Ref, Schema } from "effect"
import { identifiersToRead, mostCandidates, nameSearch } from "./orcid/nameSearch.ts"
import { optionally, readEach } from "./orcid/readEach.ts"
import { stateDocument } from "./orcid/StatedLine.ts"
import { askJson } from "./sources/askJson.ts"
import { sameName } from "./sources/names.ts"
import { type SourceOptions, sourceConfig } from "./sources/sourceConfig.ts"
import type { Refusal } from "./sources/sourceFailure.ts"
import { FoundUsers, Refused, TopTags, type User, type Wrapper } from "./stackExchange/answers.ts"
import { nameOf, userHandles, userLines } from "./stackExchange/user.ts"

export type StackExchangeOptions = SourceOptions

const source = "stack-exchange"

const throttled = 502

/** `too many requests from this IP, more requests available in 42 seconds` */
const readRefusal = ({ body }: Refusal): SourceErrorReason | undefined => {
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
      const ask = <A, I>(
        path: string,
        answer: Schema.Schema<A, I>,
        parameters: Readonly<Record<string, string>> = {}
      ) =>
        askJson(client, {
          source,
          url: `${baseUrl}/2.3/users${path}`,
          parameters: { site: "stackoverflow", ...parameters, ...keyed },
          answer,
          readRefusal
        })

      const outputOf = Effect.fn("StackExchange.outputOf")(function* (
        user: User,
        fetchedAt: string,
        rest: Ref.Ref<SourceErrorReason | undefined>
      ) {
        const path = `/${user.user_id}`
        const asked = yield* rest
        const topTags = ask(`${path}/top-tags`, TopTags, { pagesize: "30" }).pipe(
          Effect.tap(({ value }) => Ref.set(rest, restAsked(value)))
        )
        const tags = yield* optionally(
          source,
          "tags",
          asked === undefined ? topTags : new SourceError({ source, reason: asked })
        )
        const { document, claims } = stateDocument(
          {
            source,
            source_class: "self",
            url: `${baseUrl}/2.3/users${path}?site=stackoverflow`,
            page_url: user.link,
            fetched_at: fetchedAt,
            published_at: null,
            title: nameOf(user)
          },
          userLines(user, tags.value?.value.items ?? [])
        )
        const output: Partial<StageOutput> = {
          documents: [document],
          claims,
          handles: userHandles(user).map(handle => ({ ...handle, document: document.id })),
          lookups: tags.lookups
        }
        return output
      })

      const readUsers = Effect.fnUntraced(function* (
        path: string,
        parameters: Readonly<Record<string, string>>,
        choose: (users: ReadonlyArray<User>) => ReadonlyArray<User>
      ) {
        const { value, fetchedAt } = yield* ask(path, FoundUsers, parameters)
        const rest = yield* Ref.make(restAsked(value))
        return yield* readEach(source, choose(value.items), user => outputOf(user, fetchedAt, rest))
      })

      /** All in one request. */
      const read = (ids: ReadonlyArray<string>) =>
        readUsers(`/${ids.map(encodeURIComponent).join(";")}`, {}, users => users)

      /** The first few of many namesakes would be any few. */
      const search = (name: string) =>
        readUsers("", { inname: name, pagesize: "30" }, users => {
          const named = users.filter(user => sameName(nameOf(user), name))
          return named.length <= mostCandidates ? named : []
        })

      const run = Effect.fn("StackExchange.run")(function* (input: StageInput) {
        const linked = identifiersToRead(input, source, "stackoverflow")
        if (linked.length > 0) return yield* read(linked)
        const wanted = nameSearch(input)
        return Option.isNone(wanted) ? {} : yield* search(wanted.value.name)
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
