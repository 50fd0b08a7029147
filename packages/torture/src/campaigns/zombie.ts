import { Effect, Random } from "effect"
import { auditAll } from "../audit/auditAll.ts"
import { readBooks } from "../audit/openBooks.ts"
import { auditStages, finishedStages } from "../audit/Stages.ts"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { openScene } from "../harness/Scene.ts"

const twoLeases = "65 seconds"
const tasksEach = 30

/** Stops a worker without its noticing, until others have taken over, and lets it go on. */
export const zombie: Campaign = {
  id: "zombie",
  promise: "a worker that stands still for two leases and wakes up: no stale write accepted",
  databases: ["postgres"],
  size: { unit: "times", whole: 10, short: 1 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const { deployment, receiver, source, workload } = yield* openScene({ database })
    const workers = deployment.slots.filter(({ role }) => role === "worker")
    const broken: Array<BrokenPromise> = []
    for (let time = 1; time <= size; time++) {
      yield* Effect.replicateEffect(workload.submit({ behaviour: "long", keyed: true }), tasksEach, {
        concurrency: tasksEach
      })
      yield* Effect.sleep(yield* Random.nextIntBetween(500, 4000))
      const slot = yield* Effect.orDie(Random.choice(workers))
      yield* slot.current().send("SIGSTOP")
      yield* Effect.sleep(twoLeases)
      const settled = readBooks(deployment.database, books =>
        Effect.map(
          books.read(`
            SELECT task.task_id, task.status, task.fence, report.token FROM task
            LEFT JOIN report ON report.task_id = task.task_id
            WHERE task.status IN ('completed', 'failed') ORDER BY task.task_id`),
          rows => new Map(rows.map(row => [String(row.task_id), JSON.stringify(row)]))
        )
      )
      const before = yield* settled
      const finished = yield* readBooks(deployment.database, finishedStages)
      const asked = source.asked.length
      yield* slot.current().send("SIGCONT")
      yield* Effect.sleep("5 seconds")
      const after = yield* settled
      for (const [taskId, row] of before) {
        if (after.get(taskId) === row) continue
        broken.push({
          promise: "no stale write",
          subject: taskId,
          story: `${row} became ${after.get(taskId)}`
        })
      }
      broken.push(...auditStages([{ finished, asked }], source.asked))
      yield* progress(`${time} of ${size}: ${before.size} settled while it slept`)
    }
    const audit = yield* auditAll(deployment.database, workload.log, receiver.received)
    return {
      measurements: [{ name: "tasks in the books", value: audit.tasks }],
      broken: [...broken, ...audit.broken],
      notes: []
    }
  })
}
