import { Clock, Effect, Random, Schema } from "effect"
import { auditAll } from "../audit/auditAll.ts"
import { readBooks } from "../audit/openBooks.ts"
import type { Campaign } from "../Campaign.ts"
import { p99, quantile } from "../harness/quantile.ts"
import { openScene } from "../harness/Scene.ts"

const tasksEach = 20
/** Three workers share the tasks of a round, so that each has some when it dies. */
const tasksOfWorker = 7
const longestMillis = 45_000

const Whole = Schema.Union(Schema.Number, Schema.NumberFromString)
const Starts = Schema.Array(Schema.Struct({ at: Whole, data: Schema.String }))
const Start = Schema.parseJson(Schema.Struct({ attempt: Schema.Number }))

/** Kills a process that works, and takes the time until its tasks run again. */
export const rescue: Campaign = {
  id: "rescue",
  promise: "a dead worker's tasks run again: p99 ≤ 45 s",
  databases: ["sqlite", "postgres"],
  size: { unit: "kills", whole: 20, short: 1 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    // Where one worker takes all of a round, a kill of another has nobody's tasks to rescue.
    const settings = database === "sqlite" ? {} : { TASK_CONCURRENCY: String(tasksOfWorker) }
    const { deployment, receiver, workload } = yield* openScene({ database, settings })
    const workers = deployment.slots.filter(({ role }) => role === "all" || role === "worker")
    const waits: Array<number> = []
    for (let count = 1; count <= size; count++) {
      yield* Effect.forEach(Array.from({ length: tasksEach }), () => workload.submit({ behaviour: "long" }), {
        concurrency: tasksEach
      })
      yield* Effect.sleep(yield* Random.nextIntBetween(1000, 4000))
      const slot = yield* Effect.orDie(Random.choice(workers))
      yield* slot.current().kill
      const killedAt = yield* Clock.currentTimeMillis
      yield* slot.restart()
      yield* Effect.sleep(database === "sqlite" ? "3 seconds" : "50 seconds")
      const rows = yield* readBooks(deployment.database, books =>
        books.read(`SELECT at, data FROM task_event WHERE at >= ${killedAt} AND data LIKE '%"running"%'`)
      )
      const starts = yield* Effect.orDie(Schema.decodeUnknown(Starts)(rows))
      for (const { at, data } of starts) {
        if (!data.includes('"attempt"') || Schema.decodeSync(Start)(data).attempt < 2) continue
        waits.push(at - killedAt)
      }
      yield* progress(`${count} of ${size} kills, ${waits.length} tasks rescued`)
    }
    const audit = yield* auditAll(deployment.database, workload.log, receiver.received)
    const slowest = Math.round(p99(waits))
    const promise = "a dead worker's tasks run again within 45 s"
    const story = `p99 of ${waits.length} tasks is ${slowest} ms`
    const isKept = waits.length >= size && slowest <= longestMillis
    return {
      measurements: [
        { name: "tasks rescued", value: waits.length },
        { name: "median, ms", value: Math.round(quantile(waits, 0.5)) },
        { name: "p99, ms", value: slowest }
      ],
      broken: [
        ...(isKept ? [] : [{ promise, subject: "all kills", story, isTimed: true as const }]),
        ...audit.broken
      ],
      notes: []
    }
  })
}
