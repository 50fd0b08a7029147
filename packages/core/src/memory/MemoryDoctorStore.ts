import { Effect } from "effect"
import { isSettled } from "../domain/ResearchTask.ts"
import {
  type DoctorStore,
  type Patience,
  type Symptom,
  subjectsShown,
  symptoms
} from "../ports/DoctorStore.ts"
import { atomically, type MemoryState, type TaskRow } from "./MemoryState.ts"

const hasLeftovers = ({ deliveries }: MemoryState, task: TaskRow): boolean =>
  task.erased &&
  (Object.keys(task.contact).length > 0 ||
    [task.prospectId, task.callbackUrl, task.callbackSecret, task.error, task.evidence, task.result].some(
      it => it !== null
    ) ||
    [task.subjects, task.events, task.checkpoints].some(it => it.length > 0) ||
    deliveries.has(task.taskId))

const subjectsOf = (
  state: MemoryState,
  patience: Patience,
  now: number
): Partial<Record<Symptom, ReadonlyArray<string>>> => {
  const tasks = (matches: (task: TaskRow) => boolean) =>
    [...state.tasks.values()].filter(matches).map(task => task.taskId)
  const owed = [...state.deliveries.values()].filter(it => it.state === "pending")
  return {
    task_unclaimed: tasks(
      it => !isSettled(it.status) && it.leaseUntil === 0 && it.createdAt < now - patience.taskUnclaimed
    ),
    task_lease_expired: tasks(
      it => it.status === "running" && it.leaseUntil > 0 && it.leaseUntil < now - patience.leaseExpired
    ),
    delivery_overdue: owed
      .filter(it => it.leaseUntil === 0 && it.dueAt < now - patience.deliveryOverdue)
      .map(it => it.deliveryId),
    delivery_lease_expired: owed
      .filter(it => it.leaseUntil > 0 && it.leaseUntil < now - patience.leaseExpired)
      .map(it => it.deliveryId),
    event_missing: tasks(
      it => isSettled(it.status) && !it.erased && it.events.at(-1)?.data.type !== it.status
    ),
    event_sequence_gap: tasks(it => it.events.some(({ sequence }, index) => sequence !== index + 1)),
    erased_with_leftovers: tasks(it => hasLeftovers(state, it))
  }
}

/** What hangs on a task is part of its row here, so that nothing can be orphaned, or wait for an index. */
export const makeMemoryDoctorStore = (state: MemoryState): typeof DoctorStore.Service => ({
  examine: patience =>
    atomically(now =>
      Effect.sync(() => ({
        schema: null,
        symptoms: symptoms.flatMap(symptom => {
          const subjects = subjectsOf(state, patience, now)[symptom] ?? []
          return subjects.length === 0 ? [] : [{ symptom, subjects: subjects.slice(0, subjectsShown) }]
        })
      }))
    )
})
