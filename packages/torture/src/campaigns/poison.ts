import { Effect } from "effect"
import { auditAll } from "../audit/auditAll.ts"
import { readBooks } from "../audit/openBooks.ts"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import type { Behaviour } from "../harness/FakeSource.ts"
import { keepRunning, openScene } from "../harness/Scene.ts"

/** One task in so many kills its process. */
const poisonOf = 100

/** One in forty takes 11 s, as real research takes its time. */
const behaviourOf = (number: number): Behaviour =>
  number % poisonOf === 35 ? "poison" : number % 40 === 0 ? "long" : "slow"

/** Tasks that take their process with them, among tasks that do not. */
export const poison: Campaign = {
  id: "poison",
  promise: "a task that kills its process: failed and refunded after 3 starts, the others untouched",
  databases: ["sqlite", "postgres"],
  size: { unit: "tasks", whole: 1000, short: 20 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const { deployment, receiver, workload } = yield* openScene({ database })
    const kept = yield* Effect.forEach(deployment.slots, slot => keepRunning(slot))
    const submitted = yield* Effect.forEach(
      Array.from({ length: size }, (_, index) => index + 1),
      number => workload.submit({ behaviour: behaviourOf(number), keyed: true }),
      { concurrency: 16 }
    )
    yield* progress(`${size} tasks submitted`)
    const audit = yield* auditAll(deployment.database, workload.log, receiver.received)
    const innocent = new Set(
      submitted.flatMap(({ submission: { behaviour }, taskId }) => (behaviour === "poison" ? [] : [taskId]))
    )
    const failed = yield* readBooks(deployment.database, books =>
      books.read("SELECT task_id, error, starts FROM task WHERE status = 'failed' AND is_test = 0")
    )
    const touched: ReadonlyArray<BrokenPromise> = failed
      .filter(({ task_id }) => innocent.has(String(task_id)))
      .map(({ error, starts, task_id }) => ({
        promise: "a task that kills its process takes no other task down",
        subject: String(task_id),
        story: `failed after ${starts} starts: ${error}`
      }))
    return {
      measurements: [
        { name: "processes that ended", value: kept.reduce((sum, { ends }) => sum + ends.length, 0) },
        { name: "innocent tasks that failed", value: touched.length }
      ],
      broken: [...touched, ...audit.broken],
      notes: []
    }
  })
}
