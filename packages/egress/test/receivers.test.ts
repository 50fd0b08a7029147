import { brotliCompressSync, deflateRawSync, deflateSync, gzipSync } from "node:zlib"
import { HttpClientRequest } from "@effect/platform"
import { describe, expect, it } from "@effect/vitest"
import { Resolver } from "@prospect-research/egress"
import { Duration, Effect, Fiber, Layer } from "effect"
import { callbacks, execute, fetching, get, guarded, outcome } from "./clients.ts"
import { allowLoopback, httpServer, tcpServer } from "./servers.ts"

const allow = allowLoopback
const brief = Duration.millis(250)
const limits = { exchange: brief, connect: brief, resolve: brief }
const head = "HTTP/1.1 200 OK\r\n"

/** Answers the first bytes of a request with `first`, then writes `more` every few milliseconds. */
const relentless = (first: string, more: string | Buffer) =>
  tcpServer(socket => {
    socket.once("data", () => {
      socket.write(first)
      const timer = setInterval(() => socket.write(more), 5)
      socket.on("close", () => clearInterval(timer))
    })
  })

const expectClosed = (server: { readonly open: ReadonlySet<unknown> }) =>
  Effect.promise(() => expect.poll(() => server.open.size).toBe(0))

interface Hostile {
  readonly name: string
  readonly first: string
  readonly more: string
  readonly failure: { readonly _tag: string; readonly [member: string]: unknown }
}

const hostile: ReadonlyArray<Hostile> = [
  { name: "never answer", first: "", more: "", failure: { _tag: "TimedOut", phase: "Answer", status: null } },
  {
    name: "answer 200, then hang",
    first: `${head}content-length: 5\r\n\r\n`,
    more: "",
    failure: { _tag: "TimedOut", phase: "Answer", status: 200 }
  },
  {
    name: "send a header byte by byte",
    first: head,
    more: "a",
    failure: { _tag: "TimedOut", status: null }
  },
  {
    name: "send a body byte by byte",
    first: `${head}content-length: 5000\r\n\r\n`,
    more: "a",
    failure: { _tag: "TimedOut", status: 200 }
  },
  {
    name: "flood interim answers",
    first: "",
    more: "HTTP/1.1 103 Early Hints\r\n\r\n",
    failure: { _tag: "ConnectionFailed", reason: "Protocol", status: null }
  },
  {
    name: "say 100 unasked",
    first: "",
    more: "HTTP/1.1 100 Continue\r\n\r\n",
    failure: { _tag: "ConnectionFailed", status: null }
  },
  {
    name: "flood headers",
    first: head,
    more: `x: ${"a".repeat(9000)}\r\n`,
    failure: { _tag: "TooLarge", limit: 16384, status: null }
  },
  {
    name: "do not speak HTTP",
    first: "SSH-2.0-OpenSSH_9.6\r\n",
    more: "",
    failure: { _tag: "ConnectionFailed", reason: "Protocol", status: null }
  },
  {
    name: "switch protocols",
    first: "HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n",
    more: "",
    failure: { _tag: "ConnectionFailed", status: null }
  }
]

describe("receivers that", () => {
  it.scopedLive.each(hostile)("$name", ({ first, more, failure }) =>
    Effect.gen(function* () {
      const server = yield* relentless(first, more)
      // Who is given up for another reason than time gets plenty of it, so that a busy machine changes nothing.
      const options = failure._tag === "TimedOut" ? { allow, limits } : { allow }
      for (const layer of [guarded(options), callbacks(options)]) {
        expect(yield* fetching(server.origin, layer)).toMatchObject(failure)
      }
      yield* expectClosed(server)
    })
  )

  it.scopedLive.each([
    { name: "close before answering", text: "", status: null },
    { name: "close within the headers", text: `${head}content-le`, status: null },
    { name: "close within the body", text: `${head}content-length: 5\r\n\r\nab`, status: 200 },
    {
      name: "close within a chunked body",
      text: `${head}connection: close\r\ntransfer-encoding: chunked\r\n\r\n5\r\nab`,
      status: 200
    },
    {
      name: "close between chunks",
      text: `${head}connection: close\r\ntransfer-encoding: chunked\r\n\r\n2\r\nab\r\n`,
      status: 200
    }
  ])("$name", ({ text, status }) =>
    Effect.gen(function* () {
      const ending = yield* tcpServer(socket => socket.once("data", () => socket.end(text)))
      const failure = { _tag: "ConnectionFailed", status }
      expect(yield* fetching(ending.origin, guarded({ allow }))).toMatchObject(failure)
      const resetting = yield* tcpServer(socket => {
        socket.once("data", () => socket.write(text, () => setTimeout(() => socket.resetAndDestroy(), 20)))
      })
      expect(yield* fetching(resetting.origin, guarded({ allow }))).toMatchObject(failure)
    })
  )

  it.scopedLive("reset after headers that announce no length", () =>
    Effect.gen(function* () {
      const server = yield* tcpServer(socket => {
        socket.once("data", () => {
          socket.write(`${head}connection: close\r\n\r\nhalf`, () =>
            setTimeout(() => socket.resetAndDestroy(), 20)
          )
        })
      })
      expect(yield* fetching(server.origin, guarded({ allow }))).toMatchObject({
        _tag: "ConnectionFailed",
        reason: "Closed",
        status: 200
      })
    })
  )

  it.scopedLive("reset while TLS begins", () =>
    Effect.gen(function* () {
      const server = yield* tcpServer(socket => socket.once("data", () => socket.resetAndDestroy()))
      expect(yield* fetching(`https://127.0.0.1:${server.port}`, guarded({ allow }))).toMatchObject({
        _tag: "ConnectionFailed",
        reason: "Tls"
      })
    })
  )

  it.scopedLive("hang while TLS begins, or never resolve", () =>
    Effect.gen(function* () {
      const server = yield* tcpServer(() => {})
      expect(
        yield* fetching(`https://127.0.0.1:${server.port}`, guarded({ allow, limits: { connect: brief } }))
      ).toMatchObject({ _tag: "TimedOut", phase: "Connect" })
      yield* expectClosed(server)
      const silent = Layer.succeed(Resolver, { resolve: () => Effect.never })
      expect(
        yield* fetching("https://example.com", guarded({ limits: { resolve: brief } }, silent))
      ).toMatchObject({ _tag: "TimedOut", phase: "Resolve" })
    })
  )
})

describe("bodies", () => {
  const endless = relentless(`${head}connection: close\r\n\r\n`, "a".repeat(10_000))

  it.scopedLive("without end fail where they must be whole", () =>
    Effect.gen(function* () {
      const server = yield* endless
      const body = { bytes: 100_000, onExceeded: "fail" } as const
      expect(yield* fetching(server.origin, guarded({ allow, limits: { body } }))).toMatchObject({
        _tag: "TooLarge",
        limit: 100_000,
        status: 200
      })
      yield* expectClosed(server)
    })
  )

  it.scopedLive("without end are read as far as allowed where that will do", () =>
    Effect.gen(function* () {
      const server = yield* endless
      const text = yield* Effect.flatMap(get(server.origin), response => response.text).pipe(
        Effect.provide(callbacks({ allow }))
      )
      expect(text).toBe("a".repeat(16 * 1024))
      yield* expectClosed(server)
    })
  )

  const encoders = {
    gzip: gzipSync,
    "x-gzip": gzipSync,
    br: brotliCompressSync,
    deflate: deflateSync,
    Deflate: deflateRawSync
  }

  it.scopedLive.each(Object.entries(encoders))("are decompressed: %s", ([encoding, encode]) =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) =>
        response.writeHead(200, { "content-encoding": encoding }).end(encode("a text, a text, a text"))
      )
      const response = yield* Effect.provide(get(server.origin), guarded({ allow }))
      expect(yield* response.text).toBe("a text, a text, a text")
      expect(response.headers["content-encoding"]).toBeUndefined()
      expect(server.received[0]?.headers["accept-encoding"]).toBe("gzip, deflate, br")
    })
  )

  it.scopedLive("that explode when decompressed fail, one within the other too", () =>
    Effect.gen(function* () {
      const bomb = gzipSync(Buffer.alloc(50_000_000))
      const server = yield* httpServer(({ url }, response) => {
        const encodings = url.slice(1)
        const body = encodings === "gzip" ? bomb : gzipSync(bomb)
        response.writeHead(200, { "content-encoding": encodings }).end(body)
      })
      const client = guarded({ allow })
      const limit = 2 * 1024 * 1024
      expect(yield* fetching(`${server.origin}/gzip`, client)).toMatchObject({ _tag: "TooLarge", limit })
      expect(yield* fetching(`${server.origin}/gzip,gzip`, client)).toMatchObject({ _tag: "TooLarge", limit })
      expect(yield* fetching(`${server.origin}/gzip,gzip,gzip`, client)).toMatchObject({
        _tag: "ConnectionFailed",
        reason: "Protocol"
      })
      expect(yield* fetching(`${server.origin}/zstd`, client)).toMatchObject({ _tag: "ConnectionFailed" })
    })
  )

  it.scopedLive("of callbacks are asked for plain, and left as they are", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) =>
        response.writeHead(200, { "content-encoding": "gzip" }).end("not compressed at all")
      )
      const response = yield* Effect.provide(get(server.origin), callbacks({ allow }))
      expect(yield* response.text).toBe("not compressed at all")
      expect(server.received[0]?.headers["accept-encoding"]).toBe("identity")
    })
  )

  it.scopedLive("are decoded by the character set they announce", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) =>
        response
          .writeHead(200, { "content-type": "text/html; charset=ISO-8859-1" })
          .end(Buffer.from("Zoë", "latin1"))
      )
      const response = yield* Effect.provide(get(server.origin), guarded({ allow }))
      expect(yield* response.text).toBe("Zoë")
      expect(yield* response.text).toBe("Zoë")
      expect(Buffer.from(yield* response.arrayBuffer)).toEqual(Buffer.from("Zoë", "latin1"))
    })
  )

  it.scopedLive.each([
    ["text/html", '<html><head><meta charset="iso-8859-1"><title>Zoë</title>', "latin1"],
    [
      "text/html",
      '<meta http-equiv="Content-Type" content="text/html; charset=windows-1252"><p>Zoë',
      "latin1"
    ],
    ["text/xml", '<?xml version="1.0" encoding="ISO-8859-1"?><title>Zoë</title>', "latin1"],
    ["text/html", '<meta charset="utf-16"><p>Zoë', "utf8"],
    ["text/html; charset=utf-8", '<meta charset="iso-8859-1"><p>Zoë', "utf8"],
    ["text/plain", 'Zoë says <meta charset="iso-8859-1">', "utf8"]
  ] as const)("are decoded as %s says, or else the document: %s", ([type, text, encoding]) =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) =>
        response.writeHead(200, { "content-type": type }).end(Buffer.from(text, encoding))
      )
      const response = yield* Effect.provide(get(server.origin), guarded({ allow }))
      expect(yield* response.text).toBe(text)
    })
  )
})

describe("requests", () => {
  it.scopedLive("arrive as they were made, with nothing that traces them", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => response.end())
      const request = HttpClientRequest.post(`${server.origin}/a%20b?x=1`).pipe(
        HttpClientRequest.appendUrlParam("y", "2 3"),
        HttpClientRequest.setHash("never"),
        HttpClientRequest.setHeaders({
          host: "other.example.com",
          "x-kept": "yes",
          connection: "keep-alive"
        }),
        HttpClientRequest.bodyText('{"a":"é"}', "application/json")
      )
      yield* execute(request).pipe(Effect.withSpan("caller"), Effect.provide(callbacks({ allow })))
      expect(server.received).toMatchObject([
        {
          method: "POST",
          url: "/a%20b?x=1&y=2+3",
          body: '{"a":"é"}',
          headers: {
            host: `127.0.0.1:${server.port}`,
            "x-kept": "yes",
            "content-type": "application/json",
            "content-length": "10",
            connection: "close"
          }
        }
      ])
      const names = Object.keys(server.received[0]?.headers ?? {})
      expect(names.filter(name => /trace|b3|baggage|prospect/.test(name))).toEqual([])
    })
  )

  it.scopedLive("that are not HTTP fail before anything is sent", () =>
    Effect.gen(function* () {
      const server = yield* tcpServer(() => {})
      const client = callbacks({ allow, limits })
      const sending = (request: HttpClientRequest.HttpClientRequest) =>
        Effect.provide(outcome(execute(request)), client)
      const smuggled = HttpClientRequest.get(server.origin).pipe(
        HttpClientRequest.setHeader("x-name", "value\r\nx-injected: yes")
      )
      expect(yield* sending(smuggled)).toMatchObject({ _tag: "ConnectionFailed", reason: "Protocol" })
      expect(yield* sending(HttpClientRequest.get("not a url"))).toMatchObject({
        _tag: "Blocked",
        reason: "Malformed"
      })
      expect(server.bytes()).toBe(0)
    })
  )

  it.scopedLive("leave no path, query or header in an error", () =>
    Effect.gen(function* () {
      const client = guarded()
      const request = HttpClientRequest.get("https://unknown.example.com/ada?email=ada@example.com").pipe(
        HttpClientRequest.setHeader("x-custom", "canary")
      )
      const error = yield* Effect.provide(Effect.flip(execute(request)), client)
      const told = `${String(error)} ${JSON.stringify(error)} ${error.message}`
      expect(told).toContain("https://unknown.example.com")
      expect(told).not.toMatch(/ada|canary/)
    })
  )

  it.scopedLive("end with the layer, and when their caller leaves", () =>
    Effect.gen(function* () {
      const server = yield* tcpServer(() => {})
      const fiber = yield* Effect.fork(fetching(server.origin, callbacks({ allow })))
      yield* Effect.promise(() => expect.poll(() => server.open.size).toBe(1))
      yield* Fiber.interrupt(fiber)
      yield* expectClosed(server)

      const orphan = yield* Effect.gen(function* () {
        const fiber = yield* Effect.forkDaemon(outcome(get(server.origin)))
        yield* Effect.promise(() => expect.poll(() => server.open.size).toBe(1))
        return fiber
      }).pipe(Effect.provide(callbacks({ allow })))
      expect(yield* Fiber.join(orphan)).toMatchObject({ _tag: "ConnectionFailed", reason: "Closed" })
      yield* expectClosed(server)
    })
  )

  it.scopedLive("wait for a free connection, and their time with them", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => setTimeout(() => response.end(), 400))
      const client = guarded({ allow, limits: { exchange: Duration.seconds(1), connections: 1 } })
      const all = Effect.all(
        [1, 2, 3, 4].map(() => outcome(get(server.origin))),
        { concurrency: "unbounded" }
      )
      expect(yield* Effect.provide(all, client)).toEqual(Array(4).fill("answered"))
    })
  )
})

describe("redirects", () => {
  const hopping = httpServer(({ url }, response) => {
    const [, status = "", rest = ""] = /^\/(\d+)(\/.*)?$/.exec(url) ?? []
    if (status === "") return void response.end(url)
    response.writeHead(Number(status), { location: rest, "content-length": "999999999" }).write("a")
  })

  it.scopedLive("are returned as they are to callbacks", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) =>
        response.writeHead(302, { location: "/elsewhere" }).end("moved")
      )
      const response = yield* Effect.provide(get(server.origin), callbacks({ allow }))
      expect([response.status, response.headers.location, yield* response.text]).toEqual([
        302,
        "/elsewhere",
        "moved"
      ])
      expect(server.received).toHaveLength(1)
    })
  )

  it.scopedLive("change method and body as browsers do, and are not read", () =>
    Effect.gen(function* () {
      const server = yield* hopping
      for (const status of [301, 302, 303, 307, 308]) {
        const request = HttpClientRequest.post(`${server.origin}/${status}/end`).pipe(
          HttpClientRequest.bodyText("body", "text/plain")
        )
        const response = yield* Effect.provide(execute(request), guarded({ allow }))
        expect(response.request.url).toBe(`${server.origin}/end`)
      }
      const ends = server.received.filter(({ url }) => url === "/end")
      expect(ends.map(({ method, body }) => [method, body])).toEqual([
        ["GET", ""],
        ["GET", ""],
        ["GET", ""],
        ["POST", "body"],
        ["POST", "body"]
      ])
      expect(ends[0]?.headers["content-type"]).toBeUndefined()
      expect(ends[4]?.headers["content-type"]).toBe("text/plain")
    })
  )

  it.scopedLive("carry no secret to another origin", () =>
    Effect.gen(function* () {
      const other = yield* httpServer((_request, response) => response.end())
      const server = yield* httpServer(({ url }, response) =>
        response.writeHead(307, { location: url === "/away" ? other.origin : "/away" }).end()
      )
      const headers = {
        authorization: "Bearer secret",
        "x-api-key": "secret",
        cookie: "a=b",
        accept: "text/html"
      }
      yield* Effect.provide(get(server.origin, headers), guarded({ allow }))
      expect(server.received[1]?.headers).toMatchObject(headers)
      expect(JSON.stringify(other.received)).not.toContain("secret")
      expect(other.received[0]?.headers).toMatchObject({ accept: "text/html" })
      expect(other.received[0]?.headers.cookie).toBeUndefined()
    })
  )

  it.scopedLive("come to an end", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) =>
        response.writeHead(302, { location: "/" }).end()
      )
      expect(yield* fetching(server.origin, guarded({ allow }))).toMatchObject({
        _tag: "TooManyRedirects",
        limit: 5
      })
      expect(server.received).toHaveLength(6)
    })
  )
})
