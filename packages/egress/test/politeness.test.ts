import { describe, expect, it } from "@effect/vitest"
import { fetchKindHeader } from "@prospect-research/egress"
import { Deferred, type Duration, Effect, Fiber, TestClock } from "effect"
import { fetching, get, outcome, research } from "./clients.ts"
import { allowLoopback, fakeResolver, httpServer } from "./servers.ts"

const api = { [fetchKindHeader]: "api" }

const allow = allowLoopback

/** Lets what needs no more time run until it waits. */
const settle = Effect.promise(() => new Promise(resolve => setTimeout(resolve, 50)))

/** So many requests arrive, and no more without more time. */
const expectArrivals = (server: { readonly received: ReadonlyArray<unknown> }, count: number) =>
  Effect.promise(async () => {
    await expect.poll(() => server.received.length, { timeout: 5000 }).toBe(count)
    await new Promise(resolve => setTimeout(resolve, 50))
    expect(server.received).toHaveLength(count)
  })

const after = (duration: Duration.DurationInput) => Effect.zipRight(TestClock.adjust(duration), settle)

describe("pace", () => {
  it.scoped("is one request a second to a host, in the order of asking", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => response.end())
      const other = yield* httpServer((_request, response) => response.end())
      yield* Effect.gen(function* () {
        const paths = ["/a", "/b", "/c"]
        const fibers = yield* Effect.forEach(paths, path => Effect.fork(get(server.origin + path, api)))
        const elsewhere = yield* Effect.fork(get(other.origin, api))
        yield* settle
        yield* expectArrivals(server, 1)
        yield* Fiber.join(elsewhere)
        yield* after("999 millis")
        yield* expectArrivals(server, 1)
        yield* after("1 millis")
        yield* expectArrivals(server, 2)
        yield* after("1 second")
        yield* Fiber.joinAll(fibers)
        expect(server.received.map(({ url }) => url)).toEqual(paths)
      }).pipe(Effect.provide(research({ allow })))
    })
  )

  it.scoped("asks for a turn among all processes as well, and tells them of a host that rests", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((request, response) => {
        response.writeHead(request.url === "/busy" ? 429 : 200, { "retry-after": "60" })
        response.end()
      })
      const { host } = new URL(server.origin)
      const said: Array<readonly [string, string, number]> = []
      let wait: number | null = 5000
      const turns = {
        take: (name: string, interval: number) =>
          Effect.sync(() => {
            said.push(["take", name, interval])
            return wait
          }),
        rest: (name: string, millis: number) => Effect.sync(() => void said.push(["rest", name, millis]))
      }
      yield* Effect.gen(function* () {
        const first = yield* Effect.fork(get(`${server.origin}/a`, api))
        yield* settle
        yield* expectArrivals(server, 0)
        yield* after("5 seconds")
        yield* Fiber.join(first)
        yield* after("1 second")
        wait = null
        expect(yield* outcome(get(`${server.origin}/b`, api))).toMatchObject({ _tag: "RateLimited" })
        wait = 0
        const busy = yield* Effect.fork(get(`${server.origin}/busy`, api))
        yield* after("1 second")
        yield* Fiber.join(busy)
      }).pipe(Effect.provide(research({ allow, pace: { turns } })))
      expect(said).toEqual([
        ["take", host, 1000],
        ["take", host, 1000],
        ["take", host, 1000],
        ["rest", host, 60_000]
      ])
    })
  )

  it.scoped("can be set, for all hosts and for one", () =>
    Effect.gen(function* () {
      const fast = yield* httpServer((_request, response) => response.end())
      const slow = yield* httpServer((_request, response) => response.end())
      yield* Effect.gen(function* () {
        for (const path of ["/a", "/b", "/c"]) yield* get(fast.origin + path, api)
        yield* get(`${slow.origin}/a`, api)
        const waiting = yield* Effect.fork(get(`${slow.origin}/b`, api))
        yield* after("1 minute")
        yield* Fiber.join(waiting)
      }).pipe(
        Effect.provide(
          research({
            allow,
            pace: { interval: 0, intervals: { [slow.host]: "1 minute" } }
          })
        )
      )
      expect(slow.received).toHaveLength(2)
    })
  )

  it.scoped("lets a host rest that asks for it with 429 or 503", () =>
    Effect.gen(function* () {
      const date = new Date(20_000).toUTCString()
      const answers: Record<string, [number, string]> = {
        "/seconds": [429, "10"],
        "/date": [503, date],
        "/nonsense": [429, "2038-01"],
        "/past": [503, new Date(0).toUTCString()],
        "/other": [500, "10"],
        "/long": [429, "3600"]
      }
      const server = yield* httpServer(({ url }, response) => {
        const [status, retryAfter] = answers[url] ?? [200, ""]
        response.writeHead(status, { "retry-after": retryAfter }).end()
      })
      const arrivals = (path: string) => server.received.filter(({ url }) => url === path).length
      yield* Effect.gen(function* () {
        yield* get(`${server.origin}/seconds`, api)
        const first = yield* Effect.fork(get(`${server.origin}/date`, api))
        yield* after("9999 millis")
        expect(arrivals("/date")).toBe(0)
        yield* after("1 millis")
        yield* Fiber.join(first)
        // It is 10 s past the epoch: the date is 10 s away.
        const second = yield* Effect.fork(get(`${server.origin}/nonsense`, api))
        yield* after("9 seconds")
        expect(arrivals("/nonsense")).toBe(0)
        yield* after("1 second")
        yield* Fiber.join(second)
        for (const path of ["/past", "/other", "/long"]) {
          const fiber = yield* Effect.fork(get(server.origin + path, api))
          yield* after("1 second")
          yield* Fiber.join(fiber)
        }
        expect(yield* outcome(get(`${server.origin}/after`, api))).toMatchObject({
          _tag: "RateLimited",
          retryAfterMillis: 3_600_000
        })
        expect(arrivals("/after")).toBe(0)
        yield* after("59 minutes")
        expect(yield* outcome(get(`${server.origin}/after`, api))).toMatchObject({ retryAfterMillis: 60_000 })
        yield* after("1 minute")
        yield* get(`${server.origin}/after`, api)
      }).pipe(Effect.provide(research({ allow })))
    })
  )

  it.scoped("holds back those who were waiting when a host asked for rest", () =>
    Effect.gen(function* () {
      const answer = yield* Deferred.make<void>()
      const server = yield* httpServer((_request, response) => {
        const busy = () => response.writeHead(429, { "retry-after": "10" }).end()
        Effect.runFork(Effect.zipRight(Deferred.await(answer), Effect.sync(busy)))
      })
      yield* Effect.gen(function* () {
        const first = yield* Effect.fork(get(`${server.origin}/first`, api))
        const second = yield* Effect.fork(get(`${server.origin}/second`, api))
        yield* expectArrivals(server, 1)
        yield* Deferred.succeed(answer, undefined)
        yield* Fiber.join(first)
        yield* after("9 seconds")
        yield* expectArrivals(server, 1)
        yield* after("1 second")
        yield* Fiber.join(second)
        yield* expectArrivals(server, 2)
      }).pipe(Effect.provide(research({ allow })))
    })
  )

  it.scoped("forgets who gave up waiting", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => response.end())
      yield* Effect.gen(function* () {
        yield* get(`${server.origin}/0`, api)
        const waiting = yield* Effect.forEach([1, 2, 3], path =>
          Effect.fork(get(`${server.origin}/${path}`, api))
        )
        yield* settle
        yield* Fiber.interruptAll(waiting)
        const last = yield* Effect.fork(get(`${server.origin}/5`, api))
        yield* after("1 second")
        yield* Fiber.join(last)
        expect(server.received.map(({ url }) => url)).toEqual(["/0", "/5"])
      }).pipe(Effect.provide(research({ allow })))
    })
  )
})

describe("manners", () => {
  it.scopedLive("say who asks, whatever a source says, and keep their own words to themselves", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => response.end())
      const headers = { ...api, "user-agent": "Mozilla/5.0", traceparent: "" }
      yield* Effect.provide(get(server.origin, headers), research({ allow }))
      const received = server.received[0]?.headers ?? {}
      expect(received["user-agent"]).toBe("ProspectResearch/0.1 (+https://operator.example.com/about)")
      expect(Object.keys(received)).not.toContain(fetchKindHeader)
    })
  )

  it.scopedLive.each([
    "https://linkedin.com/in/ada",
    "https://www.linkedin.com/in/ada",
    "https://uk.linkedin.com/in/ada",
    "https://LinkedIn.com./in/ada",
    "https://x.com/ada",
    "https://www.x.com/ada",
    "https://api.x.com.x.com/2/users",
    "https://twitter.com/ada",
    "https://mobile.twitter.com/ada"
  ])("never fetch %s", url =>
    Effect.gen(function* () {
      const gateway = yield* httpServer((_request, response) => response.end())
      const client = research({ gateway: new URL(gateway.origin) })
      expect(yield* fetching(url, client)).toMatchObject({ _tag: "Blocked", reason: "ForbiddenSite" })
      expect(gateway.received).toEqual([])
    })
  )

  it.scopedLive("fetch the interface that X sells, and names that only look alike", () =>
    Effect.gen(function* () {
      const gateway = yield* httpServer((_request, response) => response.end())
      const client = research({ gateway: new URL(gateway.origin), pace: { interval: 0 } })
      const urls = [
        "https://api.x.com/2/users/by/username/ada",
        "https://notx.com/",
        "https://linkdapi.com/api"
      ]
      for (const url of urls) {
        expect(yield* Effect.provide(outcome(get(url, api)), client)).toBe("answered")
      }
      expect(gateway.received).toHaveLength(3)
    })
  )

  it.scopedLive("do not fetch them by a redirect either", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) =>
        response.writeHead(302, { location: "https://www.linkedin.com/in/ada" }).end()
      )
      const { layer, asked } = fakeResolver({})
      const client = research({ allow }, layer)
      expect(yield* Effect.provide(outcome(get(server.origin, api)), client)).toMatchObject({
        reason: "ForbiddenSite"
      })
      expect(asked).toEqual([])
    })
  )
})
