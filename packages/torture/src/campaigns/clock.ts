import { Effect, Schema } from "effect"
import { auditAll } from "../audit/auditAll.ts"
import { readBooks } from "../audit/openBooks.ts"
import type { BrokenPromise, Campaign } from "../Campaign.ts"
import { openScene } from "../harness/Scene.ts"

const hourMillis = 60 * 60 * 1000
const tasksEach = 10

const Whole = Schema.Union(Schema.Number, Schema.NumberFromString)
const Rows = Schema.Array(Schema.Struct({ task_id: Schema.String, starts: Whole, attempts: Whole }))

/** Puts the clock of one process an hour forward, then back, in the middle of work. */
export const clock: Campaign = {
  id: "clock",
  promise: "a clock one hour off, both ways, from the start or all at once: no early expiry, no retry storm",
  databases: ["sqlite", "postgres"],
  size: { unit: "rounds", whole: 10, short: 1 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const broken: Array<BrokenPromise> = []
    for (let round = 1; round <= size; round++) {
      for (const hours of [1, -1]) {
        for (const kind of ["from the start", "all at once"] as const) {
          const setting = kind === "from the start" ? "TORTURE_CLOCK_SHIFT" : "TORTURE_CLOCK_JUMP"
          const subject = `${hours} h ${kind}`
          yield* Effect.scoped(
            Effect.gen(function* () {
              const { deployment, receiver, workload } = yield* openScene({ database, workers: 2 })
              // On PostgreSQL one worker of two is off; on SQLite there is one process.
              const off = deployment.slots.find(({ role }) => role === "worker") ?? deployment.slots[0]
              yield* off.current().send("SIGTERM")
              yield* off.current().ended
              yield* off.restart({
                preload: ["clock"],
                settings: { [setting]: String(hours * hourMillis) }
              })
              yield* Effect.forEach(
                Array.from({ length: tasksEach }),
                (_, index) =>
                  workload.submit({
                    behaviour: index % 3 === 0 ? "long" : "slow",
                    callback: true,
                    keyed: true
                  }),
                { concurrency: tasksEach }
              )
              yield* Effect.sleep("2 seconds")
              if (kind === "all at once") yield* off.current().send("SIGUSR2")
              const audit = yield* auditAll(deployment.database, workload.log, receiver.received)
              broken.push(...audit.broken.map(it => ({ ...it, story: `${subject}: ${it.story}` })))
              const rows = yield* readBooks(deployment.database, books =>
                books.read(`
                  SELECT task_id, starts, (
                    SELECT count(*) FROM delivery_attempt JOIN delivery
                      ON delivery.delivery_id = delivery_attempt.delivery_id
                    WHERE delivery.task_id = task.task_id
                  ) AS attempts
                  FROM task`)
              )
              for (const { attempts, starts, task_id } of yield* Effect.orDie(
                Schema.decodeUnknown(Rows)(rows)
              )) {
                if (starts > 1) {
                  broken.push({
                    promise: "no early expiry",
                    subject: task_id,
                    story: `${subject}: ${starts} starts`
                  })
                }
                if (attempts > 1) {
                  broken.push({
                    promise: "no retry storm",
                    subject: task_id,
                    story: `${subject}: ${attempts} attempts`
                  })
                }
              }
            })
          )
          yield* progress(`round ${round}: ${subject}`)
        }
      }
    }
    return { measurements: [], broken, notes: [] }
  })
}
