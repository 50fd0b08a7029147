import { Effect, Order } from "effect"
import type { Checkpoint } from "../domain/Checkpoint.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Attempt, DeliveryState } from "../domain/Delivery.ts"
import type { Evidence } from "../domain/Evidence.ts"
import type { IntelligenceReport } from "../domain/IntelligenceReport.ts"
import type { TaskStatus } from "../domain/ResearchTask.ts"
import type { SubjectFingerprint } from "../domain/Subject.ts"
import type { TaskEvent, TaskEventData } from "../domain/TaskEvent.ts"
import type { SuppressionRecord } from "../ports/PrivacyStore.ts"
import type { SealedSecret } from "../ports/TaskStore.ts"
import { steadyMillis } from "../services/steadyMillis.ts"

export interface AccountRow {
  readonly accountId: string
  readonly name: string
  readonly signingSecret: SealedSecret
  readonly createdAt: number
  balance: number
  /** The turn of the account's latest task (see `nextTurn`). */
  turn: number
}

export interface KeyRow {
  readonly keyId: string
  readonly accountId: string
  readonly hash: string
  readonly lastFour: string
  readonly createdAt: number
  revoked: boolean
}

export interface LedgerEntry {
  readonly kind: "signup" | "grant" | "charge" | "refund"
  readonly accountId: string
  readonly amount: number
  readonly taskId: string | null
  readonly grantId: string | null
}

export interface TaskRow {
  readonly taskId: string
  readonly accountId: string
  readonly isTest: boolean
  readonly createdAt: number
  readonly turn: number
  /** By what the person is found. */
  subjects: ReadonlyArray<SubjectFingerprint>
  contact: ContactData
  prospectId: string | null
  callbackUrl: string | null
  callbackSecret: SealedSecret | null
  status: TaskStatus
  startedAt: number | null
  completedAt: number | null
  error: string | null
  starts: number
  fence: number
  /** Who holds the task; `null` when nobody does. */
  worker: string | null
  leaseUntil: number
  events: Array<TaskEvent>
  checkpoints: Array<Checkpoint>
  evidence: Evidence | null
  result: IntelligenceReport | null
  reportToken: string | null
  reportExpiresAt: number | null
  reportRevoked: boolean
  /** The person is forgotten; what is left is what the ledger and the report's address refer to. */
  erased: boolean
}

export interface DeliveryRow {
  readonly deliveryId: string
  readonly taskId: string
  readonly accountId: string
  readonly url: string
  readonly host: string
  readonly body: string
  readonly createdAt: number
  readonly attempts: Array<Attempt>
  state: DeliveryState
  dueAt: number
  attemptsInSchedule: number
  callbackSecret: SealedSecret | null
  /** Whether the schedule under way began with a bearer secret, which is gone once it ends. */
  needsSecret: boolean
  fence: number
  /** 0 when nobody holds the delivery. */
  leaseUntil: number
}

export interface SuppressionRow extends SuppressionRecord {
  /** An account, or the operator. */
  readonly owner: string
}

/** Everything a store holds. */
export interface MemoryState {
  readonly accounts: Map<string, AccountRow>
  readonly keys: Map<string, KeyRow>
  readonly ledger: Array<LedgerEntry>
  readonly tasks: Map<string, TaskRow>
  /** By report token. */
  readonly reports: Map<string, TaskRow>
  /** By account and idempotency key. */
  readonly idempotency: Map<
    string,
    { readonly requestHash: string; readonly createdAt: number; readonly task: TaskRow }
  >
  /** By task: a task owes at most one. */
  readonly deliveries: Map<string, DeliveryRow>
  /** By id. */
  readonly suppressions: Map<string, SuppressionRow>
}

export const makeMemoryState = (): MemoryState => ({
  accounts: new Map(),
  keys: new Map(),
  ledger: [],
  tasks: new Map(),
  reports: new Map(),
  idempotency: new Map(),
  deliveries: new Map(),
  suppressions: new Map()
})

/**
 * One transaction: `change` runs without a pause and touches nothing before it is sure to succeed, so that nobody sees half
 * of it.
 */
export const atomically = <A, E>(change: (now: number) => Effect.Effect<A, E>): Effect.Effect<A, E> =>
  Effect.flatMap(steadyMillis, change)

/** Oldest first; ids are time-ordered and decide within one millisecond. */
export const oldestFirst = <Row extends { readonly createdAt: number }>(id: (row: Row) => string) =>
  Order.combine(
    Order.mapInput(Order.number, (row: Row) => row.createdAt),
    Order.mapInput(Order.string, id)
  )

export const toIso = (millis: number): string => new Date(millis).toISOString()

/** Adds to a task's log. */
export const appendEvents = (task: TaskRow, now: number, events: ReadonlyArray<TaskEventData>): void => {
  for (const data of events) {
    task.events.push({ sequence: task.events.length + 1, at: toIso(now), data })
  }
}
