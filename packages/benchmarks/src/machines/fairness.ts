import { Accounts } from "@prospect-research/core"
import type { PostgresServer } from "@prospect-research/storage-postgres/testing"
import { Effect } from "effect"
import { type Connection, connect } from "./connection.ts"
import { ours, submitAll } from "./contestants.ts"
import { services } from "./services.ts"
import { begin, startWorker } from "./throughput.ts"

/** What the one task of a newcomer waits for, while another account's tasks are queued and a worker is full. */
export interface Fairness {
  /** The busy account's tasks that were still queued when the newcomer came. */
  readonly queued: number
  /** How many of them began before the newcomer's. */
  readonly ahead: number
  readonly waitedMillis: number
}

const measure = Effect.fnUntraced(function* ({ numbers, url }: Connection, queued: number) {
  const accounts = yield* Accounts
  const busy = yield* accounts.create("Busy")
  const newcomer = yield* accounts.create("Newcomer")
  yield* submitAll(busy.account_id, queued)
  const count = (condition: string) =>
    Effect.map(numbers(["count"], `SELECT count(*) AS count FROM task WHERE ${condition}`), it => it.count)
  const until = (condition: string, least: number) =>
    Effect.repeat(Effect.delay(count(condition), "20 millis"), { until: found => found >= least })
  yield* Effect.flatMap(startWorker(ours, url), begin)
  yield* until("status = 'completed'", 100)
  const left = yield* count("status = 'pending'")
  yield* submitAll(newcomer.account_id, 1)
  yield* until(`account_id = '${newcomer.account_id}' AND started_at IS NOT NULL`, 1)
  const { ahead, waitedMillis } = yield* numbers(
    ["ahead", "waitedMillis"],
    `SELECT one.started_at - one.created_at AS "waitedMillis", (
       SELECT count(*) FROM task
       WHERE task.account_id <> one.account_id AND task.started_at >= one.created_at
         AND (task.started_at < one.started_at OR (task.started_at = one.started_at AND task.turn < one.turn))
     ) AS ahead
     FROM task AS one WHERE one.account_id = '${newcomer.account_id}'`
  )
  return { queued: left, ahead, waitedMillis } satisfies Fairness
})

/** One worker is at work on the tasks of an account when the first task of another comes. */
export const fairness = (server: PostgresServer, queued: number): Effect.Effect<Fairness> =>
  Effect.scoped(
    Effect.gen(function* () {
      const connection = yield* connect(yield* server.createDatabase)
      return yield* Effect.provide(measure(connection, queued), services(connection.url))
    })
  ).pipe(Effect.orDie)
