import { HttpClient, type HttpClientError, type HttpClientRequest } from "@effect/platform"
import { Egress, failureOf } from "@prospect-research/egress"
import { Effect, Layer, Option } from "effect"
import { noNames } from "./servers.ts"

export const guarded = (options: Egress.GuardedOptions = {}, resolver = noNames) =>
  Layer.provide(Egress.guarded(options), resolver)

export const callbacks = (options: Egress.GuardedOptions = {}, resolver = noNames) =>
  Layer.provide(Egress.callbacks(options), resolver)

export const research = (options: Partial<Egress.ResearchOptions> = {}, resolver = noNames) =>
  Layer.provide(Egress.research({ contact: "https://operator.example.com/about", ...options }), resolver)

/** The typed failure of a request, or `"answered"`. */
export const outcome = <A, R>(request: Effect.Effect<A, HttpClientError.HttpClientError, R>) =>
  Effect.match(request, {
    onSuccess: (): unknown => "answered",
    onFailure: (error): unknown => Option.getOrElse(failureOf(error), () => error.message)
  })

export const get = (url: string, headers: Record<string, string> = {}) =>
  Effect.flatMap(HttpClient.HttpClient, client => client.get(url, { headers }))

export const execute = (request: HttpClientRequest.HttpClientRequest) =>
  Effect.flatMap(HttpClient.HttpClient, client => client.execute(request))

/** One request through a client of its own. */
export const fetching = <E>(url: string, layer: Layer.Layer<HttpClient.HttpClient, E>) =>
  Effect.provide(outcome(get(url)), layer)
