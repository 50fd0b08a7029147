import { HttpClient } from "@effect/platform"
import { type StageInput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Schema } from "effect"
import { askJson } from "./sources/askJson.ts"
import { nameHandles } from "./sources/fullName.ts"
import { plainLine } from "./sources/plainText.ts"
import type { ProfileHandle } from "./sources/profileAddress.ts"
import { handlesToFollow, readEach } from "./sources/readEach.ts"
import { type StatedLine, stateDocument, statedLine } from "./sources/StatedLine.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"
import { extractClaims } from "./wikipedia/extract.ts"

export type WikipediaOptions = Pick<SourceOptions, "baseUrl">

const source = "wikipedia"

const text = Schema.optional(Schema.NullOr(Schema.String))

/** `GET /api/rest_v1/page/summary/{title}` */
const Summary = Schema.Struct({
  type: Schema.String,
  title: Schema.String,
  wikibase_item: text,
  timestamp: text,
  extract: text,
  content_urls: Schema.optional(
    Schema.NullOr(Schema.Struct({ desktop: Schema.Struct({ page: Schema.String }) }))
  )
})
type Summary = typeof Summary.Type

/** Another language's article has its code before the title. */
const isEnglish = (title: string): boolean => !/^[a-z-]{2,12}:/.test(title)

/** `Ines Okafor (scientist)` is an article about Ines Okafor. */
const nameOf = ({ title }: Summary): string => plainLine(title.replace(/ \([^()]*\)$/, ""))

const linesOf = (summary: Summary): ReadonlyArray<StatedLine> => {
  const name = nameOf(summary)
  const extract = plainLine(summary.extract ?? "")
  // The extract names the person too, but often with names that nobody calls them by.
  return [
    statedLine(`article: ${name}`, { field: "name", value: name }),
    { text: extract, claims: extractClaims(extract, name) }
  ]
}

const handlesOf = (summary: Summary): ReadonlyArray<ProfileHandle> => [
  { kind: "wikipedia", value: summary.title },
  ...nameHandles(nameOf(summary)),
  ...(summary.wikibase_item ? [{ kind: "wikidata" as const, value: summary.wikibase_item }] : [])
]

/** Reads the beginning of the articles that others link. `baseUrl` defaults to `https://en.wikipedia.org`. */
export const layer = ({ baseUrl = "https://en.wikipedia.org" }: WikipediaOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient

      const readArticle = Effect.fn("Wikipedia.readArticle")(function* (title: string) {
        const path = encodeURIComponent(title.replaceAll(" ", "_"))
        const url = `${baseUrl}/api/rest_v1/page/summary/${path}`
        const { value: summary, fetchedAt } = yield* askJson(client, { source, url, answer: Summary })
        if (summary.type !== "standard" || plainLine(summary.extract ?? "") === "") return {}
        return yield* understood(source, () =>
          stateDocument(
            {
              source,
              source_class: "news",
              url,
              page_url: summary.content_urls?.desktop.page ?? `https://en.wikipedia.org/wiki/${path}`,
              fetched_at: fetchedAt,
              published_at: summary.timestamp ?? null,
              title: nameOf(summary)
            },
            linesOf(summary),
            handlesOf(summary)
          )
        )
      })

      const run = Effect.fn("Wikipedia.run")(function* (input: StageInput) {
        const titles = handlesToFollow(input, "wikipedia").filter(isEnglish)
        return titles.length === 0 ? {} : yield* readEach(source, titles, readArticle)
      })

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar", "github"],
        follows: ["wikipedia" as const],
        required: false,
        timeLimit: "15 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `WIKIPEDIA_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("WIKIPEDIA"), layer))
