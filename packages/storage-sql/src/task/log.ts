import {
  Checkpoint,
  type Lease,
  LeaseLost,
  type TaskEventData,
  type TaskStore
} from "@prospect-research/core"
import { Effect, Option, Schema } from "effect"
import { Integer, Json, NullableText } from "../columns.ts"
import type { Database } from "../Database.ts"

/** Writes a task's next events; `sequence` is that of the first. */
export const appendEvents = (
  { now, run, sql }: Database["Type"],
  taskId: string,
  sequence: number,
  events: ReadonlyArray<TaskEventData>
) =>
  Effect.flatMap(now, at =>
    Effect.forEach(
      events,
      (data, index) =>
        run(sql`
          INSERT INTO task_event (task_id, sequence, at, data)
          VALUES (${taskId}, ${sequence + index}, ${at}, ${JSON.stringify(data)})`),
      { discard: true }
    )
  )

const Counted = Schema.Struct({ last_sequence: Integer })

const { output, ...checkpointFields } = Checkpoint.fields
const CheckpointRow = Schema.Struct({ ...checkpointFields, error: NullableText, output: Json(output) })

/** `TaskStore.append`, `checkpoint` and `checkpoints` */
export const makeLog = (database: Database["Type"]) => {
  const { first, rows, run, sql, transaction } = database
  const counted = first(Counted)

  /** Fence and numbering in one statement, so that sequences have no gap and a lost lease writes nothing. */
  const append = Effect.fnUntraced(function* (
    { fence, taskId }: Lease,
    events: ReadonlyArray<TaskEventData>
  ) {
    const count = events.length
    const task = yield* counted(sql`
      UPDATE task SET last_sequence = last_sequence + ${count}
      WHERE task_id = ${taskId} AND status = 'running' AND fence = ${fence} AND worker IS NOT NULL
      RETURNING last_sequence`)
    if (Option.isNone(task)) return yield* new LeaseLost()
    yield* appendEvents(database, taskId, task.value.last_sequence - count + 1, events)
  })

  const save = (taskId: string, checkpoint: Checkpoint) =>
    run(sql`
      INSERT INTO checkpoint (task_id, stage, place, version, state, error, output)
      VALUES (
        ${taskId}, ${checkpoint.stage},
        (SELECT coalesce(max(place), 0) + 1 FROM checkpoint WHERE task_id = ${taskId}),
        ${checkpoint.version}, ${checkpoint.state}, ${checkpoint.error}, ${JSON.stringify(checkpoint.output)}
      )
      ON CONFLICT (task_id, stage) DO UPDATE SET
        place = excluded.place, version = excluded.version, state = excluded.state, error = excluded.error, output = excluded.output`)

  return {
    append: (lease, events) => transaction("append", append(lease, events)),

    checkpoint: (lease, checkpoint, events) =>
      transaction(
        "checkpoint",
        Effect.zipRight(append(lease, events), Effect.asVoid(save(lease.taskId, checkpoint)))
      ),

    checkpoints: taskId =>
      rows(CheckpointRow)(sql`
        SELECT stage, version, state, error, output FROM checkpoint
        WHERE task_id = ${taskId} ORDER BY place`)
  } satisfies Partial<TaskStore["Type"]>
}
