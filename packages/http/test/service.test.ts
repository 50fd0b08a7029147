import { FetchHttpClient } from "@effect/platform"
import { Accounts, MemoryStore, type PersonBody } from "@prospect-research/core"
import {
  type AccountSession,
  ServiceUnderTest,
  serviceSuite,
  testEngine
} from "@prospect-research/core/testing"
import { ResearchClient } from "@prospect-research/http/client"
import { ResearchServer } from "@prospect-research/http/server"
import { Effect, Layer, Option, Redacted } from "effect"

const page = { status: 200, headers: { "content-type": "text/html; charset=utf-8" }, html: "<!doctype html>" }

const server = ResearchServer.layer({
  host: "127.0.0.1",
  port: 0,
  baseUrl: "http://127.0.0.1:3000",
  adminToken: Option.none(),
  reportPages: { render: () => page, notFound: { ...page, status: 404 }, gone: { ...page, status: 410 } }
})

/** The way over HTTP: the real server on loopback, and the typed client. */
const overHttp = Layer.effect(
  ServiceUnderTest,
  Effect.gen(function* () {
    const accounts = yield* Accounts
    const { port } = yield* ResearchServer
    const sessionFor = (apiKey: string): Effect.Effect<AccountSession> =>
      Effect.gen(function* () {
        const client = yield* ResearchClient
        return {
          ...client,
          submit: (body: unknown, idempotencyKey?: string) => client.submit(asBody(body), { idempotencyKey }),
          list: client.list,
          redeliver: (taskId: string) => client.redeliver(taskId),
          erasePerson: (body: unknown) => client.erasePerson(asPerson(body)),
          exportPerson: (body: unknown) => client.exportPerson(asPerson(body)),
          suppress: (body: unknown) => client.suppress(asPerson(body))
        }
      }).pipe(
        Effect.provide(
          ResearchClient.layer({ baseUrl: `http://127.0.0.1:${port}`, apiKey: Redacted.make(apiKey) })
        ),
        Effect.provide(FetchHttpClient.layer)
      )
    return {
      openAccount: Effect.orDie(Effect.flatMap(accounts.create("Test"), ({ api_key }) => sessionFor(api_key)))
    }
  })
)

/** The suite also sends bodies that no typed client would let through. */
const asBody = (body: unknown) => body as Parameters<typeof ResearchClient.Service.submit>[0]

const asPerson = (body: unknown) => body as PersonBody

serviceSuite(
  "over HTTP, in memory",
  overHttp.pipe(Layer.provide(server), Layer.provide(testEngine(MemoryStore.layer)))
)
