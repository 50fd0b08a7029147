import { Effect } from "effect"
import { SuppressionNotFound } from "../domain/errors.ts"
import { isSettled } from "../domain/ResearchTask.ts"
import type { SubjectFingerprint } from "../domain/Subject.ts"
import { operator, type Suppression } from "../domain/Suppression.ts"
import type { PrivacyStore, SuppressionRecord, Sweep } from "../ports/PrivacyStore.ts"
import {
  atomically,
  type MemoryState,
  oldestFirst,
  type SuppressionRow,
  type TaskRow,
  toIso
} from "./MemoryState.ts"
import { forget } from "./settlement.ts"

const isOneOf = (subjects: ReadonlyArray<SubjectFingerprint>, wanted: SubjectFingerprint): boolean =>
  subjects.some(it => it.kind === wanted.kind && it.fingerprint === wanted.fingerprint)

/** Whether the account or the operator has any of these people on the list. */
export const isSuppressed = (
  { suppressions }: MemoryState,
  accountId: string,
  subjects: ReadonlyArray<SubjectFingerprint>
): boolean =>
  [...suppressions.values()].some(
    it => (it.owner === accountId || it.owner === operator) && isOneOf(subjects, it)
  )

const suppressionOf = ({ createdAt, kind, suppressionId }: SuppressionRow): Suppression => ({
  suppression_id: suppressionId,
  kind,
  created_at: toIso(createdAt)
})

/** Takes at most `limit` of what is due, the oldest first, and counts it. */
const sweepRows = <Row>(
  rows: Iterable<Row>,
  ageOf: (row: Row) => number | null,
  remove: (row: Row) => void,
  { before, limit }: Sweep
): number => {
  const due = [...rows]
    .flatMap(row => {
      const at = ageOf(row)
      return at === null || at >= before ? [] : [{ row, at }]
    })
    .sort((left, right) => left.at - right.at)
    .slice(0, limit)
  for (const { row } of due) remove(row)
  return due.length
}

export const makeMemoryPrivacyStore = (state: MemoryState): typeof PrivacyStore.Service => {
  const tasksOf = (accountId: string, subjects: ReadonlyArray<SubjectFingerprint>): ReadonlyArray<TaskRow> =>
    [...state.tasks.values()]
      .filter(task => task.accountId === accountId && task.subjects.some(it => isOneOf(subjects, it)))
      .sort(oldestFirst(task => task.taskId))

  const suppress = (owner: string, records: ReadonlyArray<SuppressionRecord>) =>
    records.map(record => {
      const known = [...state.suppressions.values()].find(it => it.owner === owner && isOneOf([record], it))
      if (known !== undefined) return suppressionOf(known)
      const row = { ...record, owner }
      state.suppressions.set(row.suppressionId, row)
      return suppressionOf(row)
    })

  const forgetDelivery = (task: TaskRow): void => {
    state.deliveries.delete(task.taskId)
    task.callbackUrl = null
  }

  return {
    erase: ({ accountId, erasedAt, subjects, suppressions }) =>
      Effect.sync(() => {
        const found = tasksOf(accountId, subjects)
        for (const task of found) forget(state, task, erasedAt)
        suppress(accountId, suppressions)
        return found.map(task => task.taskId)
      }),

    find: (accountId, subjects) =>
      Effect.sync(() =>
        tasksOf(accountId, subjects).map(({ callbackUrl, contact, taskId }) => ({
          taskId,
          contact,
          callbackUrl,
          deliveryBody: state.deliveries.get(taskId)?.body ?? null
        }))
      ),

    suppress: (owner, records) => Effect.sync(() => suppress(owner, records)),

    suppressions: (owner, subjects) =>
      Effect.sync(() =>
        [...state.suppressions.values()]
          .filter(it => it.owner === owner && (subjects === undefined || isOneOf(subjects, it)))
          .sort(oldestFirst(it => it.suppressionId))
          .map(suppressionOf)
      ),

    removeSuppression: (owner, suppressionId) =>
      Effect.suspend(() => {
        if (state.suppressions.get(suppressionId)?.owner !== owner) return new SuppressionNotFound()
        state.suppressions.delete(suppressionId)
        return Effect.void
      }),

    isSuppressed: (accountId, subjects) => Effect.sync(() => isSuppressed(state, accountId, subjects)),

    // Nothing in memory is older than fingerprints are.
    unindexed: () => Effect.succeed([]),
    index: () => Effect.void,

    sweepTasks: sweep =>
      atomically(now =>
        Effect.sync(() =>
          sweepRows(
            state.tasks.values(),
            task => (isSettled(task.status) && !task.erased ? task.completedAt : null),
            task => forget(state, task, now),
            sweep
          )
        )
      ),

    sweepDeliveries: sweep =>
      Effect.sync(() =>
        sweepRows(
          state.tasks.values(),
          ({ taskId }) => {
            const delivery = state.deliveries.get(taskId)
            return delivery === undefined || delivery.state === "pending" ? null : delivery.dueAt
          },
          forgetDelivery,
          sweep
        )
      ),

    sweepIdempotency: sweep =>
      Effect.sync(() =>
        sweepRows(
          state.idempotency,
          ([, { createdAt }]) => createdAt,
          ([key]) => state.idempotency.delete(key),
          sweep
        )
      )
  }
}
