import { spawn } from "node:child_process"
import { fileURLToPath } from "node:url"
import { Accounts, Research, TaskStore } from "@prospect-research/core"
import { type PostgresServer, startPostgres } from "@prospect-research/storage-postgres/testing"
import { Duration, Effect, Schema } from "effect"
import { services } from "./services.ts"

const tasks = Number(process.argv[2] ?? 1000)
const print = (line = "") => process.stdout.write(`${line}\n`)
const script = fileURLToPath(new URL("./worker.js", import.meta.url))

const startWorker = (url: string) =>
  Effect.acquireRelease(
    Effect.sync(() => spawn(process.execPath, [script, url], { stdio: ["ignore", "ignore", "inherit"] })),
    child => Effect.sync(() => void child.kill("SIGKILL"))
  )

const submitAll = (accountId: string, count: number) =>
  Effect.flatMap(Research, research =>
    Effect.forEach(
      Array.from({ length: count }, (_, index) => index),
      index => research.submit(accountId, { contact_data: { email: `person${index}@example.com` } }),
      { concurrency: 20 }
    )
  )

const waitUntilDone = Effect.gen(function* () {
  const store = yield* TaskStore
  while (true) {
    const { pending, running } = yield* store.backlog
    if (pending + running === 0) return
    yield* Effect.sleep("50 millis")
  }
})

/** Tasks a second of so many worker processes, submits not counted. */
const throughput = (server: PostgresServer, workers: number) =>
  Effect.gen(function* () {
    const url = yield* server.createDatabase
    return yield* Effect.gen(function* () {
      const accounts = yield* Accounts
      const { account_id } = yield* accounts.create("Throughput")
      yield* submitAll(account_id, tasks)
      const [took] = yield* Effect.timed(
        Effect.scoped(
          Effect.zipRight(
            Effect.forEach(Array.from({ length: workers }), () => startWorker(url)),
            waitUntilDone
          )
        )
      )
      return tasks / Duration.toSeconds(took)
    }).pipe(Effect.provide(services(url)))
  })

/** How many of another account's queued tasks are claimed before the one task of a newcomer. */
const fairness = (server: PostgresServer, queued: number) =>
  Effect.gen(function* () {
    const url = yield* server.createDatabase
    return yield* Effect.gen(function* () {
      const accounts = yield* Accounts
      const store = yield* TaskStore
      const busy = yield* accounts.create("Busy")
      const newcomer = yield* accounts.create("Newcomer")
      yield* submitAll(busy.account_id, queued)
      yield* submitAll(newcomer.account_id, 1)
      for (let ahead = 0; ; ahead += 1) {
        const [claimed] = yield* store.claim({ worker: "w", limit: 1, leaseMillis: 600_000 })
        if (claimed === undefined || claimed.accountId === newcomer.account_id) return ahead
      }
    }).pipe(Effect.provide(services(url)))
  })

const Size = Schema.Tuple(Schema.Struct({ bytes: Schema.NumberFromString, wal: Schema.NumberFromString }))
const sizeNow = (server: PostgresServer, url: string) =>
  Effect.flatMap(
    server.execute(
      url,
      "SELECT pg_database_size(current_database()) AS bytes, pg_current_wal_lsn() - '0/0'::pg_lsn AS wal"
    ),
    rows => Schema.decodeUnknown(Size)(rows)
  )

/** What one task leaves in the database and writes to its log, bytes. */
const sizes = (server: PostgresServer) =>
  Effect.gen(function* () {
    const url = yield* server.createDatabase
    return yield* Effect.gen(function* () {
      const accounts = yield* Accounts
      const { account_id } = yield* accounts.create("Sizes")
      const [before] = yield* sizeNow(server, url)
      yield* submitAll(account_id, tasks)
      yield* Effect.scoped(Effect.zipRight(startWorker(url), waitUntilDone))
      const [after] = yield* sizeNow(server, url)
      return { kept: (after.bytes - before.bytes) / tasks, logged: (after.wal - before.wal) / tasks }
    }).pipe(Effect.provide(services(url)))
  })

const dayOf = (rate: number) => Math.round(rate * 86_400).toLocaleString("en")
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`

const figures = Effect.gen(function* () {
  const server = yield* startPostgres()
  print(`PostgreSQL on this machine, durable; ${tasks} tasks of 25 stages that take no time of their own\n`)
  print("workers   tasks a second   tasks a day")
  let best = 0
  for (const workers of [1, 2, 4]) {
    const rate = yield* throughput(server, workers)
    best = Math.max(best, rate)
    print(`${String(workers).padEnd(10)}${rate.toFixed(1).padEnd(17)}${dayOf(rate)}`)
  }
  const queued = 10_000
  const ahead = yield* fairness(server, queued)
  print(`\nBehind ${queued} queued tasks of another account, one task waits for ${ahead} of them.`)
  const { kept, logged } = yield* sizes(server)
  print(`\nA task leaves ${(kept / 1024).toFixed(0)} KB and writes ${(logged / 1024).toFixed(0)} KB of log.`)
  print("\nWhat one primary of this kind carries (model: the rates above, 30 days kept)")
  print("tasks a day    share of the best rate    kept    log a day")
  for (const day of [10_000, 100_000, 1_000_000]) {
    const share = `${((day / (best * 86_400)) * 100).toFixed(1)} %`
    print(
      `${day.toLocaleString("en").padEnd(15)}${share.padEnd(26)}${gigabytes(day * 30 * kept).padEnd(8)}${gigabytes(day * logged)}`
    )
  }
})

await Effect.runPromise(Effect.scoped(figures))
