import { TaskNotFound, type TaskStore } from "@prospect-research/core"
import { Clock, Effect, Option, Schema } from "effect"
import type { Database } from "../Database.ts"
import { makeForgetting } from "./forgetting.ts"

const FoundRow = Schema.Struct({ task_id: Schema.String })

/** `TaskStore.erase` and `revokeReport` */
export const makeErasure = (database: Database["Type"]) => {
  const { first, run, scrub, sql, transaction } = database
  const forget = makeForgetting(database)
  const found = first(FoundRow)

  const erase = Effect.fnUntraced(function* (accountId: string, taskId: string, erasedAt: number) {
    const erased = yield* forget(sql`task_id = ${taskId} AND account_id = ${accountId}`, erasedAt)
    if (erased.length === 0) return yield* new TaskNotFound()
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
