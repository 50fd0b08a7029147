import { Context, type Effect } from "effect"
import type { StoreUnavailable } from "../domain/errors.ts"

/** What can be seen in the rows beside the invariants of `AccountStore.audit`. */
export const symptoms = [
  "task_unclaimed",
  "task_lease_expired",
  "delivery_overdue",
  "delivery_lease_expired",
  "event_missing",
  "event_sequence_gap",
  "erased_with_leftovers",
  "orphaned_rows",
  "subjects_missing"
] as const
export type Symptom = (typeof symptoms)[number]

/** How long something may stay as it is before it counts as stuck, milliseconds. */
export interface Patience {
  readonly taskUnclaimed: number
  readonly deliveryOverdue: number
  readonly leaseExpired: number
}

/** Every symptom that there is, with the ids of at most `subjectsShown` of its rows. */
export interface Examination {
  readonly symptoms: ReadonlyArray<{
    readonly symptom: Symptom
    readonly subjects: ReadonlyArray<string>
  }>
  /** The version of the tables, and the one that this program writes; `null` for a store that has none. */
  readonly schema: { readonly found: number; readonly known: number } | null
}

export const subjectsShown = 20

/** Looks at every row, and changes none: for an operator, and not for every request. */
export class DoctorStore extends Context.Tag("@prospect-research/core/DoctorStore")<
  DoctorStore,
  { readonly examine: (patience: Patience) => Effect.Effect<Examination, StoreUnavailable> }
>() {}
