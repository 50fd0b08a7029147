import { isSettled } from "../domain/ResearchTask.ts"
import type { Violation } from "../ports/AccountStore.ts"
import type { AccountRow, MemoryState, TaskRow } from "./MemoryState.ts"

const auditAccount = (state: MemoryState, { accountId, balance }: AccountRow): ReadonlyArray<Violation> => {
  const sum = state.ledger
    .filter(entry => entry.accountId === accountId)
    .reduce((total, entry) => total + entry.amount, 0)
  const negative: Violation = {
    invariant: "balance_negative",
    subject: accountId,
    detail: `The balance is ${balance}.`
  }
  const different: Violation = {
    invariant: "balance_differs_from_ledger",
    subject: accountId,
    detail: `The balance is ${balance}, the sum of the ledger entries ${sum}.`
  }
  return [...(balance < 0 ? [negative] : []), ...(balance === sum ? [] : [different])]
}

const auditTask = (state: MemoryState, task: TaskRow): ReadonlyArray<Violation> => {
  const has = (kind: string) => state.ledger.some(it => it.taskId === task.taskId && it.kind === kind)
  const isMadeUp = state.ledger.some(it => it.accountId === task.accountId && it.grantId === task.taskId)
  const violation = (invariant: Violation["invariant"], detail: string): Violation => ({
    invariant,
    subject: task.taskId,
    detail
  })
  const violations: Array<Violation> = []
  if (!task.isTest && !has("charge")) {
    violations.push(violation("charge_missing", "The task was never charged."))
  }
  if (!task.isTest && task.status === "failed" && !has("refund") && !isMadeUp) {
    violations.push(violation("failed_task_not_refunded", "The task failed and was not refunded."))
  }
  if (task.status !== "failed" && has("refund")) {
    violations.push(violation("completed_task_refunded", `The task is ${task.status} and was refunded.`))
  }
  if (isSettled(task.status) && task.callbackUrl !== null && !state.deliveries.has(task.taskId)) {
    violations.push(violation("delivery_missing", "The task is settled and its callback is not owed."))
  }
  return violations
}

/** Every broken invariant. Two deliveries of one task have no place in this state. */
export const audit = (state: MemoryState): ReadonlyArray<Violation> => [
  ...[...state.accounts.values()].flatMap(account => auditAccount(state, account)),
  ...[...state.tasks.values()].flatMap(task => auditTask(state, task))
]
