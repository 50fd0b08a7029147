import { Clock, Effect, Fiber, Random } from "effect"
import { auditAll } from "../audit/auditAll.ts"
import { readBooks } from "../audit/openBooks.ts"
import { auditStages, type FinishedBy, finishedStages } from "../audit/Stages.ts"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { openScene } from "../harness/Scene.ts"

const graceSeconds = 2
/** Requests under way get 5 s of their own. */
const allowedMillis = (graceSeconds + 5 + 2) * 1000
const atOnceMillis = 1000

/** SIGTERM in the middle of work; every third time a second one, which must end the process at once. */
export const terminate: Campaign = {
  id: "terminate",
  promise:
    "SIGTERM: done within the grace time, nothing failed by it, work goes on after the next start; a second SIGTERM exits at once",
  databases: ["sqlite", "postgres"],
  size: { unit: "stops", whole: 100, short: 1 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const settings = { SHUTDOWN_GRACE_SECONDS: String(graceSeconds) }
    const { deployment, receiver, source, workload } = yield* openScene({ database, settings })
    const load = yield* Effect.fork(
      Effect.all(
        [1, 2, 3].map(() => workload.client(150)),
        { concurrency: 3 }
      )
    )
    const broken: Array<BrokenPromise> = []
    const moments: Array<FinishedBy> = []
    const took: Array<number> = []
    for (let count = 1; count <= size; count++) {
      yield* Effect.sleep(yield* Random.nextIntBetween(200, 1500))
      const slot = yield* Effect.orDie(Random.choice(deployment.slots))
      const stopping = slot.current()
      const isTwice = count % 3 === 0
      const { account, taskId } = yield* workload.submit({ behaviour: "long" })
      const waiting = yield* Effect.fork(
        account.send("GET", `/research/${taskId}?wait=20`).pipe(Effect.ignore)
      )
      yield* Effect.sleep(100)
      const startedAt = yield* Clock.currentTimeMillis
      yield* stopping.send("SIGTERM")
      if (isTwice) yield* Effect.zipRight(Effect.sleep(200), stopping.send("SIGTERM"))
      const how = yield* Effect.timeoutTo(stopping.ended, {
        duration: allowedMillis * 2,
        onSuccess: ended => ended,
        onTimeout: () => "nothing"
      })
      const millis = (yield* Clock.currentTimeMillis) - startedAt
      took.push(millis)
      const story = `ended with ${how} after ${millis} ms`
      if (isTwice && millis > atOnceMillis) {
        broken.push({ promise: "a second SIGTERM exits at once", subject: `stop ${count}`, story })
      }
      if (!isTwice && (how !== "0" || millis > allowedMillis)) {
        broken.push({ promise: "a stop is done within the grace time", subject: `stop ${count}`, story })
      }
      yield* stopping.kill
      const finished = yield* readBooks(deployment.database, finishedStages)
      moments.push({ finished, asked: source.asked.length })
      yield* slot.restart()
      yield* Fiber.interrupt(waiting)
      if (count % 10 === 0) yield* progress(`${count} of ${size} stops`)
    }
    yield* Fiber.interrupt(load)
    const audit = yield* auditAll(deployment.database, workload.log, receiver.received)
    return {
      measurements: [
        { name: "tasks in the books", value: audit.tasks },
        { name: "longest stop, ms", value: Math.max(...took) }
      ],
      broken: [...broken, ...auditStages(moments, source.asked), ...audit.broken],
      notes: []
    }
  })
}
