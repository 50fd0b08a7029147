import { closeSync, existsSync, openSync, readSync, realpathSync, statSync } from "node:fs"
import { basename, dirname, join, resolve } from "node:path"
import Sqlite from "better-sqlite3"
import { Effect } from "effect"
import { createFile, holdFileLock } from "./fileLock.ts"
import { corruptFile, refusalOf, StorageRefused } from "./StorageRefused.ts"

/** "PRsc" in the header of the file tells that it is ours. */
export const applicationId = 0x50527363

/** Older ones can corrupt a database when the write-ahead log is reset. */
const oldestVersion = [3, 51, 3] as const

const magic = "SQLite format 3\0"

const foreignFile = (filename: string, what: string) =>
  new StorageRefused({
    reason: "foreign_file",
    filename,
    message: `${filename} ${what}, and was left untouched. Check the address of the database, or move the file away to begin with a new database.`
  })

const sqliteVersion = (): string => {
  const connection = new Sqlite(":memory:")
  try {
    return String(connection.prepare("SELECT sqlite_version()").pluck().get())
  } finally {
    connection.close()
  }
}

/** Whether this SQLite may be trusted with a write-ahead log. */
const checkVersion = (filename: string) =>
  Effect.suspend(() => {
    const version = sqliteVersion()
    const numbers = version.split(".").map(Number)
    const differences = oldestVersion.map((wanted, index) => (numbers[index] ?? 0) - wanted)
    return (differences.find(difference => difference !== 0) ?? 0) >= 0
      ? Effect.void
      : new StorageRefused({
          reason: "sqlite_too_old",
          filename,
          message: `SQLite ${version} can corrupt databases; ${oldestVersion.join(".")} or newer is needed. Update better-sqlite3.`
        })
  })

const missingFile = (filename: string) =>
  new StorageRefused({
    reason: "missing",
    filename,
    message: `There is no file ${resolve(filename)}. Check the address of the database.`
  })

/** The one name of a file, so that two names of it cannot be locked apart. */
const locate = (filename: string) =>
  Effect.try({
    try: () => {
      const path = resolve(filename)
      const directory = realpathSync(dirname(path))
      createFile(join(directory, basename(path)))
      if (!statSync(path).isFile()) throw new Error("it is not a file")
      return realpathSync(path)
    },
    catch: error => refusalOf(filename, error)
  })

const readHeader = (filename: string): string => {
  const file = openSync(filename, "r")
  try {
    const header = Buffer.alloc(magic.length)
    return header.toString("latin1", 0, readSync(file, header))
  } finally {
    closeSync(file)
  }
}

/** Looks at the file without changing it: setting WAL mode would already rewrite another program's database. */
const examine = (filename: string): StorageRefused | null => {
  const header = readHeader(filename)
  if (header === "") return null
  if (header !== magic) return foreignFile(filename, "is not a SQLite database")
  const connection = new Sqlite(filename, { fileMustExist: true, timeout: 0 })
  try {
    const id: unknown = connection.pragma("application_id", { simple: true })
    const tables: unknown = connection.prepare("SELECT count(*) FROM sqlite_master").pluck().get()
    if (id !== applicationId && !(id === 0 && tables === 0)) {
      return foreignFile(filename, "is the database of another program")
    }
    const problem: unknown = connection.pragma("quick_check(1)", { simple: true })
    return problem === "ok" ? null : corruptFile(filename, String(problem))
  } finally {
    connection.close()
  }
}

const inspect = (filename: string) =>
  Effect.try({
    try: () => examine(filename),
    catch: error => refusalOf(filename, error)
  }).pipe(Effect.flatMap(refusal => (refusal === null ? Effect.void : Effect.fail(refusal))))

/**
 * Takes a database file for this process, until the scope closes, and returns its path. One that is not there is made, or refused
 * where it `mustExist`; so is a file that is in use, damaged or not ours. The check reads the whole file: some 7 s a gigabyte.
 */
export const takeDatabaseFile = Effect.fn("SqliteDatabase.takeFile")(function* (
  filename: string,
  mustExist: boolean
) {
  yield* checkVersion(filename)
  if (mustExist && !existsSync(filename)) return yield* missingFile(filename)
  const path = yield* locate(filename)
  yield* holdFileLock(path)
  yield* inspect(path)
  return path
})
