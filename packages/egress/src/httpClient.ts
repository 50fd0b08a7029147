import { type HttpBody, HttpClient, HttpClientError, HttpClientRequest, UrlParams } from "@effect/platform"
import { Chunk, Effect, Either, Stream } from "effect"
import type { Answer, Outgoing, Send } from "./Exchange.ts"
import { Blocked, type Failure } from "./failures.ts"
import { anonymousRequest, ReceivedResponse } from "./ReceivedResponse.ts"

/**
 * Request header, never sent on, that says what is asked for: `page` (the default; robots.txt counts) or `api`.
 * A header, so that a source needs nothing but the `HttpClient` tag.
 */
export const fetchKindHeader = "prospect-fetch"

type HttpError = HttpClientError.HttpClientError

const encodeError = (request: HttpClientRequest.HttpClientRequest, description: string) =>
  new HttpClientError.RequestError({
    request: anonymousRequest(request.method, undefined),
    reason: "Encode",
    description
  })

const readBody = (
  request: HttpClientRequest.HttpClientRequest,
  body: HttpBody.HttpBody
): Effect.Effect<Uint8Array, HttpError> => {
  switch (body._tag) {
    case "Empty":
      return Effect.succeed(new Uint8Array())
    case "Uint8Array":
      return Effect.succeed(body.body)
    case "Raw":
      if (typeof body.body === "string") return Effect.succeed(Buffer.from(body.body))
      if (body.body instanceof Uint8Array) return Effect.succeed(body.body)
      return Effect.fail(encodeError(request, "a raw body must be a string or bytes"))
    case "Stream":
      return Effect.mapBoth(Stream.runCollect(body.stream), {
        onSuccess: chunks => Buffer.concat(Chunk.toReadonlyArray(chunks)),
        onFailure: () => encodeError(request, "the body could not be read")
      })
    case "FormData":
      return Effect.fail(encodeError(request, "form data cannot be sent"))
  }
}

const outgoingOf = (request: HttpClientRequest.HttpClientRequest, url: URL) =>
  Effect.map(readBody(request, request.body), (body): Outgoing => {
    const { [fetchKindHeader]: kind, ...headers } = request.headers
    url.hash = ""
    return { method: request.method, url, headers, body, kind: kind === "api" ? "api" : "page" }
  })

/** No retry can help these; `HttpClient.retryTransient` leaves alone what is no transport error. */
const permanent = new Set<Failure["_tag"]>(["Blocked", "BlockedByRobots", "NotRecorded", "TooManyRedirects"])

const errorOf = (failure: Failure, method: Outgoing["method"], url: URL | undefined): HttpError => {
  const request = anonymousRequest(method, url)
  const description = failure.message
  if ("status" in failure && failure.status !== null) {
    const begun: Answer = {
      url: url?.href ?? "",
      status: failure.status,
      headers: {},
      body: new Uint8Array(),
      fetchedAt: ""
    }
    const response = new ReceivedResponse(request, begun)
    return new HttpClientError.ResponseError({
      request,
      response,
      reason: "Decode",
      description,
      cause: failure
    })
  }
  const reason = permanent.has(failure._tag) ? "InvalidUrl" : "Transport"
  return new HttpClientError.RequestError({ request, reason, description, cause: failure })
}

/**
 * The `HttpClient` over one way out. Spans carry the method and the status only, and no tracing header is ever made:
 * where we look for whom is nobody else's to know. Errors carry a `Failure` as their cause (`failureOf`).
 */
export const toHttpClient = (send: Send): HttpClient.HttpClient => {
  const execute = (request: HttpClientRequest.HttpClientRequest) =>
    Effect.gen(function* () {
      yield* Effect.annotateCurrentSpan("http.request.method", request.method)
      const parsed = UrlParams.makeUrl(request.url, request.urlParams, request.hash)
      if (Either.isLeft(parsed)) {
        return yield* Effect.fail(errorOf(new Blocked({ reason: "Malformed" }), request.method, undefined))
      }
      const outgoing = yield* outgoingOf(request, parsed.right)
      const answer = yield* Effect.mapError(send(outgoing), failure =>
        errorOf(failure, request.method, outgoing.url)
      )
      yield* Effect.annotateCurrentSpan("http.response.status_code", answer.status)
      return new ReceivedResponse(HttpClientRequest.make(request.method)(answer.url), answer)
    }).pipe(Effect.withSpan("Egress.request", { kind: "client", captureStackTrace: false }))
  return HttpClient.makeWith<HttpError, never, HttpError, never>(Effect.flatMap(execute), Effect.succeed)
}
