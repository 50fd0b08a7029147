import { type ChildProcess, spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import type { PostgresServer } from "@prospect-research/storage-postgres/testing"
import { Effect } from "effect"
import { type Connection, connect } from "./connection.ts"
import type { Contestant } from "./contestants.ts"
import { processorSeconds, serverSeconds } from "./processorTime.ts"

/** What so many workers made of their tasks, and what a task cost. */
export interface Throughput {
  readonly workers: number
  readonly tasksPerSecond: number
  /** Processor time of a task, milliseconds. */
  readonly workerMillis: number
  readonly serverMillis: number
  /** What a task wrote to the write-ahead log, and what it takes in tables and indexes, bytes. */
  readonly logged: number
  readonly kept: number
  /** Of the table that takes the most. */
  readonly largest: number
  /** Reads included. */
  readonly transactions: number
}

/** A worker process that is ready to begin, until the scope closes. */
export const startWorker = (contestant: Contestant, url: string) =>
  Effect.acquireRelease(
    Effect.promise(async () => {
      const script = fileURLToPath(new URL(`./${contestant.script}.js`, import.meta.url))
      const child = spawn(process.execPath, [script, url], { stdio: ["pipe", "pipe", "inherit"] })
      await once(child.stdout, "data")
      return child
    }),
    child => Effect.sync(() => void child.kill("SIGKILL"))
  )

export const begin = (child: ChildProcess) => Effect.sync(() => void child.stdin?.write("begin\n"))

const untilDone = ({ numbers }: Connection, { unfinished }: Contestant): Effect.Effect<void> =>
  numbers(["count"], unfinished).pipe(
    Effect.delay("50 millis"),
    Effect.repeat({ until: ({ count }) => count === 0 }),
    Effect.asVoid
  )

const columns = ["logged", "kept", "largest", "transactions"] as const
const state = (connection: Connection) =>
  connection.numbers(
    columns,
    `SELECT pg_current_wal_lsn() - '0/0'::pg_lsn AS logged, pg_database_size(current_database()) AS kept, xact_commit AS transactions,
       (SELECT coalesce(max(pg_total_relation_size(relid)), 0) FROM pg_stat_user_tables) AS largest
     FROM pg_stat_database WHERE datname = current_database()`
  )

/** Tasks are queued before and processes have started: only their work is measured. */
export const throughput = (
  server: PostgresServer,
  contestant: Contestant,
  workers: number,
  tasks: number
): Effect.Effect<Throughput> =>
  Effect.scoped(
    Effect.gen(function* () {
      const connection = yield* connect(yield* server.createDatabase)
      const empty = yield* state(connection)
      yield* contestant.fill(connection, tasks)
      const children = yield* Effect.forEach(
        Array.from({ length: workers }),
        () => startWorker(contestant, connection.url),
        { concurrency: "unbounded" }
      )
      // Every connection tells its counts when it rests for a second.
      yield* Effect.sleep("1500 millis")
      const processorTimes = () => ({
        ofWorkers: children.reduce((sum, { pid }) => sum + processorSeconds(pid ?? 0), 0),
        ofServer: serverSeconds(server.directory)
      })
      const before = { ...(yield* state(connection)), ...processorTimes(), at: performance.now() }
      yield* Effect.forEach(children, begin, { discard: true })
      yield* untilDone(connection, contestant)
      const seconds = (performance.now() - before.at) / 1000
      const { ofServer, ofWorkers } = processorTimes()
      yield* Effect.sleep("1500 millis")
      const after = yield* state(connection)
      return {
        workers,
        tasksPerSecond: tasks / seconds,
        workerMillis: ((ofWorkers - before.ofWorkers) * 1000) / tasks,
        serverMillis: ((ofServer - before.ofServer) * 1000) / tasks,
        // With what its submit wrote.
        logged: (after.logged - empty.logged) / tasks,
        kept: (after.kept - empty.kept) / tasks,
        largest: (after.largest - empty.largest) / tasks,
        transactions: (after.transactions - before.transactions) / tasks
      }
    })
  )
