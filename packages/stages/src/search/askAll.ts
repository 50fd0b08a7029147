import { type SourceErrorReason, withinOwnTime } from "@prospect-research/core"
import { Duration, Effect, Option } from "effect"
import { decodeHTML } from "entities"
import type { SearchAnswer, SearchEngine } from "./SearchEngine.ts"

/** What has not come by then is left out; the stage's own limit, of two such searches, would lose what has. */
const searchingTime = Duration.toMillis("14 seconds")

/** After these every further query would be refused as well. */
export const isFinal = ({ _tag }: SourceErrorReason): boolean =>
  _tag === "RateLimited" || _tag === "QuotaExhausted" || _tag === "Unauthorized"

/** What came of some queries: the answers in order, and why others are missing. */
export interface Answers {
  readonly answers: ReadonlyArray<SearchAnswer>
  readonly failures: ReadonlyArray<SourceErrorReason>
}

/** Some engines leave in a hit the entities of the page: `Ada &ldquo;Addie&rdquo; Lovelace`. */
const decoded = ({ results, fetchedAt }: SearchAnswer): SearchAnswer => ({
  fetchedAt,
  results: results.map(result => ({
    ...result,
    title: decodeHTML(result.title),
    snippet: decodeHTML(result.snippet)
  }))
})

/** Asks one query after the other. */
export const askAll = (engine: SearchEngine, queries: ReadonlyArray<string>): Effect.Effect<Answers> =>
  Effect.gen(function* () {
    const answers: Array<SearchAnswer> = []
    const failures: Array<SourceErrorReason> = []
    const askInTurn = Effect.gen(function* () {
      for (const query of queries) {
        const end = yield* Effect.either(engine.search(query))
        if (end._tag === "Right") answers.push(decoded(end.right))
        else failures.push(end.left.reason)
        if (end._tag === "Left" && isFinal(end.left.reason)) return
      }
    })
    const end = yield* withinOwnTime(askInTurn, searchingTime)
    return { answers, failures: Option.isSome(end) ? failures : [...failures, { _tag: "Timeout" }] }
  })
