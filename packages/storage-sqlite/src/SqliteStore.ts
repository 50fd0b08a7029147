import { SqlClient } from "@effect/sql/SqlClient"
import { SqlStore } from "@prospect-research/storage-sql"
import { Config, Effect, Layer } from "effect"
import { SqliteDatabase } from "./SqliteDatabase.ts"
import { StorageRefused } from "./StorageRefused.ts"

export interface SqliteOptions {
  /** Where the database file is, or shall be made. */
  readonly filename: string
}

const newerSchema = (filename: string, found: number, known: number) =>
  new StorageRefused({
    reason: "newer_schema",
    filename,
    message: `${filename} was written by a newer version of this program (schema ${found}, this one knows ${known}). Update the program; there is no way back for the file.`
  })

/**
 * Nobody else can hold a lease on a file that is ours alone: whoever did has ended, and what they left is claimable at once instead of
 * when their leases run out.
 */
const endLeases = Layer.effectDiscard(
  Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* sql`UPDATE task SET lease_until = 0 WHERE status = 'running'`
    yield* sql`UPDATE delivery SET lease_until = 0 WHERE lease_until > 0`
  }).pipe(Effect.orDie)
)

const layer = (options: SqliteOptions) =>
  endLeases.pipe(
    Layer.provideMerge(SqlStore.layer),
    Layer.provide(SqliteDatabase.layer(options)),
    Layer.mapError(error =>
      error._tag === "SchemaTooNew" ? newerSchema(options.filename, error.found, error.known) : error
    )
  )

/** All stores in one SQLite file, which one process serves. */
export const SqliteStore = {
  layer,
  layerConfig: (config: Config.Config.Wrap<SqliteOptions>) =>
    Layer.unwrapEffect(Effect.map(Config.unwrap(config), layer))
} as const
