import type { SubjectFingerprint } from "@prospect-research/core"
import { Effect } from "effect"
import type { Database } from "../Database.ts"

/** A task with the identifiers of its person. */
export interface TaskSubjects {
  readonly taskId: string
  readonly accountId: string
  readonly subjects: ReadonlyArray<SubjectFingerprint>
}

/** Makes tasks findable by their person. */
export const saveSubjects = ({ run, sql }: Database["Type"], tasks: ReadonlyArray<TaskSubjects>) => {
  const rows = tasks.flatMap(({ accountId, subjects, taskId }) =>
    subjects.map(({ fingerprint, kind }) => ({ task_id: taskId, account_id: accountId, kind, fingerprint }))
  )
  return rows.length === 0 ? Effect.void : run(sql`INSERT INTO task_subject ${sql.insert(rows)}`)
}
