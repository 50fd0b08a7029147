import { ContactData, type PrivacyStore } from "@prospect-research/core"
import { Effect, Schema } from "effect"
import { chunksOf, fromOption } from "effect/Array"
import { Json, NullableText } from "../columns.ts"
import type { Database } from "../Database.ts"
import { makeForgetting } from "../task/forgetting.ts"
import { saveSubjects } from "../task/subjects.ts"
import { tasksAtOnce } from "../tasksAtOnce.ts"
import { hasFingerprint, saveSuppressions } from "./suppression.ts"

const TaskId = Schema.Struct({ task_id: Schema.String })

const HeldRow = Schema.Struct({
  task_id: Schema.String,
  contact: Json(ContactData),
  callback_url: NullableText,
  body: NullableText
})

const UnindexedRow = Schema.Struct({ task_id: Schema.String, contact: Json(ContactData) })

const IndexedRow = Schema.Struct({ task_id: Schema.String, account_id: Schema.String })

/** The methods of `PrivacyStore` about one person */
export const makePerson = (database: Database["Type"]) => {
  const { first, rows, scrub, sql, transaction } = database
  const forget = makeForgetting(database)
  const ids = rows(TaskId)
  const held = rows(HeldRow)
  const unindexed = rows(UnindexedRow)
  const indexed = first(IndexedRow)

  const erase = Effect.fnUntraced(function* ({
    accountId,
    erasedAt,
    subjects,
    suppressions
  }: Parameters<PrivacyStore["Type"]["erase"]>[0]) {
    yield* saveSuppressions(database, accountId, suppressions)
    const found = yield* ids(sql`
      SELECT DISTINCT task_id FROM task_subject
      WHERE account_id = ${accountId} AND ${hasFingerprint(database, subjects)} ORDER BY task_id`)
    const taskIds = found.map(task => task.task_id)
    const erased = yield* Effect.forEach(chunksOf(taskIds, tasksAtOnce), chunk =>
      forget(sql`account_id = ${accountId} AND task_id IN ${sql.in(chunk)}`, erasedAt)
    )
    return erased.flat()
  })

  const index: PrivacyStore["Type"]["index"] = tasks =>
    transaction(
      "index subjects",
      Effect.forEach(
        tasks,
        Effect.fnUntraced(function* ({ subjects, taskId }) {
          const task = yield* indexed(sql`
            UPDATE task SET subjects_known = 1
            WHERE task_id = ${taskId} AND subjects_known = 0 AND contact IS NOT NULL
            RETURNING task_id, account_id`)
          yield* saveSubjects(
            database,
            fromOption(task).map(({ account_id }) => ({ taskId, accountId: account_id, subjects }))
          )
        }),
        { discard: true }
      )
    )

  return {
    erase: request => Effect.zipLeft(transaction("erase person", erase(request)), scrub),

    find: (accountId, subjects) =>
      Effect.map(
        held(sql`
          SELECT task.task_id, task.contact, task.callback_url, delivery.body
          FROM task LEFT JOIN delivery ON delivery.task_id = task.task_id
          WHERE task.contact IS NOT NULL AND task.task_id IN (
            SELECT task_id FROM task_subject
            WHERE account_id = ${accountId} AND ${hasFingerprint(database, subjects)}
          )
          ORDER BY task.created_at, task.task_id`),
        found =>
          found.map(({ body, callback_url, contact, task_id }) => ({
            taskId: task_id,
            contact,
            callbackUrl: callback_url,
            deliveryBody: body
          }))
      ),

    unindexed: limit =>
      Effect.map(
        unindexed(sql`
          SELECT task_id, contact FROM task
          WHERE subjects_known = 0 AND contact IS NOT NULL ORDER BY task_id LIMIT ${limit}`),
        found => found.map(({ contact, task_id }) => ({ taskId: task_id, contact }))
      ),

    index
  } satisfies Partial<PrivacyStore["Type"]>
}
