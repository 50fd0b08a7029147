import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { HttpClientRequest } from "@effect/platform"
import { describe, expect, it } from "@effect/vitest"
import { type CassetteMode, fetchedAtHeader, fetchKindHeader } from "@prospect-research/egress"
import { Effect, Either, Layer, Redacted, TestClock } from "effect"
import { execute, get, outcome, research } from "./clients.ts"
import { allowing, allowLoopback, fakeResolver, httpServer, tcpServer } from "./servers.ts"

const allow = allowLoopback
const pace = { interval: 0 }
const api = { [fetchKindHeader]: "api" }

const directory = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "cassette-"))),
  path => Effect.promise(() => rm(path, { recursive: true }))
)

const read = (path: string) => Effect.promise(() => readFile(path, "utf8"))

const taping = (path: string, mode: CassetteMode, secrets: ReadonlyArray<string> = []) =>
  research({ allow, pace, cassette: { path, mode, secrets: secrets.map(secret => Redacted.make(secret)) } })

/** All that a caller can see of an answer. */
const seen = (request: HttpClientRequest.HttpClientRequest) =>
  Effect.gen(function* () {
    const response = yield* execute(HttpClientRequest.setHeaders(request, api))
    const bytes = Buffer.from(yield* response.arrayBuffer).toString("hex")
    return { status: response.status, headers: { ...response.headers }, bytes, url: response.request.url }
  }).pipe(Effect.either, Effect.map(Either.mapLeft(error => error.cause)))

const uncached = { "cache-control": "no-store" }

describe("a cassette", () => {
  it.scopedLive("plays what it recorded, byte for byte, with no network", () =>
    Effect.gen(function* () {
      const path = join(yield* directory, "world.har")
      let turn = 0
      const world = yield* httpServer(({ url }, response) => {
        turn += 1
        if (url === "/binary") response.end(Buffer.from([0, 255, 128, 10, 13]))
        else if (url === "/latin") {
          response.writeHead(200, { "content-type": "text/html; charset=latin1" }).end(Buffer.from([0xe9]))
        } else if (url === "/turn") response.end(`turn ${turn}`)
        else if (url === "/missing") response.writeHead(404, { "x-reason": "no such page" }).end()
        else if (url === "/moved") response.writeHead(302, { location: "/utf8" }).end()
        else if (url === "/cut")
          response.writeHead(200, { "content-length": "9" }).write("a", () => response.destroy())
        else response.end("naïve 🙂 \u0000\uFEFF")
      })
      const post = (body: string) =>
        HttpClientRequest.bodyText(HttpClientRequest.post(`${world.origin}/post`), body, "application/json")
      const requests = [
        ...["/utf8", "/binary", "/latin", "/missing", "/moved", "/cut", "/empty?q=a%20b+c"].map(path =>
          HttpClientRequest.get(world.origin + path)
        ),
        post('{"a":1}'),
        post('{"a":2}'),
        ...[1, 2, 3].map(() => HttpClientRequest.get(`${world.origin}/turn`, { headers: uncached })),
        HttpClientRequest.get("https://unknown.example.com/")
      ]
      const all = Effect.forEach(requests, seen)
      const recorded = yield* Effect.provide(all, taping(path, "record"))
      const visits = world.received.length
      const replayed = yield* Effect.provide(all, taping(path, "replay"))
      expect(replayed).toEqual(recorded)
      expect(world.received).toHaveLength(visits)
      expect(recorded.filter(Either.isLeft)).toHaveLength(2)
      const har = JSON.parse(yield* read(path))
      expect(har.log.version).toBe("1.2")
      // The redirect and its target are two.
      expect(har.log.entries).toHaveLength(requests.length + 1)
    })
  )

  it.scopedLive("plays equal requests in their order, then the last again", () =>
    Effect.gen(function* () {
      const path = join(yield* directory, "world.har")
      let turn = 0
      const world = yield* httpServer((_request, response) => {
        turn += 1
        response.end(String(turn))
      })
      const text = Effect.flatMap(get(world.origin, { ...api, ...uncached }), response => response.text)
      yield* Effect.provide(Effect.all([text, text]), taping(path, "record"))
      const replayed = Effect.all([text, text, text, text])
      expect(yield* Effect.provide(replayed, taping(path, "replay"))).toEqual(["1", "2", "2", "2"])
    })
  )

  it.scoped("keeps the time of the recording", () =>
    Effect.gen(function* () {
      const path = join(yield* directory, "world.har")
      const world = yield* httpServer((_request, response) => response.end())
      const time = Effect.map(get(world.origin, api), response => response.headers[fetchedAtHeader])
      yield* TestClock.setTime(Date.UTC(2026, 0, 31, 12, 30))
      expect(yield* Effect.provide(time, taping(path, "record"))).toBe("2026-01-31T12:30:00.000Z")
      yield* TestClock.adjust("365 days")
      expect(yield* Effect.provide(time, taping(path, "replay"))).toBe("2026-01-31T12:30:00.000Z")
    })
  )

  it.scopedLive("holds no secret, wherever it was sent, and needs none to be played", () =>
    Effect.gen(function* () {
      const path = join(yield* directory, "world.har")
      // An impolite world repeats all that it is told.
      const world = yield* httpServer(({ url, headers, body }, response) => {
        const { authorization = "", cookie = "" } = headers
        response.setHeader("set-cookie", "session=canary-set-cookie")
        response.setHeader("x-echo", authorization)
        response.end(JSON.stringify({ url, headers, body, cookie, fixed: "canary-configured" }))
      })
      const request = (secret: string) => [
        HttpClientRequest.get(`${world.origin}/header`, {
          headers: {
            authorization: `Bearer ${secret}-bearer`,
            "x-api-key": `${secret}-api-key`,
            "x-subscription-token": `${secret}-subscription`,
            "x-linkdapi-apikey": `${secret}-linkdapi`,
            cookie: `a=${secret}-cookie`,
            "x-unforeseen": `${secret.slice(0, 3)}`
          }
        }),
        HttpClientRequest.get(
          `${world.origin}/query?api_key=${secret}-query&q=ada&token=${secret}%2Ftoken&page_token=2`
        ),
        HttpClientRequest.bodyText(
          HttpClientRequest.post(`${world.origin}/json`),
          JSON.stringify({
            api_key: `${secret}-json`,
            q: "ada",
            nested: { client_secret: `${secret}-nested` }
          }),
          "application/json"
        ),
        HttpClientRequest.bodyUrlParams(HttpClientRequest.post(`${world.origin}/form`), {
          password: `${secret}-form`,
          q: "ada"
        })
      ]
      yield* Effect.provide(
        Effect.forEach(request("canary"), seen),
        taping(path, "record", ["canary-configured"])
      )
      const har = yield* read(path)
      expect(har).not.toMatch(/canary/)
      expect(har).toContain("/query?q=ada&page_token=2")
      expect(har).toContain("REDACTED")
      const replayed = yield* Effect.provide(Effect.forEach(request("other"), seen), taping(path, "replay"))
      expect(replayed.every(Either.isRight)).toBe(true)
      const unknown = HttpClientRequest.get(`${world.origin}/query?q=grace`)
      expect(yield* Effect.provide(seen(unknown), taping(path, "replay"))).toMatchObject({
        left: { _tag: "NotRecorded", method: "GET" }
      })
    })
  )

  it.scopedLive("fails what it does not hold, or fetches it where that is asked for", () =>
    Effect.gen(function* () {
      const path = join(yield* directory, "world.har")
      const world = yield* httpServer(({ url }, response) => response.end(url))
      const at = (path: string) => Effect.flatMap(get(world.origin + path, api), response => response.text)
      yield* Effect.provide(at("/a"), taping(path, "record"))
      const before = yield* read(path)
      expect(yield* Effect.provide(outcome(at("/b")), taping(path, "replay"))).toMatchObject({
        _tag: "NotRecorded"
      })
      expect(world.received).toHaveLength(1)
      const both = Effect.all([at("/a"), at("/b")])
      expect(yield* Effect.provide(both, taping(path, "replay-or-live"))).toEqual(["/a", "/b"])
      expect(world.received.map(({ url }) => url)).toEqual(["/a", "/b"])
      expect(yield* read(path)).toBe(before)
    })
  )

  it.scoped("does not keep anybody waiting", () =>
    Effect.gen(function* () {
      const path = join(yield* directory, "world.har")
      const world = yield* httpServer((_request, response) => response.end())
      const paths = ["/a", "/b", "/c", "/d"]
      const all = Effect.forEach(paths, path => get(world.origin + path, api))
      yield* Effect.provide(all, taping(path, "record"))
      // No time passes in this test: one that had to wait would never end.
      const unhurried = research({ allow, cassette: { path, mode: "replay" } })
      expect(yield* Effect.provide(all, unhurried)).toHaveLength(4)
    })
  )

  it.scopedLive("records robots.txt, and knows no rules where none was recorded", () =>
    Effect.gen(function* () {
      const folder = yield* directory
      const world = yield* httpServer(({ url }, response) =>
        response.end(url === "/robots.txt" ? "User-agent: *\nDisallow: /private" : "page")
      )
      const pages = Effect.forEach(["/page", "/private"], path => outcome(get(world.origin + path)))
      const path = join(folder, "pages.har")
      const recorded = yield* Effect.provide(pages, taping(path, "record"))
      expect(recorded).toMatchObject(["answered", { _tag: "BlockedByRobots" }])
      expect(yield* Effect.provide(pages, taping(path, "replay"))).toEqual(recorded)

      const bare = join(folder, "bare.har")
      yield* Effect.provide(get(`${world.origin}/page`, api), taping(bare, "record"))
      expect(yield* Effect.provide(outcome(get(`${world.origin}/page`)), taping(bare, "replay"))).toBe(
        "answered"
      )
    })
  )

  it.scopedLive("is the same file whatever came first", () =>
    Effect.gen(function* () {
      const folder = yield* directory
      const world = yield* httpServer(({ url }, response) => {
        response.sendDate = false
        // Out of the order of asking, and the same in each run.
        setTimeout(() => response.end(url), (Number(url.slice(1)) * 7) % 20)
      })
      const paths = Array.from({ length: 30 }, (_, index) => `/${index}`)
      const normalized = (text: string) =>
        text.replace(/"(startedDateTime)":"[^"]*"/g, '"$1":""').replace(/"(time|wait)":\d+/g, '"$1":0')
      const files = yield* Effect.forEach([paths, [...paths].reverse()], (order, index) => {
        const file = join(folder, `${index}.har`)
        const all = Effect.all(
          order.map(path => get(world.origin + path, api)),
          { concurrency: 8 }
        )
        return Effect.zipRight(Effect.provide(all, taping(file, "record")), read(file))
      })
      expect(normalized(files[0] ?? "")).toBe(normalized(files[1] ?? ""))
      expect(yield* Effect.promise(() => readdir(folder))).toEqual(["0.har", "1.har"])
    })
  )

  it.scopedLive("is whole after every exchange, so that a crash loses nothing that was answered", () =>
    Effect.gen(function* () {
      const path = join(yield* directory, "world.har")
      const world = yield* httpServer((_request, response) => response.end())
      yield* Effect.gen(function* () {
        expect(JSON.parse(yield* read(path)).log.entries).toEqual([])
        for (const count of [1, 2, 3]) {
          yield* get(`${world.origin}/${count}`, api)
          expect(JSON.parse(yield* read(path)).log.entries).toHaveLength(count)
        }
      }).pipe(Effect.provide(taping(path, "record")))
    })
  )

  it.scopedLive("records a request that was given up as one that took too long", () =>
    Effect.gen(function* () {
      const path = join(yield* directory, "world.har")
      const world = yield* tcpServer(() => {})
      const impatient = Effect.timeoutOption(get(world.origin, api), "100 millis")
      yield* Effect.provide(impatient, taping(path, "record"))
      const replayed = yield* Effect.provide(outcome(get(world.origin, api)), taping(path, "replay"))
      expect(replayed).toMatchObject({ _tag: "TimedOut" })
    })
  )

  it.scopedLive("can come from another tool", () =>
    Effect.gen(function* () {
      const path = join(yield* directory, "browser.har")
      const entry = {
        startedDateTime: "2026-01-02T03:04:05.678+01:00",
        time: 12.5,
        _resourceType: "document",
        request: {
          method: "GET",
          url: "https://example.com/?q=a&api_key=somebody#top",
          headers: [],
          cookies: []
        },
        response: {
          status: 200,
          headers: [
            { name: "Content-Type", value: "text/html" },
            { name: "Content-Encoding", value: "br" },
            { name: "Link", value: "</a>" },
            { name: "Link", value: "</b>" }
          ],
          content: { size: 4, mimeType: "text/html", text: "page" }
        }
      }
      const aborted = {
        ...entry,
        request: { ...entry.request, url: "https://example.com/aborted" },
        response: { ...entry.response, status: 0 }
      }
      const odd = { ...entry, request: { ...entry.request, url: "about:" } }
      const har = {
        log: {
          version: "1.2",
          entries: [entry, aborted, odd, { ...odd, request: { method: "GET", url: "?" } }]
        }
      }
      yield* Effect.promise(() => writeFile(path, JSON.stringify(har)))
      const { layer, asked } = fakeResolver({})
      const client = research({ cassette: { path, mode: "replay" } }, layer)
      const response = yield* Effect.provide(get("https://example.com?q=a", api), client)
      expect(yield* response.text).toBe("page")
      expect(response.headers).toMatchObject({
        "content-type": "text/html",
        link: "</a>, </b>",
        [fetchedAtHeader]: entry.startedDateTime
      })
      expect(response.headers["content-encoding"]).toBeUndefined()
      expect(yield* Effect.provide(outcome(get("https://example.com/aborted", api)), client)).toMatchObject({
        _tag: "ConnectionFailed"
      })
      expect(asked).toEqual([])
    })
  )

  it.scopedLive("replays what the guard found, and is no way around it", () =>
    Effect.gen(function* () {
      const path = join(yield* directory, "world.har")
      const { layer } = fakeResolver({ "inward.example.com": [["10.0.0.1"]] })
      const tape = (mode: CassetteMode) => research({ pace, cassette: { path, mode } }, layer)
      const fetched = Effect.forEach(["https://inward.example.com/", "https://127.0.0.1/"], url =>
        outcome(get(url, api))
      )
      const recorded = yield* Effect.provide(fetched, tape("record"))
      expect(recorded).toMatchObject([{ _tag: "Blocked" }, { _tag: "Blocked" }])
      expect(yield* Effect.provide(fetched, tape("replay"))).toEqual(recorded)
      expect(JSON.parse(yield* read(path)).log.entries).toHaveLength(1)
    })
  )

  it.scopedLive.each([
    { name: "missing", content: undefined, mode: "replay", reason: "Unreadable" },
    { name: "no JSON", content: "ada@example.com", mode: "replay", reason: "Malformed" },
    {
      name: "no HAR",
      content: '{"log":{"entries":[{"request":"ada@example.com"}]}}',
      mode: "replay",
      reason: "Malformed"
    },
    { name: "nowhere", content: undefined, mode: "record", reason: "Unwritable" }
  ] as const)("that is $name is refused before anything is asked of it", ({ content, mode, reason }) =>
    Effect.gen(function* () {
      const folder = yield* directory
      const path = join(folder, mode === "record" ? "no/such/folder.har" : "world.har")
      if (content !== undefined) yield* Effect.promise(() => writeFile(path, content))
      const error = yield* Effect.flip(Effect.scoped(Layer.build(taping(path, mode))))
      expect(error).toMatchObject({ _tag: "CassetteError", reason, path })
      expect(`${error} ${JSON.stringify(error)}`).not.toContain("ada@example.com")
    })
  )

  it.scopedLive("stands before the gateway, and knows original URLs only", () =>
    Effect.gen(function* () {
      const path = join(yield* directory, "world.har")
      const gateway = yield* httpServer((_request, response) => response.end("played"))
      const text = Effect.flatMap(get("https://example.com/page", api), response => response.text)
      const recording = research({ gateway: new URL(gateway.origin), cassette: { path, mode: "record" } })
      yield* Effect.provide(text, recording)
      expect(yield* read(path)).not.toContain(gateway.host)
      const replaying = research({ allow: allowing(), cassette: { path, mode: "replay" } })
      expect(yield* Effect.provide(text, replaying)).toBe("played")
    })
  )
})
