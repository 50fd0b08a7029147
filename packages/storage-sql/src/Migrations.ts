import * as Migrator from "@effect/sql/Migrator"
import { SqlClient } from "@effect/sql/SqlClient"
import { StoreUnavailable } from "@prospect-research/core"
import { Context, Data, Effect, Layer, Schedule, Schema } from "effect"
import { Integer } from "./columns.ts"
import { Dialect } from "./Dialect.ts"
import { initial } from "./migrations/initial.ts"
import type { Migration } from "./migrations/Migration.ts"
import { privacy } from "./migrations/privacy.ts"

export type { Migration } from "./migrations/Migration.ts"

/** The database wants a newer version of this program than this one: it must not touch it. */
export class SchemaTooNew extends Data.TaggedError("SchemaTooNew")<{
  readonly found: number
  readonly known: number
}> {
  override get message() {
    return `The database has schema version ${this.found}; this program knows versions up to ${this.known}`
  }
}

/** The database has no tables of this program (`found` is 0), or those of an older one. */
export class SchemaTooOld extends Data.TaggedError("SchemaTooOld")<{
  readonly found: number
  readonly known: number
}> {
  override get message() {
    return `The database has schema version ${this.found}; this program needs version ${this.known}`
  }
}

const released: ReadonlyArray<Migration> = [initial, privacy]

export const latestVersion = released.length

/** The steps that this program knows, forward only. Those that were released, unless a test is of another version. */
export class Migrations extends Context.Reference<Migrations>()("@prospect-research/storage-sql/Migrations", {
  defaultValue: () => released
}) {}

const table = "schema_version"

/** Every step says which programs it leaves compatible, since those of before cannot know what it does. */
const compatibility = "compatible_from"

const columns = Effect.gen(function* () {
  const sql = yield* SqlClient
  const Found = Schema.Array(Schema.Struct({ name: Schema.String }))
  const found = yield* sql
    .onDialectOrElse({
      pg: () => sql`
        SELECT attname AS name FROM pg_attribute
        WHERE attrelid = to_regclass(${table}) AND attnum > 0 AND NOT attisdropped`,
      orElse: () => sql`SELECT name FROM pragma_table_info(${table})`
    })
    .pipe(Effect.flatMap(Schema.decodeUnknown(Found)))
  return found.map(({ name }) => name)
})

const Version = Schema.Struct({ version: Integer, compatibleFrom: Schema.NullOr(Integer) })
const decodeVersions = Schema.decodeUnknown(Schema.Array(Version))

/** The version of the database, and the oldest whose program may serve it. Both are 0 for an empty one. */
export const foundSchema = Effect.gen(function* () {
  const sql = yield* SqlClient
  const present = yield* columns
  if (present.length === 0) return { version: 0, compatibleFrom: 0 }
  const stated = present.includes(compatibility) ? sql(compatibility) : sql`NULL`
  const steps = yield* decodeVersions(
    yield* sql`SELECT migration_id AS version, ${stated} AS ${sql("compatibleFrom")} FROM ${sql(table)}`
  )
  return {
    version: Math.max(0, ...steps.map(({ version }) => version)),
    // A step that does not say is compatible with nothing before it.
    compatibleFrom: Math.max(0, ...steps.map(({ compatibleFrom, version }) => compatibleFrom ?? version))
  }
})

/** What the migrator would make by itself; on PostgreSQL it would first fail to find it, and with it the transaction. */
const prepareTable = Effect.gen(function* () {
  const sql = yield* SqlClient
  yield* sql.unsafe(`CREATE TABLE IF NOT EXISTS ${table} (
    migration_id INTEGER PRIMARY KEY NOT NULL,
    created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    name VARCHAR(255) NOT NULL,
    ${compatibility} INTEGER
  )`).unprepared
  if ((yield* columns).includes(compatibility)) return
  yield* sql.unsafe(`ALTER TABLE ${table} ADD COLUMN ${compatibility} INTEGER`).unprepared
})

/** The migrator takes every failure of a step for a bug. One that passes (a deadlock, a lock not had in time) is none. */
const unavailableOr = (defect: unknown): Effect.Effect<never, StoreUnavailable> =>
  defect instanceof Migrator.MigrationError && defect.cause instanceof StoreUnavailable
    ? defect.cause
    : Effect.die(defect)

/** All missing steps in one transaction, of one process at a time. */
const bringUpToDate = Effect.gen(function* () {
  const sql = yield* SqlClient
  const dialect = yield* Dialect
  const migrations = yield* Migrations
  yield* dialect.serialize("migrate")
  yield* prepareTable
  const step = ({ statements }: Migration) =>
    Effect.forEach(
      statements(dialect),
      statement => Effect.catchAll(sql.unsafe(statement).unprepared, dialect.rejected),
      { discard: true }
    )
  yield* Migrator.make({})({
    table,
    loader: Effect.succeed(
      migrations.map(
        (migration, index): Migrator.ResolvedMigration => [
          index + 1,
          migration.name,
          Effect.succeed(step(migration))
        ]
      )
    )
  })
  yield* Effect.forEach(
    migrations,
    ({ compatibleFrom }, index) =>
      sql`UPDATE ${sql(table)} SET ${sql(compatibility)} = ${compatibleFrom}
        WHERE migration_id = ${index + 1} AND ${sql(compatibility)} IS NULL`,
    { discard: true }
  )
}).pipe(Effect.catchAllDefect(unavailableOr))

/** Those who use the tables let a step in sooner or later: ten times every second ±20 %, beside what the database does itself. */
export const upgradeRetries = Schedule.spaced("1 second").pipe(
  Schedule.jitteredWith({ min: 0.8, max: 1.2 }),
  Schedule.intersect(Schedule.recurs(10))
)

/** Brings the schema up to date. One that is needs no right to change it. */
export const migrate = Effect.gen(function* () {
  const context = yield* Effect.context<SqlClient | Dialect>()
  const { transaction } = yield* Dialect
  const { length: known } = yield* Migrations
  if ((yield* foundSchema).version < known) {
    yield* Effect.retry(transaction(Effect.provide(bringUpToDate, context)), {
      schedule: upgradeRetries,
      while: error => error instanceof StoreUnavailable && error.reason === "busy"
    })
  }
  // Another process may have gone further meanwhile.
  const { compatibleFrom, version } = yield* foundSchema
  if (compatibleFrom > known) return yield* new SchemaTooNew({ found: version, known })
}).pipe(
  Effect.catchTags({
    SqlError: Effect.die,
    ParseError: Effect.die,
    MigrationError: Effect.die,
    StoreUnavailable: Effect.die
  })
)

/** The database with its schema up to date. */
export const migrationsLayer = Layer.effectDiscard(migrate)

/** The database as it is, where this program can read it. */
export const schemaAsFoundLayer = Layer.effectDiscard(
  Effect.gen(function* () {
    const { length: known } = yield* Migrations
    const { compatibleFrom, version } = yield* foundSchema
    if (compatibleFrom > known) return yield* new SchemaTooNew({ found: version, known })
    if (version < known) return yield* new SchemaTooOld({ found: version, known })
  }).pipe(Effect.catchTags({ SqlError: Effect.die, ParseError: Effect.die }))
)
