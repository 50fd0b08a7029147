import { type HttpClient, HttpClientRequest } from "@effect/platform"
import { SourceError } from "@prospect-research/core"
import { Effect, Option } from "effect"
import { ask, fetchedAt } from "./ask.ts"
import { fetchKindHeader } from "./egressHeaders.ts"
import type { PageAddress } from "./readPage.ts"
import { sourceFailure } from "./sourceFailure.ts"
import { throughStandIn } from "./standIn.ts"
import { understood } from "./understood.ts"

export interface Fetched {
  readonly fetchedAt: string
}

/** Reads the feed of a site; robots.txt counts, as for its pages. What `parse` makes nothing of is `Malformed`. */
export const readFeed = <A extends object>(
  client: HttpClient.HttpClient,
  { source, url, standIn }: PageAddress,
  parse: (body: string, url: string) => Option.Option<A>
): Effect.Effect<A & Fetched, SourceError> =>
  Effect.gen(function* () {
    const request = HttpClientRequest.get(throughStandIn(url, standIn)).pipe(
      HttpClientRequest.accept(
        "application/atom+xml,application/rss+xml,application/feed+json,application/xml"
      ),
      HttpClientRequest.setHeader(fetchKindHeader, "page")
    )
    const response = yield* ask(client, source, request)
    const body = yield* Effect.mapError(response.text, error => sourceFailure(source, error))
    const feed = yield* Option.match(yield* understood(source, () => parse(body, url)), {
      onNone: () => new SourceError({ source, reason: { _tag: "Malformed" } }),
      onSome: Effect.succeed
    })
    return { ...feed, fetchedAt: yield* fetchedAt(response) }
  }).pipe(Effect.withSpan("Source.readFeed", { attributes: { source } }))
