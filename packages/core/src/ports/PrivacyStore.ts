import { Context, type Effect } from "effect"
import type { ContactData } from "../domain/ContactData.ts"
import type { StoreUnavailable, SuppressionNotFound } from "../domain/errors.ts"
import type { SubjectFingerprint } from "../domain/Subject.ts"
import type { Suppression } from "../domain/Suppression.ts"

/** One identifier on its way onto a list. */
export interface SuppressionRecord extends SubjectFingerprint {
  readonly suppressionId: string
  readonly createdAt: number
}

/** A task whose person cannot be found yet: it was stored before there were fingerprints. */
export interface UnindexedTask {
  readonly taskId: string
  readonly contact: ContactData
}

/** What the other stores do not tell of a task. */
export interface HeldContact {
  readonly taskId: string
  readonly contact: ContactData
  readonly callbackUrl: string | null
  /** The callback that is owed or was sent, as its bytes are. */
  readonly deliveryBody: string | null
}

/** What is older than `before` goes, at most `limit` at once; how many went is returned. */
export interface Sweep {
  readonly before: number
  readonly limit: number
}

/**
 * What a person may ask for, and what goes by itself in time. People are found by fingerprints: the store knows nobody by name.
 * `owner` of a suppression is an account, or `operator`.
 */
export class PrivacyStore extends Context.Tag("@prospect-research/core/PrivacyStore")<
  PrivacyStore,
  {
    /**
     * Erases every task of the account that any of the fingerprints leads to, as `TaskStore.erase` does, puts `suppressions` on the
     * account's list, and returns the tasks' ids: all or none.
     */
    readonly erase: (request: {
      readonly accountId: string
      readonly subjects: ReadonlyArray<SubjectFingerprint>
      readonly suppressions: ReadonlyArray<SuppressionRecord>
      readonly erasedAt: number
    }) => Effect.Effect<ReadonlyArray<string>, StoreUnavailable>

    /** The tasks of the account that any of the fingerprints leads to, oldest first. */
    readonly find: (
      accountId: string,
      subjects: ReadonlyArray<SubjectFingerprint>
    ) => Effect.Effect<ReadonlyArray<HeldContact>, StoreUnavailable>

    /** Puts identifiers on a list, and returns their entries there; one that is on it already keeps its entry. */
    readonly suppress: (
      owner: string,
      suppressions: ReadonlyArray<SuppressionRecord>
    ) => Effect.Effect<ReadonlyArray<Suppression>, StoreUnavailable>

    /** A list, oldest first; of certain people only when `subjects` are given. */
    readonly suppressions: (
      owner: string,
      subjects?: ReadonlyArray<SubjectFingerprint>
    ) => Effect.Effect<ReadonlyArray<Suppression>, StoreUnavailable>

    readonly removeSuppression: (
      owner: string,
      suppressionId: string
    ) => Effect.Effect<void, SuppressionNotFound | StoreUnavailable>

    /** Whether the account or the operator has any of these people on the list. */
    readonly isSuppressed: (
      accountId: string,
      subjects: ReadonlyArray<SubjectFingerprint>
    ) => Effect.Effect<boolean, StoreUnavailable>

    readonly unindexed: (limit: number) => Effect.Effect<ReadonlyArray<UnindexedTask>, StoreUnavailable>

    /** Makes tasks findable by their fingerprints; those that were erased or indexed meanwhile stay as they are. */
    readonly index: (
      tasks: ReadonlyArray<{
        readonly taskId: string
        readonly subjects: ReadonlyArray<SubjectFingerprint>
      }>
    ) => Effect.Effect<void, StoreUnavailable>

    /** Tasks that ended before become as if they had been erased. */
    readonly sweepTasks: (sweep: Sweep) => Effect.Effect<number, StoreUnavailable>

    /** Deliveries whose last attempt came before and that are owed no more, with their attempts. */
    readonly sweepDeliveries: (sweep: Sweep) => Effect.Effect<number, StoreUnavailable>

    /** Idempotency keys that were first used before. */
    readonly sweepIdempotency: (sweep: Sweep) => Effect.Effect<number, StoreUnavailable>
  }
>() {}
