import { Effect, Schema } from "effect"
import { auditAll } from "../audit/auditAll.ts"
import { readBooks } from "../audit/openBooks.ts"
import type { BrokenPromise, Campaign, DatabaseKind } from "../Campaign.ts"
import { openScene } from "../harness/Scene.ts"

const hourMillis = 60 * 60 * 1000
const tasksEach = 10

const Whole = Schema.Union(Schema.Number, Schema.NumberFromString)
const Rows = Schema.Array(Schema.Struct({ task_id: Schema.String, starts: Whole, attempts: Whole }))

/** Both ways and both kinds among the first two. */
const shifts = [
  { by: 1, kind: "from the start" },
  { by: -1, kind: "all at once" },
  { by: -1, kind: "from the start" },
  { by: 1, kind: "all at once" }
] as const

/** One service, one of whose processes has its clock put forward or back in the middle of work. */
const withClockShifted = Effect.fnUntraced(function* (
  database: DatabaseKind,
  { by, kind }: (typeof shifts)[number]
) {
  const setting = kind === "from the start" ? "TORTURE_CLOCK_SHIFT" : "TORTURE_CLOCK_JUMP"
  const subject = `${by} h ${kind}`
  const { deployment, receiver, workload } = yield* openScene({ database, workers: 2 })
  // On PostgreSQL one worker of two is off; on SQLite there is one process.
  const off = deployment.slots.find(({ role }) => role === "worker") ?? deployment.slots[0]
  yield* off.current().send("SIGTERM")
  yield* off.current().ended
  yield* off.restart({ preload: ["clock"], settings: { [setting]: String(by * hourMillis) } })
  yield* Effect.forEach(
    Array.from({ length: tasksEach }),
    (_, index) =>
      workload.submit({ behaviour: index % 3 === 0 ? "long" : "slow", callback: true, keyed: true }),
    { concurrency: tasksEach }
  )
  yield* Effect.sleep("2 seconds")
  if (kind === "all at once") yield* off.current().send("SIGUSR2")
  const audit = yield* auditAll(deployment.database, workload.log, receiver.received)
  const rows = yield* readBooks(deployment.database, books =>
    books.read(`
      SELECT task_id, starts, (
        SELECT count(*) FROM delivery_attempt JOIN delivery
          ON delivery.delivery_id = delivery_attempt.delivery_id
        WHERE delivery.task_id = task.task_id
      ) AS attempts
      FROM task`)
  )
  const seen = yield* Effect.orDie(Schema.decodeUnknown(Rows)(rows))
  return [
    ...audit.broken.map(it => ({ ...it, story: `${subject}: ${it.story}` })),
    ...seen
      .filter(({ starts }) => starts > 1)
      .map(({ starts, task_id }) => ({
        promise: "no early expiry",
        subject: task_id,
        story: `${subject}: ${starts} starts`
      })),
    ...seen
      .filter(({ attempts }) => attempts > 1)
      .map(({ attempts, task_id }) => ({
        promise: "no retry storm",
        subject: task_id,
        story: `${subject}: ${attempts} attempts`
      }))
  ] satisfies ReadonlyArray<BrokenPromise>
})

/** Puts the clock of one process an hour forward, then back, in the middle of work. */
export const clock: Campaign = {
  id: "clock",
  promise: "a clock one hour off, both ways, from the start or all at once: no early expiry, no retry storm",
  databases: ["sqlite", "postgres"],
  size: { unit: "shifts of a clock", whole: 40, short: 2 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const broken: Array<BrokenPromise> = []
    for (let done = 0; done < size; done += shifts.length) {
      const found = yield* Effect.forEach(
        shifts.slice(0, size - done),
        shift => Effect.scoped(withClockShifted(database, shift)),
        { concurrency: "unbounded" }
      )
      broken.push(...found.flat())
      yield* progress(`${Math.min(size, done + shifts.length)} of ${size} shifts`)
    }
    return { measurements: [], broken, notes: [] }
  })
}
