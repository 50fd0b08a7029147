import * as Reactivity from "@effect/experimental/Reactivity"
import * as SqlClient from "@effect/sql/SqlClient"
import type { SqlError } from "@effect/sql/SqlError"
import { makeCompiler } from "@effect/sql-pg/PgClient"
import { steadyMillis } from "@prospect-research/core"
import { Dialect } from "@prospect-research/storage-sql"
import { Context, Effect, Layer, Schedule, Schema } from "effect"
import { toConnection } from "./connection.ts"
import { isConnectionLost, rejected } from "./failures.ts"
import { makePool, type Pool, patienceMillis, type Rows } from "./Pool.ts"
import { limitsOf, type PostgresLimits, type PostgresOptions } from "./PostgresOptions.ts"
import { type PostgresRefused, refusalOf, unsuitable } from "./PostgresRefused.ts"
import { makeTransaction, retries } from "./transaction.ts"

/** Tells locks of ours apart from other programs' in one database: "PRsc". */
export const lockSpace = 0x50527363

const appendOnly = (table: string): ReadonlyArray<string> => [
  `CREATE FUNCTION ${table}_append_only() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN RAISE EXCEPTION ''${table} is append-only''; END'`,
  `CREATE TRIGGER ${table}_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON ${table}
    FOR EACH STATEMENT EXECUTE FUNCTION ${table}_append_only()`
]

/** Texts are compared byte by byte, as SQLite does it, whatever the database's own language is. */
const definition = (statement: string): string => statement.replace(/\bTEXT\b/g, 'TEXT COLLATE "C"')

const Server = Schema.Struct({
  version: Schema.NumberFromString,
  encoding: Schema.String,
  standby: Schema.Boolean
})

const oldestVersion = 140_000

const examine = (pool: Pool): Effect.Effect<void, PostgresRefused> =>
  pool
    .query(
      `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding,
        pg_is_in_recovery() AS standby`,
      []
    )
    .pipe(
      // A server and its users are often started together.
      Effect.retry({
        while: ({ cause }) => isConnectionLost(cause),
        schedule: Schedule.spaced("1 second").pipe(Schedule.intersect(Schedule.recurs(10)))
      }),
      Effect.mapError(({ cause }) => refusalOf(cause)),
      Effect.flatMap(([row]) => Effect.orDie(Schema.decodeUnknown(Server)(row))),
      Effect.flatMap(({ encoding, standby, version }) => {
        if (version < oldestVersion) return unsuitable("PostgreSQL 14 or newer is needed.")
        if (encoding !== "UTF8") return unsuitable(`The database must be encoded in UTF8, not ${encoding}.`)
        return standby ? refusalOf({ code: "25006" }) : Effect.void
      })
    )

/** The connections of this process. */
export class PostgresPool extends Context.Tag("@prospect-research/storage-postgres/PostgresPool")<
  PostgresPool,
  Pool
>() {}

const client = Layer.scoped(
  SqlClient.SqlClient,
  Effect.flatMap(PostgresPool, pool => {
    const reserve = Effect.map(pool.reserve, ({ query }) =>
      toConnection((text, parameters) => Effect.map(query(text, parameters), result => result.rows))
    )
    return SqlClient.make({
      acquirer: Effect.succeed(toConnection(pool.query)),
      transactionAcquirer: reserve,
      compiler: makeCompiler(),
      spanAttributes: []
    })
  })
).pipe(Layer.provide(Reactivity.layer))

const isLost = ({ cause }: SqlError): boolean => isConnectionLost(cause)

/**
 * Another connection has the chance to answer at once; a database that is silent on all is waited for no longer than for one
 * statement. Only what failed costs a timer.
 */
const readAgain = (read: Effect.Effect<Rows, SqlError>, { statementMillis }: PostgresLimits) =>
  Effect.flatMap(steadyMillis, startedAt =>
    Effect.catchIf(read, isLost, lost =>
      Effect.flatMap(steadyMillis, now =>
        Effect.retry(read, { schedule: retries, while: isLost }).pipe(
          Effect.delay("100 millis"),
          Effect.timeoutFail({
            duration: Math.max(0, startedAt + statementMillis + patienceMillis - now),
            onTimeout: () => lost
          })
        )
      )
    )
  )

const dialect = (options: PostgresDatabaseOptions) =>
  Layer.effect(
    Dialect,
    Effect.gen(function* () {
      const sql = yield* SqlClient.SqlClient
      const pool = yield* PostgresPool
      const limits = limitsOf(options)
      // Stable within a statement, so that indexes can be used with it.
      const databaseClock = sql.literal("floor(extract(epoch FROM statement_timestamp()) * 1000)::bigint")
      const now =
        options.clock === undefined
          ? Effect.succeed(databaseClock)
          : Effect.map(options.clock, millis => sql`${millis}::bigint`)
      return Dialect.of({
        transaction: makeTransaction(pool, limits),
        query: (text, parameters) => readAgain(pool.query(text, parameters), limits),
        rejected,
        now,
        steadyNow: now,
        skipLocked: sql.literal("FOR UPDATE SKIP LOCKED"),
        // Held until the transaction ends.
        serialize: name =>
          sql`SELECT pg_advisory_xact_lock(${lockSpace}::int, hashtext(${name}))`.pipe(
            Effect.asVoid,
            Effect.catchAll(rejected)
          ),
        definition,
        appendOnly,
        scrub: Effect.void
      })
    })
  )

export interface PostgresDatabaseOptions extends PostgresOptions {
  /** Epoch milliseconds in place of the database's clock, so that a test owns the time. */
  readonly clock?: Effect.Effect<number>
}

/** A PostgreSQL database: what `SqlStore.layer` and tools that read the tables build on. */
export const PostgresDatabase = {
  layer: (options: PostgresDatabaseOptions) =>
    Layer.provideMerge(
      Layer.provideMerge(dialect(options), client),
      Layer.scoped(
        PostgresPool,
        Effect.tap(makePool(options), pool => examine(pool))
      )
    )
} as const
