import { HttpClientRequest } from "@effect/platform"
import { describe, expect, it } from "@effect/vitest"
import { fetchKindHeader } from "@prospect-research/egress"
import { Duration, Effect } from "effect"
import { execute, get, outcome, research } from "./clients.ts"
import { allowLoopback, httpServer } from "./servers.ts"

const allow = allowLoopback
const pace = { interval: 0 }

const site = (robots: { readonly status?: number; readonly text?: string; readonly location?: string }) =>
  httpServer(({ url }, response) => {
    if (url !== "/robots.txt") return void response.end("page")
    const { status = 200, text = "", location } = robots
    response.writeHead(status, location === undefined ? {} : { location }).end(text)
  })

const rules = `
User-agent: *
Disallow: /

User-agent: ProspectResearch
Disallow: /private
Allow: /private/team
Disallow: /*.pdf$
`

const denied = { _tag: "BlockedByRobots" }

describe("robots.txt", () => {
  it.scopedLive("is asked once, and obeyed by our name", () =>
    Effect.gen(function* () {
      const server = yield* site({ text: rules })
      yield* Effect.gen(function* () {
        const at = (path: string) => outcome(get(server.origin + path))
        expect(yield* at("/")).toBe("answered")
        expect(yield* at("/about?a=b")).toBe("answered")
        expect(yield* at("/private")).toMatchObject(denied)
        expect(yield* at("/private/team")).toBe("answered")
        expect(yield* at("/report.pdf")).toMatchObject(denied)
        expect(yield* at("/report.pdf?page=1")).toBe("answered")
      }).pipe(Effect.provide(research({ allow, pace })))
      const urls = server.received.map(({ url }) => url)
      expect(urls).toEqual(["/robots.txt", "/", "/about?a=b", "/private/team", "/report.pdf?page=1"])
    })
  )

  it.scopedLive("is asked once by many at the same time", () =>
    Effect.gen(function* () {
      const server = yield* site({ text: rules })
      const pages = Array.from({ length: 20 }, (_, page) => get(`${server.origin}/${page}`))
      yield* Effect.provide(Effect.all(pages, { concurrency: "unbounded" }), research({ allow, pace }))
      expect(server.received.filter(({ url }) => url === "/robots.txt")).toHaveLength(1)
    })
  )

  it.scopedLive("does not concern interfaces, nor what is not reading, nor itself", () =>
    Effect.gen(function* () {
      const server = yield* site({ text: "User-agent: *\nDisallow: /" })
      yield* Effect.gen(function* () {
        yield* get(`${server.origin}/v3/profiles`, { [fetchKindHeader]: "api" })
        yield* execute(HttpClientRequest.post(`${server.origin}/search`))
        expect(server.received.map(({ url }) => url)).toEqual(["/v3/profiles", "/search"])
        expect(yield* outcome(get(`${server.origin}/v3/profiles`))).toMatchObject(denied)
        expect(yield* (yield* get(`${server.origin}/robots.txt`)).text).toContain("Disallow")
      }).pipe(Effect.provide(research({ allow, pace })))
    })
  )

  it.scopedLive.each([
    { robots: { status: 404 }, allowed: true },
    { robots: { status: 403 }, allowed: true },
    { robots: { text: "<!doctype html><title>Home</title>" }, allowed: true },
    { robots: { text: "\uFEFFUser-agent: *\r\nDisallow: /" }, allowed: false },
    { robots: { status: 302, location: "/robots.txt" }, allowed: true },
    { robots: { status: 302, location: "http://10.0.0.1/robots.txt" }, allowed: true },
    { robots: { text: `User-agent: *\nDisallow: /\n${"#".repeat(3_000_000)}` }, allowed: false }
  ])("with $robots.status $robots.location allows: $allowed", ({ robots, allowed }) =>
    Effect.gen(function* () {
      const server = yield* site(robots)
      const result = yield* Effect.provide(outcome(get(`${server.origin}/page`)), research({ allow, pace }))
      if (allowed) expect(result).toBe("answered")
      else expect(result).toMatchObject(denied)
      expect(server.received.filter(({ url }) => url === "/page")).toHaveLength(allowed ? 1 : 0)
    })
  )

  it.scopedLive.each([429, 500, 503])("in trouble (%s) answers in place of the page", status =>
    Effect.gen(function* () {
      const server = yield* httpServer(({ url }, response) =>
        url === "/robots.txt"
          ? response.writeHead(status, { "retry-after": "120" }).end("in trouble")
          : response.end("page")
      )
      const page = `${server.origin}/page`
      const answer = yield* Effect.provide(get(page), research({ allow, pace }))
      expect(answer.status).toBe(status)
      expect(answer.headers["retry-after"]).toBe("120")
      expect(answer.request.url).toBe(page)
      expect(server.received.map(({ url }) => url)).not.toContain("/page")
    })
  )

  it.scopedLive("is asked of every origin that a redirect leads to", () =>
    Effect.gen(function* () {
      const closed = yield* site({ text: "User-agent: *\nDisallow: /" })
      const open = yield* httpServer(({ url }, response) =>
        url === "/robots.txt"
          ? response.writeHead(404).end()
          : response.writeHead(302, { location: `${closed.origin}/page` }).end()
      )
      const result = yield* Effect.provide(outcome(get(`${open.origin}/page`)), research({ allow, pace }))
      expect(result).toMatchObject(denied)
      expect(closed.received.map(({ url }) => url)).toEqual(["/robots.txt"])
    })
  )

  it.scopedLive("that cannot be had says so, in place of the page", () =>
    Effect.gen(function* () {
      const server = yield* httpServer(() => {})
      const limits = { exchange: Duration.millis(100) }
      const result = yield* Effect.provide(
        outcome(get(`${server.origin}/page`)),
        research({ allow, pace, limits })
      )
      expect(result).toMatchObject({ _tag: "TimedOut", phase: "Answer" })
    })
  )

  it.scopedLive("made to be slow does not hold up everyone else", () =>
    Effect.gen(function* () {
      const line = `Disallow: /${"*a".repeat(500)}b\n`
      const server = yield* site({ text: `User-agent: *\n${line.repeat(500)}` })
      const started = performance.now()
      const url = `${server.origin}/${"a".repeat(1900)}`
      const result = yield* Effect.provide(outcome(get(url)), research({ allow, pace }))
      expect(result).toMatchObject(denied)
      expect(performance.now() - started).toBeLessThan(2000)
    })
  )
})
