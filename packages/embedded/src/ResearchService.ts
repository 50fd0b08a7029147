import { dirname } from "node:path"
import { FileSystem, type HttpClient } from "@effect/platform"
import { NodeFileSystem } from "@effect/platform-node"
import {
  Accounts,
  Callbacks,
  Health,
  Ids,
  Pipeline,
  Research,
  ResearchSettings,
  Secrets,
  Signals,
  type StageRegistry,
  Worker
} from "@prospect-research/core"
import { checkUrl, Egress, Resolver } from "@prospect-research/egress"
import { enabledStages } from "@prospect-research/stages"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import { WebhookSender } from "@prospect-research/webhook"
import { Duration, Effect, Layer, Option } from "effect"
import { loadSecretKey } from "./SecretKey.ts"
import type { ServiceSettings } from "./Settings.ts"

export interface ServiceOptions {
  /** Stages beside the built-in ones; what they need but an HTTP client must be provided to them. */
  readonly stages?: ReadonlyArray<Layer.Layer<never, unknown, StageRegistry | HttpClient.HttpClient>>
}

const researchClient = (settings: ServiceSettings) =>
  Egress.research({
    contact: Option.getOrElse(settings.contact, () => settings.baseUrl),
    allow: settings.allow,
    gateway: Option.getOrUndefined(settings.gateway),
    cassette: Option.getOrUndefined(settings.cassette),
    pace: { interval: Duration.millis(settings.hostInterval) }
  }).pipe(Layer.provide(Resolver.layer))

const callbackSender = ({ allow }: ServiceSettings) =>
  WebhookSender.layer({ checkUrl: url => checkUrl(url, allow) }).pipe(
    Layer.provide(Egress.callbacks({ allow })),
    Layer.provide(Resolver.layer)
  )

/** The store, in a directory that is made when it is not there: `npm start` needs no preparation. */
const store = ({ databaseFile }: ServiceSettings) =>
  Layer.unwrapEffect(
    Effect.gen(function* () {
      const files = yield* FileSystem.FileSystem
      // Why a directory cannot be made, the store says in better words.
      yield* Effect.ignore(files.makeDirectory(dirname(databaseFile), { recursive: true, mode: 0o700 }))
      return SqliteStore.layer({ filename: databaseFile })
    })
  ).pipe(Layer.provide(NodeFileSystem.layer))

const secrets = (settings: ServiceSettings) =>
  Layer.unwrapEffect(
    Effect.map(loadSecretKey(settings.secretKey, settings.databaseFile), Secrets.layer)
  ).pipe(Layer.provide(NodeFileSystem.layer))

const pipeline = (settings: ServiceSettings, { stages = [] }: ServiceOptions) =>
  Layer.unwrapEffect(Effect.map(enabledStages, ({ layers }) => Pipeline.layer([...layers, ...stages]))).pipe(
    Layer.provide(researchClient(settings))
  )

/**
 * The whole service in one process: research on SQLite with the built-in stages, a worker and a delivery loop, for as long as the
 * layer lives. What is refused at start (database, secret key, cassette, settings) fails the layer with a message for the operator.
 */
const layer = (settings: ServiceSettings, options: ServiceOptions = {}) =>
  Layer.mergeAll(
    Worker.layer({ concurrency: settings.concurrency, grace: Duration.seconds(settings.graceSeconds) }),
    Callbacks.layer()
  ).pipe(
    Layer.provideMerge(Layer.merge(Research.layer, Accounts.layer(settings))),
    Layer.provideMerge(Health.layer),
    Layer.provide(pipeline(settings, options)),
    Layer.provide(
      ResearchSettings.layer({
        baseUrl: settings.baseUrl,
        reportLifetimeMillis: Option.match(settings.reportLifetimeDays, {
          onNone: () => null,
          onSome: days => Duration.toMillis(Duration.days(days))
        })
      })
    ),
    Layer.provide(callbackSender(settings)),
    // After the store, in whose directory the secret key may be kept.
    Layer.provide(secrets(settings)),
    Layer.provide(store(settings)),
    Layer.provide(Layer.merge(Ids.layer, Signals.layer))
  )

export const ResearchService = { layer } as const
