import { existsSync } from "node:fs"
import { join } from "node:path"
import { expect, it } from "@effect/vitest"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import type Sqlite from "better-sqlite3"
import { Effect } from "effect"
import { vi } from "vitest"
import { temporaryDirectory } from "./temporaryDirectory.ts"

const version = vi.hoisted(() => ({ pretended: "" }))

vi.mock("better-sqlite3", async importOriginal => {
  const { default: Original } = await importOriginal<{ default: typeof Sqlite }>()
  const construct = (
    Connection: typeof Sqlite,
    [filename, options]: ConstructorParameters<typeof Sqlite>
  ) => {
    const connection = new Connection(filename, options)
    const prepare = connection.prepare.bind(connection)
    return Object.assign(connection, {
      prepare: (source: string) => prepare(source.replace("sqlite_version()", `'${version.pretended}'`))
    })
  }
  return { default: new Proxy(Original, { construct }) }
})

const open = (filename: string) => Effect.provide(Effect.void, SqliteStore.layer({ filename }))

it.scopedLive("SQLite below 3.51.3 is refused before the file is made", () =>
  Effect.gen(function* () {
    const filename = join(yield* temporaryDirectory, "research.db")
    for (const old of ["3.51.2", "3.50.4", "3.9.20", "2.99.99"]) {
      version.pretended = old
      const refused = yield* Effect.flip(open(filename))
      expect(refused).toMatchObject({ reason: "sqlite_too_old", message: expect.stringContaining(old) })
      expect(existsSync(filename)).toBe(false)
    }
    for (const recent of ["3.51.3", "3.51.10", "3.53.2", "4.0.0"]) {
      version.pretended = recent
      yield* open(filename)
    }
  })
)
