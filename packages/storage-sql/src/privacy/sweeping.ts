import type { PrivacyStore, StoreUnavailable, Sweep } from "@prospect-research/core"
import { Clock, Effect, Schema } from "effect"
import type { Database } from "../Database.ts"
import { makeForgetting } from "../task/forgetting.ts"

const TaskRow = Schema.Struct({ task_id: Schema.String })
const DeliveryRow = Schema.Struct({ delivery_id: Schema.String, task_id: Schema.String })
const KeyRow = Schema.Struct({ idempotency_key: Schema.String })

/** The methods of `PrivacyStore` that let go of what is old. Rows that another process has in hand are left to it. */
export const makeSweeping = (database: Database["Type"]) => {
  const { rows, run, scrub, skipLocked, sql, transaction } = database
  const forget = makeForgetting(database)
  const tasks = rows(TaskRow)
  const deliveries = rows(DeliveryRow)
  const keys = rows(KeyRow)

  const sweepTasks = Effect.fnUntraced(function* ({ before, limit }: Sweep) {
    const old = yield* tasks(sql`
      SELECT task_id FROM task
      WHERE completed_at IS NOT NULL AND erased_at IS NULL AND completed_at < ${before}
      ORDER BY completed_at LIMIT ${limit} ${skipLocked}`)
    if (old.length === 0) return 0
    const condition = sql`task_id IN ${sql.in(old.map(task => task.task_id))}`
    return (yield* forget(condition, yield* Clock.currentTimeMillis)).length
  })

  const sweepDeliveries = Effect.fnUntraced(function* ({ before, limit }: Sweep) {
    const old = yield* deliveries(sql`
      SELECT delivery_id, task_id FROM delivery
      WHERE state <> 'pending' AND due_at < ${before} ORDER BY due_at LIMIT ${limit} ${skipLocked}`)
    if (old.length === 0) return 0
    const swept = sql`delivery_id IN ${sql.in(old.map(it => it.delivery_id))}`
    yield* run(sql`DELETE FROM delivery_attempt WHERE ${swept}`)
    yield* run(sql`DELETE FROM delivery WHERE ${swept}`)
    // Without its address, the task owes nothing that an audit could miss.
    yield* run(sql`UPDATE task SET callback_url = NULL WHERE task_id IN ${sql.in(old.map(it => it.task_id))}`)
    return old.length
  })

  const sweepIdempotency = ({ before, limit }: Sweep) =>
    Effect.map(
      keys(sql`
        DELETE FROM idempotency WHERE (account_id, idempotency_key) IN (
          SELECT account_id, idempotency_key FROM idempotency
          WHERE created_at < ${before} ORDER BY created_at LIMIT ${limit} ${skipLocked}
        ) RETURNING idempotency_key`),
      swept => swept.length
    )

  const scrubbed = (swept: Effect.Effect<number, StoreUnavailable>) =>
    Effect.tap(swept, count => (count === 0 ? Effect.void : scrub))

  return {
    sweepTasks: sweep => scrubbed(transaction("sweep tasks", sweepTasks(sweep))),
    sweepDeliveries: sweep => scrubbed(transaction("sweep deliveries", sweepDeliveries(sweep))),
    sweepIdempotency: sweep => scrubbed(transaction("sweep idempotency", sweepIdempotency(sweep)))
  } satisfies Partial<PrivacyStore["Type"]>
}
