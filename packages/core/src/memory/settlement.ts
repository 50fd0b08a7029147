import type { Settlement } from "../ports/TaskStore.ts"
import { appendEvents, type MemoryState, type TaskRow } from "./MemoryState.ts"

/** Gives the credit back, if one was charged. */
const refund = (state: MemoryState, { accountId, taskId, isTest }: TaskRow): void => {
  if (isTest) return
  const account = state.accounts.get(accountId)
  if (account !== undefined) account.balance += 1
  state.ledger.push({ kind: "refund", accountId, amount: 1, taskId, grantId: null })
}

const oweDelivery = (state: MemoryState, task: TaskRow, settlement: Settlement, now: number): void => {
  if (task.callbackUrl === null) return
  state.deliveries.set(task.taskId, {
    deliveryId: settlement.delivery.deliveryId,
    taskId: task.taskId,
    accountId: task.accountId,
    url: task.callbackUrl,
    host: new URL(task.callbackUrl).host,
    body: settlement.delivery.body,
    createdAt: settlement.completedAt,
    attempts: [],
    state: "pending",
    dueAt: now,
    attemptsInSchedule: 0,
    callbackSecret: task.callbackSecret,
    needsSecret: task.callbackSecret !== null,
    fence: 0,
    leaseUntil: 0
  })
  task.callbackSecret = null
}

/** Ends a task: result or error, refund, delivery owed, event. */
export const finish = (state: MemoryState, task: TaskRow, settlement: Settlement, now: number): void => {
  task.status = settlement.status
  task.completedAt = settlement.completedAt
  task.evidence = settlement.evidence
  task.worker = null
  if (settlement.status === "completed") {
    task.result = settlement.result
    task.reportToken = settlement.reportToken
    task.reportExpiresAt = settlement.reportExpiresAt
    state.reports.set(settlement.reportToken, task)
    appendEvents(task, now, [{ type: "completed" }])
  } else {
    task.error = settlement.error
    if (settlement.dropFindings === true) task.checkpoints = []
    appendEvents(task, now, [{ type: "failed", error: settlement.error }])
    refund(state, task)
  }
  oweDelivery(state, task, settlement, now)
}

/** Forgets the person. The row stays for the ledger and for the address of its report. */
export const forget = (state: MemoryState, task: TaskRow, erasedAt: number): void => {
  if (task.status === "pending" || task.status === "running") {
    task.status = "failed"
    refund(state, task)
  }
  task.completedAt ??= erasedAt
  task.erased = true
  task.subjects = []
  task.contact = {}
  task.prospectId = null
  task.callbackUrl = null
  task.callbackSecret = null
  task.error = null
  task.worker = null
  task.events = []
  task.checkpoints = []
  task.evidence = null
  task.result = null
  state.deliveries.delete(task.taskId)
}
