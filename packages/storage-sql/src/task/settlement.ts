import type { Fragment } from "@effect/sql/Statement"
import {
  LeaseLost,
  type Settlement,
  type TaskEventData,
  TaskNotFound,
  TaskSettled,
  TaskStatus,
  type TaskStore
} from "@prospect-research/core"
import { Effect, Option, Schema } from "effect"
import { Flag, Integer, NullableText, toFlag } from "../columns.ts"
import type { Database } from "../Database.ts"
import { insertEvents } from "./events.ts"

/** What the end of a task needs to know of it. */
interface EndedTask {
  readonly taskId: string
  readonly accountId: string
  readonly isTest: boolean
  readonly callbackUrl: string | null
  readonly callbackSecret: string | null
  readonly sequence: number
}

const EndedRow = Schema.Struct({
  task_id: Schema.String,
  account_id: Schema.String,
  is_test: Flag,
  callback_url: NullableText,
  callback_secret: NullableText,
  last_sequence: Integer
})

const StatusRow = Schema.Struct({ status: TaskStatus })

/** Gives a charged credit back. The ledger's unique key refuses a second time. */
export const refund = (
  { run, sql }: Database["Type"],
  { accountId, taskId }: Pick<EndedTask, "accountId" | "taskId">,
  refundedAt: number
) =>
  Effect.zipRight(
    run(sql`
      INSERT INTO ledger_entry (account_id, kind, amount, task_id, created_at)
      VALUES (${accountId}, 'refund', 1, ${taskId}, ${refundedAt})`),
    run(sql`
      UPDATE account SET balance = balance + 1, refunded = refunded + 1 WHERE account_id = ${accountId}`)
  )

const oweDelivery = Effect.fnUntraced(function* (
  { run, sql, steadyNow }: Database["Type"],
  { accountId, callbackSecret, taskId }: EndedTask,
  callbackUrl: string,
  { completedAt, delivery }: Settlement
) {
  yield* run(sql`
    INSERT INTO delivery (
      delivery_id, task_id, account_id, url, host, body, callback_secret, needs_secret, state,
      due_at, attempts_in_schedule, attempts_made, fence, lease_until, created_at
    ) VALUES (
      ${delivery.deliveryId}, ${taskId}, ${accountId}, ${callbackUrl}, ${new URL(callbackUrl).host},
      ${delivery.body}, ${callbackSecret}, ${toFlag(callbackSecret !== null)}, 'pending',
      ${yield* steadyNow}, 0, 0, 0, 0, ${completedAt}
    )`)
})

/** Everything that follows from a task's end, once its row says that it has ended. */
export const saveEnd = Effect.fnUntraced(function* (
  database: Database["Type"],
  task: EndedTask,
  settlement: Settlement
) {
  const { run, sql } = database
  const { completedAt, evidence } = settlement
  const page =
    settlement.status === "completed"
      ? { token: settlement.reportToken, result: settlement.result, expiresAt: settlement.reportExpiresAt }
      : { token: null, result: null, expiresAt: null }
  const end: TaskEventData =
    settlement.status === "completed" ? { type: "completed" } : { type: "failed", error: settlement.error }
  yield* insertEvents(database, [{ taskId: task.taskId, sequence: task.sequence, events: [end] }])
  yield* run(sql`
    INSERT INTO report (task_id, token, result, evidence, expires_at)
    VALUES (
      ${task.taskId}, ${page.token}, ${page.result === null ? null : JSON.stringify(page.result)},
      ${JSON.stringify(evidence)}, ${page.expiresAt}
    )`)
  if (settlement.status === "failed" && settlement.dropFindings === true) {
    yield* run(sql`DELETE FROM checkpoint WHERE task_id = ${task.taskId}`)
  }
  if (settlement.status === "failed" && !task.isTest) yield* refund(database, task, completedAt)
  if (task.callbackUrl !== null) yield* oweDelivery(database, task, task.callbackUrl, settlement)
})

/** `TaskStore.settle` and `cancel` */
export const makeSettlement = (database: Database["Type"]) => {
  const { first, run, scrub, sql, transaction } = database
  const ended = first(EndedRow)
  const status = first(StatusRow)

  /** Ends the task that `condition` selects, if there is one; whoever comes second finds none. */
  const end = Effect.fnUntraced(function* (settlement: Settlement, condition: Fragment) {
    const error = settlement.status === "failed" ? settlement.error : null
    const found = yield* ended(sql`
      UPDATE task SET
        status = ${settlement.status}, completed_at = ${settlement.completedAt}, error = ${error},
        cost = ${settlement.cost}, worker = NULL, lease_until = 0, last_sequence = last_sequence + 1
      WHERE ${condition}
      RETURNING task_id, account_id, is_test, callback_url, callback_secret, last_sequence`)
    if (Option.isNone(found)) return false
    const row = found.value
    const task: EndedTask = {
      taskId: row.task_id,
      accountId: row.account_id,
      isTest: row.is_test,
      callbackUrl: row.callback_url,
      callbackSecret: row.callback_secret,
      sequence: row.last_sequence
    }
    yield* saveEnd(database, task, settlement)
    if (task.callbackSecret !== null) {
      yield* run(sql`UPDATE task SET callback_secret = NULL WHERE task_id = ${task.taskId}`)
    }
    return true
  })

  const cancel = Effect.fnUntraced(function* (accountId: string, taskId: string, settlement: Settlement) {
    const task = sql`task_id = ${taskId} AND account_id = ${accountId}`
    if (yield* end(settlement, sql`${task} AND status IN ('pending', 'running')`)) return
    const settled = yield* status(sql`SELECT status FROM task WHERE ${task} AND erased_at IS NULL`)
    return yield* Option.isSome(settled) ? new TaskSettled() : new TaskNotFound()
  })

  return {
    settle: ({ fence, taskId }, settlement) => {
      const held = sql`task_id = ${taskId} AND status = 'running' AND fence = ${fence} AND worker IS NOT NULL`
      const settled = transaction(
        "settle",
        Effect.flatMap(end(settlement, held), found => (found ? Effect.void : new LeaseLost()))
      )
      const drops = settlement.status === "failed" && settlement.dropFindings === true
      return drops ? Effect.zipLeft(settled, scrub) : settled
    },
    cancel: (accountId, taskId, settlement) => transaction("cancel", cancel(accountId, taskId, settlement))
  } satisfies Partial<TaskStore["Type"]>
}
