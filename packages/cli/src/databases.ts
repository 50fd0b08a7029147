import type { SqlClient } from "@effect/sql/SqlClient"
import type { AccountStore, DoctorStore, TaskStore } from "@prospect-research/core"
import { PostgresDatabase, type PostgresRefused } from "@prospect-research/storage-postgres"
import { type Dialect, SchemaTooNew, SqlStore } from "@prospect-research/storage-sql"
import { SqliteDatabase, type StorageRefused } from "@prospect-research/storage-sqlite"
import { Data, Layer, Redacted } from "effect"

/** What was asked cannot be done: `message` says why, for the person who asked. */
export class Refused extends Data.TaggedError("Refused")<{ readonly message: string }> {}

/** A database that is opened to be looked at or copied, its schema up to date. */
export type OpenDatabase = SqlClient | Dialect | TaskStore | AccountStore | DoctorStore

const withStores = <E, R>(database: Layer.Layer<SqlClient | Dialect, E, R>) =>
  Layer.mapError(Layer.provideMerge(SqlStore.layer, database), error =>
    error instanceof SchemaTooNew
      ? new Refused({ message: "The database was written by a newer version of this program: update it." })
      : error
  )

/** Opens `sqlite:<file>` (which nobody else may be using) or `postgres://…`. */
export const openDatabase = (
  url: Redacted.Redacted
): Layer.Layer<OpenDatabase, Refused | StorageRefused | PostgresRefused> => {
  const text = Redacted.value(url)
  if (/^sqlite:.+/.test(text)) {
    return withStores(SqliteDatabase.layer({ filename: text.replace(/^sqlite:(\/\/)?/, "") }))
  }
  if (/^postgres(?:ql)?:\/\/./.test(text)) {
    return withStores(PostgresDatabase.layer({ url, connections: 2, statementTimeout: "10 minutes" }))
  }
  return Layer.fail(
    new Refused({ message: "A database is sqlite:<file> or postgres://user:password@host/database." })
  )
}
