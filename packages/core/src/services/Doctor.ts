import { Context, Effect, Layer } from "effect"
import type { StoreUnavailable } from "../domain/errors.ts"
import type { Finding, Severity } from "../domain/Finding.ts"
import { AccountStore, invariants, type Violation } from "../ports/AccountStore.ts"
import {
  DoctorStore,
  type Examination,
  type Patience,
  type Symptom,
  subjectsShown
} from "../ports/DoctorStore.ts"

/** Tells an operator what is wrong with a store, in plain words. It changes nothing. */
export class Doctor extends Context.Tag("@prospect-research/core/Doctor")<
  Doctor,
  {
    /** The worst first; none when all is well. Reads every row: seconds, where there are millions. */
    readonly examine: Effect.Effect<ReadonlyArray<Finding>, StoreUnavailable>
  }
>() {
  static readonly layer = Layer.suspend(() => Layer.effect(Doctor, make))
}

const patience: Patience = { taskUnclaimed: 600_000, deliveryOverdue: 300_000, leaseExpired: 60_000 }

interface Words {
  readonly severity: Severity
  readonly what: string
  readonly advice: string
}

const moneyAdvice =
  "Nothing in this program does this: somebody or something else has written to the database. Compare it with a backup, find out who did, and put the balance right with a grant."

const violations: Readonly<Record<Violation["invariant"], Omit<Words, "severity">>> = {
  balance_negative: { what: "The balance of an account is below zero.", advice: moneyAdvice },
  balance_differs_from_ledger: {
    what: "The balance or the sums of an account are not what its ledger adds up to.",
    advice: moneyAdvice
  },
  failed_task_not_refunded: {
    what: "A task failed, and its credit did not come back.",
    advice: "Grant the account one credit for each task, with the task's id as grant_id."
  },
  completed_task_refunded: {
    what: "A task that did not fail was refunded.",
    advice:
      "The account has a credit too many. Find out who wrote the refund; the ledger itself is never changed."
  },
  charge_missing: { what: "A task was accepted without being charged.", advice: moneyAdvice },
  delivery_missing: {
    what: "A task has ended, and its callback is not owed.",
    advice: "Tell the account's owner to poll these tasks: their callbacks will not come."
  },
  delivery_doubled: {
    what: "A task owes more than one callback.",
    advice: "Receivers skip a webhook-id they have seen, but these have two. Remove the younger row of each."
  }
}

const words: Readonly<Record<Symptom, Words>> = {
  task_unclaimed: {
    severity: "warning",
    what: "Tasks wait for a worker for more than 10 minutes.",
    advice:
      "Check that a process with ROLE=all or ROLE=worker runs and is live; if all are busy, add one or raise TASK_CONCURRENCY."
  },
  task_lease_expired: {
    severity: "warning",
    what: "Tasks were left by a worker more than a minute ago, and nobody took them over.",
    advice: "They go on as soon as a worker has room: check that one runs. Nothing needs to be repaired."
  },
  delivery_overdue: {
    severity: "warning",
    what: "Callbacks are overdue by more than 5 minutes.",
    advice:
      "Check that a process with ROLE=all or ROLE=delivery runs, and whether the receivers answer: one that fails gets rests."
  },
  delivery_lease_expired: {
    severity: "warning",
    what: "Callbacks were left by a process more than a minute ago, and nobody took them over.",
    advice: "They go out as soon as a delivery loop runs. Nothing needs to be repaired."
  },
  event_missing: {
    severity: "error",
    what: "A task has ended without the event that says so.",
    advice:
      "Streams of these tasks do not end by themselves; polling tells the truth. Find out who changed the rows."
  },
  event_sequence_gap: {
    severity: "error",
    what: "The events of a task do not count from 1 without a gap.",
    advice:
      "Streams of these tasks may miss an event; polling tells the truth. Find out who removed the rows."
  },
  erased_with_leftovers: {
    severity: "error",
    what: "An erased task still has data of its person.",
    advice:
      "Personal data is left that should be gone: delete the rows of these task_ids in report, task_event, checkpoint, delivery and task_subject, and set contact, prospect_id, callback_url, callback_secret and error of the task to NULL."
  },
  orphaned_rows: {
    severity: "error",
    what: "There are rows that belong to no task.",
    advice:
      "The database's own references forbid this. They may speak of a person: check the database for damage, and delete them by these task_ids."
  },
  subjects_missing: {
    severity: "note",
    what: "Tasks from an earlier version cannot be found by their person yet.",
    advice:
      "They are made findable in the background, and before anything is erased or exported. Look again in a minute."
  }
}

const brokenPromises = (broken: ReadonlyArray<Violation>): ReadonlyArray<Finding> =>
  invariants.flatMap(invariant => {
    const subjects = broken.filter(it => it.invariant === invariant).map(it => it.subject)
    return subjects.length === 0
      ? []
      : [
          {
            check: invariant,
            severity: "error",
            ...violations[invariant],
            subjects: subjects.slice(0, subjectsShown)
          }
        ]
  })

const schemaFinding = ({ schema }: Examination): ReadonlyArray<Finding> =>
  schema === null || schema.found === schema.known
    ? []
    : [
        {
          check: "schema_version",
          severity: "error",
          what: `The tables have version ${schema.found}, and this program knows version ${schema.known}.`,
          subjects: [],
          advice:
            "Run the newest program on this database everywhere; it brings the tables up to date when it starts."
        }
      ]

const severities: ReadonlyArray<Severity> = ["error", "warning", "note"]

const make = Effect.gen(function* () {
  const accounts = yield* AccountStore
  const store = yield* DoctorStore
  return Doctor.of({
    examine: Effect.gen(function* () {
      const broken = yield* accounts.audit
      const examination = yield* store.examine(patience)
      const findings = [
        ...schemaFinding(examination),
        ...brokenPromises(broken),
        ...examination.symptoms.map(({ subjects, symptom }) => ({
          check: symptom,
          ...words[symptom],
          subjects
        }))
      ]
      return severities.flatMap(severity => findings.filter(finding => finding.severity === severity))
    }).pipe(Effect.withSpan("Doctor.examine"))
  })
})
