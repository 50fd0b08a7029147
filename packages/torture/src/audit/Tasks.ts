import { Array as Arrays, Effect, Schema } from "effect"
import type { BrokenPromise } from "../Campaign.ts"
import type { ClientLog, Submission } from "../harness/ClientLog.ts"
import type { Received } from "../harness/Receiver.ts"
import type { Books } from "./openBooks.ts"

const Whole = Schema.Union(Schema.Number, Schema.NumberFromString)

const TaskRow = Schema.Struct({
  task_id: Schema.String,
  status: Schema.String,
  prospect_id: Schema.NullOr(Schema.String),
  error: Schema.NullOr(Schema.String),
  starts: Whole,
  deliveries: Whole
})
type TaskRow = typeof TaskRow.Type

const EventRow = Schema.Struct({ task_id: Schema.String, sequence: Whole, data: Schema.String })
const EventData = Schema.parseJson(Schema.Struct({ type: Schema.String }))

type Break = (promise: string, subject: string, story: string) => void

const tooOften = /too often/

/** What must have become of a submission, by how the source behaves for it. */
const isRightEnd = ({ behaviour }: Submission, { error, starts, status }: TaskRow): boolean => {
  if (status === "failed" && tooOften.test(error ?? "")) return starts >= 3
  switch (behaviour) {
    case "fail":
    // Ends only when it is cancelled.
    case "idle":
      return status === "failed"
    case "poison":
      return false
    default:
      return status === "completed"
  }
}

const auditSubmission = (
  submission: Submission,
  log: ClientLog,
  rows: ReadonlyArray<TaskRow>,
  breaks: Break
) => {
  const { idempotencyKey, label } = submission
  const known = [...(log.acknowledged.get(label) ?? [])]
  for (const taskId of known) {
    if (!rows.some(it => it.task_id === taskId)) breaks("no accepted task is lost", taskId, label)
  }
  if (known.length > 1) breaks("one idempotency key is one task", label, known.join(", "))
  if (rows.length > 1) {
    breaks("one submission is one task", label, `${rows.length} tasks, ${idempotencyKey ?? "without a key"}`)
  }
  for (const row of rows) {
    if (row.status !== "completed" && row.status !== "failed") {
      breaks(
        "every accepted task is settled",
        row.task_id,
        `${label} is ${row.status} after ${row.starts} starts`
      )
    } else if (!isRightEnd(submission, row)) {
      breaks(
        "a task ends as its sources have it",
        row.task_id,
        `${label} is ${row.status} (${row.error}) after ${row.starts} starts`
      )
    }
    const owed = submission.callbackPath === null ? 0 : 1
    if (row.deliveries !== owed) {
      breaks("a settled task owes one callback where one was asked for", row.task_id, `${row.deliveries}`)
    }
  }
}

const auditCallbacks = (received: ReadonlyArray<Received>, row: TaskRow, path: string, breaks: Break) => {
  const own = received.filter(it => it.path === path)
  if (own.length === 0) breaks("no callback is lost", row.task_id, path)
  if (new Set(own.map(it => it.webhookId)).size > 1) {
    breaks("a repeated callback keeps its webhook-id", row.task_id, own.map(it => it.webhookId).join(", "))
  }
  if (new Set(own.map(it => it.body)).size > 1)
    breaks("a repeated callback has the same bytes", row.task_id, path)
}

const auditEvents = (taskId: string, events: ReadonlyArray<typeof EventRow.Type>, breaks: Break) => {
  const sequences = events.map(it => it.sequence)
  if (sequences.some((sequence, index) => sequence !== index + 1)) {
    breaks("events have neither gap nor repetition", taskId, sequences.join(" "))
  }
  const ends = events.filter(it =>
    ["completed", "failed"].includes(Schema.decodeSync(EventData)(it.data).type)
  ).length
  if (ends !== 1) breaks("a settled task ends once", taskId, `${ends} end events`)
}

/** What the clients were promised, held against the books and the receiver's log. Nothing must be running any more. */
export const auditTasks = Effect.fnUntraced(function* (
  books: Books,
  log: ClientLog,
  received: ReadonlyArray<Received>
) {
  const broken: Array<BrokenPromise> = []
  const breaks: Break = (promise, subject, story) => broken.push({ promise, subject, story })
  const taskRows = yield* Effect.orDie(
    Schema.decodeUnknown(Schema.Array(TaskRow))(
      yield* books.read(`
        SELECT task_id, status, prospect_id, error, starts,
          (SELECT count(*) FROM delivery WHERE delivery.task_id = task.task_id) AS deliveries
        FROM task WHERE is_test = 0 AND erased_at IS NULL`)
    )
  )
  const eventRows = yield* Effect.orDie(
    Schema.decodeUnknown(Schema.Array(EventRow))(
      yield* books.read("SELECT task_id, sequence, data FROM task_event ORDER BY task_id, sequence")
    )
  )
  const rowsOf = Arrays.groupBy(taskRows, it => it.prospect_id ?? "")
  const eventsOf = Arrays.groupBy(eventRows, it => it.task_id)
  const receivedAt = Arrays.groupBy(received, it => it.path)
  for (const submission of log.submissions.values()) {
    const rows = rowsOf[submission.label] ?? []
    auditSubmission(submission, log, rows, breaks)
    for (const row of rows) {
      auditEvents(row.task_id, eventsOf[row.task_id] ?? [], breaks)
      const { callbackPath } = submission
      if (callbackPath === null) continue
      auditCallbacks(receivedAt[callbackPath] ?? [], row, callbackPath, breaks)
    }
  }
  for (const taskId of log.changed)
    breaks("a settled task never changes", taskId, "it looked different later")
  return { broken, tasks: taskRows.length }
})
