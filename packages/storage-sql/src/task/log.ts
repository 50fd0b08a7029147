import { Checkpoint, type TaskStore } from "@prospect-research/core"
import { Effect, Schema } from "effect"
import { Json, NullableText } from "../columns.ts"
import type { Database } from "../Database.ts"
import { type LogEntry, makeLogWriter } from "./logWriter.ts"

const { output, ...checkpointFields } = Checkpoint.fields
const CheckpointRow = Schema.Struct({ ...checkpointFields, error: NullableText, output: Json(output) })

/** `TaskStore.begin`, `append`, `checkpoint` and `checkpoints` */
export const makeLog = Effect.fnUntraced(function* (database: Database["Type"]) {
  const { rows, sql } = database
  const writeEntry = yield* makeLogWriter(database)
  const write = (entry: LogEntry) => Effect.asVoid(writeEntry(entry))

  return {
    begin: (lease, event) => write({ lease, begins: true, checkpoint: null, events: [event] }),

    append: (lease, events) => write({ lease, begins: false, checkpoint: null, events }),

    checkpoint: (lease, checkpoint, events) => write({ lease, begins: false, checkpoint, events }),

    checkpoints: taskId =>
      rows(CheckpointRow)(sql`
        SELECT stage, version, state, error, output FROM checkpoint
        WHERE task_id = ${taskId} ORDER BY place`)
  } satisfies Partial<TaskStore["Type"]>
})
