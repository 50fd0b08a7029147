import { TaskNotFound, type TaskStore } from "@prospect-research/core"
import { Clock, Effect, Option, Schema } from "effect"
import { Flag } from "../columns.ts"
import type { Database } from "../Database.ts"
import { refund } from "./settlement.ts"

const StoppedRow = Schema.Struct({ is_test: Flag })
const FoundRow = Schema.Struct({ task_id: Schema.String })

/** `TaskStore.erase` and `revokeReport` */
export const makeErasure = (database: Database["Type"]) => {
  const { first, run, scrub, sql, transaction } = database
  const stopped = first(StoppedRow)
  const found = first(FoundRow)

  /** What stays is what the ledger and the report's address refer to. */
  const erase = Effect.fnUntraced(function* (accountId: string, taskId: string, erasedAt: number) {
    const task = sql`task_id = ${taskId} AND account_id = ${accountId}`
    const open = yield* stopped(sql`
      UPDATE task SET status = 'failed', completed_at = ${erasedAt}, worker = NULL, lease_until = 0
      WHERE ${task} AND status IN ('pending', 'running') RETURNING is_test`)
    if (Option.isSome(open)) yield* refund(database, { accountId, taskId }, erasedAt)
    const tombstone = yield* found(sql`
      UPDATE task SET
        erased_at = ${erasedAt}, contact = NULL, prospect_id = NULL, callback_url = NULL,
        callback_secret = NULL, error = NULL
      WHERE ${task} AND erased_at IS NULL RETURNING task_id`)
    if (Option.isNone(tombstone)) return yield* new TaskNotFound()
    yield* run(sql`UPDATE report SET result = NULL, evidence = NULL WHERE task_id = ${taskId}`)
    yield* run(sql`DELETE FROM task_event WHERE task_id = ${taskId}`)
    yield* run(sql`DELETE FROM checkpoint WHERE task_id = ${taskId}`)
    yield* run(sql`
      DELETE FROM delivery_attempt
      WHERE delivery_id IN (SELECT delivery_id FROM delivery WHERE task_id = ${taskId})`)
    yield* run(sql`DELETE FROM delivery WHERE task_id = ${taskId}`)
  })

  const revokeReport = Effect.fnUntraced(function* (accountId: string, taskId: string) {
    const revokedAt = yield* Clock.currentTimeMillis
    const task = yield* found(sql`
      SELECT task_id FROM task
      WHERE task_id = ${taskId} AND account_id = ${accountId} AND erased_at IS NULL`)
    if (Option.isNone(task)) return yield* new TaskNotFound()
    yield* run(
      sql`UPDATE report SET revoked_at = ${revokedAt} WHERE task_id = ${taskId} AND revoked_at IS NULL`
    )
  })

  return {
    revokeReport: (accountId, taskId) => transaction("revoke report", revokeReport(accountId, taskId)),

    erase: (accountId, taskId, erasedAt) =>
      Effect.zipRight(transaction("erase", erase(accountId, taskId, erasedAt)), scrub)
  } satisfies Partial<TaskStore["Type"]>
}
