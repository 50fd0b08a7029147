import {
  type Checkpoint,
  type Lease,
  LeaseLost,
  type StoreUnavailable,
  type TaskEventData
} from "@prospect-research/core"
import { Cause, Deferred, Effect, Exit, Schema } from "effect"
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

interface Member {
  readonly entry: LogEntry
  readonly written: Deferred.Deferred<void, LeaseLost | StoreUnavailable>
}

/** Entries of different tasks that go into one transaction, by task. */
type Batch = Map<string, Member>

/** Bounds how long the next batch waits for this one: some 20 ms. */
const largestBatch = 64

const Numbered = Schema.Struct({ task_id: Schema.String, last_sequence: Integer })

/**
 * Writes to the logs of tasks, each entry under its fence. What comes while a transaction is under way goes into the next one
 * together: with 64 tasks at work, the 28 commits of each became 5, and its round trips a tenth. Who is alone waits for nobody.
 */
export const makeLogWriter = (database: Database["Type"]) => {
  const { rows, run, skipLocked, sql, transaction } = database
  const numbered = rows(Numbered)
  const line = Effect.unsafeMakeSemaphore(1)
  let gathering: Batch | null = null

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

  /** Writes what it may, and returns the tasks for which it did. */
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

  /** Whoever lost its lease, whose row is locked, or who broke the others' statement, is tried alone: that tells which it was. */
  const write = (members: ReadonlyArray<Member>): Effect.Effect<void> =>
    Effect.flatMap(Effect.exit(transaction("log", put(members.map(it => it.entry)))), exit =>
      Effect.forEach(
        members,
        member => {
          if (Exit.isFailure(exit) && (members.length === 1 || !Cause.isDie(exit.cause))) {
            return Deferred.failCause(member.written, exit.cause)
          }
          if (Exit.isSuccess(exit) && exit.value.has(member.entry.lease.taskId)) {
            return Deferred.succeed(member.written, undefined)
          }
          return members.length === 1 ? Deferred.fail(member.written, new LeaseLost()) : write([member])
        },
        { discard: true }
      )
    )

  const close = (batch: Batch) =>
    Effect.suspend(() => {
      if (gathering === batch) gathering = null
      return write([...batch.values()])
    })

  const hasRoom = (batch: Batch, taskId: string): boolean => batch.size < largestBatch && !batch.has(taskId)

  /** Joins the batch that gathers, or opens the next: it is written when those before it are. */
  const join = (member: Member): Effect.Effect<void> =>
    Effect.suspend(() => {
      const { taskId } = member.entry.lease
      if (gathering !== null && hasRoom(gathering, taskId)) {
        gathering.set(taskId, member)
        return Effect.void
      }
      const batch: Batch = new Map([[taskId, member]])
      gathering = batch
      // Not in the fiber that opens it, whose interruption would be that of all members. It ends with its transaction.
      return Effect.asVoid(Effect.forkDaemon(line.withPermits(1)(close(batch))))
    })

  return Effect.fnUntraced(function* (entry: LogEntry) {
    const written = yield* Deferred.make<void, LeaseLost | StoreUnavailable>()
    yield* join({ entry, written })
    yield* Deferred.await(written)
  })
}
