import type { Behaviour } from "./FakeSource.ts"

/** What a client wants researched, under a label of its own (`prospect_id`). */
export interface Submission {
  readonly label: string
  readonly accountId: string
  /** The email address; its first word says how the source behaves. */
  readonly person: string
  readonly behaviour: Behaviour
  readonly idempotencyKey: string | null
  /** The path at the receiver; `null` without a callback. */
  readonly callbackPath: string | null
}

/** A settled task as the client has seen it. */
export interface Seen {
  readonly taskId: string
  readonly status: string
  /** What must never change once the task is settled. */
  readonly result: string
}

/** What the client knows for certain. It is written before the next request goes out. */
export const makeClientLog = () => {
  const submissions = new Map<string, Submission>()
  const acknowledged = new Map<string, Set<string>>()
  const seen = new Map<string, Seen>()
  const changed: Array<string> = []
  return {
    submissions,
    /** Task ids by label: more than one where a label was doubled. */
    acknowledged,
    seen,
    /** Settled tasks that looked different when the client looked again. */
    changed,
    sends: (submission: Submission): void => void submissions.set(submission.label, submission),
    /** The client had it erased, and expects nothing more of it. */
    forgets: (label: string): void => void submissions.delete(label),
    accepts: (label: string, taskId: string): void =>
      void acknowledged.set(label, (acknowledged.get(label) ?? new Set()).add(taskId)),
    sees: (one: Seen): void => {
      const before = seen.get(one.taskId)
      if (before !== undefined && (before.status !== one.status || before.result !== one.result)) {
        changed.push(one.taskId)
      }
      seen.set(one.taskId, one)
    }
  }
}

export type ClientLog = ReturnType<typeof makeClientLog>
