import { defaultKeyPrefix } from "@prospect-research/core"
import { AllowList, type CassetteMode } from "@prospect-research/egress"
import { Config, ConfigError, Either, type Option, type Redacted } from "effect"

/** How the service runs in one process. `serviceConfig` reads it by the names of the documentation. */
export interface ServiceSettings {
  /** File of the SQLite database. */
  readonly databaseFile: string
  /** Where the service is reached from outside, no trailing slash: report addresses begin with it. */
  readonly baseUrl: string
  /** 32 bytes in base64; without it, a key is made and kept beside the database. */
  readonly secretKey: Option.Option<Redacted.Redacted>
  readonly keyPrefix: string
  /** Credits of a new account. */
  readonly freeCredits: number
  /** How long report pages are shown, days; for good when there is none. */
  readonly reportLifetimeDays: Option.Option<number>
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

/** `sqlite:<file>`, the only kind of database so far. */
const databaseFile = Config.string("DATABASE_URL").pipe(
  Config.withDefault("sqlite:.data/research.db"),
  Config.mapOrFail(url =>
    /^sqlite:.+/.test(url)
      ? Either.right(url.replace(/^sqlite:(\/\/)?/, ""))
      : Either.left(invalid("DATABASE_URL must be sqlite:<file>, for example sqlite:.data/research.db"))
  )
)

const allow = Config.string("EGRESS_ALLOW").pipe(
  Config.withDefault(""),
  Config.mapOrFail(text =>
    Either.mapLeft(AllowList.parse(text), error => invalid(`EGRESS_ALLOW: ${error.message}`))
  )
)

const cassette = Config.all({
  path: Config.string("CASSETTE"),
  mode: Config.literal(
    "record",
    "replay",
    "replay-or-live"
  )("CASSETTE_MODE").pipe(Config.withDefault("replay"))
})

/** A whole number of at least `least`. */
const wholeNumber = (name: string, fallback: number, least: number) =>
  Config.integer(name).pipe(
    Config.withDefault(fallback),
    Config.validate({ message: `${name} must be ${least} or more`, validation: number => number >= least })
  )

const withoutTrailingSlash = (url: string) => url.replace(/\/+$/, "")

/** The settings of the service; `defaultBaseUrl` stands in for `BASE_URL`. */
export const serviceConfig = (defaultBaseUrl: string): Config.Config<ServiceSettings> =>
  Config.all({
    databaseFile,
    baseUrl: Config.string("BASE_URL").pipe(
      Config.withDefault(defaultBaseUrl),
      Config.map(withoutTrailingSlash)
    ),
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
    concurrency: wholeNumber("TASK_CONCURRENCY", 256, 1),
    graceSeconds: wholeNumber("SHUTDOWN_GRACE_SECONDS", 25, 0),
    contact: Config.option(Config.string("CONTACT")),
    allow,
    hostInterval: wholeNumber("EGRESS_INTERVAL_MILLIS", 1000, 0),
    gateway: Config.option(Config.url("EGRESS_GATEWAY")),
    cassette: Config.option(cassette)
  })
