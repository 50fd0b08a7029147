import type { ResearchTask, ResearchTaskSummary } from "../domain/ResearchTask.ts"
import type { StoredTask, StoredTaskSummary } from "../ports/TaskStore.ts"

const iso = (millis: number | null): string | null =>
  millis === null ? null : new Date(millis).toISOString()

/** A task as lists show it. */
export const taskSummary = (task: StoredTaskSummary, baseUrl: string): ResearchTaskSummary => ({
  task_id: task.taskId,
  status: task.status,
  prospect_id: task.prospectId,
  created_at: new Date(task.createdAt).toISOString(),
  started_at: iso(task.startedAt),
  completed_at: iso(task.completedAt),
  processing_time_seconds:
    task.completedAt === null ? null : (task.completedAt - (task.startedAt ?? task.createdAt)) / 1000,
  report_url: task.reportToken === null ? null : `${baseUrl}/reports/${task.reportToken}`,
  error: task.error
})

/** A task as `GET /research/{task_id}` shows it. */
export const taskView = (task: StoredTask, baseUrl: string): ResearchTask => ({
  ...taskSummary(task, baseUrl),
  result: task.result
})
