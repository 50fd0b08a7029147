import { readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { SqlClient } from "@effect/sql/SqlClient"
import { describe, expect, it } from "@effect/vitest"
import {
  type AccountStore,
  type DeliveryStore,
  Doctor,
  type DoctorStore,
  Ids,
  Privacy,
  type PrivacyStore,
  Research,
  Secrets,
  type TaskStore
} from "@prospect-research/core"
import { testEngine } from "@prospect-research/core/testing"
import { type PostgresRefused, PostgresStore } from "@prospect-research/storage-postgres"
import { startPostgres } from "@prospect-research/storage-postgres/testing"
import { latestVersion, type Migration, Migrations } from "@prospect-research/storage-sql"
import { SqliteStore, type StorageRefused } from "@prospect-research/storage-sqlite"
import { Effect, Exit, Layer, Logger, LogLevel, Redacted, Scope } from "effect"
import { afterAll } from "vitest"
import { openAsFound, openDatabase } from "../src/databases.ts"
import { tables } from "../src/tables.ts"

const scope = Effect.runSync(Scope.make())
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
const server = await Effect.runPromise(Scope.extend(startPostgres({ isDurable: false }), scope))

const directory = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "prospect-upgrade-"))),
  path => Effect.promise(() => rm(path, { recursive: true, force: true }))
)

interface DatabaseUnderTest {
  readonly name: string
  /** The address of one that is not there yet. */
  readonly fresh: Effect.Effect<string, never, Scope.Scope>
  readonly storeOf: (
    url: string
  ) => Layer.Layer<
    TaskStore | AccountStore | DeliveryStore | PrivacyStore | DoctorStore,
    StorageRefused | PostgresRefused
  >
}

const databases: ReadonlyArray<DatabaseUnderTest> = [
  {
    name: "SQLite",
    fresh: Effect.map(directory, path => `sqlite:${join(path, "research.db")}`),
    storeOf: (url: string) => SqliteStore.layer({ filename: url.replace("sqlite:", "") })
  },
  {
    name: "PostgreSQL",
    fresh: server.createDatabase,
    storeOf: (url: string) => PostgresStore.layer({ url: Redacted.make(url), connections: 4 })
  }
]

const accountId = "01990000-0000-7000-8000-000000000001"
const otherAccount = "01990000-0000-7000-8000-000000000003"
const ada = "01990000-0000-7000-8000-000000000005"

/** What version 1 has left: tasks in every state and an erased one; their money, events, reports and checkpoints; what is owed. */
const leftBehind = [
  ...readFileSync(
    fileURLToPath(new URL("../../storage-sqlite/test/fixtures/version1.sql", import.meta.url)),
    "utf8"
  )
    .split("\n")
    .filter(line => line.startsWith("INSERT INTO ") && !line.includes("schema_version")),
  `INSERT INTO delivery VALUES ('01990000-0000-7000-8000-00000000000e', '01990000-0000-7000-8000-000000000009',
    '${otherAccount}', 'https://example.com/other', 'example.com', '{"status":"failed"}', NULL, 0, 'delivered',
    1767603660000, 2, 2, 2, 0, 1767603660000)`,
  `INSERT INTO delivery_attempt VALUES ('01990000-0000-7000-8000-00000000000e', 1, '2026-01-05T09:01:00.000Z', 12, 500,
    'The receiver answered 500', 'busy')`,
  `INSERT INTO delivery_attempt VALUES ('01990000-0000-7000-8000-00000000000e', 2, '2026-01-05T09:02:00.000Z', 9, 200,
    NULL, NULL)`
]

/** The tables of version 1. */
const oldTables = tables.filter(({ name }) => name !== "task_subject" && name !== "suppression")

/** A column that came later is no change of what was there. */
const addedLater = new Set(["subjects_known"])

const contentOf = Effect.gen(function* () {
  const sql = yield* SqlClient
  return yield* Effect.forEach(oldTables, ({ key, name }) =>
    Effect.map(
      sql<Record<string, unknown>>`SELECT * FROM ${sql(name)} ORDER BY ${sql.literal(key.join(", "))}`,
      rows => ({
        name,
        rows: rows.map(row =>
          Object.fromEntries(
            Object.entries(row)
              .filter(([column]) => !addedLater.has(column))
              .map(([column, value]) => [column, value === null ? null : String(value)])
          )
        )
      })
    )
  )
})

/** What `testEngine` opens; the fixture's own signing secrets are none. */
const sealSecrets = Effect.gen(function* () {
  const sql = yield* SqlClient
  const secrets = yield* Secrets
  for (const owner of [accountId, otherAccount]) {
    const sealed = yield* secrets.seal(Redacted.make("whsec_c2lnbmluZyBzZWNyZXQgb2YgYSB0ZXN0"), owner)
    yield* sql`UPDATE account SET signing_secret = ${sealed} WHERE account_id = ${owner}`
  }
}).pipe(
  Effect.provide(Secrets.layer(Redacted.make(new Uint8Array(32).fill(7))).pipe(Layer.provide(Ids.layer)))
)

const versionOne = Layer.succeed(Migrations, Migrations.defaultValue().slice(0, 1))

/** Fills a database as version 1 of the program has left it, and says what is in it. */
const leaveBehind = (url: string) =>
  Effect.gen(function* () {
    const sql = yield* SqlClient
    yield* Effect.forEach(leftBehind, statement => sql.unsafe(statement), { discard: true })
    yield* sealSecrets
    return yield* contentOf
  }).pipe(Effect.provide(Layer.provide(openDatabase(Redacted.make(url)), versionOne)))

const tableNames = Effect.gen(function* () {
  const sql = yield* SqlClient
  const found = yield* sql.onDialectOrElse({
    pg: () =>
      sql<{
        name: string
      }>`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
    orElse: () => sql<{ name: string }>`SELECT name FROM sqlite_master WHERE type = 'table'`
  })
  return found.map(({ name }) => name).sort()
})

const isSettled = (status: string) => status === "completed" || status === "failed"

describe.each(databases)("a database of version 1 on $name", ({ fresh, storeOf }) => {
  it.scopedLive("is brought up to date, and keeps everything", () =>
    Effect.gen(function* () {
      const url = yield* fresh
      const before = yield* leaveBehind(url)
      expect(before.find(({ name }) => name === "task")?.rows).toHaveLength(7)
      expect(before.filter(({ rows }) => rows.length === 0)).toEqual([])
      const opened = openDatabase(Redacted.make(url))
      expect(yield* Effect.provide(contentOf, opened)).toEqual(before)
      const findings = yield* Effect.flatMap(Doctor, it => it.examine).pipe(
        Effect.provide(Layer.provide(Doctor.layer, opened))
      )
      // Old as they are, tasks wait and a lease has run out; nothing is wrong.
      expect(findings.filter(({ severity }) => severity === "error")).toEqual([])
      expect(findings.map(({ check }) => check)).toContain("subjects_missing")
    })
  )

  it.scopedLive("is left as it is by who only looks at it", () =>
    Effect.gen(function* () {
      const url = yield* fresh
      const look = (migrations: ReadonlyArray<Migration>) =>
        Effect.provide(
          tableNames,
          Layer.provide(openAsFound(Redacted.make(url)), Layer.succeed(Migrations, migrations))
        )
      const released = Migrations.defaultValue()
      const absent = yield* Effect.flip(look(released))
      // The file of an empty database is not there.
      expect(absent.message).toMatch(/There is no file|There are no tables of this program/)
      yield* leaveBehind(url)
      const before = yield* look(released.slice(0, 1))
      const refused = yield* Effect.flip(look(released))
      expect(refused.message).toContain("has schema version 1, and this program reads version 2")
      expect(yield* look(released.slice(0, 1))).toEqual(before)
      yield* Effect.scoped(Layer.build(openDatabase(Redacted.make(url))))
      expect((yield* look(released)).length).toBeGreaterThan(before.length)
    })
  )

  it.scopedLive("goes on where it was left", () =>
    Effect.gen(function* () {
      const url = yield* fresh
      yield* leaveBehind(url)
      yield* Effect.gen(function* () {
        const research = yield* Research
        const all = Effect.map(research.list(accountId, {}), ({ data }) => data)
        const settled = yield* Effect.repeat(Effect.delay(all, "50 millis"), {
          until: tasks => tasks.every(({ status }) => isSettled(status)),
          times: 300
        })
        expect(settled.filter(({ status }) => status === "completed")).toHaveLength(5)
        const sent = Effect.map(research.deliveries(accountId, ada), ([delivery]) => delivery?.state)
        const state = yield* Effect.repeat(Effect.delay(sent, "50 millis"), {
          until: it => it === "delivered",
          times: 100
        })
        expect(state).toBe("delivered")
        const privacy = yield* Privacy
        const email = { contact_data: { email: "ada@example.com" } }
        expect((yield* privacy.export(accountId, email)).tasks).toHaveLength(2)
        expect(yield* privacy.erase(otherAccount, email)).toEqual({ erased: 1 })
        expect(yield* Effect.flatMap(Doctor, it => it.examine)).toEqual([])
      }).pipe(Effect.provide(testEngine(storeOf(url))), Logger.withMinimumLogLevel(LogLevel.None))
    })
  )

  it.scopedLive("is served by an older program while every step since says that it may", () =>
    Effect.gen(function* () {
      const url = yield* fresh
      const open = (migrations: ReadonlyArray<Migration>) =>
        Effect.scoped(
          Layer.build(Layer.provide(openDatabase(Redacted.make(url)), Layer.succeed(Migrations, migrations)))
        )
      const step = (name: string, compatibleFrom: number): Migration => ({
        name,
        compatibleFrom,
        statements: () => [`CREATE TABLE ${name} (${name} INTEGER)`]
      })
      const released = Migrations.defaultValue()
      const wider = [...released, step("wider", latestVersion)]
      const narrower = [...wider, step("narrower", latestVersion + 1)]
      yield* leaveBehind(url)
      yield* open(wider)
      yield* open(released)
      yield* open([...narrower, step("wide_again", latestVersion)])
      const refused = yield* Effect.flip(open(released))
      expect(refused.message).toContain("newer version of this program: update it")
      yield* open(wider)
    })
  )
})
