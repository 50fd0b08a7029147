import { HttpClient } from "@effect/platform"
import { stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option, Schema } from "effect"
import { resultsWanted } from "./search/SearchEngine.ts"
import { searchStage } from "./search/searchStage.ts"
import { askJson } from "./sources/askJson.ts"
import { type SourceOptions, sourceConfig } from "./sources/sourceConfig.ts"
import type { ReadRefusal } from "./sources/sourceFailure.ts"

export type TavilyOptions = SourceOptions

const name = "tavily"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** Of `POST /search` */
const Answer = Schema.Struct({
  results: Schema.Array(
    Schema.Struct({ url: Schema.String, title: text, content: text, published_date: text })
  )
})

/** At the cap for those without a key. */
const Capped = Schema.Struct({ error: Schema.Struct({ retry_after_seconds: Schema.Number }) })

const decodeCapped = Schema.decodeUnknownOption(Capped)

/** 432 and 433 are the limits of a plan, and of what it may cost. */
const readRefusal: ReadRefusal = ({ status, body }) => {
  if (status === 432 || status === 433) return { _tag: "QuotaExhausted" }
  return Option.getOrUndefined(
    Option.map(decodeCapped(body), ({ error }) => ({
      _tag: "RateLimited" as const,
      retryAfterMillis: error.retry_after_seconds * 1000
    }))
  )
}

/** Searches with Tavily, also without a key. `baseUrl` defaults to `https://api.tavily.com`. */
export const layer = ({ baseUrl = "https://api.tavily.com", key }: TavilyOptions = {}) =>
  stageLayer(
    Effect.map(HttpClient.HttpClient, client =>
      searchStage({
        name,
        search: query =>
          askJson(client, {
            source: name,
            url: `${baseUrl}/search`,
            headers: key === undefined ? { "X-Tavily-Access-Mode": "keyless" } : {},
            body: { query, search_depth: "basic", max_results: resultsWanted },
            key,
            answer: Answer,
            readRefusal
          }).pipe(
            Effect.map(({ value, fetchedAt }) => ({
              results: value.results.map(({ url, title, content, published_date }) => ({
                url,
                title: title ?? "",
                snippet: content ?? "",
                publishedAt: published_date ?? null
              })),
              fetchedAt
            }))
          )
      })
    )
  )

/** Reads `TAVILY_BASE_URL` and `TAVILY_API_KEY`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(sourceConfig("TAVILY"), layer))
