import { Clock, Duration, Effect, Schema } from "effect"
import type { DatabaseAddress } from "../harness/Deployment.ts"
import { readBooks } from "./openBooks.ts"

const Whole = Schema.Union(Schema.Number, Schema.NumberFromString)

const Counts = Schema.Tuple(
  Schema.Struct({
    tasks: Whole,
    deliveries: Whole,
    events: Whole
  })
)

/** How many tasks and callbacks are not done, and how much has happened. */
const standing = (database: DatabaseAddress) =>
  readBooks(database, books =>
    Effect.gen(function* () {
      const rows = yield* books.read(`
        SELECT (SELECT count(*) FROM task WHERE status IN ('pending', 'running')) AS tasks,
          (SELECT count(*) FROM delivery WHERE state = 'pending') AS deliveries,
          (SELECT count(*) FROM task_event) + (SELECT count(*) FROM delivery_attempt) AS events`)
      const [counts] = yield* Effect.orDie(Schema.decodeUnknown(Counts)(rows))
      return counts
    })
  )

/** Waits until no task runs and no callback is owed; gives up when for so long nothing happened. */
export const awaitQuiet = Effect.fnUntraced(function* (
  database: DatabaseAddress,
  patience: Duration.DurationInput
) {
  let last = { events: -1, at: yield* Clock.currentTimeMillis }
  while (true) {
    const { deliveries, events, tasks } = yield* standing(database)
    const at = yield* Clock.currentTimeMillis
    if (events !== last.events) last = { events, at }
    if (deliveries + tasks === 0 || at - last.at > Duration.toMillis(patience)) return
    yield* Effect.sleep("200 millis")
  }
})
