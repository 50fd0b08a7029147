import { cpus } from "node:os"
import { startPostgres } from "@prospect-research/storage-postgres/testing"
import { Effect } from "effect"
import { readNumbers } from "../readNumbers.ts"
import { commitRate } from "./commitRate.ts"
import { type Contestant, ours, queueLoop } from "./contestants.ts"
import { fairness } from "./fairness.ts"
import { stageCount } from "./fakeStages.ts"
import { daysKept, largestDatabase, largestTable, loadOf, peak, share, type TaskCost } from "./primary.ts"
import { throughputOnSqlite } from "./sqlite.ts"
import { type Submitting, submitting } from "./submitting.ts"
import { table } from "./table.ts"
import { type Throughput, throughput } from "./throughput.ts"

const usage = `Measures what many machines do on one PostgreSQL, which is started for it: minutes of load.

  npm run bench-machines -- [TASKS [QUEUED [CORES]]]

  TASKS    researched for each figure; 1000 by default
  QUEUED   of another account, before a newcomer's; 10000 by default
  CORES    of the primary that is reckoned with; 16 by default
  --help   this text
`

const { cores, queued, tasks } = readNumbers(usage, { tasks: 1000, queued: 10_000, cores: 16 })

/** Begin, announcement of the first stages, the end of each stage, settlement: what a task commits that shares with nobody. */
const commitsAlone = stageCount + 3

const print = (line = "") => process.stdout.write(`${line}\n`)
const whole = (number: number) => Math.round(number).toLocaleString("en")
const kilobytes = (bytes: number) => `${(bytes / 1024).toFixed(0)} KB`
const gigabytes = (bytes: number) => `${whole(bytes / 1e9)} GB`

const rowOf = ({ name }: Contestant, figures: Throughput) => [
  name,
  whole(figures.workers),
  figures.tasksPerSecond.toFixed(1),
  whole(figures.tasksPerSecond * stageCount),
  `${figures.workerMillis.toFixed(1)} ms`,
  `${figures.serverMillis.toFixed(1)} ms`,
  figures.transactions.toFixed(1),
  kilobytes(figures.logged),
  kilobytes(figures.kept)
]

const figures = Effect.gen(function* () {
  const server = yield* startPostgres()
  print(
    `Node ${process.version}, PostgreSQL beside it, durable; ${cpus().length} cores: ${cpus()[0]?.model}.`
  )
  print(
    `${tasks} tasks of ${stageCount} stages, each of which stores some 4 KB and takes no time of its own.\n`
  )

  const submits: Array<Submitting> = []
  for (const atOnce of [1, 50]) submits.push(yield* submitting(server, atOnce, tasks))
  const perSecond = submits.map(it => [whole(it.atOnce), whole(it.ours), whole(it.plain)])
  print(`${table(["submits a second, at once", "this server", "plain statement on pg"], perSecond)}\n`)

  const rows: Array<ReadonlyArray<string>> = []
  const measured: Array<Throughput> = []
  for (const workers of [1, 2, 4]) {
    const own = yield* throughput(server, ours, workers, tasks)
    measured.push(own)
    rows.push(rowOf(ours, own))
    rows.push(rowOf(queueLoop, yield* throughput(server, queueLoop, workers, tasks)))
  }
  const onSqlite = yield* throughputOnSqlite(tasks)
  rows.push([
    "on SQLite",
    "1",
    onSqlite.tasksPerSecond.toFixed(1),
    whole(onSqlite.tasksPerSecond * stageCount),
    `${onSqlite.millis.toFixed(1)} ms`,
    "",
    "",
    "",
    kilobytes(onSqlite.kept)
  ])
  const columns = [
    "",
    "workers",
    "tasks/s",
    "stages/s",
    "CPU workers",
    "CPU server",
    "transactions",
    "log",
    "kept"
  ]
  print(table(columns, rows))
  print("CPU, transactions (reads too), log and kept bytes are those of one task.\n")

  const one = yield* fairness(server, queued)
  print(
    `Fairness: with ${whole(one.queued)} tasks of another account queued, a newcomer's one task began after ${one.ahead} of them, in ${(one.waitedMillis / 1000).toFixed(1)} s.`
  )
  const [alone] = measured
  if (alone === undefined) return
  print(`First come, first served, it would wait for all: ${whole(one.queued / alone.tasksPerSecond)} s.\n`)

  const commitsPerSecond = yield* commitRate(server)
  const cost: TaskCost = { ...alone, commits: commitsAlone }
  print(`What one primary with ${cores} such cores and ${whole(commitsPerSecond)} commits a second carries`)
  print(
    `Model: busiest hour ${peak} times the mean, ${share * 100} % of cores and commits used, ${daysKept} days kept, a task's ${commitsAlone} commits`
  )
  print(
    `shared with no other's; partitions from ${gigabytes(largestTable)} a table, another cluster from ${gigabytes(largestDatabase)}.\n`
  )
  const loads = [10_000, 100_000, 300_000, 1_000_000, 3_000_000].map(day =>
    loadOf(day, cost, { cores, commitsPerSecond })
  )
  print(
    table(
      ["tasks a day", "cores", "commits/s", "log a day", "kept", "partitions", "clusters"],
      loads.map(load => [
        whole(load.tasksPerDay),
        load.coresAtPeak.toFixed(1),
        whole(load.commitsAtPeak),
        gigabytes(load.loggedPerDay),
        gigabytes(load.kept),
        load.needsPartitions ? "yes" : "no",
        whole(load.clusters)
      ])
    )
  )
})

await Effect.runPromise(Effect.scoped(figures))
