import { existsSync, readFileSync, statSync } from "node:fs"
import { join } from "node:path"
import { SqlClient } from "@effect/sql/SqlClient"
import { expect, it } from "@effect/vitest"
import { AccountStore, TaskStore } from "@prospect-research/core"
import { storeFixtures } from "@prospect-research/core/testing"
import { SqlStore } from "@prospect-research/storage-sql"
import { SqliteDatabase, SqliteStore } from "@prospect-research/storage-sqlite"
import { Config, ConfigProvider, Effect, Layer } from "effect"
import { temporaryDirectory } from "./temporaryDirectory.ts"

const { balanceOf, claimNext, completion, openAccount, report, settle, submit } = storeFixtures

const newFile = Effect.map(temporaryDirectory, directory => join(directory, "research.db"))

/** The stores, with the connection that they write through. */
const openDatabase = (filename: string) =>
  Layer.provideMerge(SqlStore.layer, SqliteDatabase.layer({ filename }))

it.scopedLive("a commit waits for the disk, and what is deleted is overwritten", () =>
  Effect.gen(function* () {
    const filename = yield* newFile
    yield* Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* submit(yield* openAccount())
      expect(yield* sql`PRAGMA synchronous`).toEqual([{ synchronous: 2 }])
      expect(yield* sql`PRAGMA journal_mode`).toEqual([{ journal_mode: "wal" }])
      expect(yield* sql`PRAGMA secure_delete`).toEqual([{ secure_delete: 1 }])
      expect(yield* sql`PRAGMA foreign_keys`).toEqual([{ foreign_keys: 1 }])
    }).pipe(Effect.provide(openDatabase(filename)))
  })
)

it.scopedLive("only the owner may read the files, and closing folds the log into the database", () =>
  Effect.gen(function* () {
    const filename = yield* newFile
    const mode = (suffix: string) => statSync(`${filename}${suffix}`).mode & 0o777
    yield* Effect.gen(function* () {
      yield* submit(yield* openAccount())
      for (const suffix of ["", "-wal", "-shm", ".lock"]) expect(mode(suffix)).toBe(0o600)
    }).pipe(Effect.provide(SqliteStore.layer({ filename })))
    expect(existsSync(`${filename}-wal`) ? readFileSync(`${filename}-wal`).length : 0).toBe(0)
  })
)

it.scopedLive("a restart finds everything as it was, and migrates nothing twice", () =>
  Effect.gen(function* () {
    const filename = yield* newFile
    const layer = SqliteStore.layer({ filename })
    const settlement = completion()
    const task = yield* Effect.gen(function* () {
      const accountId = yield* openAccount()
      const taskId = yield* submit(accountId)
      yield* settle(yield* claimNext(), settlement)
      return { accountId, taskId }
    }).pipe(Effect.provide(layer))
    for (const _restart of [1, 2]) {
      yield* Effect.gen(function* () {
        const tasks = yield* TaskStore
        const accounts = yield* AccountStore
        expect(yield* tasks.get(task.accountId, task.taskId)).toMatchObject({
          status: "completed",
          result: report,
          reportToken: settlement.reportToken
        })
        expect(yield* balanceOf(task.accountId)).toBe(2)
        expect(yield* accounts.audit).toEqual([])
      }).pipe(Effect.provide(layer))
    }
    yield* Effect.gen(function* () {
      const sql = yield* SqlClient
      expect(yield* sql`SELECT migration_id, name FROM schema_version`).toEqual([
        { migration_id: 1, name: "initial" },
        { migration_id: 2, name: "privacy" }
      ])
    }).pipe(Effect.provide(openDatabase(filename)))
  })
)

it.scopedLive("the file's name may come from the configuration", () =>
  Effect.gen(function* () {
    const filename = yield* newFile
    const layer = SqliteStore.layerConfig({ filename: Config.string("DATABASE_FILE") })
    const provider = ConfigProvider.fromMap(new Map([["DATABASE_FILE", filename]]))
    yield* Effect.provide(openAccount(), layer).pipe(Effect.withConfigProvider(provider))
    expect(existsSync(filename)).toBe(true)
  })
)
