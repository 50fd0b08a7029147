import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "@effect/vitest"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import Sqlite from "better-sqlite3"
import { Effect } from "effect"
import { vi } from "vitest"
import { temporaryDirectory } from "./temporaryDirectory.ts"

const { prepare } = Sqlite.prototype

/** Every connection says that it is this version, for as long as the scope. */
const pretending = (version: string) =>
  Effect.acquireRelease(
    Effect.sync(() =>
      vi.spyOn(Sqlite.prototype, "prepare").mockImplementation(function (this: Sqlite.Database, source) {
        return prepare.call(this, source.replace("sqlite_version()", `'${version}'`))
      })
    ),
    spy => Effect.sync(() => spy.mockRestore())
  )

const open = (filename: string, version: string) =>
  Effect.scoped(
    Effect.zipRight(pretending(version), Effect.provide(Effect.void, SqliteStore.layer({ filename })))
  )

it.scopedLive("SQLite below 3.51.3 is refused before the file is made", () =>
  Effect.gen(function* () {
    const filename = join(yield* temporaryDirectory, "research.db")
    for (const old of ["3.51.2", "3.50.4", "3.9.20", "2.99.99"]) {
      const refused = yield* Effect.flip(open(filename, old))
      expect(refused).toMatchObject({ reason: "sqlite_too_old", message: expect.stringContaining(old) })
      expect(existsSync(filename)).toBe(false)
    }
    for (const recent of ["3.51.3", "3.51.10", "3.53.2", "4.0.0"]) yield* open(filename, recent)
  })
)
