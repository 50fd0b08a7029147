import { defaultKeyPrefix, webAddress } from "@prospect-research/core"
import { AllowList, type CassetteMode } from "@prospect-research/egress"
import { databaseAddressForms, parseDatabaseAddress } from "@prospect-research/storage-sql"
import { Config, ConfigError, Either, Option, Redacted } from "effect"

/** Where everything is kept: a file of this process, or a server that many processes share. */
export type DatabaseSettings =
  | { readonly kind: "sqlite"; readonly file: string }
  | {
      readonly kind: "postgres"
      readonly url: Redacted.Redacted
      readonly connections: number
      readonly notify: boolean
    }

/** `api` accepts and answers, `worker` researches, `delivery` sends callbacks; `all` does everything. */
export const roles = ["all", "api", "worker", "delivery"] as const
export type Role = (typeof roles)[number]

/** How the service runs in one process. `serviceConfig` reads it by the names of the documentation. */
export interface ServiceSettings {
  readonly database: DatabaseSettings
  /** Which parts run in this process. */
  readonly role: Role
  /** Where the service is reached from outside, no trailing slash: report addresses begin with it. */
  readonly baseUrl: string
  /** 32 bytes in base64; without it, a key is made and kept beside the database. */
  readonly secretKey: Option.Option<Redacted.Redacted>
  readonly keyPrefix: string
  /** Credits of a new account. */
  readonly freeCredits: number
  /** How long report pages are shown, days; for good when there is none. */
  readonly reportLifetimeDays: Option.Option<number>
  /** What is known of a person goes so many days after the task ended; 0 keeps it for good. */
  readonly retentionDays: number
  /** Deliveries and their attempts go so many days after the last attempt; 0 keeps them for good. */
  readonly deliveryRetentionDays: number
  /** Tasks at once. */
  readonly concurrency: number
  /** On a stop, tasks get so long to finish before they are handed back, seconds. */
  readonly graceSeconds: number
  /** URL or email address shown to the owners of the sites that are read; `baseUrl` when there is none. */
  readonly contact: Option.Option<string>
  readonly allow: AllowList
  /** Least time between two requests to one host, milliseconds. */
  readonly hostInterval: number
  readonly gateway: Option.Option<URL>
  readonly cassette: Option.Option<{ readonly path: string; readonly mode: CassetteMode }>
}

const invalid = (message: string) => ConfigError.InvalidData([], message)

/** A whole number of at least `least`. */
const wholeNumber = (name: string, fallback: number, least: number) =>
  Config.integer(name).pipe(
    Config.withDefault(fallback),
    Config.validate({ message: `${name} must be ${least} or more`, validation: number => number >= least })
  )

/** `sqlite:<file>` or `postgres://…`. */
const database = Config.all({
  url: Config.redacted("DATABASE_URL").pipe(Config.withDefault(Redacted.make("sqlite:.data/research.db"))),
  connections: wholeNumber("DATABASE_CONNECTIONS", 10, 2),
  notify: Config.boolean("DATABASE_NOTIFY").pipe(Config.withDefault(true))
}).pipe(
  Config.mapOrFail(({ url, ...options }): Either.Either<DatabaseSettings, ConfigError.ConfigError> => {
    const address = parseDatabaseAddress(Redacted.value(url))
    if (address === null) return Either.left(invalid(`DATABASE_URL must be ${databaseAddressForms}`))
    return Either.right(address.kind === "sqlite" ? address : { ...address, url, ...options })
  })
)

const allow = Config.string("EGRESS_ALLOW").pipe(
  Config.withDefault(""),
  Config.mapOrFail(text =>
    Either.mapLeft(AllowList.parse(text), error => invalid(`EGRESS_ALLOW: ${error.message}`))
  )
)

/** A mode alone is none, and is read all the same: a wrong one is no missing file. */
const cassette = Config.all({
  path: Config.option(Config.nonEmptyString("CASSETTE")),
  mode: Config.literal(
    "record",
    "replay",
    "replay-or-live"
  )("CASSETTE_MODE").pipe(Config.withDefault("replay"))
}).pipe(Config.map(({ mode, path: given }) => Option.map(given, path => ({ path, mode }))))

/** A SQLite file is one process's: what that does not do, nobody does. */
const isWhole = ({ database, role }: ServiceSettings) => database.kind === "postgres" || role === "all"

/** The settings of the service; `defaultBaseUrl` stands in for `BASE_URL`, which must be set without it. */
export const serviceConfig = (defaultBaseUrl?: string): Config.Config<ServiceSettings> =>
  Config.all({
    database,
    role: Config.literal(...roles)("ROLE").pipe(Config.withDefault("all" as const)),
    baseUrl:
      defaultBaseUrl === undefined
        ? webAddress("BASE_URL")
        : Config.withDefault(webAddress("BASE_URL"), defaultBaseUrl),
    secretKey: Config.option(Config.redacted("SECRET_KEY")),
    keyPrefix: Config.string("API_KEY_PREFIX").pipe(
      Config.withDefault(defaultKeyPrefix),
      Config.validate({
        message: "API_KEY_PREFIX must end in live_",
        validation: prefix => prefix.endsWith("live_")
      })
    ),
    freeCredits: wholeNumber("FREE_CREDITS", 3, 0),
    reportLifetimeDays: Config.option(
      Config.integer("REPORT_LIFETIME_DAYS").pipe(
        Config.validate({ message: "REPORT_LIFETIME_DAYS must be 1 or more", validation: days => days >= 1 })
      )
    ),
    retentionDays: wholeNumber("RETENTION_DAYS", 30, 0),
    deliveryRetentionDays: wholeNumber("DELIVERY_RETENTION_DAYS", 7, 0),
    concurrency: wholeNumber("TASK_CONCURRENCY", 256, 1),
    graceSeconds: wholeNumber("SHUTDOWN_GRACE_SECONDS", 25, 0),
    contact: Config.option(Config.string("CONTACT")),
    allow,
    hostInterval: wholeNumber("EGRESS_INTERVAL_MILLIS", 1000, 0),
    gateway: Config.option(Config.map(webAddress("EGRESS_GATEWAY"), address => new URL(address))),
    cassette
  }).pipe(
    Config.validate({
      message:
        "ROLE must be all on SQLite, whose file is one process's: the others' work would never be done. With PostgreSQL (DATABASE_URL=postgres://…) a process for each role can share a database",
      validation: isWhole
    })
  )
