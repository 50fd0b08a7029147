import { Clock, Effect, Fiber, Random } from "effect"
import { auditAll } from "../audit/auditAll.ts"
import { readBooks } from "../audit/openBooks.ts"
import { auditStages, type FinishedBy, finishedStages } from "../audit/Stages.ts"
import type { Campaign } from "../Campaign.ts"
import { quantile } from "../harness/quantile.ts"
import { openScene } from "../harness/Scene.ts"

const clients = 4
const pauseMillis = 150
/** One callback in so many is refused the first time, so that kills find deliveries that wait. */
const refusedOf = 10
/** One kill in so many comes while the process starts. */
const earlyOf = 5

/** `kill -9` at random points, over and over, while clients go on. */
export const kill: Campaign = {
  id: "kill",
  promise:
    "kill -9 at random points: no accepted task lost, no double charge, no missing or double refund, no lost callback, no finished stage run again",
  databases: ["sqlite", "postgres"],
  size: { unit: "kills", whole: 500, short: 2 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const { deployment, receiver, source, workload } = yield* openScene({
      database,
      answer: ({ path }, count, response) => {
        const isRefused = count === 1 && Number(path.split("/")[2]) % refusedOf === 0
        response.writeHead(isRefused ? 500 : 200).end()
      }
    })
    const load = yield* Effect.fork(
      Effect.all(
        Array.from({ length: clients }, () => workload.client(pauseMillis)),
        { concurrency: "unbounded" }
      )
    )
    const moments: Array<FinishedBy> = []
    const starts: Array<number> = []
    for (let count = 1; count <= size; count++) {
      yield* Effect.sleep(yield* Random.nextIntBetween(20, 2000))
      const slot = yield* Effect.orDie(Random.choice(deployment.slots))
      yield* slot.current().kill
      const finished = yield* readBooks(deployment.database, finishedStages)
      moments.push({ finished, asked: source.asked.length })
      if (count % earlyOf === 0) yield* slot.breakStart(yield* Random.nextIntBetween(100, 1500))
      const startedAt = yield* Clock.currentTimeMillis
      yield* slot.restart()
      starts.push((yield* Clock.currentTimeMillis) - startedAt)
      if (count % 10 === 0)
        yield* progress(`${count} of ${size} kills, ${workload.submissions()} submissions`)
    }
    yield* Fiber.interrupt(load)
    const audit = yield* auditAll(deployment.database, workload.log, receiver.received)
    return {
      measurements: [
        { name: "kills", value: size },
        { name: "submissions", value: workload.submissions() },
        { name: "tasks in the books", value: audit.tasks },
        { name: "callbacks received", value: receiver.received.length },
        { name: "requests to the source", value: source.asked.length },
        { name: "median start, ms", value: quantile(starts, 0.5) }
      ],
      broken: [...auditStages(moments, source.asked), ...audit.broken],
      notes: []
    }
  })
}
