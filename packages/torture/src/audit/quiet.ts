import type { Duration } from "effect"
import { Effect, Schema } from "effect"
import type { DatabaseAddress } from "../harness/Deployment.ts"
import { until } from "../harness/until.ts"
import { readBooks } from "./openBooks.ts"

const Counts = Schema.Tuple(
  Schema.Struct({
    tasks: Schema.Union(Schema.Number, Schema.NumberFromString),
    deliveries: Schema.Union(Schema.Number, Schema.NumberFromString)
  })
)

/** How many tasks and callbacks are not done. */
export const remaining = (database: DatabaseAddress) =>
  readBooks(database, books =>
    Effect.gen(function* () {
      const rows = yield* books.read(`
        SELECT (SELECT count(*) FROM task WHERE status IN ('pending', 'running')) AS tasks,
          (SELECT count(*) FROM delivery WHERE state = 'pending') AS deliveries`)
      const [counts] = yield* Effect.orDie(Schema.decodeUnknown(Counts)(rows))
      return counts
    })
  )

/** Waits until no task runs and no callback is owed. */
export const awaitQuiet = (database: DatabaseAddress, atMost: Duration.DurationInput) =>
  Effect.ignore(
    until(
      "everything is done",
      Effect.map(remaining(database), ({ deliveries, tasks }) => deliveries === 0 && tasks === 0),
      { atMost, every: "200 millis" }
    )
  )
