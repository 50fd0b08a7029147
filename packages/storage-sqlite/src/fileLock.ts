import { closeSync, openSync } from "node:fs"
import Sqlite from "better-sqlite3"
import { Effect, type Scope } from "effect"
import { refusalOf, type StorageRefused } from "./StorageRefused.ts"

const ownerOnly = 0o600

/**
 * Makes sure that a file exists, readable by its owner alone. Never opens a file that is there: closing it would drop the locks
 * that this process already holds on it, as POSIX has it.
 */
export const createFile = (filename: string): void => {
  try {
    closeSync(openSync(filename, "wx", ownerOnly))
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error
  }
}

const lock = (filename: string): Sqlite.Database => {
  createFile(filename)
  const connection = new Sqlite(filename, { timeout: 0 })
  try {
    connection.exec("BEGIN EXCLUSIVE")
    return connection
  } catch (error) {
    connection.close()
    throw error
  }
}

/**
 * Holds `<filename>.lock` until the scope closes or the process dies, however it dies: the operating system ends the lock.
 * It is not a lock on the database itself, so that others may read that (a backup, a shell).
 */
export const holdFileLock = (filename: string): Effect.Effect<void, StorageRefused, Scope.Scope> =>
  Effect.acquireRelease(
    Effect.try({ try: () => lock(`${filename}.lock`), catch: error => refusalOf(filename, error) }),
    connection => Effect.sync(() => connection.close())
  )
