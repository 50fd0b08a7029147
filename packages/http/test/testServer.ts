import { request as httpRequest, type IncomingHttpHeaders } from "node:http"
import { connect } from "node:net"
import { Accounts, MemoryStore, type NewAccount, Research } from "@prospect-research/core"
import { testEngine } from "@prospect-research/core/testing"
import { type DoorLimits, ResearchServer } from "@prospect-research/http/server"
import { Effect, Layer, Logger, LogLevel, ManagedRuntime, Option, Redacted } from "effect"
import { afterAll, beforeAll } from "vitest"

export const adminToken = "the-token-of-the-administrator"

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
  /** The body as JSON. */
  readonly json: Readonly<Record<string, unknown>>
}

export interface Sent {
  readonly method?: string
  readonly headers?: Record<string, string>
  /** An object is sent as JSON. */
  readonly body?: object | string | Uint8Array
  readonly key?: string
}

export interface ServerSettings {
  readonly limits?: Partial<DoorLimits>
  readonly withoutAdministrator?: boolean
  readonly drainMillis?: number
  /** Watches or changes what the server calls. */
  readonly wrap?: (research: typeof Research.Service) => typeof Research.Service
}

const page = (status: number) => ({
  status,
  headers: { "content-type": "text/html; charset=utf-8" },
  html: `<!doctype html><title>${status}</title>`
})

export const serverLayer = ({
  limits = {},
  withoutAdministrator = false,
  drainMillis = 0,
  wrap = it => it
}: ServerSettings) => {
  const engine = testEngine(MemoryStore.layer)
  const watched = Layer.effect(Research, Effect.map(Research, wrap)).pipe(Layer.provideMerge(engine))
  return ResearchServer.layer({
    host: "127.0.0.1",
    port: 0,
    baseUrl: "https://research.example/behind",
    adminToken: withoutAdministrator ? Option.none() : Option.some(Redacted.make(adminToken)),
    reportPages: { render: () => page(200), notFound: page(404), gone: page(410) },
    limits,
    drainMillis,
    graceMillis: 100
  }).pipe(Layer.provideMerge(watched), Layer.provide(Logger.minimumLogLevel(LogLevel.None)))
}

export const send = (port: number, path: string, { method = "GET", headers = {}, body, key }: Sent = {}) =>
  new Promise<Answer>((resolve, reject) => {
    const isJson = typeof body === "object" && !(body instanceof Uint8Array)
    const bytes = isJson ? JSON.stringify(body) : body
    const outgoing = httpRequest({
      host: "127.0.0.1",
      port,
      path,
      method,
      agent: false
    })
    if (bytes !== undefined) outgoing.setHeader("content-type", "application/json")
    if (key !== undefined) outgoing.setHeader("authorization", `Bearer ${key}`)
    for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value)
    outgoing.on("error", reject)
    outgoing.on("response", response => {
      const chunks: Array<Buffer> = []
      response.on("error", reject)
      response.on("data", (chunk: Buffer) => chunks.push(chunk))
      response.on("end", () => {
        const text = Buffer.concat(chunks).toString("utf8")
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          get json() {
            return JSON.parse(text)
          }
        })
      })
    })
    outgoing.end(bytes)
  })

/** Writes bytes as they are and reads until the server closes, or until `until` stands in what came. */
const raw = (port: number, writes: ReadonlyArray<string | Uint8Array>, until?: RegExp) =>
  new Promise<string>((resolve, reject) => {
    let received = ""
    const socket = connect(port, "127.0.0.1", () => {
      for (const bytes of writes) socket.write(bytes)
    })
    socket.on("data", (chunk: Buffer) => {
      received += chunk.toString("latin1")
      if (until?.test(received)) socket.destroy()
    })
    socket.on("error", error => (received === "" ? reject(error) : undefined))
    socket.on("close", () => resolve(received))
  })

export interface TestServer {
  readonly port: number
  readonly send: (path: string, sent?: Sent) => Promise<Answer>
  readonly raw: (writes: ReadonlyArray<string | Uint8Array>, until?: RegExp) => Promise<string>
  readonly openAccount: () => Promise<NewAccount>
  /** Asks until it is so. */
  readonly eventually: (check: () => boolean | Promise<boolean>) => Promise<void>
}

const start = async (settings: ServerSettings) => {
  const runtime = ManagedRuntime.make(serverLayer(settings))
  const { port } = await runtime.runPromise(ResearchServer)
  const server: TestServer = {
    port,
    send: (path, sent) => send(port, path, sent),
    raw: (writes, until) => raw(port, writes, until),
    openAccount: () => runtime.runPromise(Effect.flatMap(Accounts, accounts => accounts.create("Test"))),
    eventually: async check => {
      const deadline = Date.now() + 10_000
      while (!(await check())) {
        if (Date.now() > deadline) throw new Error("It never became so")
        await new Promise(resolve => setTimeout(resolve, 5))
      }
    }
  }
  return { server, stop: () => runtime.dispose() }
}

/** One server for all tests of a file or a group. */
export const useServer = (settings: ServerSettings = {}): TestServer => {
  let started: Awaited<ReturnType<typeof start>> | undefined
  beforeAll(async () => {
    started = await start(settings)
  })
  afterAll(() => started?.stop())
  const current = (): TestServer => {
    if (started === undefined) throw new Error("The server runs only within tests")
    return started.server
  }
  return {
    get port() {
      return current().port
    },
    send: (path, sent) => current().send(path, sent),
    raw: (writes, until) => current().raw(writes, until),
    openAccount: () => current().openAccount(),
    eventually: check => current().eventually(check)
  }
}

export const person = (full_name: string) => ({ contact_data: { full_name, company: "Example" } })
