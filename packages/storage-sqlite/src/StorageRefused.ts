import Sqlite from "better-sqlite3"
import { Data } from "effect"

export type RefusalReason =
  | "missing"
  | "in_use"
  | "foreign_file"
  | "corrupt"
  | "newer_schema"
  | "sqlite_too_old"
  | "inaccessible"

/** The database file cannot be served. The message says why and what to do, for the person who started the program. */
export class StorageRefused extends Data.TaggedError("StorageRefused")<{
  readonly reason: RefusalReason
  readonly filename: string
  readonly message: string
}> {}

export const corruptFile = (filename: string, problem: string) =>
  new StorageRefused({
    reason: "corrupt",
    filename,
    message: `${filename} is damaged (${problem}) and was left untouched. Restore it from a backup, or rescue what can be read with: sqlite3 ${filename} .recover`
  })

/** What an error of the file system or of SQLite means for who wants to open a database. */
export const refusalOf = (filename: string, error: unknown): StorageRefused => {
  const code = error instanceof Sqlite.SqliteError ? error.code : ""
  const problem = error instanceof Error ? error.message : String(error)
  if (/^SQLITE_(CORRUPT|NOTADB|IOERR)/.test(code)) return corruptFile(filename, problem)
  return /^SQLITE_(BUSY|LOCKED)/.test(code)
    ? new StorageRefused({
        reason: "in_use",
        filename,
        message: `${filename} is in use by another process. One process serves a SQLite file: stop the other one, or give this one a file of its own. Several processes need PostgreSQL.`
      })
    : new StorageRefused({
        reason: "inaccessible",
        filename,
        message: `${filename} cannot be used (${problem}). Its directory must exist, and both must be writable by this user.`
      })
}
