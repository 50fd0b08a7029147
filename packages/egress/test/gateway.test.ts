import { HttpClientRequest } from "@effect/platform"
import { describe, expect, it } from "@effect/vitest"
import { fetchKindHeader } from "@prospect-research/egress"
import { Effect, Fiber, TestClock } from "effect"
import { execute, fetching, get, outcome, research } from "./clients.ts"
import { fakeResolver, httpServer } from "./servers.ts"

const api = { [fetchKindHeader]: "api" }
const pace = { interval: 0 }

describe("the gateway", () => {
  it.scopedLive("gets every request, unchanged but for its address, and no name is resolved", () =>
    Effect.gen(function* () {
      const gateway = yield* httpServer((_request, response) => response.end("ok"))
      const { layer, asked } = fakeResolver({})
      const client = research({ gateway: new URL(`${gateway.origin}/world/`), pace }, layer)
      const post = HttpClientRequest.post("https://api.example.com:8443/a%2Fb/?q=a%20b&q=c#never").pipe(
        HttpClientRequest.setHeaders({ ...api, authorization: "Bearer key" }),
        HttpClientRequest.bodyText('{"q":1}', "application/json")
      )
      const response = yield* Effect.provide(execute(post), client)
      yield* Effect.provide(get("https://example.com", api), client)
      expect(gateway.received).toMatchObject([
        {
          method: "POST",
          url: "/world/https/api.example.com:8443/a%2Fb/?q=a%20b&q=c",
          body: '{"q":1}',
          headers: { authorization: "Bearer key", "content-type": "application/json" }
        },
        { method: "GET", url: "/world/https/example.com/" }
      ])
      expect(response.request.url).toBe("https://api.example.com:8443/a%2Fb/?q=a%20b&q=c")
      expect(asked).toEqual([])
    })
  )

  it.scopedLive("answers redirects in terms of the world it plays", () =>
    Effect.gen(function* () {
      const locations: Record<string, string> = {
        "/https/example.com/": "https://www.example.com/start",
        "/https/www.example.com/start": "/about?a=b"
      }
      const gateway = yield* httpServer(({ url }, response) => {
        const location = locations[url]
        if (url.endsWith("/robots.txt")) response.writeHead(404).end()
        else if (location === undefined) response.end("about")
        else response.writeHead(301, { location }).end()
      })
      const client = research({ gateway: new URL(gateway.origin), pace })
      const response = yield* Effect.provide(get("https://example.com/"), client)
      expect(yield* response.text).toBe("about")
      expect(response.request.url).toBe("https://www.example.com/about?a=b")
      expect(gateway.received.map(({ url }) => url)).toEqual([
        "/https/example.com/robots.txt",
        "/https/example.com/",
        "/https/www.example.com/robots.txt",
        "/https/www.example.com/start",
        "/https/www.example.com/about?a=b"
      ])
    })
  )

  it.scopedLive("does not lift the guard from the original URL, nor from a redirect", () =>
    Effect.gen(function* () {
      const gateway = yield* httpServer((_request, response) =>
        response.writeHead(302, { location: "https://[::ffff:10.0.0.1]/" }).end()
      )
      const client = research({ gateway: new URL(gateway.origin), pace })
      for (const url of [
        gateway.origin,
        "https://127.0.0.1/",
        "https://0x7f.1/",
        "https://localhost/",
        "http://example.com/",
        "https://169.254.169.254/"
      ]) {
        expect(yield* fetching(url, client)).toMatchObject({ _tag: "Blocked" })
      }
      expect(gateway.received).toEqual([])
      expect(yield* Effect.provide(outcome(get("https://example.com/", api)), client)).toMatchObject({
        _tag: "Blocked",
        reason: "PrivateAddress"
      })
      expect(gateway.received).toHaveLength(1)
    })
  )

  it.scoped("is no host of its own: pace counts under the original one", () =>
    Effect.gen(function* () {
      const gateway = yield* httpServer((_request, response) => response.end())
      const client = research({ gateway: new URL(gateway.origin), pace: { interval: "1 hour" } })
      yield* Effect.gen(function* () {
        expect(yield* outcome(get("https://one.example.com/a", api))).toBe("answered")
        expect(yield* outcome(get("https://two.example.com/a", api))).toBe("answered")
        const waiting = yield* Effect.fork(get("https://one.example.com/b", api))
        yield* TestClock.adjust("59 minutes")
        expect(gateway.received).toHaveLength(2)
        yield* TestClock.adjust("1 minute")
        yield* Fiber.join(waiting)
      }).pipe(Effect.provide(client))
    })
  )
})
