import { HttpClient } from "@effect/platform"
import { stageLayer } from "@prospect-research/core"
import { Effect, Layer, Schema } from "effect"
import { resultsWanted } from "./search/SearchEngine.ts"
import { searchStage } from "./search/searchStage.ts"
import { askJson } from "./sources/askJson.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"

/** `baseUrl` is an instance that answers in JSON, which instances do only when they are told to. */
export type SearxngOptions = Pick<SourceOptions, "baseUrl">

const name = "searxng"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** Of `GET /search?format=json` */
const Answer = Schema.Struct({
  results: Schema.Array(
    Schema.Struct({ url: Schema.String, title: text, content: text, publishedDate: text })
  )
})

/** Searches with an instance of SearXNG; without one there is no such stage. */
export const layer = ({ baseUrl }: SearxngOptions = {}) =>
  baseUrl === undefined ? Layer.empty : stageLayer(Effect.map(HttpClient.HttpClient, stageOf(baseUrl)))

const stageOf = (baseUrl: string) => (client: HttpClient.HttpClient) =>
  searchStage({
    name,
    search: query =>
      askJson(client, {
        source: name,
        url: `${baseUrl}/search`,
        parameters: { q: query, format: "json" },
        answer: Answer
      }).pipe(
        Effect.map(({ value, fetchedAt }) => ({
          results: value.results.slice(0, resultsWanted).map(({ url, title, content, publishedDate }) => ({
            url,
            title: title ?? "",
            snippet: content ?? "",
            publishedAt: publishedDate ?? null
          })),
          fetchedAt
        }))
      )
  })

/** Reads `SEARXNG_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("SEARXNG"), layer))
