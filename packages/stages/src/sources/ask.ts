import { HttpClient, type HttpClientRequest, type HttpClientResponse } from "@effect/platform"
import type { SourceError } from "@prospect-research/core"
import { Clock, Effect } from "effect"
import { fetchedAtHeader } from "./egressHeaders.ts"
import { expectSuccess, type ReadRefusal, sourceFailure } from "./sourceFailure.ts"

/** One request to a source, answered with success. */
export const ask = (
  client: HttpClient.HttpClient,
  source: string,
  request: HttpClientRequest.HttpClientRequest,
  readRefusal?: ReadRefusal
): Effect.Effect<HttpClientResponse.HttpClientResponse, SourceError> =>
  client.pipe(
    // Neither our traces for the source, nor the address of a request, which names the person, for our traces.
    HttpClient.withTracerPropagation(false),
    HttpClient.withTracerDisabledWhen(() => true),
    quiet => quiet.execute(request),
    Effect.mapError(error => sourceFailure(source, error)),
    Effect.flatMap(response => expectSuccess(source, response, readRefusal))
  )

/** When the answer was fetched, ISO 8601. */
export const fetchedAt = ({ headers }: HttpClientResponse.HttpClientResponse): Effect.Effect<string> =>
  Effect.map(Clock.currentTimeMillis, now => headers[fetchedAtHeader] ?? new Date(now).toISOString())
