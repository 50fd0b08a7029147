import { HttpClient } from "@effect/platform"
import {
  type Lookup,
  ownMillis,
  type SourceErrorReason,
  type StageInput,
  type StageOutput,
  stageLayer
} from "@prospect-research/core"
import { Config, Duration, Effect, Layer, Option } from "effect"
import { claimsOf } from "./extraction/page/pageReading.ts"
import { wantedOf } from "./extraction/Wanted.ts"
import { pagesToRead } from "./readPages/PageToRead.ts"
import { readWebsite } from "./readPages/readWebsite.ts"
import { source, type VisitOptions } from "./readPages/visitPage.ts"
import { answered, unavailable, wasAsked } from "./sources/lookups.ts"
import { baseUrlConfig } from "./sources/sourceConfig.ts"
import * as Wayback from "./wayback.ts"

/** `baseUrl` is asked in place of the origin of every page; `wayback.baseUrl` defaults to `https://web.archive.org`. */
export type ReadPagesOptions = VisitOptions

const readingTime = Duration.seconds(26)
const pagesAtOnce = 4

const distinctLookups = (lookups: ReadonlyArray<Lookup>): ReadonlyArray<Lookup> => [
  ...new Map(lookups.map(it => [JSON.stringify(it), it])).values()
]

interface Outcome {
  readonly found: boolean
  readonly visited: number
  readonly failures: ReadonlyArray<SourceErrorReason>
  /** Whether pages were read before in this research: what cannot be read now is then a part of them. */
  readonly isLater: boolean
}

/** Pages that are not there are an answer; those that could not be read are named by their reasons. */
const verdictsOf = ({ found, visited, failures, isLater }: Outcome): ReadonlyArray<Lookup> => {
  const missing = failures.filter(({ _tag }) => _tag !== "NotFound")
  const [first] = missing
  const isNothing = first !== undefined && missing.length === visited
  if (isNothing && !isLater) return [unavailable(source, first)]
  const answer = isNothing ? [] : [answered(source, found)]
  return [...answer, ...missing.map(reason => unavailable("web pages", reason))]
}

/** Reads the websites that profiles link, and the pages that a search found to name the prospect. */
export const layer = (options: ReadPagesOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const run = Effect.fn("ReadPages.run")(function* (input: StageInput) {
        const pages = pagesToRead(input, wantedOf(input).names, source)
        if (pages.length === 0) return {}
        const deadline = (yield* ownMillis) + Duration.toMillis(readingTime)
        const visitor = { client, options, deadline }
        const read = yield* Effect.forEach(pages, page => readWebsite(visitor, page, input), {
          concurrency: pagesAtOnce
        })
        const parts = read.flat()
        const readings = parts.flatMap(({ reading }) => Option.toArray(reading))
        const documents = new Map(readings.map(({ document }) => [document.id, document]))
        const failures = parts.flatMap(({ failure }) => failure ?? [])
        const output: Partial<StageOutput> = {
          documents: [...documents.values()],
          claims: claimsOf(readings),
          handles: readings.flatMap(({ handles }) => handles),
          lookups: [
            ...distinctLookups([
              ...verdictsOf({
                found: documents.size > 0,
                visited: parts.length,
                failures,
                isLater: wasAsked(input.known.lookups, source)
              }),
              ...parts.flatMap(({ lookups }) => lookups)
            ])
          ]
        }
        return output
      })
      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar", "github", "company-site", "searxng", "tavily", "firecrawl"],
        follows: ["website" as const, "page" as const],
        required: false,
        timeLimit: "30 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `READ_PAGES_BASE_URL`, `WAYBACK_BASE_URL` and `WAYBACK_ENABLED`. */
export const layerConfig = Layer.unwrapEffect(
  Effect.map(Config.all([baseUrlConfig("READ_PAGES"), Wayback.config]), ([{ baseUrl }, wayback]) =>
    layer({ baseUrl, wayback })
  )
)
