import { join } from "node:path"
import { Accounts } from "@prospect-research/core"
import { ResearchServer } from "@prospect-research/http/server"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import { Effect, Layer, Logger, LogLevel, Option } from "effect"
import { engine } from "./engine.ts"
import { openPeer } from "./peer.ts"

/** What a contestant tells the one who measures it. */
export interface Contestant {
  readonly url: string
  readonly apiKey: string
}

const [, , who = "", directory = ""] = process.argv
const file = join(directory, `${who}.db`)

const announce = (contestant: Contestant) => process.stdout.write(`${JSON.stringify(contestant)}\n`)

const page = { status: 200, headers: {}, html: "" }
const server = ResearchServer.layer({
  host: "127.0.0.1",
  port: 0,
  baseUrl: "http://127.0.0.1",
  adminToken: Option.none(),
  reportPages: { render: () => page, notFound: page, gone: page }
})

/** Without worker, since the peer does no research either. */
const ours = Effect.gen(function* () {
  const { port } = yield* ResearchServer
  const account = yield* (yield* Accounts).create("Benchmark")
  announce({ url: `http://127.0.0.1:${port}`, apiKey: account.api_key })
  yield* Effect.never
}).pipe(
  Effect.provide(Layer.provideMerge(server, engine(SqliteStore.layer({ filename: file })))),
  Effect.withTracerEnabled(false),
  Logger.withMinimumLogLevel(LogLevel.Warning)
)

if (who === "ours") Effect.runFork(ours)
else {
  const apiKey = "prs_live_benchmark"
  const { url } = await openPeer(file, apiKey)
  announce({ url, apiKey })
}
