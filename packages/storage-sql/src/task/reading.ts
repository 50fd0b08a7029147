import {
  ContactData,
  Evidence,
  IntelligenceReport,
  ReportGone,
  ReportNotFound,
  type StoredTaskSummary,
  TaskEvent,
  TaskNotFound,
  TaskStatus,
  type TaskStore
} from "@prospect-research/core"
import { Clock, Effect, Option, Schema } from "effect"
import { Flag, Integer, Json, NullableInteger, NullableText, toIso } from "../columns.ts"
import type { Database } from "../Database.ts"

const pageFields = { expires_at: NullableInteger, revoked_at: NullableInteger }

const SummaryRow = Schema.Struct({
  task_id: Schema.String,
  account_id: Schema.String,
  status: TaskStatus,
  is_test: Flag,
  prospect_id: NullableText,
  callback_url: NullableText,
  created_at: Integer,
  started_at: NullableInteger,
  completed_at: NullableInteger,
  error: NullableText,
  token: NullableText,
  ...pageFields
})

const TaskRow = Schema.Struct({
  ...SummaryRow.fields,
  result: Schema.NullOr(Json(IntelligenceReport))
})

const EventRow = Schema.Struct({
  sequence: NullableInteger,
  at: NullableInteger,
  data: Schema.NullOr(Json(TaskEvent.fields.data))
})

const EvidenceRow = Schema.Struct({ evidence: Schema.NullOr(Json(Evidence)) })

const ReportRow = Schema.Struct({
  task_id: Schema.String,
  is_test: Flag,
  completed_at: Integer,
  contact: Schema.NullOr(Json(ContactData)),
  result: Schema.NullOr(Json(IntelligenceReport)),
  evidence: Schema.NullOr(Json(Evidence)),
  ...pageFields
})

const BacklogRow = Schema.Struct({
  pending: Integer,
  running: Integer,
  oldest_claimable_age: NullableInteger,
  deliveries_pending: Integer
})

const isShown = (
  page: { readonly expires_at: number | null; readonly revoked_at: number | null },
  now: number
): boolean => page.revoked_at === null && (page.expires_at === null || page.expires_at > now)

const summaryOf = (row: typeof SummaryRow.Type, now: number): StoredTaskSummary => ({
  taskId: row.task_id,
  accountId: row.account_id,
  status: row.status,
  isTest: row.is_test,
  prospectId: row.prospect_id,
  callbackUrl: row.callback_url,
  createdAt: row.created_at,
  startedAt: row.started_at,
  completedAt: row.completed_at,
  error: row.error,
  reportToken: isShown(row, now) ? row.token : null
})

const orNotFound = <A, E>(found: Effect.Effect<Option.Option<A>, E>) =>
  Effect.flatMap(found, row => (Option.isSome(row) ? Effect.succeed(row.value) : new TaskNotFound()))

/** The methods of `TaskStore` that only read */
export const makeReading = ({ first, steadyNow, now, rows, sql }: Database["Type"]) => {
  const task = first(TaskRow)
  const summaries = rows(SummaryRow)
  const events = rows(EventRow)
  const evidence = first(EvidenceRow)
  const report = first(ReportRow)
  const backlog = first(BacklogRow)

  const summaryColumns = sql.literal(`
    task.task_id, task.account_id, task.status, task.is_test, task.prospect_id, task.callback_url,
    task.created_at, task.started_at, task.completed_at, task.error,
    report.token, report.expires_at, report.revoked_at`)

  const visible = (accountId: string, taskId: string) =>
    sql`task.task_id = ${taskId} AND task.account_id = ${accountId} AND task.erased_at IS NULL`

  return {
    get: Effect.fnUntraced(function* (accountId, taskId) {
      const row = yield* orNotFound(
        task(sql`
          SELECT ${summaryColumns}, report.result
          FROM task LEFT JOIN report ON report.task_id = task.task_id
          WHERE ${visible(accountId, taskId)}`)
      )
      return { ...summaryOf(row, yield* Clock.currentTimeMillis), result: row.result }
    }),

    /** The status stands in the statement itself, so that the indexes of one status can be used. */
    list: Effect.fnUntraced(function* (accountId, { before, limit, prospectId, status }) {
      const older = sql`(task.created_at, task.task_id) <
        (SELECT last.created_at, last.task_id FROM task AS last
         WHERE last.task_id = ${before} AND last.account_id = ${accountId})`
      const listed = yield* summaries(sql`
        SELECT ${summaryColumns}
        FROM task LEFT JOIN report ON report.task_id = task.task_id
        WHERE ${sql.and([
          sql`task.account_id = ${accountId} AND task.erased_at IS NULL`,
          ...(before === null ? [] : [older]),
          ...(status === null ? [] : [sql`task.status = ${sql.literal(`'${status}'`)}`]),
          ...(prospectId === null ? [] : [sql`task.prospect_id = ${prospectId}`])
        ])}
        ORDER BY task.created_at DESC, task.task_id DESC LIMIT ${limit}`)
      const at = yield* Clock.currentTimeMillis
      return listed.map(row => summaryOf(row, at))
    }),

    /** The outer join gives a known task without events one empty row, and an unknown task none. */
    events: Effect.fnUntraced(function* (accountId, taskId, after, limit) {
      const logged = yield* events(sql`
        SELECT task_event.sequence, task_event.at, task_event.data
        FROM task LEFT JOIN task_event
          ON task_event.task_id = task.task_id AND task_event.sequence > ${after}
        WHERE ${visible(accountId, taskId)}
        ORDER BY task_event.sequence LIMIT ${limit}`)
      if (logged.length === 0) return yield* new TaskNotFound()
      return logged.flatMap(({ at, data, sequence }) =>
        sequence === null || at === null || data === null ? [] : [{ sequence, at: toIso(at), data }]
      )
    }),

    evidence: (accountId, taskId) =>
      Effect.map(
        orNotFound(
          evidence(sql`
            SELECT report.evidence FROM task LEFT JOIN report ON report.task_id = task.task_id
            WHERE ${visible(accountId, taskId)}`)
        ),
        row => Option.fromNullable(row.evidence)
      ),

    report: Effect.fnUntraced(function* (token, at) {
      const row = yield* report(sql`
        SELECT task.task_id, task.is_test, task.completed_at, task.contact,
          report.result, report.evidence, report.expires_at, report.revoked_at
        FROM report JOIN task ON task.task_id = report.task_id
        WHERE report.token = ${token}`)
      if (Option.isNone(row)) return yield* new ReportNotFound()
      const { completed_at, contact, evidence, is_test, result, task_id } = row.value
      if (!isShown(row.value, at) || contact === null || result === null || evidence === null) {
        return yield* new ReportGone()
      }
      return { taskId: task_id, isTest: is_test, completedAt: completed_at, contact, result, evidence }
    }),

    backlog: Effect.gen(function* () {
      const at = yield* now
      const row = yield* backlog(sql`
        WITH waiting AS (
          SELECT count(*) AS tasks, min(created_at) AS created_at FROM task WHERE status = 'pending'
        )
        SELECT
          (SELECT tasks FROM waiting) AS pending,
          (SELECT count(*) FROM task WHERE status = 'running') AS running,
          (SELECT ${at} - min(created_at) FROM (
            SELECT created_at FROM waiting
            UNION ALL
            SELECT min(created_at) FROM task WHERE status = 'running' AND lease_until <= ${yield* steadyNow}
          ) AS claimable) AS oldest_claimable_age,
          (SELECT count(*) FROM delivery WHERE state = 'pending') AS deliveries_pending`)
      const { deliveries_pending, oldest_claimable_age, pending, running } = yield* Effect.orDie(row)
      return {
        pending,
        running,
        oldestClaimableAge: oldest_claimable_age,
        deliveriesPending: deliveries_pending
      }
    })
  } satisfies Partial<TaskStore["Type"]>
}
