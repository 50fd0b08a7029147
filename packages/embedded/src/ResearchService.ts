import { dirname } from "node:path"
import { FileSystem, type HttpClient } from "@effect/platform"
import { NodeFileSystem } from "@effect/platform-node"
import {
  type AccountStore,
  Accounts,
  Callbacks,
  currentRequester,
  type DeliveryStore,
  Doctor,
  type DoctorStore,
  Health,
  Ids,
  Pipeline,
  Privacy,
  type PrivacyStore,
  Research,
  ResearchSettings,
  Retention,
  Secrets,
  Signals,
  type StageRegistry,
  type TaskStore,
  Worker
} from "@prospect-research/core"
import { checkUrl, Egress, type HostTurns, Resolver } from "@prospect-research/egress"
import { enabledStages } from "@prospect-research/stages/builtInStages"
import {
  PostgresHostTurns,
  type PostgresRefused,
  PostgresSignals,
  PostgresStore
} from "@prospect-research/storage-postgres"
import { SqliteStore, type StorageRefused } from "@prospect-research/storage-sqlite"
import { WebhookSender } from "@prospect-research/webhook"
import { Context, Duration, Effect, FiberRef, Layer, Option } from "effect"
import { loadSecretKey } from "./SecretKey.ts"
import type { Role, ServiceSettings } from "./Settings.ts"

export interface ServiceOptions {
  /** Stages beside the built-in ones; what they need but an HTTP client must be provided to them. */
  readonly stages?: ReadonlyArray<Layer.Layer<never, unknown, StageRegistry | HttpClient.HttpClient>>
}

/** Turns with hosts that are shared with other processes; none where this is the only one. */
class SharedTurns extends Context.Tag("@prospect-research/embedded/SharedTurns")<
  SharedTurns,
  HostTurns | undefined
>() {}

/** These ask for more patience than the second between two requests that all others get. */
const patientHosts = { "api.gdeltproject.org": Duration.seconds(5), "itunes.apple.com": Duration.seconds(3) }

/** An operator who asks for less time between requests (a test, a gateway) gets it everywhere. */
const paceOf = ({ hostInterval }: ServiceSettings) => ({
  interval: Duration.millis(hostInterval),
  intervals: hostInterval < 1000 ? {} : patientHosts
})

const researchClient = (settings: ServiceSettings) =>
  Layer.unwrapEffect(
    Effect.map(SharedTurns, turns =>
      Egress.research({
        contact: Option.getOrElse(settings.contact, () => settings.baseUrl),
        allow: settings.allow,
        gateway: Option.getOrUndefined(settings.gateway),
        cassette: Option.getOrUndefined(settings.cassette),
        pace: { ...paceOf(settings), turns },
        requester: FiberRef.get(currentRequester)
      })
    )
  ).pipe(Layer.provide(Resolver.layer))

const callbackSender = ({ allow }: ServiceSettings) =>
  WebhookSender.layer({ checkUrl: url => checkUrl(url, allow) }).pipe(
    Layer.provide(Egress.callbacks({ allow })),
    Layer.provide(Resolver.layer)
  )

/** A SQLite store, in a directory that is made when it is not there: `npm start` needs no preparation. */
const sqliteStore = (filename: string) =>
  Layer.unwrapEffect(
    Effect.gen(function* () {
      const files = yield* FileSystem.FileSystem
      // Why a directory cannot be made, the store says in better words.
      yield* Effect.ignore(files.makeDirectory(dirname(filename), { recursive: true, mode: 0o700 }))
      return SqliteStore.layer({ filename })
    })
  ).pipe(Layer.provide(NodeFileSystem.layer))

/** The stores, and what is shared among all processes on one database. */
const storage = ({
  database
}: ServiceSettings): Layer.Layer<
  TaskStore | AccountStore | DeliveryStore | PrivacyStore | DoctorStore | Signals | SharedTurns,
  StorageRefused | PostgresRefused,
  Ids
> => {
  if (database.kind === "sqlite") {
    return Layer.mergeAll(sqliteStore(database.file), Signals.layer, Layer.succeed(SharedTurns, undefined))
  }
  const signals = database.notify ? PostgresSignals.layer(database) : Signals.layer
  const turns = Layer.effect(SharedTurns, PostgresHostTurns).pipe(Layer.provide(PostgresHostTurns.layer))
  return Layer.provideMerge(Layer.merge(signals, turns), PostgresStore.layer(database))
}

const secrets = (settings: ServiceSettings) =>
  Layer.unwrapEffect(Effect.map(loadSecretKey(settings), Secrets.layer)).pipe(
    Layer.provide(NodeFileSystem.layer)
  )

const pipeline = (settings: ServiceSettings, { stages = [] }: ServiceOptions) =>
  Layer.unwrapEffect(Effect.map(enabledStages, ({ layers }) => Pipeline.layer([...layers, ...stages]))).pipe(
    Layer.provide(researchClient(settings))
  )

const worker = (settings: ServiceSettings, options: ServiceOptions) =>
  Worker.layer({ concurrency: settings.concurrency, grace: Duration.seconds(settings.graceSeconds) }).pipe(
    Layer.provide(pipeline(settings, options))
  )

const retention = ({ deliveryRetentionDays, retentionDays }: ServiceSettings) =>
  Retention.layer({ days: retentionDays, deliveryDays: deliveryRetentionDays })

const does = (role: Role, part: Role): boolean => role === "all" || role === part

const when = <A, E, R>(isWanted: boolean, layer: Layer.Layer<A, E, R>): Layer.Layer<never, E, R> =>
  isWanted ? Layer.discard(layer) : Layer.empty

/** The parts of the role that go on by themselves. */
const loops = (settings: ServiceSettings, options: ServiceOptions) =>
  Layer.mergeAll(
    when(does(settings.role, "worker"), worker(settings, options)),
    when(does(settings.role, "delivery"), Callbacks.layer()),
    when(does(settings.role, "api"), retention(settings))
  )

/**
 * The service in one process: research with the built-in stages, a worker and a delivery loop as the role has it, for as long as
 * the layer lives. What is refused at start (database, secret key, cassette, settings) fails the layer with a message for the
 * operator.
 */
const layer = (settings: ServiceSettings, options: ServiceOptions = {}) =>
  loops(settings, options).pipe(
    Layer.provideMerge(Layer.mergeAll(Research.layer, Accounts.layer(settings), Privacy.layer, Doctor.layer)),
    Layer.provideMerge(Health.layer),
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
    Layer.provide(storage(settings)),
    Layer.provide(Ids.layer)
  )

export const ResearchService = { layer } as const
