import { HttpClient, HttpClientRequest } from "@effect/platform"
import { CallbackSender, InvalidRequest, isUrl, type OutgoingCallback } from "@prospect-research/core"
import { Clock, Duration, Effect, Layer } from "effect"
import { describeFailure, statusOf } from "./describeFailure.ts"
import { readBody, receivedText } from "./receivedText.ts"
import { parseRetryAfter } from "./retryAfter.ts"
import { sign } from "./signature.ts"

export interface WebhookSenderOptions {
  /**
   * Fails for an address that can never be sent to. `message` completes "callback_url …", for example "must use https".
   * An `Either` will do.
   */
  readonly checkUrl: (url: string) => Effect.Effect<unknown, { readonly message: string }>
  /** Who is calling, for the receiver's logs. */
  readonly userAgent?: string
  /** For one attempt, answer included. Default 15 s. */
  readonly timeLimit?: Duration.DurationInput
}

const defaultUserAgent = "Prospect-Research-Callback/1"
const defaultTimeLimit: Duration.DurationInput = "15 seconds"

/** The parts of an address that a message must not repeat. */
const tellingParts = (url: string): ReadonlyArray<string> =>
  isUrl(url) ? [url, new URL(url).href, new URL(url).hostname] : [url]

const refusal = (url: string, message: string) =>
  new InvalidRequest({
    detail: tellingParts(url).some(part => part !== "" && message.includes(part))
      ? "callback_url is not allowed"
      : `callback_url ${message}`
  })

const request = (callback: OutgoingCallback, timestamp: number, userAgent: string) =>
  HttpClientRequest.post(callback.url).pipe(
    HttpClientRequest.bodyText(callback.body, "application/json"),
    HttpClientRequest.setHeaders(
      sign(callback.deliveryId, timestamp, callback.body, callback.signingSecrets)
    ),
    HttpClientRequest.setHeader("User-Agent", userAgent),
    callback.bearer === null ? self => self : HttpClientRequest.bearerToken(callback.bearer)
  )

const make = Effect.fnUntraced(function* (options: WebhookSenderOptions) {
  const client = (yield* HttpClient.HttpClient).pipe(
    HttpClient.withTracerPropagation(false),
    // A span would hold the callback's address, which may carry the receiver's own token.
    HttpClient.withTracerDisabledWhen(() => true)
  )
  const userAgent = options.userAgent ?? defaultUserAgent
  const timeLimit = Duration.decode(options.timeLimit ?? defaultTimeLimit)

  const attempt = Effect.fnUntraced(function* (callback: OutgoingCallback) {
    const timestamp = Math.floor((yield* Clock.currentTimeMillis) / 1000)
    const [elapsed, response] = yield* client
      .execute(request(callback, timestamp, userAgent))
      .pipe(Effect.timeout(timeLimit), Effect.timed)
    // The status decides, so that a body that hangs or breaks off takes nothing back.
    const body = yield* readBody(response, Duration.subtract(timeLimit, elapsed))
    const secrets =
      callback.bearer === null ? callback.signingSecrets : [callback.bearer, ...callback.signingSecrets]
    return {
      statusCode: response.status,
      error: null,
      response: receivedText(body, secrets),
      retryAfterMillis: parseRetryAfter(response.headers["retry-after"], yield* Clock.currentTimeMillis)
    }
  })

  return CallbackSender.of({
    check: Effect.fn("WebhookSender.check")(function* (url) {
      yield* Effect.mapError(options.checkUrl(url), ({ message }) => refusal(url, message))
    }),
    send: Effect.fn("WebhookSender.send")(callback =>
      Effect.catchAll(attempt(callback), error => {
        const statusCode = statusOf(error)
        return Effect.succeed({
          statusCode,
          error: statusCode === null ? describeFailure(error) : null,
          response: null,
          retryAfterMillis: null
        })
      })
    )
  })
})

/** Callbacks over whatever `HttpClient` is given, which must follow no redirects and guard the addresses it dials. */
export const layer = (
  options: WebhookSenderOptions
): Layer.Layer<CallbackSender, never, HttpClient.HttpClient> => Layer.effect(CallbackSender, make(options))
