import { HttpClient, HttpClientError, HttpClientResponse } from "@effect/platform"
import { describe, expect, it } from "@effect/vitest"
import { Deferred, Effect, Fiber, Layer, TestClock } from "effect"
import { receiver } from "./receiver.ts"
import { callbackTo, client, letTimePass, ok, send, sendOver, sendTo } from "./sending.ts"

describe("a receiver that does not answer", () => {
  it.scoped("hangs: given up after 15 s, and its connection is closed", () =>
    Effect.gen(function* () {
      const closed = yield* Deferred.make<void>()
      const it = yield* receiver(response =>
        response.on("close", () => Deferred.unsafeDone(closed, Effect.void))
      )
      const fiber = yield* Effect.fork(send(callbackTo(it.url)))
      yield* it.requests.take
      yield* TestClock.adjust("14999 millis")
      expect(fiber.unsafePoll()).toBeNull()
      yield* TestClock.adjust("1 millis")
      expect(yield* Fiber.join(fiber)).toEqual({
        statusCode: null,
        error: "timed out",
        response: null,
        retryAfterMillis: null
      })
      yield* Deferred.await(closed)
    })
  )

  it.scoped("hangs within the body: its status counts, and the connection is closed", () =>
    Effect.gen(function* () {
      const head = yield* Deferred.make<void>()
      const closed = yield* Deferred.make<void>()
      const it = yield* receiver(response => {
        response.on("close", () => Deferred.unsafeDone(closed, Effect.void))
        response.writeHead(200).write("so far")
      })
      const fiber = yield* Effect.fork(
        sendOver(
          Layer.effect(
            HttpClient.HttpClient,
            Effect.map(
              HttpClient.HttpClient,
              HttpClient.tap(() => Deferred.succeed(head, undefined))
            )
          ).pipe(Layer.provide(client)),
          callbackTo(it.url)
        )
      )
      yield* Deferred.await(head)
      const response = yield* letTimePass(fiber)
      expect([response.statusCode, response.error]).toEqual([200, null])
      yield* Deferred.await(closed)
    })
  )

  for (const end of ["hangs", "breaks off"] as const) {
    it.effect(`${end} within the body: what it said is kept`, () =>
      Effect.gen(function* () {
        const body = new ReadableStream<Uint8Array>({
          start: controller => controller.enqueue(Buffer.from("so far")),
          pull: controller => (end === "hangs" ? undefined : controller.error(new Error("reset")))
        })
        const fiber = yield* Effect.fork(
          sendOver(
            Layer.succeed(
              HttpClient.HttpClient,
              HttpClient.make(request =>
                Effect.succeed(HttpClientResponse.fromWeb(request, new Response(body, { status: 200 })))
              )
            ),
            callbackTo("https://receiver.example/")
          )
        )
        const response = yield* letTimePass(fiber)
        expect(response).toEqual({ statusCode: 200, error: null, response: "so far", retryAfterMillis: null })
      })
    )
  }

  it.scoped("closes within the body: its status counts", () =>
    Effect.gen(function* () {
      const { response } = yield* sendTo(response => {
        response.writeHead(200, { "content-length": "100" })
        response.write("part", () => response.socket?.destroy())
      })
      expect([response.statusCode, response.error]).toEqual([200, null])
    })
  )

  it.scoped("resets before the head", () =>
    Effect.gen(function* () {
      const { response } = yield* sendTo(response => void response.socket?.resetAndDestroy())
      expect(response.error).toBe("connection closed before an answer")
    })
  )

  it.scoped("is not there", () =>
    Effect.gen(function* () {
      const { url } = yield* Effect.scoped(receiver(ok))
      expect((yield* send(callbackTo(url))).error).toBe("connection refused")
    })
  )

  it.scoped("speaks no TLS", () =>
    Effect.gen(function* () {
      const it = yield* receiver(ok)
      expect((yield* send(callbackTo(it.url.replace("http:", "https:")))).error).toBe("TLS failure")
    })
  )

  it.scoped("answers garbage", () =>
    Effect.gen(function* () {
      const { response } = yield* sendTo(response => void response.socket?.end("\u0001 not HTTP\r\n\r\n"))
      expect(response.error).toBe("answer not understood")
    })
  )

  for (const url of ["", "not a url", "http://", "http://[::1", "gopher://127.0.0.1/"]) {
    it.scoped(`cannot exist: "${url}"`, () =>
      Effect.gen(function* () {
        const response = yield* send(callbackTo(url))
        expect(response.statusCode).toBeNull()
        expect(response.error).toMatch(/^(address not valid|could not be sent)$/)
      })
    )
  }
})

describe("why nothing came, in plain words", () => {
  const failing = (cause: unknown) =>
    Layer.succeed(
      HttpClient.HttpClient,
      HttpClient.make(request =>
        Effect.fail(new HttpClientError.RequestError({ request, reason: "Transport", cause }))
      )
    )
  const labelled = (labels: object) =>
    new Error("hidden", { cause: Object.assign(new Error("hidden"), labels) })

  for (const [labels, words] of [
    [{ code: "ENOTFOUND" }, "host name not found"],
    [{ code: "EAI_AGAIN" }, "host name not found"],
    [{ code: "UND_ERR_CONNECT_TIMEOUT" }, "timed out"],
    [{ code: "CERT_HAS_EXPIRED" }, "TLS failure"],
    [{ code: "DEPTH_ZERO_SELF_SIGNED_CERT" }, "TLS failure"],
    [{ code: "ERR_TLS_CERT_ALTNAME_INVALID" }, "TLS failure"],
    [{ code: "UNABLE_TO_VERIFY_LEAF_SIGNATURE" }, "TLS failure"],
    [{ code: "EHOSTUNREACH" }, "not reachable"],
    [{ name: "HTTPParserError" }, "answer not understood"],
    [{ code: "SOMETHING_NEW" }, "could not be sent"],
    [{ _tag: "Blocked", reason: "PrivateAddress" }, "address not allowed"],
    [{ _tag: "ConnectionFailed", reason: "Refused", status: null }, "connection refused"],
    [{ _tag: "ConnectionFailed", reason: "NameNotFound", status: null }, "host name not found"],
    [{ _tag: "ConnectionFailed", reason: "Unreachable", status: null }, "not reachable"],
    [{ _tag: "ConnectionFailed", reason: "Tls", status: null }, "TLS failure"],
    [{ _tag: "ConnectionFailed", reason: "Closed", status: null }, "connection closed before an answer"],
    [{ _tag: "ConnectionFailed", reason: "Protocol", status: null }, "answer not understood"],
    [{ _tag: "TimedOut", phase: "Connect", status: null }, "timed out"],
    [{ _tag: "TooLarge", limit: 1, status: null }, "answer too large"]
  ] as const) {
    it.effect(`${Object.values(labels).join(" ")}: ${words}`, () =>
      Effect.gen(function* () {
        const response = yield* sendOver(
          failing(labelled(labels)),
          callbackTo("https://receiver.example/?hidden")
        )
        expect(response).toEqual({ statusCode: null, error: words, response: null, retryAfterMillis: null })
      })
    )
  }

  it.effect("an answer that broke off counts by its status", () =>
    Effect.gen(function* () {
      const cause = labelled({ _tag: "ConnectionFailed", reason: "Closed", status: 200 })
      const response = yield* sendOver(failing(cause), callbackTo("https://receiver.example/"))
      expect(response).toEqual({ statusCode: 200, error: null, response: null, retryAfterMillis: null })
    })
  )
})
