import { type HttpClient, HttpClientRequest } from "@effect/platform"
import { SourceError } from "@prospect-research/core"
import { Effect, Option } from "effect"
import { type Feed, parseFeed } from "../reading/feed.ts"
import { ask, fetchedAt } from "../sources/ask.ts"
import { fetchKindHeader } from "../sources/egressHeaders.ts"
import type { PageAddress } from "../sources/readPage.ts"
import { sourceFailure } from "../sources/sourceFailure.ts"

export interface FetchedFeed extends Feed {
  readonly fetchedAt: string
}

const addressOf = ({ url, standIn }: PageAddress): string => {
  const { pathname, search } = new URL(url)
  return standIn === undefined ? url : `${standIn}${pathname}${search}`
}

/** Reads the feed that a page announces; robots.txt counts, as for the page. Anything but a feed is `Malformed`. */
export const readFeed = (
  client: HttpClient.HttpClient,
  address: PageAddress
): Effect.Effect<FetchedFeed, SourceError> =>
  Effect.gen(function* () {
    const { source, url } = address
    const request = HttpClientRequest.get(addressOf(address)).pipe(
      HttpClientRequest.accept(
        "application/atom+xml,application/rss+xml,application/feed+json,application/xml"
      ),
      HttpClientRequest.setHeader(fetchKindHeader, "page")
    )
    const response = yield* ask(client, source, request)
    const body = yield* Effect.mapError(response.text, error => sourceFailure(source, error))
    const feed = yield* Option.match(parseFeed(body, url), {
      onNone: () => new SourceError({ source, reason: { _tag: "Malformed" } }),
      onSome: Effect.succeed
    })
    return { ...feed, fetchedAt: yield* fetchedAt(response) }
  }).pipe(Effect.withSpan("Source.readFeed", { attributes: { source: address.source } }))
