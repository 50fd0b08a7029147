import { Effect, Fiber, Random, Schema } from "effect"
import { auditAll } from "../audit/auditAll.ts"
import { readBooks } from "../audit/openBooks.ts"
import type { Campaign } from "../Campaign.ts"
import { openScene } from "../harness/Scene.ts"
import { until } from "../harness/until.ts"

const Backend = Schema.Tuple(Schema.Struct({ pid: Schema.Number }))

/**
 * Ends a backend with `kill -9`: PostgreSQL then ends all others at once, throws its memory away, and recovers from its log, as after
 * an immediate stop.
 */
const crashBackends = (pid: number) => Effect.sync(() => process.kill(pid, "SIGKILL"))

/** PostgreSQL goes down and comes back every 5 to 10 s while clients go on. */
export const restarts: Campaign = {
  id: "restarts",
  promise: "PostgreSQL restarted every 5–10 s under 1,000 tasks: none lost",
  databases: ["postgres"],
  size: { unit: "restarts", whole: 30, short: 1 },
  run: Effect.fnUntraced(function* ({ database, progress, size }) {
    const { deployment, receiver, workload } = yield* openScene({ database })
    const load = yield* Effect.fork(
      Effect.all(
        Array.from({ length: Math.min(4, size) }, () => workload.client(100)),
        { concurrency: "unbounded" }
      )
    )
    for (let count = 1; count <= size; count++) {
      yield* Effect.sleep(yield* Random.nextIntBetween(5000, 10_000))
      // The auditor's own backend.
      yield* Effect.ignore(
        Effect.sandbox(
          readBooks(deployment.database, books =>
            Effect.gen(function* () {
              const rows = yield* books.read("SELECT pg_backend_pid() AS pid")
              const [{ pid }] = yield* Effect.orDie(Schema.decodeUnknown(Backend)(rows))
              yield* crashBackends(pid)
              yield* Effect.sleep("100 millis")
            })
          )
        )
      )
      if (count % 5 === 0)
        yield* progress(`${count} of ${size} restarts, ${workload.submissions()} submissions`)
    }
    yield* Fiber.interrupt(load)
    yield* until(
      "PostgreSQL answers again",
      Effect.map(
        Effect.exit(readBooks(deployment.database, books => books.read("SELECT 1 AS one"))),
        exit => exit._tag === "Success"
      ),
      { atMost: "30 seconds" }
    )
    const audit = yield* auditAll(deployment.database, workload.log, receiver.received)
    return {
      measurements: [
        { name: "submissions", value: workload.submissions() },
        { name: "tasks in the books", value: audit.tasks }
      ],
      broken: audit.broken,
      notes: [
        "A restart is a backend ended by kill -9, upon which PostgreSQL ends all others and recovers from its log."
      ]
    }
  })
}
