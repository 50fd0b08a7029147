import { expect, it } from "@effect/vitest"
import { DeliveryStore, redeliverRefusals } from "@prospect-research/core"
import { storeFixtures } from "@prospect-research/core/testing"
import { PostgresStore } from "@prospect-research/storage-postgres"
import { Effect, Fiber, Redacted, Schedule } from "effect"
import Pg from "pg"
import { startServer } from "./database.ts"

const server = await startServer()

const { completion, settleTask } = storeFixtures

it.scopedLive("a delivery that goes while it is made due again is not said to be on its way", () =>
  Effect.gen(function* () {
    const url = yield* server.createDatabase
    const other = new Pg.Client({ connectionString: url })
    yield* Effect.acquireRelease(
      Effect.promise(() => other.connect()),
      () => Effect.promise(() => other.end())
    )
    const isWaitedFor = Effect.promise(() =>
      other.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'")
    ).pipe(Effect.map(({ rowCount }) => rowCount === 1))
    yield* Effect.gen(function* () {
      const deliveries = yield* DeliveryStore
      const { accountId, taskId } = yield* settleTask(completion(), {
        callbackUrl: "https://example.com/hook"
      })
      yield* Effect.promise(() => other.query("BEGIN; DELETE FROM delivery"))
      const redelivering = yield* Effect.fork(Effect.flip(deliveries.redeliver(accountId, taskId, null)))
      yield* Effect.repeat(isWaitedFor, { until: waits => waits, schedule: Schedule.spaced("20 millis") })
      yield* Effect.promise(() => other.query("COMMIT"))
      expect(yield* Fiber.join(redelivering)).toMatchObject({
        _tag: "NothingToRedeliver",
        detail: redeliverRefusals.nothingOwed
      })
    }).pipe(Effect.provide(PostgresStore.layer({ url: Redacted.make(url), connections: 2 })))
  })
)
