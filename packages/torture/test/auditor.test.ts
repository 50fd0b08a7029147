import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import Sqlite from "better-sqlite3"
import { Effect } from "effect"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { auditLedger } from "../src/audit/Ledger.ts"
import { readBooks } from "../src/audit/openBooks.ts"
import { auditStages } from "../src/audit/Stages.ts"
import { auditTasks } from "../src/audit/Tasks.ts"
import { makeClientLog, type Submission } from "../src/harness/ClientLog.ts"
import type { Received } from "../src/harness/Receiver.ts"

const tables = `
  CREATE TABLE account (account_id TEXT, balance INTEGER);
  CREATE TABLE ledger_entry (account_id TEXT, kind TEXT, amount INTEGER, task_id TEXT, grant_id TEXT);
  CREATE TABLE task (task_id TEXT, account_id TEXT, status TEXT, is_test INTEGER, prospect_id TEXT, error TEXT,
    starts INTEGER, erased_at INTEGER);
  CREATE TABLE delivery (task_id TEXT);
  CREATE TABLE task_event (task_id TEXT, sequence INTEGER, data TEXT);
  INSERT INTO account VALUES ('a', 4);
  INSERT INTO ledger_entry VALUES ('a', 'signup', 5, NULL, NULL), ('a', 'charge', -1, 't1', NULL),
    ('a', 'charge', -1, 't2', NULL), ('a', 'refund', 1, 't2', NULL);
  INSERT INTO task VALUES ('t1', 'a', 'completed', 0, 'one', NULL, 1, NULL), ('t2', 'a', 'failed', 0, 'two', 'x', 1, NULL);
  INSERT INTO delivery VALUES ('t1');
  INSERT INTO task_event VALUES ('t1', 1, '{"type":"pending"}'), ('t1', 2, '{"type":"completed"}'),
    ('t2', 1, '{"type":"pending"}'), ('t2', 2, '{"type":"failed"}');`

const submissions: ReadonlyArray<Submission> = [
  {
    label: "one",
    accountId: "a",
    person: "quick-1@x.example",
    behaviour: "quick",
    idempotencyKey: "k1",
    callbackPath: "/1"
  },
  {
    label: "two",
    accountId: "a",
    person: "fail-2@x.example",
    behaviour: "fail",
    idempotencyKey: null,
    callbackPath: null
  }
]

const callback = (webhookId: string, body = "{}"): Received => ({
  path: "/1",
  webhookId,
  body,
  headers: {},
  at: 0
})

let directory: string
let connection: Sqlite.Database

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "prospect-auditor-"))
  connection = new Sqlite(join(directory, "books.db"))
  connection.exec(tables)
})

afterEach(() => {
  connection.close()
  rmSync(directory, { recursive: true })
})

/** The promises that the auditor finds broken, after these changes to books that are in order. */
const brokenAfter = (change: string, received: ReadonlyArray<Received> = [callback("d1")]) => {
  connection.exec(change)
  const log = makeClientLog()
  for (const submission of submissions) log.sends(submission)
  log.accepts("one", "t1")
  log.accepts("two", "t2")
  return Effect.runPromise(
    readBooks({ kind: "sqlite", file: join(directory, "books.db") }, books =>
      Effect.gen(function* () {
        const { broken } = yield* auditTasks(books, log, received)
        return [...broken, ...(yield* auditLedger(books))].map(({ promise }) => promise)
      })
    )
  )
}

describe("the auditor", () => {
  it("finds nothing in books that are in order", async () => {
    expect(await brokenAfter("")).toEqual([])
    expect(await brokenAfter("", [callback("d1"), callback("d1")])).toEqual([])
  })

  it.each([
    ["DELETE FROM task WHERE task_id = 't1'", "no accepted task is lost"],
    ["UPDATE task SET status = 'running' WHERE task_id = 't1'", "every accepted task is settled"],
    ["UPDATE task SET status = 'failed' WHERE task_id = 't1'", "a task ends as its sources have it"],
    [
      "INSERT INTO task VALUES ('t3', 'a', 'completed', 0, 'one', NULL, 1, NULL)",
      "one submission is one task"
    ],
    ["UPDATE account SET balance = 5", "a balance is the sum of its entries"],
    ["UPDATE account SET balance = -1", "no balance is negative"],
    [
      "INSERT INTO ledger_entry VALUES ('a', 'charge', -1, 't1', NULL)",
      "each task is charged once, a test never"
    ],
    [
      "INSERT INTO ledger_entry VALUES ('a', 'refund', 1, 't2', NULL)",
      "a failed task is refunded once, no other"
    ],
    ["DELETE FROM ledger_entry WHERE kind = 'refund'", "a failed task is refunded once, no other"],
    [
      "INSERT INTO ledger_entry VALUES ('a', 'grant', 1, NULL, 'g'), ('a', 'grant', 1, NULL, 'g')",
      "a grant is made once"
    ],
    ["INSERT INTO delivery VALUES ('t1')", "a settled task owes one callback where one was asked for"],
    ["DELETE FROM delivery", "a settled task owes one callback where one was asked for"],
    [
      "UPDATE task_event SET sequence = 3 WHERE task_id = 't1' AND sequence = 2",
      "events have neither gap nor repetition"
    ],
    ["INSERT INTO task_event VALUES ('t1', 3, '{\"type\":\"completed\"}')", "a settled task ends once"]
  ])("finds what %s broke", async (change, promise) => {
    expect(await brokenAfter(change)).toContain(promise)
  })

  it("finds lost, doubled and changed callbacks", async () => {
    expect(await brokenAfter("", [])).toContain("no callback is lost")
    expect(await brokenAfter("", [callback("d1"), callback("d2")])).toContain(
      "a repeated callback keeps its webhook-id"
    )
    expect(await brokenAfter("", [callback("d1"), callback("d1", "{ }")])).toContain(
      "a repeated callback has the same bytes"
    )
  })

  it("finds stages that ran again after they were written down, and no others", () => {
    const asked = ["first", "second", "first"].map((stage, at) => ({ stage, person: "p", at }))
    const moment = (finished: string, count: number) => ({ finished: new Set([finished]), asked: count })
    expect(auditStages([moment("first p", 2)], asked)).toHaveLength(1)
    expect(auditStages([moment("second p", 2)], asked)).toEqual([])
    expect(auditStages([moment("first p", 3)], asked)).toEqual([])
  })
})
