import {
  type Admission,
  IdempotencyMismatch,
  InsufficientCredits,
  type SubmittedTask,
  Suppressed
} from "@prospect-research/core"
import { Array as Arrays, Effect, Option, Order, Schema } from "effect"
import { makeBatches } from "../batches.ts"
import { Flag, Integer, NullableText, toFlag } from "../columns.ts"
import type { Database } from "../Database.ts"
import { suppressedAmong } from "../privacy/suppression.ts"
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

/** An admission with its place in the order in which tasks are claimed. */
interface Admitted extends Admission {
  readonly turn: number
}

const firstAnswer = (taskId: string, prospectId: string | null, isTest: boolean): SubmittedTask => ({
  task_id: taskId,
  prospect_id: prospectId,
  status: isTest ? "completed" : "pending"
})

/** One for each account and idempotency key, and one for each admission without a key. */
const keyOf = ({ accountId, idempotency, taskId }: Admission): string =>
  idempotency === null ? taskId : `${accountId} ${idempotency.key}`

/** Whoever locks rows of several accounts or keys does it in this order, so that no two wait for each other. */
const inOrder = Arrays.sort(Order.mapInput(Order.string, keyOf))

const byAccount = (admissions: ReadonlyArray<Admission>) =>
  Arrays.sortWith(
    Object.entries(Arrays.groupBy(admissions, it => it.accountId)),
    ([accountId]) => accountId,
    Order.string
  )

/**
 * `TaskStore.admit`. All that an account submits waits for its one row: in batches, a row that 64 change is locked once. Whoever is
 * refused, or has an answer already, is told so in a transaction of its own.
 */
export const makeAdmission = Effect.fnUntraced(function* (database: Database["Type"]) {
  const { first, rows, run, sql, transaction } = database
  const reserved = first(Reserved)
  const taken = rows(Reserved)
  const earlier = first(Earlier)
  const charged = first(Charged)

  const reservation = ({ accountId, createdAt, idempotency, taskId }: Admission) =>
    sql`(${accountId}, ${idempotency?.key}, ${idempotency?.requestHash}, ${taskId}, ${createdAt})`

  /** Takes the idempotency key, or finds the answer that was given under it. */
  const answerBefore = Effect.fnUntraced(function* (
    admission: Admission,
    { key, notBefore, requestHash }: NonNullable<Admission["idempotency"]>
  ) {
    const fresh = yield* reserved(sql`
      INSERT INTO idempotency (account_id, idempotency_key, request_hash, task_id, created_at)
      VALUES ${reservation(admission)}
      ON CONFLICT (account_id, idempotency_key) DO UPDATE
        SET request_hash = excluded.request_hash, task_id = excluded.task_id, created_at = excluded.created_at
        WHERE idempotency.created_at < ${notBefore}
      RETURNING task_id`)
    if (Option.isSome(fresh)) return null
    const known = yield* Effect.flatten(
      earlier(sql`
        SELECT idempotency.request_hash, task.task_id, task.prospect_id, task.is_test
        FROM idempotency JOIN task ON task.task_id = idempotency.task_id
        WHERE idempotency.account_id = ${admission.accountId} AND idempotency.idempotency_key = ${key}`)
    ).pipe(Effect.catchTag("NoSuchElementException", Effect.die))
    if (known.request_hash !== requestHash) return yield* new IdempotencyMismatch()
    return firstAnswer(known.task_id, known.prospect_id, known.is_test)
  })

  /** Takes the keys that nobody has used, and passes on those who have theirs or need none. */
  const withNewKeys = Effect.fnUntraced(function* (admissions: ReadonlyArray<Admission>) {
    const wanted = inOrder(admissions.filter(it => it.idempotency !== null))
    if (wanted.length === 0) return admissions
    const fresh = yield* taken(sql`
      INSERT INTO idempotency (account_id, idempotency_key, request_hash, task_id, created_at)
      VALUES ${sql.csv(wanted.map(reservation))}
      ON CONFLICT (account_id, idempotency_key) DO NOTHING
      RETURNING task_id`)
    const known = new Set(fresh.map(it => it.task_id))
    return admissions.filter(it => it.idempotency === null || known.has(it.taskId))
  })

  const giveKeysBack = (accountId: string, admissions: ReadonlyArray<Admission>) => {
    const keys = admissions.flatMap(({ idempotency }) => idempotency?.key ?? [])
    return keys.length === 0
      ? Effect.void
      : run(sql`
          DELETE FROM idempotency WHERE account_id = ${accountId} AND idempotency_key IN ${sql.in(keys)}`)
  }

  /**
   * Takes one credit for each of so many tasks and gives them turns; the last one's is returned. Start-time fair queueing: an
   * account's tasks take consecutive turns, and an account that had nothing queued joins the round under way instead of waiting
   * behind those who queued thousands.
   */
  const charge = (accountId: string, count: number) =>
    charged(sql`
      UPDATE account SET
        balance = balance - ${count},
        charged = charged + ${count},
        turn = CASE WHEN account.turn + 1 > queue.round THEN account.turn + 1 ELSE queue.round END + ${count - 1}
      FROM (
        SELECT coalesce(
          (SELECT min(task.turn) FROM task WHERE task.status = 'pending'),
          (SELECT max(other.turn) + 1 FROM account AS other)
        ) AS round
      ) AS queue
      WHERE account_id = ${accountId} AND balance >= ${count}
      RETURNING account.turn`)

  const insert = (admitted: ReadonlyArray<Admitted>) => {
    const tasks = admitted.map(
      ({ settlement, ...admission }) => sql`(
        ${admission.taskId}, ${admission.accountId}, ${settlement?.status ?? "pending"},
        ${toFlag(settlement !== null)}, ${admission.prospectId}, ${JSON.stringify(admission.contact)},
        ${admission.callbackUrl}, ${settlement === null ? admission.callbackSecret : null},
        ${admission.createdAt}, ${settlement === null ? null : admission.createdAt},
        ${settlement?.completedAt ?? null}, ${settlement?.status === "failed" ? settlement.error : null},
        ${settlement?.cost ?? 0}, ${admission.turn}, 0, 0, 0, 1, 1
      )`
    )
    return run(sql`
      INSERT INTO task (
        task_id, account_id, status, is_test, prospect_id, contact, callback_url, callback_secret,
        created_at, started_at, completed_at, error, cost, turn, starts, fence, lease_until, last_sequence,
        subjects_known
      ) VALUES ${sql.csv(tasks)}`)
  }

  /** Charges and inserts those whose account can pay for all of them; the next account sees what waits by then. */
  const place = Effect.fnUntraced(function* (admissions: ReadonlyArray<Admission>) {
    const admitted: Array<Admission> = []
    for (const [accountId, own] of byAccount(admissions)) {
      const account = yield* charge(accountId, own.length)
      if (Option.isNone(account)) yield* giveKeysBack(accountId, own)
      else {
        const before = account.value.turn - own.length
        yield* insert(own.map((admission, index) => ({ ...admission, turn: before + 1 + index })))
        admitted.push(...own)
      }
    }
    return admitted
  })

  /** What belongs to pending tasks beside their rows. */
  const accompany = Effect.fnUntraced(function* (admitted: ReadonlyArray<Admission>) {
    if (admitted.length === 0) return
    yield* saveSubjects(database, admitted)
    const charges = admitted.map(
      ({ accountId, createdAt, taskId }) => sql`(${accountId}, 'charge', -1, ${taskId}, ${createdAt})`
    )
    yield* run(sql`
      INSERT INTO ledger_entry (account_id, kind, amount, task_id, created_at) VALUES ${sql.csv(charges)}`)
    yield* insertEvents(
      database,
      admitted.map(({ taskId }) => ({ taskId, sequence: 1, events: [{ type: "pending" }] }))
    )
  })

  const admitTogether = (admissions: ReadonlyArray<Admission>) =>
    transaction(
      "admit",
      Effect.gen(function* () {
        const suppressed = new Set(yield* suppressedAmong(database, admissions))
        const welcome = admissions.filter(it => !suppressed.has(it))
        const admitted = yield* place(yield* withNewKeys(welcome))
        yield* accompany(admitted)
        return new Map(admitted.map(it => [keyOf(it), firstAnswer(it.taskId, it.prospectId, false)]))
      })
    )

  const admitAlone = (admission: Admission) =>
    transaction(
      "admit",
      Effect.gen(function* () {
        const { idempotency, prospectId, settlement, taskId } = admission
        const answer = idempotency === null ? null : yield* answerBefore(admission, idempotency)
        if (answer !== null) return answer
        if ((yield* suppressedAmong(database, [admission])).length > 0) return yield* new Suppressed()
        if (settlement === null) {
          const admitted = yield* place([admission])
          if (admitted.length === 0) return yield* new InsufficientCredits()
          yield* accompany(admitted)
        } else {
          yield* insert([{ ...admission, turn: 0 }])
          yield* saveSubjects(database, [admission])
          yield* saveEnd(database, { ...admission, isTest: true, sequence: 1 }, settlement)
        }
        return firstAnswer(taskId, prospectId, settlement !== null)
      })
    )

  const admitPaid = yield* makeBatches({
    keyOf,
    isOrdered: false,
    together: admitTogether,
    alone: admitAlone
  })

  return (admission: Admission) =>
    admission.settlement === null ? admitPaid(admission) : admitAlone(admission)
})
