import { randomBytes } from "node:crypto"
import { join } from "node:path"
import { type PostgresServer, startPostgres } from "@prospect-research/storage-postgres/testing"
import { Effect } from "effect"
import type { DatabaseKind } from "../Campaign.ts"
import { temporaryDirectory } from "./directory.ts"
import { freePort } from "./loopback.ts"
import { beginServer, type ServerOptions, type ServerProcess, startServer } from "./ServerProcess.ts"

/** Where the data is, for the service and for the auditor. */
export type DatabaseAddress =
  | { readonly kind: "sqlite"; readonly file: string }
  | { readonly kind: "postgres"; readonly url: string }

/** One process of a deployment, under the same name and on the same port after each restart. */
export interface Slot {
  readonly role: string
  readonly current: () => ServerProcess
  /** Starts the process again after its end, with these settings on top of its own. */
  readonly restart: (changes?: Partial<ServerOptions>) => Effect.Effect<ServerProcess, ServerTrouble>
  /** How often the process ended before it listened for the first time. */
  readonly brokenStarts: number
  /** Begins to start the process again, and kills it after so many milliseconds. */
  readonly breakStart: (afterMillis: number) => Effect.Effect<void>
}

type ServerTrouble = Effect.Effect.Error<ReturnType<typeof startServer>>

export interface DeploymentOptions extends Omit<ServerOptions, "settings"> {
  readonly database: DatabaseKind
  readonly settings?: Readonly<Record<string, string>>
  /** What a process that ends before it listens for the first time is started with instead. */
  readonly afterBrokenStart?: Partial<ServerOptions>
  /** PostgreSQL only: how many processes of role `worker`. Default 3. */
  readonly workers?: number
  /** A directory on another file system; one of its own without. */
  readonly directory?: string
  /** PostgreSQL only: the server that the database is made in; one of its own without. */
  readonly postgres?: PostgresServer
  /** An address by which the service reaches PostgreSQL, made of the real one. */
  readonly databaseUrl?: (url: string) => string
}

export interface Deployment {
  /** Where clients go. */
  readonly url: string
  readonly adminToken: string
  readonly database: DatabaseAddress
  readonly directory: string
  /** The first is the one that clients talk to. */
  readonly slots: readonly [Slot, ...Array<Slot>]
}

const slotOf = (role: string, options: ServerOptions, afterBrokenStart: Partial<ServerOptions> | undefined) =>
  Effect.gen(function* () {
    const port = yield* freePort
    const withPort = (changes: Partial<ServerOptions>): ServerOptions => ({
      ...options,
      ...changes,
      settings: { ...options.settings, ROLE: role, ...changes.settings, PORT: String(port) }
    })
    let brokenStarts = 0
    let current = yield* Effect.catchAll(startServer(withPort({})), ended => {
      brokenStarts += 1
      return afterBrokenStart === undefined ? Effect.fail(ended) : startServer(withPort(afterBrokenStart))
    })
    yield* Effect.addFinalizer(() => Effect.suspend(() => current.kill))
    return {
      role,
      brokenStarts,
      current: () => current,
      restart: (changes: Partial<ServerOptions> = {}) =>
        Effect.map(startServer(withPort(changes)), started => {
          current = started
          return started
        }),
      breakStart: (afterMillis: number) =>
        Effect.acquireUseRelease(
          Effect.sync(() => beginServer(withPort({}))),
          () => Effect.sleep(afterMillis),
          begun => begun.kill
        )
    }
  })

const addressOf = Effect.fnUntraced(function* (
  database: DatabaseKind,
  directory: string,
  postgres: PostgresServer | undefined
) {
  if (database === "sqlite") return { kind: "sqlite" as const, file: join(directory, "research.db") }
  const { createDatabase } = postgres ?? (yield* startPostgres())
  return { kind: "postgres" as const, url: yield* createDatabase }
})

/**
 * The whole service as processes of their own: one on SQLite, and on PostgreSQL one for the interface, some workers and one for
 * callbacks. Everything ends with the scope.
 */
export const openDeployment = Effect.fnUntraced(function* ({
  afterBrokenStart,
  database,
  databaseUrl = url => url,
  directory: given,
  postgres,
  settings = {},
  workers = 3,
  ...options
}: DeploymentOptions) {
  const directory = given ?? (yield* temporaryDirectory)
  const address = yield* addressOf(database, directory, postgres)
  const adminToken = "administrator-of-the-campaign"
  const server: ServerOptions = {
    ...options,
    settings: {
      DATABASE_URL: address.kind === "sqlite" ? `sqlite:${address.file}` : databaseUrl(address.url),
      ADMIN_TOKEN: adminToken,
      EGRESS_ALLOW: "127.0.0.1:*",
      SHUTDOWN_GRACE_SECONDS: "0",
      ...(address.kind === "postgres" ? { SECRET_KEY: randomBytes(32).toString("base64") } : {}),
      ...settings
    }
  }
  const first = yield* slotOf(database === "sqlite" ? "all" : "api", server, afterBrokenStart)
  const others =
    database === "sqlite"
      ? []
      : yield* Effect.forEach([...Array.from({ length: workers }, () => "worker"), "delivery"], role =>
          slotOf(role, server, afterBrokenStart)
        )
  return {
    url: first.current().url,
    adminToken,
    database: address,
    directory,
    slots: [first, ...others]
  } satisfies Deployment
})
