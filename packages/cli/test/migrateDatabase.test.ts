import { spawn } from "node:child_process"
import { readdirSync, readFileSync } from "node:fs"
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { SqlClient } from "@effect/sql/SqlClient"
import { describe, expect, it } from "@effect/vitest"
import { migrateDatabase } from "@prospect-research/cli"
import { Accounts, Research, type SubmitBody } from "@prospect-research/core"
import { testEngine } from "@prospect-research/core/testing"
import { PostgresStore } from "@prospect-research/storage-postgres"
import { startPostgres } from "@prospect-research/storage-postgres/testing"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import Sqlite from "better-sqlite3"
import { Effect, Exit, Layer, Redacted, Scope } from "effect"
import { afterAll } from "vitest"
import { bundled } from "../../torture/src/harness/bundled.ts"
import { openAsFound } from "../src/databases.ts"

const scope = Effect.runSync(Scope.make())
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
const server = await Effect.runPromise(Scope.extend(startPostgres({ isDurable: false }), scope))

const directory = Effect.acquireRelease(
  Effect.promise(() => mkdtemp(join(tmpdir(), "prospect-cli-"))),
  path => Effect.promise(() => rm(path, { recursive: true, force: true }))
)

const person = (index: number): SubmitBody => ({
  contact_data: { email: `person${index}@example.com`, full_name: `Ünïcode Person ${index}` },
  callback_url: "https://example.com/hook",
  callback_secret: "shared",
  prospect_id: `mine-${index}`
})

/** An account with completed, failed, cancelled and erased tasks, and one that nobody has begun. */
const fill = (filename: string) =>
  Effect.gen(function* () {
    const accounts = yield* Accounts
    const research = yield* Research
    const { account_id } = yield* accounts.create("Analytical Engines")
    yield* accounts.grant(account_id, { amount: 50, reason: "paid", grantId: "grant-1" })
    const ids: Array<string> = []
    for (let index = 0; index < 8; index += 1) {
      const { task_id } = yield* research.submit(account_id, person(index), {
        idempotencyKey: `key-${index}`
      })
      ids.push(task_id)
    }
    yield* Effect.forEach(ids, id => research.wait(account_id, id, "20 seconds"), {
      concurrency: "unbounded"
    })
    yield* research.erase(account_id, ids[0] ?? "")
    return { accountId: account_id, ids }
  }).pipe(Effect.provide(testEngine(SqliteStore.layer({ filename }))), Effect.scoped)

const seen = (accountId: string, ids: ReadonlyArray<string>) =>
  Effect.gen(function* () {
    const research = yield* Research
    const accounts = yield* Accounts
    const tasks = yield* Effect.forEach(ids, id => Effect.either(research.get(accountId, id)))
    const evidence = yield* Effect.forEach(ids, id => Effect.either(research.evidence(accountId, id)))
    const deliveries = yield* Effect.forEach(ids.slice(1), id => research.deliveries(accountId, id))
    return JSON.stringify([
      tasks,
      evidence,
      deliveries,
      yield* accounts.get(accountId),
      yield* accounts.audit
    ])
  })

describe("migrate-database", () => {
  it.scopedLive(
    "moves everything, answers the same as before, and can be run again",
    () =>
      Effect.gen(function* () {
        const filename = join(yield* directory, "research.db")
        const { accountId, ids } = yield* fill(filename)
        const before = yield* seen(accountId, ids).pipe(
          Effect.provide(testEngine(SqliteStore.layer({ filename })))
        )
        // As a worker leaves it that was killed.
        const killed = new Sqlite(filename)
        killed.prepare("UPDATE delivery SET lease_until = 99").run()
        killed.close()
        const file = readFileSync(filename)
        const url = yield* server.createDatabase
        const options = { from: Redacted.make(`sqlite:${filename}`), to: Redacted.make(url) }
        const moved = yield* migrateDatabase(options)
        expect(moved.outcome).toBe("moved")
        expect(moved.tables.find(({ table }) => table === "task")?.rows).toBe(8)
        expect((yield* migrateDatabase(options)).outcome).toBe("identical")
        expect(readFileSync(filename).equals(file)).toBe(true)
        const leased = Effect.flatMap(
          SqlClient,
          sql => sql`SELECT delivery_id FROM delivery WHERE lease_until > 0`
        )
        expect(yield* Effect.provide(leased, openAsFound(Redacted.make(url)))).toEqual([])

        const store = PostgresStore.layer({ url: Redacted.make(url), connections: 4 })
        const after = yield* seen(accountId, ids).pipe(Effect.provide(testEngine(store)))
        expect(after).toBe(before)

        const more = yield* Effect.flatMap(Research, research => research.submit(accountId, person(99))).pipe(
          Effect.provide(testEngine(store))
        )
        expect(more.status).toBe("pending")
        const refused = yield* Effect.flip(migrateDatabase(options))
        expect(refused.message).toContain("The target holds other data, and nothing was written")
      }),
    60_000
  )

  it.scopedLive("refuses a source in use, and what is no database", () =>
    Effect.gen(function* () {
      const filename = join(yield* directory, "research.db")
      const to = Redacted.make(yield* server.createDatabase)
      const { accountId } = yield* fill(filename)
      expect(accountId).not.toBe("")
      const inUse = yield* Effect.flip(
        migrateDatabase({ from: Redacted.make(`sqlite:${filename}`), to })
      ).pipe(Effect.provide(testEngine(SqliteStore.layer({ filename }))))
      expect(inUse.message).toContain("in use by another process")
      const nonsense = yield* Effect.flip(
        migrateDatabase({ from: Redacted.make(`sqlite:${filename}`), to: Redacted.make("mysql://x") })
      )
      expect(nonsense.message).toContain("The target cannot be used. A database is sqlite:<file>")
    })
  )

  it.scopedLive("refuses a source that is not there, and one that others may be working on", () =>
    Effect.gen(function* () {
      const path = yield* directory
      const to = Redacted.make(yield* server.createDatabase)
      const from = Redacted.make(`sqlite:${join(path, "typo.db")}`)
      const missing = yield* Effect.flip(migrateDatabase({ from, to }))
      expect(missing.message).toContain(`There is no file ${path}/typo.db`)
      expect(readdirSync(path)).toEqual([])
      const shared = yield* Effect.flip(migrateDatabase({ from: to, to }))
      expect(shared.message).toContain("The source must be sqlite:<file>")
      const untouched = yield* Effect.flip(Effect.scoped(Layer.build(openAsFound(to))))
      expect(untouched.message).toContain("There are no tables of this program")
    })
  )

  it("says what it did or why not, with an exit code", async () => {
    const main = bundled(new URL("../dist/main.js", import.meta.url))
    const run = (...words: ReadonlyArray<string>) =>
      new Promise<{ readonly code: number | null; readonly text: string }>(resolve => {
        const child = spawn(process.execPath, [main, ...words], { stdio: ["ignore", "pipe", "pipe"] })
        let text = ""
        child.stdout.on("data", data => {
          text += data
        })
        child.stderr.on("data", data => {
          text += data
        })
        child.on("close", code => resolve({ code, text }))
      })
    const help = await run("migrate-database", "--help")
    expect(help.code).toBe(0)
    expect(help.text).toContain("all or nothing")
    expect(help.text).toContain("--from ADDRESS --to ADDRESS [--json]")
    expect(help.text).not.toContain("\u001b")
    const wizard = await run("doctor", "--wizard")
    expect([wizard.code, wizard.text.trim()]).toEqual([2, "--wizard asks questions, and needs a terminal."])
    expect((await run("migrate-database", "--from", "sqlite:x")).code).toBe(2)
    const refused = await run("doctor", "--database", "mysql://canary")
    expect(refused.code).toBe(1)
    expect(refused.text).toContain("A database is sqlite:<file>")
    expect(refused.text).not.toContain("canary")
    const path = await mkdtemp(join(tmpdir(), "prospect-cli-"))
    const filename = join(path, "research.db")
    const missing = await run("doctor", "--database", `sqlite:${filename}`)
    expect([missing.code, missing.text.trim()]).toEqual([
      1,
      `There is no file ${filename}. Check the address of the database.`
    ])
    expect(readdirSync(path)).toEqual([])
    await Effect.runPromise(Effect.scoped(Layer.build(SqliteStore.layer({ filename }))))
    const healthy = await run("doctor", "--database", `sqlite:${filename}`)
    expect([healthy.code, healthy.text.trim()]).toEqual([0, "Every promise is kept."])
    const connection = new Sqlite(filename)
    connection.prepare("INSERT INTO account VALUES ('a', 'A', 5, 0, 0, 0, 'sealed', 1)").run()
    connection.close()
    const ill = await run("doctor", "--database", `sqlite:${filename}`)
    expect(ill.code).toBe(1)
    expect(ill.text).toContain("The balance or the sums of an account are not what its ledger adds up to.")
    await rm(path, { recursive: true })
    // Seven processes, one after another.
  }, 90_000)
})
