import type { TaskEventData } from "@prospect-research/core"
import { Effect } from "effect"
import type { Database } from "../Database.ts"

/** The next events of a task; `sequence` is that of the first. */
export interface NumberedEvents {
  readonly taskId: string
  readonly sequence: number
  readonly events: ReadonlyArray<TaskEventData>
}

/** Writes events of tasks, all with the time of the statement. */
export const insertEvents = (
  { now, run, sql }: Database["Type"],
  tasks: ReadonlyArray<NumberedEvents>
): ReturnType<Database["Type"]["run"]> =>
  Effect.flatMap(now, at => {
    const rows = tasks.flatMap(({ events, sequence, taskId }) =>
      events.map((data, index) => sql`(${taskId}, ${sequence + index}, ${at}, ${JSON.stringify(data)})`)
    )
    return rows.length === 0
      ? Effect.succeed([])
      : run(sql`INSERT INTO task_event (task_id, sequence, at, data) VALUES ${sql.csv(rows)}`)
  })
