import {
  Accounts,
  CallbackSender,
  Health,
  Ids,
  Pipeline,
  Research,
  ResearchSettings,
  Secrets,
  type Stage,
  stageLayer
} from "@prospect-research/core"
import { PostgresSignals, PostgresStore } from "@prospect-research/storage-postgres"
import { Effect, Layer, Logger, LogLevel, Redacted } from "effect"

/** As many as the built-in pipeline has, each of which stores what it found. */
const stageCount = 25

/** What a source that knows somebody gives: some 4 KB. */
const found = {
  lookups: [{ source: "source", verdict: "found" as const, reason: null }],
  documents: [
    {
      id: "document",
      source: "source",
      source_class: "self" as const,
      url: "https://source.example/a",
      page_url: "https://source.example/a",
      site: "source.example",
      fetched_at: "2026-01-01T00:00:00.000Z",
      published_at: null,
      title: "A page",
      text: "What the page says. ".repeat(180),
      content_hash: "0".repeat(64)
    }
  ]
}

const stage = (index: number): Stage => ({
  name: `source-${index}`,
  version: "1",
  kind: "gather",
  after: [],
  required: false,
  timeLimit: "1 minute",
  budget: 0,
  run: () => Effect.succeed({ ...found, documents: found.documents.map(it => ({ ...it, id: `d${index}` })) })
})

const stages = Array.from({ length: stageCount }, (_, index) => stageLayer(Effect.succeed(stage(index))))

const accepting = Layer.succeed(CallbackSender, {
  check: () => Effect.void,
  send: () => Effect.succeed({ statusCode: 200, error: null, response: null, retryAfterMillis: null })
})

/** The services on PostgreSQL, as each process of a deployment has them; research takes no time but the database's. */
export const services = (url: string) => {
  const options = { url: Redacted.make(url), connections: 10 }
  return Layer.mergeAll(
    Research.layer,
    Accounts.layer({ freeCredits: 1_000_000_000 }),
    Pipeline.layer(stages)
  ).pipe(
    Layer.provideMerge(Health.layer),
    Layer.provideMerge(ResearchSettings.layer({ baseUrl: "http://127.0.0.1:3000" })),
    Layer.provideMerge(accepting),
    Layer.provideMerge(Secrets.layer(Redacted.make(new Uint8Array(32).fill(1)))),
    Layer.provideMerge(PostgresSignals.layer(options)),
    Layer.provideMerge(PostgresStore.layer(options)),
    Layer.provideMerge(Ids.layer),
    // As the server runs where nothing exports spans.
    Layer.provide(Layer.setTracerEnabled(false)),
    Layer.provide(Logger.minimumLogLevel(LogLevel.Warning))
  )
}
