import {
  type AccountStore,
  Accounts,
  CallbackSender,
  type DeliveryStore,
  type DoctorStore,
  Health,
  Ids,
  Pipeline,
  type PrivacyStore,
  Research,
  ResearchSettings,
  Secrets,
  Signals,
  type TaskStore
} from "@prospect-research/core"
import { PostgresSignals, PostgresStore } from "@prospect-research/storage-postgres"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import { Effect, Layer, Logger, LogLevel, Redacted } from "effect"
import { fakeStages } from "./fakeStages.ts"

const accepting = Layer.succeed(CallbackSender, {
  check: () => Effect.void,
  send: () => Effect.succeed({ statusCode: 200, error: null, response: null, retryAfterMillis: null })
})

type Stores = TaskStore | AccountStore | DeliveryStore | PrivacyStore | DoctorStore

/** The services over a store, with research that takes no time but the database's. */
const over = <E>(stores: Layer.Layer<Stores | Signals, E, Ids>) =>
  Layer.mergeAll(
    Research.layer,
    Accounts.layer({ freeCredits: 1_000_000_000 }),
    Pipeline.layer(fakeStages)
  ).pipe(
    Layer.provideMerge(Health.layer),
    Layer.provideMerge(ResearchSettings.layer({ baseUrl: "http://127.0.0.1:3000" })),
    Layer.provideMerge(accepting),
    Layer.provideMerge(Secrets.layer(Redacted.make(new Uint8Array(32).fill(1)))),
    Layer.provideMerge(stores),
    Layer.provideMerge(Ids.layer),
    // As the server runs where nothing exports spans.
    Layer.provide(Layer.setTracerEnabled(false)),
    Layer.provide(Logger.minimumLogLevel(LogLevel.Warning))
  )

/** On PostgreSQL, as each process of a deployment has them. */
export const services = (url: string) => {
  const options = { url: Redacted.make(url), connections: 10 }
  return over(Layer.provideMerge(PostgresSignals.layer(options), PostgresStore.layer(options)))
}

/** On a SQLite file, which one process serves. */
export const servicesOnSqlite = (filename: string) =>
  over(Layer.merge(Signals.layer, SqliteStore.layer({ filename })))
