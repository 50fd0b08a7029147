import * as Migrator from "@effect/sql/Migrator"
import { SqlClient } from "@effect/sql/SqlClient"
import { Data, Effect, Layer, Schema } from "effect"
import { Integer } from "./columns.ts"
import { Dialect } from "./Dialect.ts"
import { initial } from "./migrations/initial.ts"
import { privacy } from "./migrations/privacy.ts"

/** A newer version of this program has written the database: this one must not touch it. */
export class SchemaTooNew extends Data.TaggedError("SchemaTooNew")<{
  readonly found: number
  readonly known: number
}> {
  override get message() {
    return `The database has schema version ${this.found}; this program knows versions up to ${this.known}`
  }
}

const table = "schema_version"

/** Forward only, by number. A migration that was released is never changed. */
const migrations: Record<string, Effect.Effect<void, unknown, SqlClient | Dialect>> = {
  "0001_initial": initial,
  "0002_privacy": privacy
}

export const latestVersion = Object.keys(migrations).length

const version = Schema.Tuple(Schema.Struct({ version: Schema.NullOr(Integer) }))

/** All missing migrations in one transaction, of one process at a time. */
const bringUpToDate = Effect.gen(function* () {
  const sql = yield* SqlClient
  const dialect = yield* Dialect
  yield* dialect.serialize("migrate")
  // What the migrator would make by itself; on PostgreSQL it would first fail to find it, and with it the transaction.
  yield* sql.unsafe(`CREATE TABLE IF NOT EXISTS ${table} (
    migration_id INTEGER PRIMARY KEY NOT NULL,
    created_at TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    name VARCHAR(255) NOT NULL
  )`).unprepared
  yield* Migrator.make({})({
    table,
    loader: Effect.succeed(
      Object.entries(migrations).map(([name, migration]): Migrator.ResolvedMigration => {
        const [number, ...words] = name.split("_")
        const ready = Effect.provideService(migration, Dialect, dialect)
        return [Number(number), words.join("_"), Effect.succeed(ready)]
      })
    )
  })
})

/** The version that the database has; 0 for one that has none. */
const foundVersion = Effect.gen(function* () {
  const sql = yield* SqlClient
  const rows = yield* Effect.orElseSucceed(
    sql`SELECT max(migration_id) AS version FROM ${sql(table)}`,
    () => [{ version: null }]
  )
  const [{ version: found }] = yield* Schema.decodeUnknown(version)(rows)
  return found ?? 0
})

/** Brings the schema up to date. One that is needs no right to change it. */
export const migrate = Effect.gen(function* () {
  const context = yield* Effect.context<SqlClient | Dialect>()
  const { transaction } = yield* Dialect
  const found = yield* foundVersion
  if (found > latestVersion) return yield* new SchemaTooNew({ found, known: latestVersion })
  if (found < latestVersion) yield* transaction(Effect.provide(bringUpToDate, context))
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
