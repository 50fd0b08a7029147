import { mkdirSync, openSync, readFileSync, statSync, truncateSync, writeFileSync, writeSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { storeFixtures } from "@prospect-research/core/testing"
import { latestVersion } from "@prospect-research/storage-sql"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import Sqlite from "better-sqlite3"
import { Effect } from "effect"
import { temporaryDirectory } from "./temporaryDirectory.ts"

const { completion, settleTask } = storeFixtures

const using = <A, E>(filename: string, use: Effect.Effect<A, E, storeFixtures.Stores>) =>
  Effect.provide(use, SqliteStore.layer({ filename }))

const refusal = (filename: string) => Effect.flip(using(filename, Effect.void))

/** A database of ours with some hundred pages, closed. */
const filledDatabase = Effect.gen(function* () {
  const filename = join(yield* temporaryDirectory, "research.db")
  yield* using(
    filename,
    Effect.replicateEffect(
      Effect.suspend(() => settleTask(completion())),
      60
    )
  )
  return filename
})

const newFile = Effect.map(temporaryDirectory, directory => join(directory, "research.db"))

describe("a database file is refused, and left as it is,", () => {
  it.scopedLive("when its directory does not exist", () =>
    Effect.gen(function* () {
      const directory = yield* temporaryDirectory
      const refused = yield* refusal(join(directory, "missing", "research.db"))
      expect(refused).toMatchObject({ _tag: "StorageRefused", reason: "inaccessible" })
      expect(refused.message).toContain("must exist, and both must be writable")
    })
  )

  it.scopedLive("when its directory is a file, or itself a directory", () =>
    Effect.gen(function* () {
      const directory = yield* temporaryDirectory
      writeFileSync(join(directory, "file"), "")
      mkdirSync(join(directory, "directory"))
      expect((yield* refusal(join(directory, "file", "research.db"))).reason).toBe("inaccessible")
      expect((yield* refusal(join(directory, "directory"))).reason).toBe("inaccessible")
    })
  )

  it.scopedLive("when another program holds it", () =>
    Effect.gen(function* () {
      const filename = yield* filledDatabase
      const shell = new Sqlite(filename)
      shell.exec("PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE")
      expect((yield* refusal(filename)).reason).toBe("in_use")
      shell.close()
      yield* using(filename, Effect.void)
    })
  )

  it.scopedLive("when it is no database", () =>
    Effect.gen(function* () {
      const filename = yield* newFile
      writeFileSync(filename, "name,email\nAda,ada@example.com\n")
      const refused = yield* refusal(filename)
      expect(refused.reason).toBe("foreign_file")
      expect(refused.message).toContain("is not a SQLite database")
      expect(readFileSync(filename, "utf8")).toBe("name,email\nAda,ada@example.com\n")
    })
  )

  it.scopedLive("when it is the database of another program", () =>
    Effect.gen(function* () {
      const filename = yield* newFile
      const other = new Sqlite(filename)
      other.exec("CREATE TABLE song (title TEXT); INSERT INTO song VALUES ('Daisy Bell')")
      other.close()
      const before = readFileSync(filename)
      const refused = yield* refusal(filename)
      expect(refused.reason).toBe("foreign_file")
      expect(refused.message).toContain("another program")
      expect(readFileSync(filename).equals(before)).toBe(true)
    })
  )

  it.scopedLive("when bytes in it have changed", () =>
    Effect.gen(function* () {
      const filename = yield* filledDatabase
      const file = openSync(filename, "r+")
      for (let page = 4; page < statSync(filename).size / 4096; page += 5) {
        writeSync(file, Buffer.alloc(64, 0xff), 0, 64, page * 4096)
      }
      const before = readFileSync(filename)
      const refused = yield* refusal(filename)
      expect(refused.reason).toBe("corrupt")
      expect(refused.message).toContain("Restore it from a backup")
      expect(readFileSync(filename).equals(before)).toBe(true)
    })
  )

  it.scopedLive("when its end is missing", () =>
    Effect.gen(function* () {
      const filename = yield* filledDatabase
      truncateSync(filename, Math.floor(statSync(filename).size / 2))
      expect((yield* refusal(filename)).reason).toBe("corrupt")
      truncateSync(filename, 200)
      expect((yield* refusal(filename)).reason).toBe("corrupt")
    })
  )

  it.scopedLive("when a newer version has written it", () =>
    Effect.gen(function* () {
      const filename = yield* filledDatabase
      const newer = new Sqlite(filename)
      newer
        .prepare("INSERT INTO schema_version (migration_id, name) VALUES (?, 'later')")
        .run(latestVersion + 1)
      newer.close()
      const refused = yield* refusal(filename)
      expect(refused.reason).toBe("newer_schema")
      expect(refused.message).toContain(`schema ${latestVersion + 1}, this one knows ${latestVersion}`)
      expect(refused.message).toContain("Update the program")
    })
  )
})
