import { HttpClient } from "@effect/platform"
import { type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, type Schema } from "effect"
import { FoundHits, User } from "./hackerNews/answers.ts"
import { userHandles, userLines } from "./hackerNews/user.ts"
import { identifiersToRead } from "./orcid/nameSearch.ts"
import { optionally, readEach } from "./orcid/readEach.ts"
import { stateDocument } from "./orcid/StatedLine.ts"
import { askJson } from "./sources/askJson.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"

export type HackerNewsOptions = Pick<SourceOptions, "baseUrl">

const source = "hacker-news"

/** Reads the profiles that others link, with what their owners wrote. `baseUrl` defaults to `https://hn.algolia.com`. */
export const layer = ({ baseUrl = "https://hn.algolia.com" }: HackerNewsOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const ask = <A, I>(
        path: string,
        answer: Schema.Schema<A, I>,
        parameters: Readonly<Record<string, string>> = {}
      ) => askJson(client, { source, url: `${baseUrl}/api/v1/${path}`, parameters, answer })

      const written = (kind: "story" | "comment", username: string) =>
        ask("search_by_date", FoundHits, { tags: `${kind},author_${username}`, hitsPerPage: "20" })

      const read = Effect.fn("HackerNews.read")(function* (username: string) {
        const path = `users/${encodeURIComponent(username)}`
        const { value: user, fetchedAt } = yield* ask(path, User)
        const stories = yield* optionally(source, "stories", written("story", username))
        const comments = yield* optionally(source, "comments", written("comment", username))
        const hits = [stories, comments].flatMap(({ value }) => value?.value.hits ?? [])
        const page = `https://news.ycombinator.com/user?id=${encodeURIComponent(user.username)}`
        const { document, claims } = stateDocument(
          {
            source,
            source_class: "self",
            url: `${baseUrl}/api/v1/${path}`,
            page_url: page,
            fetched_at: fetchedAt,
            published_at: null,
            title: user.username
          },
          userLines(user, page, hits)
        )
        const output: Partial<StageOutput> = {
          documents: [document],
          claims,
          handles: userHandles(user, page).map(handle => ({ ...handle, document: document.id })),
          lookups: [...stories.lookups, ...comments.lookups]
        }
        return output
      })

      const run = Effect.fn("HackerNews.run")(function* (input: StageInput) {
        const usernames = identifiersToRead(input, source, "hackernews")
        return usernames.length === 0 ? {} : yield* readEach(source, usernames, read)
      })

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
