import * as Migrator from "@effect/sql/Migrator"
import { SqlClient } from "@effect/sql/SqlClient"
import { Data, Effect, Layer, Schema } from "effect"
import { Integer } from "./columns.ts"
import { Dialect } from "./Dialect.ts"
import { initial } from "./migrations/initial.ts"

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
  "0001_initial": initial
}

export const latestVersion = Object.keys(migrations).length

const version = Schema.Tuple(Schema.Struct({ version: Schema.NullOr(Integer) }))

/** Brings the schema up to date, all missing migrations in one transaction. */
export const migrate = Effect.gen(function* () {
  const sql = yield* SqlClient
  const dialect = yield* Dialect
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
  const rows = yield* sql`SELECT max(migration_id) AS version FROM ${sql(table)}`
  const [{ version: found }] = yield* Schema.decodeUnknown(version)(rows)
  if (found !== null && found > latestVersion) {
    return yield* new SchemaTooNew({ found, known: latestVersion })
  }
}).pipe(Effect.catchTags({ SqlError: Effect.die, ParseError: Effect.die, MigrationError: Effect.die }))

/** The database with its schema up to date. */
export const migrationsLayer = Layer.effectDiscard(migrate)
