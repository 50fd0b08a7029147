import { FetchHttpClient, type HttpClient } from "@effect/platform"
import { CallbackSender, type OutgoingCallback } from "@prospect-research/core"
import { WebhookSender } from "@prospect-research/webhook"
import { Effect, Either, Fiber, Layer, Redacted, TestClock } from "effect"
import { type Answer, receiver } from "./receiver.ts"
import { signingSecret } from "./signingSecret.ts"

export const newest = signingSecret(new Uint8Array(24).fill(1))
export const older = signingSecret(new Uint8Array(32).fill(2))
export const bearer = Redacted.make('top "secret" & <long> token')

export const noon = Date.UTC(2026, 3, 17, 12)

export const checkUrl = (url: string) =>
  url.startsWith("https://")
    ? Either.right(undefined)
    : Either.left({ message: url.includes("leak") ? `refused ${url}` : "must use https" })

/** A client as the sender wants it: one that follows no redirects. */
export const client = FetchHttpClient.layer.pipe(
  Layer.provide(Layer.succeed(FetchHttpClient.RequestInit, { redirect: "manual" }))
)

export const sendOver = (client: Layer.Layer<HttpClient.HttpClient>, callback: OutgoingCallback) =>
  Effect.flatMap(CallbackSender, it => it.send(callback)).pipe(
    Effect.provide(Layer.provide(WebhookSender.layer({ checkUrl }), client))
  )

export const send = (callback: OutgoingCallback) => sendOver(client, callback)

export const callbackTo = (url: string): OutgoingCallback => ({
  deliveryId: "0192d4e0-0000-7000-8000-000000000001",
  url,
  body: '{"job_id":"1","full_name":"Zoë 李"}',
  bearer,
  signingSecrets: [newest, older]
})

/** Sends once to a receiver that answers so. */
export const sendTo = (answer: Answer, change: Partial<OutgoingCallback> = {}) =>
  Effect.gen(function* () {
    const it = yield* receiver(answer)
    return { response: yield* send({ ...callbackTo(it.url), ...change }), receiver: it }
  })

export const ok: Answer = response => void response.writeHead(200).end("thanks")

/** Moves the clock by seconds, with room for the wire in between, until the attempt is over. */
export const letTimePass = <A>(fiber: Fiber.RuntimeFiber<A>) =>
  Effect.zipRight(
    Effect.repeat(
      Effect.zipRight(
        TestClock.adjust("1 second"),
        Effect.promise(() => new Promise(setImmediate))
      ),
      { until: () => fiber.unsafePoll() !== null }
    ),
    Fiber.join(fiber)
  )
