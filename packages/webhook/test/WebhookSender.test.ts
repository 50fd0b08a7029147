import { describe, expect, it } from "@effect/vitest"
import { CallbackSender } from "@prospect-research/core"
import { WebhookSender } from "@prospect-research/webhook"
import { Effect, Fiber, Layer, Redacted, TestClock, Tracer } from "effect"
import { Webhook } from "standardwebhooks"
import { vi } from "vitest"
import { type ReceivedRequest, receiver } from "./receiver.ts"
import { bearer, callbackTo, checkUrl, client, newest, noon, ok, older, send, sendTo } from "./sending.ts"
import { signingSecret } from "./signingSecret.ts"

/** The reference verifier compares with the machine's clock, so that it is set to the moment of the test. */
const verify = (secret: Redacted.Redacted, request: ReceivedRequest, millis: number) => {
  vi.useFakeTimers({ now: millis, toFake: ["Date"] })
  try {
    const headers: Record<string, string> = {}
    for (const [name, value] of Object.entries(request.headers)) headers[name] = String(value)
    return new Webhook(Redacted.value(secret)).verify(request.body, headers)
  } finally {
    vi.useRealTimers()
  }
}

const nativeSpan: Tracer.Tracer["span"] = (name, parent, context, links, startTime, kind) => ({
  _tag: "Span",
  name,
  parent,
  context,
  links,
  kind,
  spanId: name,
  traceId: "trace",
  sampled: true,
  status: { _tag: "Started", startTime },
  attributes: new Map(),
  end: () => undefined,
  attribute: () => undefined,
  event: () => undefined,
  addLinks: () => undefined
})

describe("a callback on the wire", () => {
  it.scoped("carries body, bearer, content type and an honest User-Agent, and no trace", () =>
    Effect.gen(function* () {
      const { response, receiver } = yield* sendTo(ok).pipe(Effect.withSpan("outer"))
      expect(response).toEqual({ statusCode: 200, error: null, response: "thanks", retryAfterMillis: null })
      const request = yield* receiver.requests.take
      expect(request.method).toBe("POST")
      expect(request.body).toBe(callbackTo("").body)
      expect(request.headers.authorization).toBe(`Bearer ${Redacted.value(bearer)}`)
      expect(request.headers["content-type"]).toBe("application/json")
      expect(request.headers["user-agent"]).toBe("Prospect-Research-Callback/1")
      expect(Object.keys(request.headers)).not.toContain("traceparent")
      expect(Object.keys(request.headers)).not.toContain("b3")
    })
  )

  it.scoped("leaves Authorization out when the client gave no secret", () =>
    Effect.gen(function* () {
      const { receiver } = yield* sendTo(ok, { bearer: null })
      expect((yield* receiver.requests.take).headers.authorization).toBeUndefined()
    })
  )

  it.scoped("is verified by the public library with either secret while one is rotated", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(noon)
      const { receiver } = yield* sendTo(ok)
      const request = yield* receiver.requests.take
      expect(request.headers["webhook-signature"]).toMatch(/^v1,[\w+/]{43}= v1,[\w+/]{43}=$/)
      expect(verify(newest, request, noon)).toEqual(JSON.parse(request.body))
      expect(verify(older, request, noon)).toEqual(JSON.parse(request.body))
      const stranger = signingSecret(new Uint8Array(24).fill(3))
      expect(() => verify(stranger, request, noon)).toThrow("No matching signature")
      expect(() => verify(newest, { ...request, body: `${request.body} ` }, noon)).toThrow()
      expect(() => verify(newest, request, noon + 301_000)).toThrow("too old")
    })
  )

  it.scoped("keeps id and body and renews the timestamp on the next attempt", () =>
    Effect.gen(function* () {
      yield* TestClock.setTime(noon)
      const it = yield* receiver(ok)
      yield* send(callbackTo(it.url))
      yield* TestClock.adjust("5 minutes")
      yield* send(callbackTo(it.url))
      const first = yield* it.requests.take
      const second = yield* it.requests.take
      expect(second.body).toBe(first.body)
      expect(second.headers["webhook-id"]).toBe(first.headers["webhook-id"])
      expect(first.headers["webhook-timestamp"]).toBe(String(noon / 1000))
      expect(second.headers["webhook-timestamp"]).toBe(String(noon / 1000 + 300))
      expect(verify(newest, second, noon + 300_000)).toEqual(JSON.parse(second.body))
    })
  )

  it.scoped("makes no span that would hold the address", () =>
    Effect.gen(function* () {
      const names: Array<string> = []
      const tracer = Tracer.make({
        span: (name, ...rest) => {
          names.push(name)
          return nativeSpan(name, ...rest)
        },
        context: run => run()
      })
      yield* sendTo(ok).pipe(Effect.withTracer(tracer))
      expect(names).toContain("WebhookSender.send")
      expect(names.filter(name => name.startsWith("http."))).toEqual([])
    })
  )
})

describe("settings", () => {
  it.scoped("the time of an attempt and the User-Agent can be set", () =>
    Effect.gen(function* () {
      const it = yield* receiver(() => undefined)
      const fiber = yield* Effect.flatMap(CallbackSender, sender => sender.send(callbackTo(it.url))).pipe(
        Effect.provide(
          Layer.provide(
            WebhookSender.layer({
              checkUrl,
              timeLimit: "2 seconds",
              userAgent: "Example/1 (+https://example.com)"
            }),
            client
          )
        ),
        Effect.fork
      )
      expect((yield* it.requests.take).headers["user-agent"]).toBe("Example/1 (+https://example.com)")
      yield* TestClock.adjust("2 seconds")
      expect((yield* Fiber.join(fiber)).error).toBe("timed out")
    })
  )
})

const sender = Layer.provide(WebhookSender.layer({ checkUrl }), client)

describe("the check at submit", () => {
  const check = (url: string) =>
    Effect.flatMap(CallbackSender, it => Effect.flip(it.check(url))).pipe(Effect.provide(sender))

  it.effect("lets a good address pass", () =>
    Effect.flatMap(CallbackSender, it => it.check("https://receiver.example/hook")).pipe(
      Effect.provide(sender)
    )
  )

  it.effect("names the field and why", () =>
    Effect.map(check("http://receiver.example/"), error => {
      expect(error._tag).toBe("InvalidRequest")
      expect(error.detail).toBe("callback_url must use https")
    })
  )

  it.effect("never repeats the value, even where the guard does", () =>
    Effect.map(check("http://leak.example/"), error =>
      expect(error.detail).toBe("callback_url is not allowed")
    )
  )
})
