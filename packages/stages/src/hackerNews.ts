import { HttpClient } from "@effect/platform"
import { type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer } from "effect"
import { FoundHits, User } from "./hackerNews/answers.ts"
import { readingOf } from "./hackerNews/user.ts"
import { askAt } from "./sources/askAt.ts"
import { optionally } from "./sources/optionally.ts"
import { readLinked } from "./sources/readEach.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"

export type HackerNewsOptions = Pick<SourceOptions, "baseUrl">

const source = "hacker-news"

/** Reads the profiles that others link, with what their owners wrote. `baseUrl` defaults to `https://hn.algolia.com`. */
export const layer = ({ baseUrl = "https://hn.algolia.com" }: HackerNewsOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const api = `${baseUrl}/api/v1`
      const ask = askAt(client, { source, baseUrl: api })

      const hitsOf = (part: "stories" | "comments", tag: string, username: string) => {
        const wanted = { tags: `${tag},author_${username}`, hitsPerPage: "20" }
        return optionally(
          source,
          part,
          Effect.map(ask("/search_by_date", FoundHits, wanted), it => it.value.hits),
          []
        )
      }

      const readUser = Effect.fn("HackerNews.readUser")(function* (username: string) {
        const path = `/users/${encodeURIComponent(username)}`
        const { value: user, fetchedAt } = yield* ask(path, User)
        const stories = yield* hitsOf("stories", "story", username)
        const comments = yield* hitsOf("comments", "comment", username)
        const hits = [...stories.value, ...comments.value]
        const output: Partial<StageOutput> = {
          ...(yield* understood(source, () => readingOf({ url: `${api}${path}`, fetchedAt, user, hits }))),
          lookups: [...stories.lookups, ...comments.lookups]
        }
        return output
      })

      const run = Effect.fn("HackerNews.run")((input: StageInput) =>
        readLinked(source, input, "hackernews", readUser)
      )

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar", "github"],
        follows: ["hackernews" as const],
        required: false,
        timeLimit: "20 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `HACKER_NEWS_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("HACKER_NEWS"), layer))
