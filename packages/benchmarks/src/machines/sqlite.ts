import { mkdtempSync, rmSync, statSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Accounts, TaskStore, Worker } from "@prospect-research/core"
import { Effect } from "effect"
import { submitAll } from "./contestants.ts"
import { servicesOnSqlite } from "./services.ts"

/** What one process on a SQLite file makes of its tasks. */
export interface SqliteFigures {
  readonly tasksPerSecond: number
  /** Processor time of a task, the database's included, milliseconds. */
  readonly millis: number
  /** Bytes a task. */
  readonly kept: number
}

const measure = Effect.fnUntraced(function* (tasks: number) {
  const store = yield* TaskStore
  const { account_id } = yield* Effect.flatMap(Accounts, accounts => accounts.create("SQLite"))
  yield* submitAll(account_id, tasks)
  const before = { at: performance.now(), used: process.cpuUsage() }
  const isDone = Effect.map(store.backlog, ({ pending, running }) => pending + running === 0)
  yield* Effect.delay(isDone, "50 millis").pipe(
    Effect.repeat({ until: done => done }),
    Effect.provide(Worker.layer({ concurrency: 64 }))
  )
  const { system, user } = process.cpuUsage(before.used)
  return {
    tasksPerSecond: (tasks * 1000) / (performance.now() - before.at),
    millis: (system + user) / 1000 / tasks
  }
})

/** The same tasks as `throughput`, on a SQLite file of their own. */
export const throughputOnSqlite = (tasks: number): Effect.Effect<SqliteFigures> =>
  Effect.acquireUseRelease(
    Effect.sync(() => mkdtempSync(join(tmpdir(), "prospect-research-bench-"))),
    directory => {
      const filename = join(directory, "research.db")
      return Effect.map(Effect.provide(measure(tasks), servicesOnSqlite(filename)), figures => ({
        ...figures,
        // Closed, so that the write-ahead log is folded in.
        kept: statSync(filename).size / tasks
      }))
    },
    directory => Effect.sync(() => rmSync(directory, { recursive: true, force: true }))
  ).pipe(Effect.orDie)
