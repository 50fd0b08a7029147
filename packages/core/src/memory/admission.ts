import { Effect } from "effect"
import { IdempotencyMismatch, InsufficientCredits, Suppressed } from "../domain/errors.ts"
import type { SubmittedTask } from "../domain/ResearchTask.ts"
import type { Admission } from "../ports/TaskStore.ts"
import { isSuppressed } from "./MemoryPrivacyStore.ts"
import { type AccountRow, appendEvents, type MemoryState, type TaskRow } from "./MemoryState.ts"
import { finish } from "./settlement.ts"

/**
 * Start-time fair queueing: an account's tasks take consecutive turns, and an account that had nothing queued joins the
 * round under way instead of waiting behind those who queued thousands.
 */
const nextTurn = (state: MemoryState, account: AccountRow): number => {
  const pending = [...state.tasks.values()].filter(task => task.status === "pending")
  const underWay = pending.reduce((turn, task) => Math.min(turn, task.turn), Number.POSITIVE_INFINITY)
  const over = [...state.accounts.values()].reduce((turn, it) => Math.max(turn, it.turn), 0)
  return Math.max(account.turn + 1, pending.length > 0 ? underWay : over + 1)
}

const newTask = (admission: Admission, turn: number): TaskRow => ({
  taskId: admission.taskId,
  accountId: admission.accountId,
  isTest: admission.settlement !== null,
  createdAt: admission.createdAt,
  turn,
  subjects: admission.subjects,
  contact: admission.contact,
  prospectId: admission.prospectId,
  callbackUrl: admission.callbackUrl,
  callbackSecret: admission.callbackSecret,
  status: "pending",
  startedAt: admission.settlement === null ? null : admission.createdAt,
  completedAt: null,
  error: null,
  starts: 0,
  fence: 0,
  worker: null,
  leaseUntil: 0,
  events: [],
  checkpoints: [],
  evidence: null,
  result: null,
  reportToken: null,
  reportExpiresAt: null,
  reportRevoked: false,
  erased: false
})

const firstAnswer = (task: TaskRow): SubmittedTask => ({
  task_id: task.taskId,
  prospect_id: task.prospectId,
  status: task.isTest ? "completed" : "pending"
})

/** `TaskStore.admit` */
export const admit = (state: MemoryState, admission: Admission, now: number) =>
  Effect.suspend((): Effect.Effect<SubmittedTask, IdempotencyMismatch | InsufficientCredits | Suppressed> => {
    const { accountId, idempotency, settlement, subjects } = admission
    const idempotencyKey = idempotency === null ? null : `${accountId} ${idempotency.key}`
    const earlier = idempotencyKey === null ? undefined : state.idempotency.get(idempotencyKey)
    if (idempotency !== null && earlier !== undefined && earlier.createdAt >= idempotency.notBefore) {
      return earlier.requestHash === idempotency.requestHash
        ? Effect.succeed(firstAnswer(earlier.task))
        : new IdempotencyMismatch()
    }

    if (isSuppressed(state, accountId, subjects)) return new Suppressed()

    const account = state.accounts.get(accountId)
    if (account === undefined)
      return Effect.dieMessage("A task was admitted for an account that does not exist")
    if (settlement === null && account.balance < 1) return new InsufficientCredits()

    const task = newTask(admission, settlement === null ? nextTurn(state, account) : 0)
    state.tasks.set(task.taskId, task)
    if (idempotency !== null && idempotencyKey !== null) {
      const { requestHash } = idempotency
      state.idempotency.set(idempotencyKey, { requestHash, createdAt: admission.createdAt, task })
    }
    if (settlement === null) {
      account.balance -= 1
      account.turn = task.turn
      state.ledger.push({ kind: "charge", accountId, amount: -1, taskId: task.taskId, grantId: null })
      appendEvents(task, now, [{ type: "pending" }])
    } else {
      finish(state, task, settlement, now)
    }
    return Effect.succeed(firstAnswer(task))
  })
