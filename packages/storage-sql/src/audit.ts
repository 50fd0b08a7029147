import type { Statement } from "@effect/sql/Statement"
import { invariants, type Violation } from "@prospect-research/core"
import { Schema } from "effect"
import type { Database } from "./Database.ts"

const Broken = Schema.Struct({
  invariant: Schema.Literal(...invariants),
  subject: Schema.String,
  detail: Schema.String
})

interface Check {
  readonly invariant: Violation["invariant"]
  /** Rows of `subject` and `detail`. */
  readonly broken: Statement<unknown>
}

const checks = ({ sql }: Database["Type"]): ReadonlyArray<Check> => {
  const entry = (kind: "charge" | "refund") =>
    sql`SELECT 1 FROM ledger_entry WHERE ledger_entry.task_id = task.task_id AND kind = ${kind}`
  /** How an operator makes up for a refund that is missing: the ledger itself is never changed. */
  const madeUp = sql`
    SELECT 1 FROM ledger_entry WHERE ledger_entry.account_id = task.account_id AND grant_id = task.task_id`
  const delivery = sql`SELECT 1 FROM delivery WHERE delivery.task_id = task.task_id`
  return [
    {
      invariant: "balance_negative",
      broken: sql`
        SELECT account_id AS subject, 'The balance is ' || balance || '.' AS detail
        FROM account WHERE balance < 0`
    },
    {
      invariant: "balance_differs_from_ledger",
      broken: sql`
        SELECT account_id AS subject,
          'The account says ' || balance || ' left, ' || charged || ' charged, ' || refunded || ' refunded; its ledger says '
            || entries || ', ' || charges || ', ' || refunds || '.' AS detail
        FROM (
          SELECT account.account_id, balance, charged, refunded,
            coalesce(sum(amount), 0) AS entries,
            coalesce(sum(CASE kind WHEN 'charge' THEN -amount END), 0) AS charges,
            coalesce(sum(CASE kind WHEN 'refund' THEN amount END), 0) AS refunds
          FROM account LEFT JOIN ledger_entry ON ledger_entry.account_id = account.account_id
          GROUP BY account.account_id, balance, charged, refunded
        ) AS compared
        WHERE balance <> entries OR charged <> charges OR refunded <> refunds`
    },
    {
      invariant: "charge_missing",
      broken: sql`
        SELECT task_id AS subject, 'The task was never charged.' AS detail
        FROM task WHERE is_test = 0 AND NOT EXISTS (${entry("charge")})`
    },
    {
      invariant: "failed_task_not_refunded",
      broken: sql`
        SELECT task_id AS subject, 'The task failed and was not refunded.' AS detail
        FROM task
        WHERE is_test = 0 AND status = 'failed' AND NOT EXISTS (${entry("refund")}) AND NOT EXISTS (${madeUp})`
    },
    {
      invariant: "completed_task_refunded",
      broken: sql`
        SELECT task_id AS subject, 'The task is ' || status || ' and was refunded.' AS detail
        FROM task WHERE status <> 'failed' AND EXISTS (${entry("refund")})`
    },
    {
      invariant: "delivery_missing",
      broken: sql`
        SELECT task_id AS subject, 'The task is settled and its callback is not owed.' AS detail
        FROM task
        WHERE status IN ('completed', 'failed') AND callback_url IS NOT NULL AND NOT EXISTS (${delivery})`
    },
    {
      invariant: "delivery_doubled",
      broken: sql`
        SELECT task_id AS subject, 'The task owes ' || count(*) || ' deliveries.' AS detail
        FROM delivery GROUP BY task_id HAVING count(*) > 1`
    }
  ]
}

/** `AccountStore.audit`: reads the whole ledger, in one statement, so that all checks see one moment. */
export const makeAudit = (database: Database["Type"]) => {
  const { rows, sql } = database
  const [first, ...others] = checks(database).map(
    ({ broken, invariant }) =>
      sql`SELECT ${sql.literal(`'${invariant}'`)} AS invariant, subject, detail FROM (${broken}) AS broken`
  )
  const all = others.reduce((union, check) => sql`${union} UNION ALL ${check}`, first ?? sql``)
  return rows(Broken)(all)
}
