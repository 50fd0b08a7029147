import { describe, expect, it } from "@effect/vitest"
import { AccountStore, StoreUnavailable, TaskStore } from "@prospect-research/core"
import { PostgresDatabase, PostgresStore } from "@prospect-research/storage-postgres"
import { startPostgres } from "@prospect-research/storage-postgres/testing"
import { Dialect } from "@prospect-research/storage-sql"
import { Context, Duration, Effect, Either, Fiber, Layer, Redacted, Schedule, Schema } from "effect"
import Pg from "pg"
import { startServer } from "./database.ts"
import { openProxy } from "./proxy.ts"

const server = await startServer()

const account = (accountId: string) => ({
  accountId,
  name: "Analytical Engines",
  credits: 3,
  signingSecret: "sealed",
  key: { keyId: accountId, hash: accountId, lastFour: "abcd", createdAt: 1 },
  createdAt: 1
})

const admission = (accountId: string, taskId: string) => ({
  taskId,
  accountId,
  prospectId: null,
  contact: { email: "ada@example.com" },
  callbackUrl: null,
  callbackSecret: null,
  createdAt: 1,
  settlement: null,
  subjects: [],
  idempotency: null
})

const accountId = "01990000-0000-7000-8000-000000000001"
const taskId = "01990000-0000-7000-8000-000000000002"

/** The stores behind a network that the test rules over. */
const behindProxy = Effect.gen(function* () {
  const proxy = yield* openProxy(server.port)
  const url = new URL(yield* server.createDatabase)
  url.port = String(proxy.port)
  const stores = yield* Layer.build(
    PostgresStore.layer({ url: Redacted.make(url.href), connections: 3, statementTimeout: "300 millis" })
  )
  const accounts = Context.get(stores, AccountStore)
  yield* accounts.create(account(accountId))
  return { proxy, accounts, tasks: Context.get(stores, TaskStore) }
})

describe("connections", () => {
  it.scopedLive("one that was cut is replaced, and nobody notices", () =>
    Effect.gen(function* () {
      const { accounts, proxy, tasks } = yield* behindProxy
      proxy.cut()
      yield* tasks.admit(admission(accountId, taskId))
      proxy.cut()
      expect((yield* accounts.get(accountId)).credits).toBe(2)
      expect(yield* accounts.audit).toEqual([])
    })
  )

  it.scopedLive("a commit whose answer is lost is found out about: done, once", () =>
    Effect.gen(function* () {
      const { accounts, proxy, tasks } = yield* behindProxy
      proxy.loseAnswerTo("COMMIT")
      expect((yield* tasks.admit(admission(accountId, taskId))).task_id).toBe(taskId)
      expect((yield* accounts.get(accountId)).credits).toBe(2)
      expect((yield* tasks.backlog).pending).toBe(1)
    })
  )

  it.scopedLive("a statement whose answer is lost is undone and done again, once", () =>
    Effect.gen(function* () {
      const { accounts, proxy, tasks } = yield* behindProxy
      proxy.loseAnswerTo("INSERT INTO ledger_entry")
      yield* tasks.admit(admission(accountId, taskId))
      expect((yield* accounts.get(accountId)).credits).toBe(2)
      expect(yield* accounts.audit).toEqual([])
    })
  )

  it.scopedLive("one that is silent is given up in time, and the next one works", () =>
    Effect.gen(function* () {
      const { accounts, proxy, tasks } = yield* behindProxy
      proxy.freeze()
      const [took, outcome] = yield* Effect.timed(Effect.either(tasks.admit(admission(accountId, taskId))))
      expect(Either.getLeft(outcome)).toMatchObject({ value: { reason: "unreachable" } })
      expect(Either.isLeft(outcome) && outcome.left instanceof StoreUnavailable).toBe(true)
      expect(Duration.toSeconds(took)).toBeLessThan(30)
      proxy.thaw()
      yield* tasks.admit(admission(accountId, taskId))
      expect((yield* accounts.get(accountId)).credits).toBe(2)
    })
  )
})

describe("connections that all wait", () => {
  it.scopedLive("for a lock leave one to those who only read", () =>
    Effect.gen(function* () {
      const url = yield* server.createDatabase
      const stores = yield* Layer.build(
        PostgresStore.layer({ url: Redacted.make(url), connections: 3, statementTimeout: "5 seconds" })
      )
      const [accounts, tasks] = [Context.get(stores, AccountStore), Context.get(stores, TaskStore)]
      yield* accounts.create(account(accountId))
      const locking = new Pg.Client({ connectionString: url })
      yield* Effect.acquireRelease(
        Effect.promise(() => locking.connect()),
        () => Effect.promise(() => locking.end())
      )
      yield* Effect.promise(() => locking.query("BEGIN; SELECT 1 FROM account FOR UPDATE"))
      const admitted: Array<string> = []
      const ids = Array.from({ length: 3 }, (_, index) => taskId.replace(/2$/, String(index + 3)))
      const admitting = yield* Effect.fork(
        Effect.forEach(
          ids,
          id =>
            Effect.map(tasks.admit(admission(accountId, id)), () => {
              admitted.push(id)
            }),
          { concurrency: "unbounded" }
        )
      )
      yield* Effect.sleep("200 millis")
      // Fails where it waits behind the three for as long as a connection may take.
      expect((yield* accounts.get(accountId)).credits).toBe(3)
      expect(admitted).toEqual([])
      yield* Effect.promise(() => locking.query("COMMIT"))
      yield* Fiber.join(admitting)
      expect((yield* accounts.get(accountId)).credits).toBe(0)
    })
  )
})

const Numbered = Schema.Struct({ number: Schema.NumberFromString, pid: Schema.Number })

describe("a server that crashes", () => {
  it.scopedLive(
    "is not asked about a commit that it forgot: the number may have gone to another",
    () =>
      Effect.gen(function* () {
        // Nothing of a transaction reaches the disk by itself.
        const mortal = yield* startPostgres({ flags: ["-c", "wal_writer_delay=10s"] })
        const url = yield* mortal.createDatabase
        const database = yield* Layer.build(
          PostgresDatabase.layer({ url: Redacted.make(url), connections: 2 })
        )
        const numberOfTransaction = Effect.tryPromise(async () => {
          const client = new Pg.Client({ connectionString: url })
          client.on("error", () => undefined)
          await client.connect()
          const { rows } = await client.query(
            "SELECT pg_current_xact_id()::text AS number, pg_backend_pid() AS pid"
          )
          return { client, ...Schema.decodeUnknownSync(Numbered)(rows[0]) }
        })
        const nextNumber = numberOfTransaction.pipe(
          Effect.tap(({ client }) => Effect.promise(() => client.end())),
          Effect.map(({ number }) => number),
          Effect.retry(Schedule.intersect(Schedule.spaced("100 millis"), Schedule.recurs(300))),
          Effect.orDie
        )
        // One process that dies takes all memory of the server with it.
        const crash = Effect.map(Effect.orDie(numberOfTransaction), ({ pid }) => process.kill(pid, "SIGKILL"))
        const before = yield* nextNumber
        const { transaction } = Context.get(database, Dialect)
        const givenOut: Array<number> = []
        const giveOut = Effect.map(nextNumber, number => {
          givenOut.push(number)
        })
        const outcome = yield* Effect.either(transaction(Effect.zipRight(crash, Effect.repeatN(giveOut, 3))))
        // The number of the transaction, which came after `before`, went to one that has committed.
        expect(givenOut).toContain(before + 1)
        expect(Either.getLeft(outcome)).toMatchObject({ value: { reason: "unreachable" } })
      }),
    120_000
  )
})

describe("schema", () => {
  it.scopedLive("twenty that start at once make one schema", () =>
    Effect.gen(function* () {
      const url = Redacted.make(yield* server.createDatabase)
      const stores = yield* Effect.all(
        Array.from({ length: 20 }, () => Layer.build(PostgresStore.layer({ url, connections: 2 }))),
        { concurrency: "unbounded" }
      )
      const opened = yield* Effect.all(
        stores.map((store, index) =>
          Context.get(store, AccountStore).createFirst(
            account(`01990000-0000-7000-8000-0000000000${10 + index}`)
          )
        ),
        { concurrency: "unbounded" }
      )
      expect(opened.filter(Boolean)).toHaveLength(1)
    })
  )

  it.scopedLive("a database that a newer version has migrated is refused in plain words", () =>
    Effect.gen(function* () {
      const url = Redacted.make(yield* server.createDatabase)
      const open = Layer.build(PostgresStore.layer({ url, connections: 2 }))
      yield* Effect.scoped(open)
      yield* server.execute(
        Redacted.value(url),
        "INSERT INTO schema_version (migration_id, name) VALUES (999, 'later')"
      )
      const refused = yield* Effect.flip(open)
      expect(refused).toMatchObject({ _tag: "PostgresRefused", reason: "newer_schema" })
      expect(refused.message).toContain("Update the program")
    })
  )

  it.scopedLive("a wrong password or name is refused without repeating the address", () =>
    Effect.gen(function* () {
      const url = new URL(server.urlOf("no-such-database"))
      const refused = (address: URL) =>
        Effect.flip(Layer.build(PostgresStore.layer({ url: Redacted.make(address.href), connections: 2 })))
      const unknown = yield* refused(url)
      expect(unknown.message).toContain("create it, or check the name")
      url.password = "canary-secret"
      const denied = yield* refused(url)
      expect(denied).toMatchObject({ _tag: "PostgresRefused", reason: "access" })
      expect(`${unknown.message} ${denied.message}`).not.toContain("canary-secret")
    })
  )
})
