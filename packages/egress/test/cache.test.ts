import { HttpClientRequest } from "@effect/platform"
import { describe, expect, it } from "@effect/vitest"
import { fetchedAtHeader, fetchKindHeader } from "@prospect-research/egress"
import { Effect, Fiber, TestClock } from "effect"
import { execute, get, outcome, research } from "./clients.ts"
import { allowLoopback, httpServer } from "./servers.ts"

const allow = allowLoopback
const pace = { interval: 0 }
const api = { [fetchKindHeader]: "api" }

/** Answers each request with its number, and with the status that its path names. */
const counting = Effect.gen(function* () {
  let count = 0
  return yield* httpServer(({ url }, response) => {
    count += 1
    response.writeHead(Number(/\d{3}/.exec(url)?.[0] ?? 200)).end(String(count))
  })
})

const textOf = (url: string, headers: Record<string, string> = api) =>
  Effect.flatMap(get(url, headers), response => response.text)

describe("the cache", () => {
  it.scoped("uses an answer again while it is fresh, with its time", () =>
    Effect.gen(function* () {
      const server = yield* counting
      yield* Effect.gen(function* () {
        const first = yield* get(server.origin, api)
        yield* TestClock.adjust("23 hours")
        const second = yield* get(server.origin, api)
        expect(second.headers[fetchedAtHeader]).toBe("1970-01-01T00:00:00.000Z")
        expect([yield* first.text, yield* second.text]).toEqual(["1", "1"])
        yield* TestClock.adjust("1 hour")
        const third = yield* get(server.origin, api)
        expect(yield* third.text).toBe("2")
        expect(third.headers[fetchedAtHeader]).toBe("1970-01-02T00:00:00.000Z")
      }).pipe(Effect.provide(research({ allow, pace })))
    })
  )

  it.scoped.each([
    { path: "/200", headers: {}, fresh: "6 days", stale: "8 days" },
    { path: "/200", headers: api, fresh: "23 hours", stale: "25 hours" },
    { path: "/404", headers: api, fresh: "59 minutes", stale: "61 minutes" },
    { path: "/410", headers: {}, fresh: "59 minutes", stale: "61 minutes" },
    {
      path: "/200",
      headers: { ...api, "cache-control": "max-age=60" },
      fresh: "59 seconds",
      stale: "61 seconds"
    }
  ] as const)("keeps $path $headers for $fresh, not for $stale", ({ path, headers, fresh, stale }) =>
    Effect.gen(function* () {
      const server = yield* counting
      const asked = () => server.received.filter(({ url }) => url === path).length
      for (const [wait, requests] of [
        [fresh, 1],
        [stale, 2]
      ] as const) {
        server.received.length = 0
        yield* Effect.gen(function* () {
          yield* get(server.origin + path, headers)
          yield* TestClock.adjust(wait)
          yield* get(server.origin + path, headers)
        }).pipe(Effect.provide(research({ allow, pace })))
        expect(asked()).toBe(requests)
      }
    })
  )

  it.scopedLive.each(["/400", "/401", "/403", "/429", "/500", "/503", "/301"])("never keeps %s", path =>
    Effect.gen(function* () {
      const server = yield* counting
      const texts = Effect.all([textOf(server.origin + path), textOf(server.origin + path)])
      expect(yield* Effect.provide(texts, research({ allow, pace }))).toEqual(["1", "2"])
    })
  )

  it.scopedLive("tells requests apart by method, URL, body, headers, and the wish for none of it", () =>
    Effect.gen(function* () {
      const server = yield* counting
      const post = (body: string) => HttpClientRequest.bodyText(HttpClientRequest.post(server.origin), body)
      const requests = [
        HttpClientRequest.get(server.origin),
        HttpClientRequest.get(`${server.origin}/?a=1`),
        HttpClientRequest.get(server.origin, { headers: { accept: "text/plain" } }),
        HttpClientRequest.get(server.origin, { headers: { authorization: "Bearer one" } }),
        HttpClientRequest.get(server.origin, { headers: { authorization: "Bearer two" } }),
        post("a"),
        post("b"),
        HttpClientRequest.put(server.origin),
        HttpClientRequest.put(server.origin),
        HttpClientRequest.get(server.origin, { headers: { "cache-control": "no-store" } }),
        HttpClientRequest.get(server.origin, { headers: { "cache-control": "no-store" } })
      ].map(HttpClientRequest.setHeaders(api))
      const repeated = [requests[0], requests[5]].flatMap(request => (request === undefined ? [] : [request]))
      const texts = Effect.forEach([...requests, ...repeated], request =>
        Effect.flatMap(execute(request), response => response.text)
      )
      expect(yield* Effect.provide(texts, research({ allow, pace }))).toEqual(
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 1, 6].map(String)
      )
    })
  )

  it.scopedLive("asks once for equal requests at the same time, and each reads the whole answer", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => setTimeout(() => response.end("text"), 50))
      const texts = Effect.all(
        Array.from({ length: 50 }, () => textOf(server.origin)),
        { concurrency: "unbounded" }
      )
      expect(yield* Effect.provide(texts, research({ allow, pace }))).toEqual(Array(50).fill("text"))
      expect(server.received).toHaveLength(1)
    })
  )

  it.scopedLive("shares failures of requests under way, and forgets them then", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => setTimeout(() => response.destroy(), 50))
      yield* Effect.gen(function* () {
        const two = Effect.all([outcome(get(server.origin, api)), outcome(get(server.origin, api))], {
          concurrency: 2
        })
        expect(yield* two).toMatchObject([{ _tag: "ConnectionFailed" }, { _tag: "ConnectionFailed" }])
        expect(server.received).toHaveLength(1)
        yield* outcome(get(server.origin, api))
        expect(server.received).toHaveLength(2)
      }).pipe(Effect.provide(research({ allow, pace })))
    })
  )

  it.scopedLive("serves those who stay when the first to ask leaves, and hangs up when all have left", () =>
    Effect.gen(function* () {
      const aborted: Array<string> = []
      const server = yield* httpServer(({ url }, response) => {
        response.on("close", () => {
          if (!response.writableFinished) aborted.push(url)
        })
        if (url === "/slow") setTimeout(() => response.end("text"), 150)
      })
      yield* Effect.gen(function* () {
        const first = yield* Effect.fork(textOf(`${server.origin}/slow`))
        const second = yield* Effect.fork(textOf(`${server.origin}/slow`))
        yield* Effect.promise(() => expect.poll(() => server.received.length).toBe(1))
        yield* Fiber.interrupt(first)
        expect(yield* Fiber.join(second)).toBe("text")

        const hanging = yield* Effect.fork(textOf(`${server.origin}/never`))
        yield* Effect.promise(() => expect.poll(() => server.received.length).toBe(2))
        yield* Fiber.interrupt(hanging)
        yield* Effect.promise(() => expect.poll(() => aborted).toEqual(["/never"]))
      }).pipe(Effect.provide(research({ allow, pace })))
    })
  )

  it.scopedLive("keeps no more bytes than it may, and forgets what was used longest ago", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => response.end("a".repeat(10_000)))
      const arrivals = (path: string) => server.received.filter(({ url }) => url === path).length
      yield* Effect.gen(function* () {
        for (const path of ["/a", "/b", "/a", "/c", "/a", "/b"]) yield* get(server.origin + path, api)
      }).pipe(Effect.provide(research({ allow, pace, cache: { bytes: 25_000 } })))
      expect([arrivals("/a"), arrivals("/b"), arrivals("/c")]).toEqual([1, 2, 1])
    })
  )
})
