import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Accounts, Research, Worker } from "@prospect-research/core"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import { Effect, Logger, LogLevel, MutableRef } from "effect"
import { engine } from "./engine.ts"

/** What 10,000 tasks that wait in a stage cost one process. */
export interface InFlightFigures {
  readonly tasks: number
  readonly kilobytesPerTask: number
  /** Reads of a task while all wait: median and 99th percentile, milliseconds. */
  readonly readMedianMillis: number
  readonly readP99Millis: number
}

const collectGarbage = Effect.sync(() => {
  if (globalThis.gc === undefined) throw new Error("Run node with --expose-gc")
  globalThis.gc()
  globalThis.gc()
  return process.memoryUsage().heapUsed + process.memoryUsage().external
})

const measure = Effect.fn("inFlight.measure")(function* (
  tasks: number,
  waiting: MutableRef.MutableRef<number>
) {
  const accounts = yield* Accounts
  const research = yield* Research
  const { account_id } = yield* accounts.create("In flight")
  const submit = (index: number) =>
    research.submit(account_id, {
      contact_data: { email: `person${index}@example.com`, full_name: `Person ${index}`, company: "Example" }
    })
  const ids = yield* Effect.forEach(
    Array.from({ length: tasks }, (_, index) => index),
    index => Effect.map(submit(index), submitted => submitted.task_id)
  )
  const before = yield* collectGarbage
  return yield* Effect.gen(function* () {
    // A task that has only been taken weighs more than one that waits in its stage.
    while (MutableRef.get(waiting) < tasks) yield* Effect.sleep("50 millis")
    const after = yield* collectGarbage
    const times: Array<number> = []
    for (let read = 0; read < 1000; read++) {
      const startedAt = performance.now()
      yield* research.get(account_id, ids[(read * 7919) % tasks] ?? "")
      times.push(performance.now() - startedAt)
    }
    times.sort((left, right) => left - right)
    return {
      tasks,
      kilobytesPerTask: (after - before) / tasks / 1024,
      readMedianMillis: times[500] ?? 0,
      readP99Millis: times[990] ?? 0
    } satisfies InFlightFigures
  }).pipe(Effect.provide(Worker.layer({ concurrency: tasks })))
})

/** Figures of `tasks` tasks in flight on a SQLite file of their own. */
export const inFlight = (tasks: number): Promise<InFlightFigures> => {
  const directory = mkdtempSync(join(tmpdir(), "prospect-research-bench-"))
  const store = SqliteStore.layer({ filename: join(directory, "research.db") })
  const waiting = MutableRef.make(0)
  return Effect.runPromise(
    measure(tasks, waiting).pipe(
      Effect.provide(
        engine(
          store,
          Effect.sync(() => MutableRef.increment(waiting))
        )
      ),
      // As the server runs where nothing exports spans.
      Effect.withTracerEnabled(false),
      Logger.withMinimumLogLevel(LogLevel.Warning),
      Effect.ensuring(Effect.sync(() => rmSync(directory, { recursive: true, force: true })))
    )
  )
}
