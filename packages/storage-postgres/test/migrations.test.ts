import { SqlClient } from "@effect/sql/SqlClient"
import { describe, expect, it } from "@effect/vitest"
import { PostgresDatabase, PostgresStore } from "@prospect-research/storage-postgres"
import { Dialect, type Migration, Migrations } from "@prospect-research/storage-sql"
import { Context, Effect, Fiber, Layer, Redacted } from "effect"
import Pg from "pg"
import { startServer } from "./database.ts"

const server = await startServer()

const released = Migrations.defaultValue()

/** Statements that mean nothing to a program that does not know of them. */
const additions: ReadonlyArray<RegExp> = [
  /^CREATE TABLE /,
  /^CREATE INDEX /,
  /^ALTER TABLE \w+ ADD COLUMN \w+ [A-Z ]*?NOT NULL DEFAULT (?:[-\d.]+|'[^']*')$/,
  /^ALTER TABLE \w+ ADD COLUMN \w+ (?!.*(?:NOT NULL|UNIQUE|PRIMARY|CHECK|REFERENCES)).*$/
]

const isAddition = (statement: string): boolean =>
  !statement.includes(";") && additions.some(addition => addition.test(statement.trim()))

const storeAt = (url: string, migrations: ReadonlyArray<Migration>) =>
  Layer.build(
    Layer.provide(
      PostgresStore.layer({ url: Redacted.make(url), connections: 2 }),
      Layer.succeed(Migrations, migrations)
    )
  )

const later: Migration = {
  name: "later",
  compatibleFrom: released.length,
  statements: () => [
    "ALTER TABLE task ADD COLUMN urgency INTEGER NOT NULL DEFAULT 0",
    "ALTER TABLE ledger_entry ADD COLUMN remark TEXT"
  ]
}

describe("the steps of the schema", () => {
  it.scopedLive("only add, after the first", () =>
    Effect.gen(function* () {
      const url = Redacted.make(yield* server.createDatabase)
      const dialect = Context.get(yield* Layer.build(PostgresDatabase.layer({ url })), Dialect)
      const steps = released.slice(1).flatMap(step => step.statements(dialect))
      expect(steps.length).toBeGreaterThan(0)
      expect(steps.filter(statement => !isAddition(statement))).toEqual([])
    })
  )

  it.each([
    "DROP TABLE remark",
    "ALTER TABLE task DROP COLUMN cost",
    "ALTER TABLE task RENAME COLUMN cost TO price",
    "ALTER TABLE task ALTER COLUMN prospect_id SET NOT NULL",
    "ALTER TABLE task ADD COLUMN urgency INTEGER NOT NULL",
    "ALTER TABLE task ADD COLUMN urgency INTEGER UNIQUE",
    "ALTER TABLE task ADD CHECK (cost > 0)",
    "CREATE UNIQUE INDEX one_prospect ON task (prospect_id)",
    "CREATE INDEX task_cost ON task (cost); DROP TABLE report"
  ])("would not pass for additions: %s", statement => {
    expect(isAddition(statement)).toBe(false)
  })

  it("name no program that is not there", () => {
    for (const [index, { compatibleFrom }] of released.entries()) {
      expect(compatibleFrom).toBeGreaterThanOrEqual(1)
      expect(compatibleFrom).toBeLessThanOrEqual(index + 1)
    }
  })
})

describe("an upgrade", () => {
  it.scopedLive("begins again when it and a transaction wait for each other", () =>
    Effect.gen(function* () {
      const url = yield* server.createDatabase
      yield* storeAt(url, released)
      const busy = yield* Effect.acquireRelease(
        Effect.promise(async () => {
          const client = new Pg.Client({ connectionString: url })
          await client.connect()
          await client.query("BEGIN; LOCK TABLE ledger_entry IN ROW EXCLUSIVE MODE")
          return client
        }),
        client => Effect.promise(() => client.end())
      )
      const upgraded = yield* Effect.fork(storeAt(url, [...released, later]))
      const waits = server.execute(
        url,
        "SELECT 1 AS one FROM pg_locks WHERE relation = 'ledger_entry'::regclass AND NOT granted"
      )
      yield* Effect.repeat(Effect.delay(waits, "20 millis"), { until: rows => rows.length > 0, times: 500 })
      // Answers once the upgrade has given way.
      yield* Effect.promise(() => busy.query("SELECT count(*) FROM task"))
      yield* Effect.promise(() => busy.query("COMMIT"))
      yield* Fiber.join(upgraded)
      expect(yield* server.execute(url, "SELECT max(migration_id) AS version FROM schema_version")).toEqual([
        { version: released.length + 1 }
      ])
    })
  )

  it.scopedLive("is made once by twenty that start at once, and the version before starts beside them", () =>
    Effect.gen(function* () {
      const url = yield* server.createDatabase
      yield* storeAt(url, released)
      const lists = Array.from({ length: 20 }, (_, index) =>
        index % 4 === 0 ? released : [...released, later]
      )
      yield* Effect.forEach(lists, list => storeAt(url, list), { concurrency: "unbounded" })
      const { steps } = yield* Effect.gen(function* () {
        const sql = yield* SqlClient
        return { steps: yield* sql`SELECT name, compatible_from FROM schema_version ORDER BY migration_id` }
      }).pipe(Effect.provide(PostgresDatabase.layer({ url: Redacted.make(url), connections: 2 })))
      expect(steps).toEqual(
        [...released, later].map(({ compatibleFrom, name }) => ({ name, compatible_from: compatibleFrom }))
      )
    })
  )
})
