import { readFileSync } from "node:fs"
import { join } from "node:path"
import { SqlClient } from "@effect/sql/SqlClient"
import { expect, it } from "@effect/vitest"
import { fingerprintsOf, Ids, Privacy, PrivacyStore, Secrets, TaskStore } from "@prospect-research/core"
import { testEngine } from "@prospect-research/core/testing"
import { SqlStore } from "@prospect-research/storage-sql"
import { SqliteDatabase, SqliteStore } from "@prospect-research/storage-sqlite"
import Sqlite from "better-sqlite3"
import { Effect, Layer, Logger, LogLevel, Redacted } from "effect"
import { temporaryDirectory } from "./temporaryDirectory.ts"

const accountId = "01990000-0000-7000-8000-000000000001"
const otherAccount = "01990000-0000-7000-8000-000000000003"
const email = { contact_data: { email: "ada@example.com" } }

/** A database as version 1 of the tables left it: seven tasks, one of them erased. */
const oldDatabase = Effect.map(temporaryDirectory, directory => {
  const filename = join(directory, "research.db")
  const database = new Sqlite(filename)
  database.exec(readFileSync(join(import.meta.dirname, "fixtures/version1.sql"), "utf8"))
  database.close()
  return filename
})

const secrets = Secrets.layer(Redacted.make(new Uint8Array(32).fill(7))).pipe(Layer.provide(Ids.layer))

it.scopedLive("indexing can stop after any batch and go on in another process", () =>
  Effect.gen(function* () {
    const filename = yield* oldDatabase
    const indexSome = Effect.gen(function* () {
      const store = yield* PrivacyStore
      const own = yield* Secrets
      const some = yield* store.unindexed(2)
      const indexed = some.map(({ contact, taskId }) => ({
        taskId,
        subjects: fingerprintsOf(own, contact)
      }))
      yield* store.index(indexed)
      // Whoever had read the same tasks comes second, and changes nothing.
      yield* store.index(indexed)
      return (yield* store.unindexed(100)).length
    }).pipe(Effect.provide(Layer.merge(SqliteStore.layer({ filename }), secrets)))
    expect([yield* indexSome, yield* indexSome, yield* indexSome]).toEqual([4, 2, 0])
  })
)

it.scopedLive("a task that is erased before it is indexed leaves no fingerprint", () =>
  Effect.gen(function* () {
    const filename = yield* oldDatabase
    yield* Effect.gen(function* () {
      const store = yield* PrivacyStore
      const tasks = yield* TaskStore
      const sql = yield* SqlClient
      const [first] = yield* store.unindexed(1)
      const taskId = first?.taskId ?? ""
      yield* tasks.erase(accountId, taskId, 0)
      yield* store.index([{ taskId, subjects: [{ kind: "email", fingerprint: "hash" }] }])
      expect(yield* sql`SELECT task_id FROM task_subject`).toEqual([])
    }).pipe(Effect.provide(Layer.provideMerge(SqlStore.layer, SqliteDatabase.layer({ filename }))))
  })
)

it.scopedLive("a person is erased in old tasks as in new ones, in one account alone", () =>
  Effect.gen(function* () {
    const filename = yield* oldDatabase
    yield* Effect.gen(function* () {
      const privacy = yield* Privacy
      const held = yield* privacy.export(accountId, email)
      expect(held.tasks.map(task => task.prospect_id)).toEqual(["crm-1", null])
      expect(held.tasks[0]?.deliveries[0]?.body).toContain("job")
      expect(yield* privacy.erase(accountId, email)).toEqual({ erased: 2 })
      const byName = { contact_data: { full_name: "Ada Lovelace", company: "Example" } }
      expect(yield* privacy.erase(accountId, byName)).toEqual({ erased: 1 })
      expect(yield* privacy.erase(otherAccount, email)).toEqual({ erased: 1 })
    }).pipe(
      Effect.provide(testEngine(SqliteStore.layer({ filename }))),
      Logger.withMinimumLogLevel(LogLevel.None)
    )
  })
)
