import {
  type Admission,
  IdempotencyMismatch,
  InsufficientCredits,
  type SubmittedTask,
  Suppressed
} from "@prospect-research/core"
import { Effect, Option, Schema } from "effect"
import { Flag, Integer, NullableText, toFlag } from "../columns.ts"
import type { Database } from "../Database.ts"
import { isSuppressed } from "../privacy/suppression.ts"
import { insertEvents } from "./events.ts"
import { saveEnd } from "./settlement.ts"
import { saveSubjects } from "./subjects.ts"

const Reserved = Schema.Struct({ task_id: Schema.String })

const Earlier = Schema.Struct({
  request_hash: Schema.String,
  task_id: Schema.String,
  prospect_id: NullableText,
  is_test: Flag
})

const Charged = Schema.Struct({ turn: Integer })

const firstAnswer = (taskId: string, prospectId: string | null, isTest: boolean): SubmittedTask => ({
  task_id: taskId,
  prospect_id: prospectId,
  status: isTest ? "completed" : "pending"
})

/** `TaskStore.admit` */
export const makeAdmission = (database: Database["Type"]) => {
  const { first, run, sql, transaction } = database
  const reserved = first(Reserved)
  const earlier = first(Earlier)
  const charged = first(Charged)

  /** Takes the idempotency key, or finds the answer that was given under it. */
  const answerBefore = Effect.fnUntraced(function* (
    { accountId, createdAt, taskId }: Admission,
    { key, notBefore, requestHash }: NonNullable<Admission["idempotency"]>
  ) {
    const fresh = yield* reserved(sql`
      INSERT INTO idempotency (account_id, idempotency_key, request_hash, task_id, created_at)
      VALUES (${accountId}, ${key}, ${requestHash}, ${taskId}, ${createdAt})
      ON CONFLICT (account_id, idempotency_key) DO UPDATE
        SET request_hash = excluded.request_hash, task_id = excluded.task_id, created_at = excluded.created_at
        WHERE idempotency.created_at < ${notBefore}
      RETURNING task_id`)
    if (Option.isSome(fresh)) return null
    const known = yield* Effect.flatten(
      earlier(sql`
        SELECT idempotency.request_hash, task.task_id, task.prospect_id, task.is_test
        FROM idempotency JOIN task ON task.task_id = idempotency.task_id
        WHERE idempotency.account_id = ${accountId} AND idempotency.idempotency_key = ${key}`)
    ).pipe(Effect.catchTag("NoSuchElementException", Effect.die))
    if (known.request_hash !== requestHash) return yield* new IdempotencyMismatch()
    return firstAnswer(known.task_id, known.prospect_id, known.is_test)
  })

  /**
   * Takes one credit and gives the task its turn. Start-time fair queueing: an account's tasks take consecutive turns, and an
   * account that had nothing queued joins the round under way instead of waiting behind those who queued thousands.
   */
  const charge = Effect.fnUntraced(function* (accountId: string) {
    const account = yield* charged(sql`
      UPDATE account SET
        balance = balance - 1,
        charged = charged + 1,
        turn = CASE WHEN account.turn + 1 > queue.round THEN account.turn + 1 ELSE queue.round END
      FROM (
        SELECT coalesce(
          (SELECT min(task.turn) FROM task WHERE task.status = 'pending'),
          (SELECT max(other.turn) + 1 FROM account AS other)
        ) AS round
      ) AS queue
      WHERE account_id = ${accountId} AND balance >= 1
      RETURNING account.turn`)
    return Option.isSome(account) ? account.value.turn : yield* new InsufficientCredits()
  })

  const insert = (admission: Admission, turn: number) => {
    const { settlement } = admission
    return run(sql`
      INSERT INTO task (
        task_id, account_id, status, is_test, prospect_id, contact, callback_url, callback_secret,
        created_at, started_at, completed_at, error, cost, turn, starts, fence, lease_until, last_sequence,
        subjects_known
      ) VALUES (
        ${admission.taskId}, ${admission.accountId}, ${settlement?.status ?? "pending"},
        ${toFlag(settlement !== null)}, ${admission.prospectId}, ${JSON.stringify(admission.contact)},
        ${admission.callbackUrl}, ${settlement === null ? admission.callbackSecret : null},
        ${admission.createdAt}, ${settlement === null ? null : admission.createdAt},
        ${settlement?.completedAt ?? null}, ${settlement?.status === "failed" ? settlement.error : null},
        ${settlement?.cost ?? 0}, ${turn}, 0, 0, 0, 1, 1
      )`)
  }

  return (admission: Admission) =>
    transaction(
      "admit",
      Effect.gen(function* () {
        const { accountId, idempotency, settlement, subjects, taskId } = admission
        const answer = idempotency === null ? null : yield* answerBefore(admission, idempotency)
        if (answer !== null) return answer
        if (yield* isSuppressed(database, accountId, subjects)) return yield* new Suppressed()
        const turn = settlement === null ? yield* charge(accountId) : 0
        yield* insert(admission, turn)
        yield* saveSubjects(database, [{ taskId, accountId, subjects }])
        if (settlement === null) {
          yield* run(sql`
            INSERT INTO ledger_entry (account_id, kind, amount, task_id, created_at)
            VALUES (${accountId}, 'charge', -1, ${taskId}, ${admission.createdAt})`)
          yield* insertEvents(database, [{ taskId, sequence: 1, events: [{ type: "pending" }] }])
        } else {
          yield* saveEnd(database, { ...admission, isTest: true, sequence: 1 }, settlement)
        }
        return firstAnswer(taskId, admission.prospectId, settlement !== null)
      })
    )
}
