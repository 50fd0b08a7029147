import { join } from "node:path"
import { SqlClient } from "@effect/sql/SqlClient"
import { expect, it } from "@effect/vitest"
import { AccountStore, Doctor, TaskStore } from "@prospect-research/core"
import { storeFixtures } from "@prospect-research/core/testing"
import { SqlStore } from "@prospect-research/storage-sql"
import { SqliteDatabase } from "@prospect-research/storage-sqlite"
import { Cause, Effect, Exit, Layer } from "effect"
import { temporaryDirectory } from "./temporaryDirectory.ts"

const { completion, failure, settleTask, startTask } = storeFixtures

const callback = { callbackUrl: "https://example.com/hook" }

const onDatabase = <A, E>(use: Effect.Effect<A, E, storeFixtures.Stores | SqlClient>) =>
  Effect.flatMap(temporaryDirectory, directory =>
    Effect.provide(
      use,
      Layer.provideMerge(SqlStore.layer, SqliteDatabase.layer({ filename: join(directory, "research.db") }))
    )
  )

/** Two ended tasks, the first of them erased on request, then a change; returns what the doctor says. */
const doctorAfter = (change: (erased: string, ended: string) => ReadonlyArray<string>) =>
  onDatabase(
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const tasks = yield* TaskStore
      const erased = yield* settleTask(completion(), callback)
      yield* tasks.erase(erased.accountId, erased.taskId, 0)
      const ended = yield* settleTask(failure(), callback)
      expect((yield* examine).map(it => it.check)).toEqual([])
      yield* sql`PRAGMA foreign_keys = OFF`
      for (const statement of change(erased.taskId, ended.taskId)) yield* sql.unsafe(statement)
      return { erased: erased.taskId, ended: ended.taskId, findings: yield* examine }
    })
  )

const examine = Effect.flatMap(Doctor, doctor => doctor.examine).pipe(Effect.provide(Doctor.layer))

/** Two ended tasks, then a change that no store would make; returns what the audit says. */
const auditAfter = (change: (completed: string, failed: string) => ReadonlyArray<string>) =>
  onDatabase(
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const accounts = yield* AccountStore
      const completed = yield* settleTask(completion(), callback)
      const failed = yield* settleTask(failure(), callback)
      expect(yield* accounts.audit).toEqual([])
      yield* sql`DROP TRIGGER ledger_entry_no_update`
      yield* sql`DROP TRIGGER ledger_entry_no_delete`
      yield* sql`PRAGMA foreign_keys = OFF`
      for (const statement of change(completed.taskId, failed.taskId)) yield* sql.unsafe(statement)
      return { completed, failed, violations: yield* accounts.audit }
    })
  )

it.scopedLive("the ledger refuses to be changed", () =>
  onDatabase(
    Effect.gen(function* () {
      const sql = yield* SqlClient
      yield* startTask()
      for (const change of ["UPDATE ledger_entry SET amount = 5", "DELETE FROM ledger_entry"]) {
        const error = yield* Effect.flip(sql.unsafe(change))
        expect(error.cause).toMatchObject({ message: "ledger_entry is append-only" })
      }
    })
  )
)

it.scopedLive("the database refuses a negative balance and a second refund", () =>
  onDatabase(
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const { accountId, taskId } = yield* settleTask(failure())
      const negative = yield* Effect.flip(sql`UPDATE account SET balance = -1`)
      expect(negative.cause).toMatchObject({ code: "SQLITE_CONSTRAINT_CHECK" })
      const second = yield* Effect.flip(sql`
        INSERT INTO ledger_entry (account_id, kind, amount, task_id, created_at)
        VALUES (${accountId}, 'refund', 1, ${taskId}, 0)`)
      expect(second.cause).toMatchObject({ code: "SQLITE_CONSTRAINT_UNIQUE" })
    })
  )
)

it.scopedLive("audit finds a balance that differs from the ledger", () =>
  Effect.gen(function* () {
    const { completed, violations } = yield* auditAfter(taskId => [
      `UPDATE account SET balance = 7 WHERE account_id IN (SELECT account_id FROM task WHERE task_id = '${taskId}')`
    ])
    expect(violations).toEqual([
      {
        invariant: "balance_differs_from_ledger",
        subject: completed.accountId,
        detail: "The account says 7 left, 1 charged, 0 refunded; its ledger says 2, 1, 0."
      }
    ])
  })
)

it.scopedLive("audit finds a negative balance", () =>
  Effect.gen(function* () {
    const { violations } = yield* auditAfter(() => [
      "PRAGMA ignore_check_constraints = ON",
      "UPDATE account SET balance = -1"
    ])
    expect(violations.map(it => it.invariant)).toContain("balance_negative")
  })
)

it.scopedLive("audit finds a failed task without its refund", () =>
  Effect.gen(function* () {
    const { failed, violations } = yield* auditAfter(() => ["DELETE FROM ledger_entry WHERE kind = 'refund'"])
    expect(violations.map(it => [it.invariant, it.subject])).toEqual([
      ["balance_differs_from_ledger", failed.accountId],
      ["failed_task_not_refunded", failed.taskId]
    ])
  })
)

it.scopedLive("a grant with the task's id makes up for a refund that is missing, as the doctor advises", () =>
  onDatabase(
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const accounts = yield* AccountStore
      const { accountId, taskId } = yield* settleTask(failure())
      yield* sql`DROP TRIGGER ledger_entry_no_delete`
      yield* sql`DELETE FROM ledger_entry WHERE kind = 'refund'`
      yield* sql`UPDATE account SET balance = balance - 1, refunded = 0`
      const [finding] = yield* examine
      expect(finding).toMatchObject({ check: "failed_task_not_refunded", subjects: [taskId] })
      yield* accounts.grant({ accountId, amount: 1, grantId: taskId, reason: "refund", createdAt: 0 })
      expect(yield* examine).toEqual([])
    })
  )
)

it.scopedLive("audit finds a refund of a completed task", () =>
  Effect.gen(function* () {
    const { completed, violations } = yield* auditAfter(taskId => [
      `UPDATE ledger_entry SET task_id = '${taskId}' WHERE kind = 'refund'`
    ])
    expect(violations).toContainEqual({
      invariant: "completed_task_refunded",
      subject: completed.taskId,
      detail: "The task is completed and was refunded."
    })
  })
)

it.scopedLive("audit finds a task that was never charged", () =>
  Effect.gen(function* () {
    const { completed, violations } = yield* auditAfter(taskId => [
      `DELETE FROM ledger_entry WHERE kind = 'charge' AND task_id = '${taskId}'`
    ])
    expect(violations).toContainEqual({
      invariant: "charge_missing",
      subject: completed.taskId,
      detail: "The task was never charged."
    })
  })
)

it.scopedLive("audit finds a settled task whose callback is not owed", () =>
  Effect.gen(function* () {
    const { failed, violations } = yield* auditAfter((_completed, taskId) => [
      `DELETE FROM delivery WHERE task_id = '${taskId}'`
    ])
    expect(violations.map(it => [it.invariant, it.subject])).toEqual([["delivery_missing", failed.taskId]])
  })
)

it.scopedLive("audit finds a task that owes two deliveries", () =>
  Effect.gen(function* () {
    const { completed, violations } = yield* auditAfter((taskId, other) => [
      "CREATE TABLE copy AS SELECT * FROM delivery",
      "DROP TABLE delivery",
      "ALTER TABLE copy RENAME TO delivery",
      `UPDATE delivery SET task_id = '${taskId}' WHERE task_id = '${other}'`
    ])
    expect(violations).toContainEqual({
      invariant: "delivery_doubled",
      subject: completed.taskId,
      detail: "The task owes 2 deliveries."
    })
  })
)

/** What somebody does to the rows, and what the doctor says of it. */
const tamperings: ReadonlyArray<
  readonly [check: string, whose: "erased" | "ended", change: (taskId: string) => ReadonlyArray<string>]
> = [
  ["erased_with_leftovers", "erased", id => [`UPDATE task SET contact = '{}' WHERE task_id = '${id}'`]],
  ["erased_with_leftovers", "erased", id => [`UPDATE report SET evidence = '{}' WHERE task_id = '${id}'`]],
  [
    "erased_with_leftovers",
    "erased",
    id => [
      `INSERT INTO task_subject
        SELECT task_id, account_id, 'email', 'hash' FROM task WHERE task_id = '${id}'`
    ]
  ],
  [
    "erased_with_leftovers",
    "erased",
    id => [`INSERT INTO checkpoint VALUES ('${id}', 'github', 1, '1', 'finished', NULL, '{}')`]
  ],
  ["event_missing", "ended", id => [`UPDATE task_event SET data = '{}' WHERE task_id = '${id}'`]],
  ["event_sequence_gap", "ended", id => [`DELETE FROM task_event WHERE task_id = '${id}' AND sequence = 1`]],
  ["subjects_missing", "ended", id => [`UPDATE task SET subjects_known = 0 WHERE task_id = '${id}'`]],
  [
    "failed_task_not_refunded",
    "ended",
    id => [
      "DROP TRIGGER ledger_entry_no_delete",
      `DELETE FROM ledger_entry WHERE kind = 'refund' AND task_id = '${id}'`
    ]
  ]
]

it.scopedLive.each(tamperings)("the doctor finds %s (%s)", ([check, whose, change]) =>
  Effect.gen(function* () {
    const { findings, ...ids } = yield* doctorAfter((erased, ended) =>
      change(whose === "erased" ? erased : ended)
    )
    const finding = findings.find(it => it.check === check)
    expect(finding?.subjects).toEqual([ids[whose]])
    expect(finding?.severity).toBe(check === "subjects_missing" ? "note" : "error")
    expect(finding?.advice).toMatch(/\S{3}.*\.$/)
  })
)

it.scopedLive("the doctor finds rows of a task that is not there", () =>
  Effect.gen(function* () {
    const { findings } = yield* doctorAfter(() => [
      "INSERT INTO report (task_id, result) VALUES ('nobody', '{}')",
      "INSERT INTO task_subject VALUES ('nobody', 'nobody', 'email', 'hash')"
    ])
    expect(findings.map(it => [it.check, it.subjects])).toEqual([["orphaned_rows", ["nobody"]]])
  })
)

it.scopedLive("the doctor finds tables of another version", () =>
  Effect.gen(function* () {
    const { findings } = yield* doctorAfter(() => [
      "INSERT INTO schema_version (migration_id, name) VALUES (99, 'later')"
    ])
    expect(findings.map(it => it.what)).toEqual([expect.stringContaining("version 99")])
  })
)

it.scopedLive("what the doctor says first is worst", () =>
  Effect.gen(function* () {
    const { findings } = yield* doctorAfter((erased, ended) => [
      `UPDATE task SET subjects_known = 0 WHERE task_id = '${ended}'`,
      `UPDATE task SET contact = '{}' WHERE task_id = '${erased}'`
    ])
    expect(findings.map(it => it.severity)).toEqual(["error", "note"])
  })
)

it.scopedLive("a row that cannot be read is a defect that names the column and no value", () =>
  onDatabase(
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const tasks = yield* TaskStore
      const { accountId, taskId } = yield* settleTask(completion())
      yield* sql`UPDATE report SET result = '{"status": "ada@example.com"}'`
      const exit = yield* Effect.exit(tasks.get(accountId, taskId))
      const message = Exit.isFailure(exit) ? Cause.pretty(exit.cause) : ""
      expect(message).toContain("CorruptRow")
      expect(message).toContain("result")
      expect(message).not.toContain("ada@example.com")
    })
  )
)
