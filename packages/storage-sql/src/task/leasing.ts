import type { Fragment } from "@effect/sql/Statement"
import { ContactData, type TaskStore } from "@prospect-research/core"
import { Effect, Order, Schema } from "effect"
import { chunksOf } from "effect/Array"
import { Integer, Json, NullableText } from "../columns.ts"
import type { Database } from "../Database.ts"
import { tasksAtOnce } from "../tasksAtOnce.ts"

const ClaimedRow = Schema.Struct({
  task_id: Schema.String,
  fence: Integer,
  account_id: Schema.String,
  prospect_id: NullableText,
  contact: Json(ContactData),
  created_at: Integer,
  starts: Integer,
  turn: Integer
})
type ClaimedRow = typeof ClaimedRow.Type

const TaskId = Schema.Struct({ task_id: Schema.String })

const byTurn = Order.combine(
  Order.mapInput(Order.number, (row: ClaimedRow) => row.turn),
  Order.mapInput(Order.string, (row: ClaimedRow) => row.task_id)
)

const claimedTask = (row: ClaimedRow) => ({
  taskId: row.task_id,
  fence: row.fence,
  accountId: row.account_id,
  prospectId: row.prospect_id,
  contact: row.contact,
  createdAt: row.created_at,
  starts: row.starts
})

/** `TaskStore.claim`, `heartbeat` and `release` */
export const makeLeasing = ({ steadyNow, now, rows, skipLocked, sql, transaction }: Database["Type"]) => {
  const claimed = rows(ClaimedRow)
  const taskIds = rows(TaskId)

  /** Takes the tasks that `pick` selects. A lease that ended and a pending task each have an index of their own. */
  const take = Effect.fnUntraced(function* (
    worker: string,
    leaseMillis: number,
    leasedAt: Fragment,
    pick: Fragment
  ) {
    const at = yield* now
    return yield* claimed(sql`
      WITH picked AS (${pick} ${skipLocked})
      UPDATE task SET
        status = 'running', worker = ${worker}, fence = fence + 1,
        lease_until = ${leasedAt} + ${leaseMillis}, started_at = coalesce(started_at, ${at})
      WHERE task_id IN (SELECT task_id FROM picked)
      RETURNING task_id, fence, account_id, prospect_id, contact, created_at, starts, turn`)
  })

  const claim = Effect.fnUntraced(function* (worker: string, limit: number, leaseMillis: number) {
    const at = yield* steadyNow
    const abandoned = yield* take(
      worker,
      leaseMillis,
      at,
      sql`SELECT task_id FROM task WHERE status = 'running' AND lease_until <= ${at}
          ORDER BY lease_until LIMIT ${limit}`
    )
    const room = limit - abandoned.length
    const pending =
      room === 0
        ? []
        : yield* take(
            worker,
            leaseMillis,
            at,
            sql`SELECT task_id FROM task WHERE status = 'pending' ORDER BY turn, task_id LIMIT ${room}`
          )
    return [...[...abandoned].sort(byTurn), ...[...pending].sort(byTurn)].map(claimedTask)
  })

  const heartbeat: TaskStore["Type"]["heartbeat"] = Effect.fnUntraced(function* (options) {
    const { leaseMillis, taskIds: named, worker } = options
    if (named.length === 0) return []
    const at = yield* steadyNow
    const kept = yield* Effect.forEach(chunksOf(named, tasksAtOnce), chunk =>
      taskIds(sql`
        UPDATE task SET lease_until = ${at} + ${leaseMillis}
        WHERE task_id IN ${sql.in(chunk)} AND status = 'running' AND worker = ${worker} AND lease_until > ${at}
        RETURNING task_id`)
    )
    return kept.flat().map(task => task.task_id)
  })

  return {
    claim: ({ leaseMillis, limit, worker }) => transaction("claim", claim(worker, limit, leaseMillis)),

    heartbeat: options => transaction("heartbeat", heartbeat(options)),

    release: ({ worker }) =>
      transaction(
        "release",
        Effect.map(
          taskIds(sql`
            UPDATE task SET lease_until = 0, worker = NULL, starts = 0
            WHERE status = 'running' AND worker = ${worker}
            RETURNING task_id`),
          released => released.length
        )
      )
  } satisfies Partial<TaskStore["Type"]>
}
