import { type HttpClient, HttpClientRequest } from "@effect/platform"
import { SourceError } from "@prospect-research/core"
import { Effect, type Redacted, Schema } from "effect"
import { ask, fetchedAt } from "./ask.ts"
import { fetchKindHeader } from "./egressHeaders.ts"
import { type ReadRefusal, sourceFailure } from "./sourceFailure.ts"

export interface JsonQuestion<A, I> {
  /** Name of the source, for errors. */
  readonly source: string
  readonly url: string
  readonly parameters?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  /** Posted as JSON; without one the question is a GET. */
  readonly body?: unknown
  /** Sent as `Authorization: Bearer`. */
  readonly key?: Redacted.Redacted | undefined
  /** What is used of the answer; the rest is ignored. */
  readonly answer: Schema.Schema<A, I>
  /** What the service says of itself when it refuses. */
  readonly readRefusal?: ReadRefusal
}

export interface JsonAnswer<A> {
  readonly value: A
  readonly fetchedAt: string
}

/** Asks an interface that speaks JSON. Every way to fail is a `SourceError` that names no person and no secret. */
export const askJson = <A, I>(
  client: HttpClient.HttpClient,
  { source, url, parameters = {}, headers = {}, body, key, answer, readRefusal }: JsonQuestion<A, I>
): Effect.Effect<JsonAnswer<A>, SourceError> =>
  Effect.gen(function* () {
    const question =
      body === undefined
        ? HttpClientRequest.get(url)
        : HttpClientRequest.bodyUnsafeJson(HttpClientRequest.post(url), body)
    const request = question.pipe(
      HttpClientRequest.setUrlParams(parameters),
      HttpClientRequest.setHeaders(headers),
      HttpClientRequest.acceptJson,
      HttpClientRequest.setHeader(fetchKindHeader, "api"),
      it => (key === undefined ? it : HttpClientRequest.bearerToken(it, key))
    )
    const response = yield* ask(client, source, request, readRefusal)
    const json = yield* Effect.mapError(response.json, error => sourceFailure(source, error))
    const value = yield* Effect.mapError(
      Schema.decodeUnknown(answer)(json),
      () => new SourceError({ source, reason: { _tag: "Malformed" } })
    )
    return { value, fetchedAt: yield* fetchedAt(response) }
  }).pipe(Effect.withSpan("Source.askJson", { attributes: { source } }))
