import { join } from "node:path"
import { SqlClient } from "@effect/sql/SqlClient"
import { expect, it } from "@effect/vitest"
import { AccountStore, TaskStore } from "@prospect-research/core"
import { storeFixtures } from "@prospect-research/core/testing"
import { SqlStore } from "@prospect-research/storage-sql"
import { SqliteDatabase } from "@prospect-research/storage-sqlite"
import Sqlite from "better-sqlite3"
import { Cause, Effect, Exit, Layer } from "effect"
import { temporaryDirectory } from "./temporaryDirectory.ts"

const { balanceOf, errorOf, openAccount, submit } = storeFixtures

/** Runs on a new file, with the connection that the stores write through. */
const onDatabase = <A, E>(use: (filename: string) => Effect.Effect<A, E, storeFixtures.Stores | SqlClient>) =>
  Effect.flatMap(temporaryDirectory, directory => {
    const filename = join(directory, "research.db")
    return Effect.provide(
      use(filename),
      Layer.provideMerge(SqlStore.layer, SqliteDatabase.layer({ filename }))
    )
  })

it.scopedLive("a full disk refuses, keeps nothing of what it refused, still reads, and heals by itself", () =>
  onDatabase(() =>
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const tasks = yield* TaskStore
      const accounts = yield* AccountStore
      const accountId = yield* openAccount(10_000)
      const first = yield* submit(accountId)
      // As if the disk had room for 40 pages more.
      const [size] = yield* sql<{ page_count: number }>`PRAGMA page_count`
      yield* sql.unsafe(`PRAGMA max_page_count = ${(size?.page_count ?? 0) + 40}`)

      const attempts = Effect.all(
        Array.from({ length: 400 }, () => Effect.suspend(() => Effect.exit(submit(accountId)))),
        { concurrency: "unbounded" }
      )
      const exits = [...(yield* attempts), ...(yield* attempts)]
      const accepted = exits.flatMap(exit => (Exit.isSuccess(exit) ? [exit.value] : []))
      const failures = exits.flatMap(exit => (Exit.isFailure(exit) ? [Cause.squash(exit.cause)] : []))
      expect(accepted.length).toBeGreaterThan(0)
      expect(failures.length).toBeGreaterThan(400)
      for (const failure of failures)
        expect(failure).toMatchObject({ _tag: "StoreUnavailable", reason: "full" })

      expect((yield* tasks.get(accountId, first)).status).toBe("pending")
      for (const taskId of accepted) expect((yield* tasks.get(accountId, taskId)).status).toBe("pending")
      expect((yield* tasks.backlog).pending).toBe(accepted.length + 1)
      expect(yield* balanceOf(accountId)).toBe(10_000 - accepted.length - 1)
      expect(yield* accounts.audit).toEqual([])

      yield* sql`PRAGMA max_page_count = 1000000`
      yield* submit(accountId)
      expect((yield* tasks.backlog).pending).toBe(accepted.length + 2)
    })
  )
)

it.scopedLive("a write lock held by another program makes the store busy for a moment, not broken", () =>
  onDatabase(filename =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accountId = yield* openAccount()
      const shell = new Sqlite(filename)
      shell.exec("BEGIN IMMEDIATE")
      const refused = yield* Effect.flip(submit(accountId))
      expect(refused).toMatchObject({ _tag: "StoreUnavailable", reason: "busy" })
      expect((yield* tasks.backlog).pending).toBe(0)
      shell.exec("ROLLBACK")
      shell.close()
      yield* submit(accountId)
      expect(yield* balanceOf(accountId)).toBe(2)
    })
  )
)

it.scopedLive("transactions that share a commit stand and fall each for itself", () =>
  onDatabase(() =>
    Effect.gen(function* () {
      const poor = yield* openAccount(0)
      const rich = yield* openAccount(100)
      const outcomes = yield* Effect.all(
        Array.from({ length: 100 }, (_, index) => errorOf(submit(index % 2 === 0 ? poor : rich))),
        { concurrency: "unbounded" }
      )
      expect(outcomes.filter(outcome => outcome === "none")).toHaveLength(50)
      expect(outcomes.filter(outcome => outcome === "InsufficientCredits")).toHaveLength(50)
      expect(yield* balanceOf(rich)).toBe(50)
    })
  )
)

it.scopedLive("an interrupted transaction leaves nothing, and holds nobody up", () =>
  onDatabase(() =>
    Effect.gen(function* () {
      const tasks = yield* TaskStore
      const accounts = yield* AccountStore
      const accountId = yield* openAccount(10_000)
      const some = Effect.all(
        Array.from({ length: 50 }, () => Effect.suspend(() => submit(accountId))),
        { concurrency: "unbounded" }
      )
      for (let delay = 0; delay < 20; delay += 1) {
        yield* Effect.timeoutOption(some, `${delay} millis`)
        expect(yield* accounts.audit).toEqual([])
      }
      // Whoever comes now waits until what was under way when it was interrupted is written.
      yield* submit(accountId)
      const before = (yield* tasks.backlog).pending
      yield* submit(accountId)
      expect((yield* tasks.backlog).pending).toBe(before + 1)
    })
  )
)
