import { readFileSync } from "node:fs"
import { createServer as createTlsServer, type TlsOptions } from "node:tls"
import { describe, expect, it } from "@effect/vitest"
import { Resolver } from "@prospect-research/egress"
import { Effect } from "effect"
import { vi } from "vitest"
import { callbacks, fetching, guarded } from "./clients.ts"
import { allowing, allowLoopback, fakeResolver, httpServer, tcpServer } from "./servers.ts"

describe("the guard while dialling", () => {
  it.scopedLive("refuses private spellings and names without a connection", () =>
    Effect.gen(function* () {
      const canary = yield* tcpServer(() => {})
      const { layer, asked } = fakeResolver({
        "private.example.com": [["127.0.0.1"]],
        "mixed.example.com": [["93.184.216.34", "2606:2800:220:1::1", "127.0.0.1"]],
        "mapped.example.com": [["::ffff:127.0.0.1"]],
        "six.example.com": [["::1"]],
        "odd.example.com": [["not an address"]]
      })
      for (const url of [
        `http://127.0.0.1:${canary.port}/`,
        `https://127.0.0.1:${canary.port}/`,
        `http://2130706433:${canary.port}/`,
        `http://[::ffff:127.0.0.1]:${canary.port}/`,
        `http://localhost:${canary.port}/`,
        "https://private.example.com/",
        "https://mixed.example.com/",
        "https://mapped.example.com/",
        "https://six.example.com:8443/",
        "https://odd.example.com/"
      ]) {
        expect(yield* fetching(url, guarded({}, layer))).toMatchObject({ _tag: "Blocked" })
        expect(yield* fetching(url, callbacks({}, layer))).toMatchObject({ _tag: "Blocked" })
      }
      expect(canary.connections()).toBe(0)
      expect(asked).toHaveLength(10)
    })
  )

  it.scopedLive("does not trust an exempt name's neighbours", () =>
    Effect.gen(function* () {
      const canary = yield* tcpServer(() => {})
      const { layer } = fakeResolver({ "other.example.com": [["127.0.0.1"]] })
      const allow = allowing(`receiver.example.com:${canary.port}`, "other.example.com:1")
      expect(
        yield* fetching(`http://other.example.com:${canary.port}/`, guarded({ allow }, layer))
      ).toMatchObject({ _tag: "Blocked", reason: "Scheme" })
      expect(yield* fetching("https://other.example.com/", guarded({ allow }, layer))).toMatchObject({
        _tag: "Blocked",
        reason: "PrivateAddress"
      })
      expect(canary.connections()).toBe(0)
    })
  )

  it.scopedLive("checks every redirect anew", () =>
    Effect.gen(function* () {
      const canary = yield* tcpServer(() => {})
      const targets = [
        `http://127.0.0.2:${canary.port}/`,
        `https://127.0.0.1:${canary.port}/`,
        "https://169.254.169.254/latest/meta-data/",
        "//[::1]/",
        "https://inward.example.com/",
        "file:///etc/passwd",
        "gopher://127.0.0.1:6379/_FLUSHALL",
        "https://user@example.com/",
        "http://["
      ]
      const server = yield* httpServer(({ url }, response) => {
        const target = targets[Number(url.slice(1))]
        response.writeHead(302, { location: target ?? "/" }).end()
      })
      const { layer } = fakeResolver({ "inward.example.com": [["10.0.0.1"]] })
      const client = guarded({ allow: allowing(server.host) }, layer)
      for (const index of targets.keys()) {
        expect(yield* fetching(`${server.origin}/${index}`, client)).toMatchObject({ _tag: "Blocked" })
      }
      expect(canary.connections()).toBe(0)
      expect(server.received).toHaveLength(targets.length)
    })
  )

  it.scopedLive("resolves a name once a connection, and once more for the next", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => response.end("ok"))
      const { layer, asked } = fakeResolver({ "receiver.example.com": [["127.0.0.1"]] })
      const url = `http://receiver.example.com:${server.port}/`
      const client = guarded({ allow: allowing(`receiver.example.com:${server.port}`) }, layer)
      expect(yield* fetching(url, client)).toBe("answered")
      expect(yield* fetching(url, client)).toBe("answered")
      expect(asked).toEqual(["receiver.example.com", "receiver.example.com"])
      expect(server.received.map(({ headers }) => headers.host)).toEqual([
        `receiver.example.com:${server.port}`,
        `receiver.example.com:${server.port}`
      ])
    })
  )

  it.scopedLive("tries the next address of a name when one does not answer", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => response.end("ok"))
      const { layer } = fakeResolver({ "receiver.example.com": [["::1", "127.0.0.3", "127.0.0.1"]] })
      const allow = allowing(`receiver.example.com:${server.port}`)
      const url = `http://receiver.example.com:${server.port}/`
      expect(yield* fetching(url, guarded({ allow }, layer))).toBe("answered")
    })
  )

  it.scopedLive("speaks to a name with a trailing dot as to the same without", () =>
    Effect.gen(function* () {
      const server = yield* httpServer((_request, response) => response.end("ok"))
      const { layer, asked } = fakeResolver({ "receiver.example.com": [["127.0.0.1"]] })
      const allow = allowing(`receiver.example.com:${server.port}`)
      const url = `http://receiver.example.com.:${server.port}/`
      expect(yield* fetching(url, callbacks({ allow }, layer))).toBe("answered")
      expect(asked).toEqual(["receiver.example.com"])
      expect(server.received[0]?.headers.host).toBe(`receiver.example.com:${server.port}`)
    })
  )

  it.scopedLive("asks the operating system for names, and no proxy for anything", () =>
    Effect.gen(function* () {
      const proxy = yield* tcpServer(() => {})
      for (const name of ["HTTP_PROXY", "http_proxy", "HTTPS_PROXY", "ALL_PROXY"])
        vi.stubEnv(name, proxy.origin)
      yield* Effect.addFinalizer(() => Effect.sync(() => vi.unstubAllEnvs()))
      const server = yield* httpServer((_request, response) => response.end("ok"))
      const allow = allowing(`localhost:${server.port}`)
      const url = `http://localhost:${server.port}/`
      expect(yield* fetching(url, callbacks({ allow }, Resolver.layer))).toBe("answered")
      expect(proxy.connections()).toBe(0)
    })
  )

  it.scopedLive("names what kept it from connecting", () =>
    Effect.gen(function* () {
      const closed = yield* Effect.scoped(tcpServer(() => {}))
      expect(yield* fetching("https://unknown.example.com/", guarded())).toMatchObject({
        _tag: "ConnectionFailed",
        reason: "NameNotFound"
      })
      expect(yield* fetching(closed.origin, guarded({ allow: allowLoopback }))).toMatchObject({
        _tag: "ConnectionFailed",
        reason: "Refused"
      })
    })
  )
})

describe("TLS", () => {
  const fixture = (name: string) => readFileSync(new URL(`./fixtures/${name}`, import.meta.url), "utf8")
  const authority = fixture("authority.pem")

  const tlsServer = Effect.gen(function* () {
    const names: Array<string> = []
    const hosts: Array<string> = []
    const SNICallback: TlsOptions["SNICallback"] = (name, done) => {
      names.push(name)
      done(null)
    }
    const identity = { cert: fixture("certificate.pem"), key: fixture("key.pem") }
    const server = createTlsServer({ ...identity, SNICallback }, socket => {
      socket.on("error", () => {})
      socket.once("data", data => {
        hosts.push(/^host: (.*)$/m.exec(data.toString())?.[1]?.trim() ?? "")
        socket.end("HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\nok")
      })
    })
    const front = yield* tcpServer(socket => server.emit("connection", socket))
    return { ...front, names, hosts }
  })

  const naming = (port: number, name: string) => ({
    allow: allowing(`${name}:${port}`),
    resolver: fakeResolver({ [name]: [["127.0.0.1"]] }).layer
  })

  it.scopedLive("keeps name and host while it dials the address", () =>
    Effect.gen(function* () {
      const server = yield* tlsServer
      const { allow, resolver } = naming(server.port, "callback.example.com")
      const client = guarded({ allow, certificateAuthority: authority }, resolver)
      expect(yield* fetching(`https://callback.example.com:${server.port}/`, client)).toBe("answered")
      expect(server.names).toEqual(["callback.example.com"])
      expect(server.hosts).toEqual([`callback.example.com:${server.port}`])
    })
  )

  it.scopedLive("refuses an unknown authority, another name, a bare address and no TLS at all", () =>
    Effect.gen(function* () {
      const server = yield* tlsServer
      const plain = yield* tcpServer(socket => socket.end("HTTP/1.1 200 OK\r\n\r\n"))
      const failed = { _tag: "ConnectionFailed", reason: "Tls" }
      const right = naming(server.port, "callback.example.com")
      const wrong = naming(server.port, "other.example.com")
      const trusting = { certificateAuthority: authority }
      expect(
        yield* fetching(
          `https://callback.example.com:${server.port}/`,
          guarded({ allow: right.allow }, right.resolver)
        )
      ).toMatchObject(failed)
      expect(
        yield* fetching(
          `https://other.example.com:${server.port}/`,
          guarded({ allow: wrong.allow, ...trusting }, wrong.resolver)
        )
      ).toMatchObject(failed)
      for (const port of [server.port, plain.port]) {
        const client = guarded({ allow: allowLoopback, ...trusting })
        expect(yield* fetching(`https://127.0.0.1:${port}/`, client)).toMatchObject(failed)
      }
      expect(server.hosts).toEqual([])
    })
  )
})
