import type { SqlClient } from "@effect/sql/SqlClient"
import type { AccountStore, DoctorStore, TaskStore } from "@prospect-research/core"
import { PostgresDatabase, type PostgresRefused } from "@prospect-research/storage-postgres"
import {
  type Dialect,
  databaseAddressForms,
  parseDatabaseAddress,
  type SchemaTooNew,
  type SchemaTooOld,
  SqlStore
} from "@prospect-research/storage-sql"
import { type SqliteAccess, SqliteDatabase, type StorageRefused } from "@prospect-research/storage-sqlite"
import { Data, Layer, Redacted } from "effect"

/** What was asked cannot be done: `message` says why, for the person who asked. */
export class Refused extends Data.TaggedError("Refused")<{ readonly message: string }> {}

/** What a database that is open offers. */
export type OpenDatabase = SqlClient | Dialect | TaskStore | AccountStore | DoctorStore

type Opened = Layer.Layer<OpenDatabase, Refused | StorageRefused | PostgresRefused>

const schemaMessage = (error: SchemaTooNew | SchemaTooOld): string => {
  if (error._tag === "SchemaTooNew") {
    return "The database was written by a newer version of this program: update it."
  }
  return error.found === 0
    ? "There are no tables of this program in the database: check its address."
    : `The database has schema version ${error.found}, and this program reads version ${error.known}. A server of this version brings it up to date when it starts; nothing was changed.`
}

const open = (
  url: Redacted.Redacted,
  access: SqliteAccess,
  stores: typeof SqlStore.layer | typeof SqlStore.layerAsFound
): Opened => {
  const address = parseDatabaseAddress(Redacted.value(url))
  if (address === null) return Layer.fail(new Refused({ message: `A database is ${databaseAddressForms}.` }))
  const database: Layer.Layer<SqlClient | Dialect, StorageRefused | PostgresRefused> =
    address.kind === "sqlite"
      ? SqliteDatabase.layer({ filename: address.file, access })
      : PostgresDatabase.layer({ url, connections: 2, statementTimeout: "10 minutes" })
  return Layer.provideMerge(stores, database).pipe(
    Layer.mapError(error =>
      error._tag === "SchemaTooNew" || error._tag === "SchemaTooOld"
        ? new Refused({ message: schemaMessage(error) })
        : error
    )
  )
}

/** Opens a database to write into: a SQLite file is made when it is not there, the schema is brought up to date. */
export const openDatabase = (url: Redacted.Redacted): Opened => open(url, "serve", SqlStore.layer)

/** Opens a database to look at: it must be there, and stays as it is. A SQLite file must be nobody else's meanwhile. */
export const openAsFound = (url: Redacted.Redacted): Opened => open(url, "read", SqlStore.layerAsFound)
