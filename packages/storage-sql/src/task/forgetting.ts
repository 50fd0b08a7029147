import type { Fragment } from "@effect/sql/Statement"
import { Effect, Schema } from "effect"
import type { Database } from "../Database.ts"
import { refund } from "./settlement.ts"

const TaskId = Schema.Struct({ task_id: Schema.String })
const OpenTask = Schema.Struct({ task_id: Schema.String, account_id: Schema.String })

/**
 * Ends and forgets the tasks that `condition` selects, and returns their ids. What stays is what the ledger and the report's
 * address refer to. Only by the ids that it marked does it delete: a task that comes in meanwhile is not touched by half.
 */
export const makeForgetting = (database: Database["Type"]) => {
  const { rows, run, sql } = database
  const open = rows(OpenTask)
  const ids = rows(TaskId)

  return Effect.fnUntraced(function* (condition: Fragment, erasedAt: number) {
    const unsettled = yield* open(sql`
      UPDATE task SET status = 'failed', completed_at = ${erasedAt}, worker = NULL, lease_until = 0
      WHERE ${condition} AND status IN ('pending', 'running') RETURNING task_id, account_id`)
    for (const { account_id, task_id } of unsettled) {
      yield* refund(database, { accountId: account_id, taskId: task_id }, erasedAt)
    }
    const marked = yield* ids(sql`
      UPDATE task SET
        erased_at = ${erasedAt}, contact = NULL, prospect_id = NULL, callback_url = NULL,
        callback_secret = NULL, error = NULL
      WHERE ${condition} AND erased_at IS NULL RETURNING task_id`)
    const taskIds = marked.map(task => task.task_id)
    if (taskIds.length === 0) return taskIds
    const erased = sql`task_id IN ${sql.in(taskIds)}`
    yield* run(sql`UPDATE report SET result = NULL, evidence = NULL WHERE ${erased}`)
    yield* run(sql`DELETE FROM task_subject WHERE ${erased}`)
    yield* run(sql`DELETE FROM task_event WHERE ${erased}`)
    yield* run(sql`DELETE FROM checkpoint WHERE ${erased}`)
    yield* run(sql`
      DELETE FROM delivery_attempt
      WHERE delivery_id IN (SELECT delivery_id FROM delivery WHERE ${erased})`)
    yield* run(sql`DELETE FROM delivery WHERE ${erased}`)
    return taskIds
  })
}
