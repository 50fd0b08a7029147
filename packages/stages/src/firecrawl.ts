import { HttpClient } from "@effect/platform"
import { stageLayer } from "@prospect-research/core"
import { Effect, Layer, Schema } from "effect"
import { resultsWanted } from "./search/SearchEngine.ts"
import { searchStage } from "./search/searchStage.ts"
import { askJson } from "./sources/askJson.ts"
import { type SourceOptions, sourceConfig } from "./sources/sourceConfig.ts"

export type FirecrawlOptions = SourceOptions

const name = "firecrawl"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** Of `POST /v2/search` */
const Answer = Schema.Struct({
  success: Schema.Literal(true),
  data: Schema.Struct({
    web: Schema.optional(
      Schema.NullOr(Schema.Array(Schema.Struct({ url: Schema.String, title: text, description: text })))
    )
  })
})

/** Searches with Firecrawl, also without a key. `baseUrl` defaults to `https://api.firecrawl.dev`. */
export const layer = ({ baseUrl = "https://api.firecrawl.dev", key }: FirecrawlOptions = {}) =>
  stageLayer(
    Effect.map(HttpClient.HttpClient, client =>
      searchStage({
        name,
        search: query =>
          askJson(client, {
            source: name,
            url: `${baseUrl}/v2/search`,
            body: { query, limit: resultsWanted, sources: ["web"] },
            key,
            answer: Answer
          }).pipe(
            Effect.map(({ value, fetchedAt }) => ({
              results: (value.data.web ?? []).map(({ url, title, description }) => ({
                url,
                title: title ?? "",
                snippet: description ?? "",
                publishedAt: null
              })),
              fetchedAt
            }))
          )
      })
    )
  )

/** Reads `FIRECRAWL_BASE_URL` and `FIRECRAWL_API_KEY`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(sourceConfig("FIRECRAWL"), layer))
