import { type Checkpoint, type Lease, LeaseLost, type TaskEventData } from "@prospect-research/core"
import { Effect, Schema } from "effect"
import { makeBatches } from "../batches.ts"
import { Integer, toFlag } from "../columns.ts"
import type { Database } from "../Database.ts"
import { insertEvents } from "./events.ts"

/** What one worker wants written to the log of one of its tasks. */
export interface LogEntry {
  readonly lease: Lease
  /** Counts a start of the task. */
  readonly begins: boolean
  /** The end of a stage, where there is one. */
  readonly checkpoint: Checkpoint | null
  readonly events: ReadonlyArray<TaskEventData>
}

const Numbered = Schema.Struct({ task_id: Schema.String, last_sequence: Integer })

/**
 * Writes to the logs of tasks, each entry under its fence, and gives the number of its last event. In batches: with 64 tasks at
 * work, the 28 commits of each became 5, and its round trips a tenth.
 */
export const makeLogWriter = (database: Database["Type"]) => {
  const { rows, run, skipLocked, sql, transaction } = database
  const numbered = rows(Numbered)

  /**
   * Fence and numbering in one statement, so that sequences have no gap and a lost lease writes nothing. Several rows are locked
   * only if they are free: a heartbeat locks them too, in another order.
   */
  const number = (entries: ReadonlyArray<LogEntry>) => {
    const wanted = entries.map(
      ({ begins, checkpoint, events, lease }) => sql`(
        ${lease.taskId}, CAST(${lease.fence} AS INTEGER), CAST(${events.length} AS INTEGER),
        CAST(${toFlag(begins)} AS INTEGER), CAST(${toFlag(checkpoint !== null)} AS INTEGER)
      )`
    )
    return numbered(sql`
      WITH wanted (task_id, fence, events, begins, got_on) AS (VALUES ${sql.csv(wanted)}), free AS (
        SELECT wanted.* FROM task JOIN wanted ON wanted.task_id = task.task_id
        ${entries.length === 1 ? sql.literal("") : skipLocked}
      )
      UPDATE task SET
        last_sequence = last_sequence + free.events,
        starts = CASE free.got_on WHEN 1 THEN 1 ELSE starts + free.begins END
      FROM free
      WHERE task.task_id = free.task_id AND task.fence = free.fence
        AND task.status = 'running' AND task.worker IS NOT NULL
      RETURNING task.task_id, task.last_sequence`)
  }

  const saveCheckpoints = (entries: ReadonlyArray<LogEntry>) => {
    const places = entries.flatMap(({ checkpoint, lease: { taskId } }) =>
      checkpoint === null
        ? []
        : [
            sql`(
              ${taskId}, ${checkpoint.stage},
              (SELECT coalesce(max(place), 0) + 1 FROM checkpoint WHERE task_id = ${taskId}),
              ${checkpoint.version}, ${checkpoint.state}, ${checkpoint.error}, ${JSON.stringify(checkpoint.output)}
            )`
          ]
    )
    return places.length === 0
      ? Effect.void
      : run(sql`
          INSERT INTO checkpoint (task_id, stage, place, version, state, error, output) VALUES ${sql.csv(places)}
          ON CONFLICT (task_id, stage) DO UPDATE SET
            place = excluded.place, version = excluded.version, state = excluded.state, error = excluded.error,
            output = excluded.output`)
  }

  /** Writes what it may, and returns the last sequences of the tasks for which it did. */
  const put = Effect.fnUntraced(function* (entries: ReadonlyArray<LogEntry>) {
    const sequences = new Map((yield* number(entries)).map(row => [row.task_id, row.last_sequence]))
    const held = entries.flatMap(entry => {
      const last = sequences.get(entry.lease.taskId)
      return last === undefined ? [] : [{ ...entry, sequence: last - entry.events.length + 1 }]
    })
    yield* insertEvents(
      database,
      held.map(({ events, lease, sequence }) => ({ taskId: lease.taskId, sequence, events }))
    )
    yield* saveCheckpoints(held)
    return sequences
  })

  return makeBatches({
    keyOf: (entry: LogEntry) => entry.lease.taskId,
    isOrdered: true,
    // Whoever lost its lease, or whose row is locked, is left out.
    together: entries => transaction("log", put(entries)),
    alone: entry =>
      Effect.flatMap(transaction("log", put([entry])), written =>
        Effect.fromNullable(written.get(entry.lease.taskId))
      ).pipe(Effect.catchTag("NoSuchElementException", () => new LeaseLost()))
  })
}
