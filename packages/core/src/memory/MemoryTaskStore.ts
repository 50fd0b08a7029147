import { Effect, Option, Order } from "effect"
import { LeaseLost, ReportGone, ReportNotFound, TaskNotFound, TaskSettled } from "../domain/errors.ts"
import { isSettled } from "../domain/ResearchTask.ts"
import type { Lease, StoredReport, StoredTask, StoredTaskSummary, TaskStore } from "../ports/TaskStore.ts"
import { admit } from "./admission.ts"
import { appendEvents, atomically, type MemoryState, oldestFirst, type TaskRow } from "./MemoryState.ts"
import { finish, forget } from "./settlement.ts"

const isClaimable = (task: TaskRow, now: number): boolean =>
  task.status === "pending" || (task.status === "running" && task.leaseUntil <= now)

const claimOrder = Order.combineAll<TaskRow>([
  Order.mapInput(Order.boolean, task => task.status === "pending"),
  Order.mapInput(Order.number, task => (task.status === "pending" ? task.turn : task.leaseUntil)),
  Order.mapInput(Order.string, task => task.taskId)
])

const newestFirst = Order.reverse(oldestFirst<TaskRow>(task => task.taskId))

const isReportShown = (task: TaskRow, now: number): boolean =>
  !task.reportRevoked && !task.erased && (task.reportExpiresAt === null || task.reportExpiresAt > now)

const summaryOf = (task: TaskRow, now: number): StoredTaskSummary => ({
  taskId: task.taskId,
  accountId: task.accountId,
  status: task.status,
  isTest: task.isTest,
  prospectId: task.prospectId,
  callbackUrl: task.callbackUrl,
  createdAt: task.createdAt,
  startedAt: task.startedAt,
  completedAt: task.completedAt,
  error: task.error,
  reportToken: isReportShown(task, now) ? task.reportToken : null
})

const storedTask = (task: TaskRow, now: number): StoredTask => ({
  ...summaryOf(task, now),
  result: task.result
})

/** The task of an account; erased tasks are as good as unknown. */
export const findTask = (
  state: MemoryState,
  accountId: string,
  taskId: string
): Effect.Effect<TaskRow, TaskNotFound> => {
  const task = state.tasks.get(taskId)
  return task !== undefined && task.accountId === accountId && !task.erased
    ? Effect.succeed(task)
    : new TaskNotFound()
}

export const makeMemoryTaskStore = (state: MemoryState): typeof TaskStore.Service => {
  const tasks = () => [...state.tasks.values()]

  const held = (lease: Lease): Effect.Effect<TaskRow, LeaseLost> => {
    const task = state.tasks.get(lease.taskId)
    return task !== undefined && task.worker !== null && task.fence === lease.fence
      ? Effect.succeed(task)
      : new LeaseLost()
  }

  return {
    admit: admission => atomically(now => admit(state, admission, now)),

    claim: ({ worker, limit, leaseMillis }) =>
      atomically(now => {
        const claimed = tasks()
          .filter(task => isClaimable(task, now))
          .sort(claimOrder)
          .slice(0, limit)
        for (const task of claimed) {
          task.status = "running"
          task.worker = worker
          task.fence += 1
          task.leaseUntil = now + leaseMillis
          task.startedAt ??= now
        }
        return Effect.succeed(
          claimed.map(({ taskId, fence, accountId, prospectId, contact, createdAt, starts }) => ({
            taskId,
            fence,
            accountId,
            prospectId,
            contact,
            createdAt,
            starts
          }))
        )
      }),

    heartbeat: ({ worker, taskIds, leaseMillis }) =>
      atomically(now => {
        const named = new Set(taskIds)
        const kept = tasks().filter(
          task => task.worker === worker && task.leaseUntil > now && named.has(task.taskId)
        )
        for (const task of kept) task.leaseUntil = now + leaseMillis
        return Effect.succeed(kept.map(task => task.taskId))
      }),

    release: ({ worker }) =>
      atomically(() => {
        const released = tasks().filter(task => task.worker === worker)
        for (const task of released) {
          task.worker = null
          task.leaseUntil = 0
          task.starts = 0
        }
        return Effect.succeed(released.length)
      }),

    begin: (lease, event) =>
      atomically(now =>
        Effect.map(held(lease), task => {
          task.starts += 1
          appendEvents(task, now, [event])
        })
      ),

    append: (lease, events) =>
      atomically(now => Effect.map(held(lease), task => appendEvents(task, now, events))),

    checkpoint: (lease, checkpoint, events) =>
      atomically(now =>
        Effect.map(held(lease), task => {
          task.starts = 1
          task.checkpoints = [...task.checkpoints.filter(it => it.stage !== checkpoint.stage), checkpoint]
          appendEvents(task, now, events)
        })
      ),

    checkpoints: taskId => Effect.sync(() => state.tasks.get(taskId)?.checkpoints ?? []),

    settle: (lease, settlement) =>
      atomically(now => Effect.map(held(lease), task => finish(state, task, settlement, now))),

    cancel: (accountId, taskId, settlement) =>
      atomically(now =>
        Effect.flatMap(findTask(state, accountId, taskId), task =>
          isSettled(task.status) ? new TaskSettled() : Effect.sync(() => finish(state, task, settlement, now))
        )
      ),

    erase: (accountId, taskId, erasedAt) =>
      atomically(() => Effect.map(findTask(state, accountId, taskId), task => forget(state, task, erasedAt))),

    get: (accountId, taskId) =>
      atomically(now => Effect.map(findTask(state, accountId, taskId), task => storedTask(task, now))),

    list: (accountId, { before, limit, prospectId, status }) =>
      atomically(now => {
        const listed = tasks()
          .filter(task => task.accountId === accountId)
          .sort(newestFirst)
        const position = before === null ? 0 : listed.findIndex(task => task.taskId === before) + 1
        return Effect.succeed(
          listed
            .slice(before !== null && position === 0 ? listed.length : position)
            .filter(task => !task.erased)
            .filter(task => status === null || task.status === status)
            .filter(task => prospectId === null || task.prospectId === prospectId)
            .slice(0, limit)
            .map(task => summaryOf(task, now))
        )
      }),

    events: (accountId, taskId, after, limit) =>
      atomically(() =>
        Effect.map(findTask(state, accountId, taskId), task => task.events.slice(after, after + limit))
      ),

    evidence: (accountId, taskId) =>
      atomically(() =>
        Effect.map(findTask(state, accountId, taskId), task => Option.fromNullable(task.evidence))
      ),

    report: (token, now) =>
      Effect.suspend((): Effect.Effect<StoredReport, ReportNotFound | ReportGone> => {
        const task = state.reports.get(token)
        if (task === undefined) return new ReportNotFound()
        const { completedAt, contact, evidence, isTest, result, taskId } = task
        return isReportShown(task, now) && completedAt !== null && evidence !== null && result !== null
          ? Effect.succeed({ taskId, isTest, completedAt, contact, result, evidence })
          : new ReportGone()
      }),

    revokeReport: (accountId, taskId) =>
      atomically(() =>
        Effect.map(findTask(state, accountId, taskId), task => {
          task.reportRevoked = true
        })
      ),

    backlog: atomically(now => {
      const claimable = tasks().filter(task => isClaimable(task, now))
      const [oldest] = claimable.sort(oldestFirst(task => task.taskId))
      return Effect.succeed({
        pending: tasks().filter(task => task.status === "pending").length,
        running: tasks().filter(task => task.status === "running").length,
        oldestClaimableAge: oldest === undefined ? null : now - oldest.createdAt,
        deliveriesPending: [...state.deliveries.values()].filter(it => it.state === "pending").length
      })
    })
  }
}
