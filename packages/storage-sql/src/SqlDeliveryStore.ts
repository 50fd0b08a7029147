import {
  type Attempt,
  type AttemptOutcome,
  type Delivery,
  DeliveryState,
  DeliveryStore,
  LeaseLost,
  NothingToRedeliver,
  redeliverRefusals,
  TaskNotFound
} from "@prospect-research/core"
import { Effect, Layer, Option, Schema } from "effect"
import { Flag, Integer, NullableInteger, NullableText, toFlag, toIso } from "./columns.ts"
import { Database } from "./Database.ts"
import { makeClaiming } from "./delivery/claiming.ts"

const DeliveryRow = Schema.Struct({
  delivery_id: Schema.String,
  task_id: Schema.String,
  state: DeliveryState,
  created_at: Integer,
  due_at: Integer,
  callback_secret: NullableText,
  needs_secret: Flag
})
type DeliveryRow = typeof DeliveryRow.Type

const AttemptRow = Schema.Struct({
  number: Integer,
  at: Schema.String,
  duration_ms: Integer,
  status_code: NullableInteger,
  error: NullableText,
  response: NullableText
})

const FoundRow = Schema.Struct({ id: Schema.String })

const deliveryOf = (row: DeliveryRow, attempts: ReadonlyArray<Attempt>): Delivery => ({
  delivery_id: row.delivery_id,
  task_id: row.task_id,
  state: row.state,
  created_at: toIso(row.created_at),
  next_attempt_at: row.state === "pending" ? toIso(row.due_at) : null,
  attempts
})

const stateAfter = (outcome: AttemptOutcome): DeliveryState => {
  switch (outcome._tag) {
    case "Delivered":
      return "delivered"
    case "Abandoned":
      return "abandoned"
    case "Retry":
      return "pending"
  }
}

const make = Effect.map(Database, database => {
  const { first, rows, run, sql, steadyNow, transaction } = database
  const deliveries = rows(DeliveryRow)
  const attempts = rows(AttemptRow)
  const found = first(FoundRow)

  const columns = sql.literal(
    "delivery_id, task_id, state, created_at, due_at, callback_secret, needs_secret"
  )

  const checkTask = (accountId: string, taskId: string) =>
    Effect.flatMap(
      found(sql`
        SELECT task_id AS id FROM task
        WHERE task_id = ${taskId} AND account_id = ${accountId} AND erased_at IS NULL`),
      task => (Option.isSome(task) ? Effect.void : new TaskNotFound())
    )

  const withAttempts = (row: DeliveryRow) =>
    Effect.map(
      attempts(sql`
        SELECT number, at, duration_ms, status_code, error, response FROM delivery_attempt
        WHERE delivery_id = ${row.delivery_id} ORDER BY number`),
      made => deliveryOf(row, made)
    )

  const ofTask = (taskId: string) =>
    deliveries(
      sql`SELECT ${columns} FROM delivery WHERE task_id = ${taskId} ORDER BY created_at, delivery_id`
    )

  return DeliveryStore.of({
    ...makeClaiming(database),

    record: ({ deliveryId, fence }, attempt, outcome) =>
      transaction(
        "record attempt",
        Effect.gen(function* () {
          const at = yield* steadyNow
          const due = outcome._tag === "Retry" ? sql`${at} + ${outcome.delayMillis}` : sql`due_at`
          const secret = outcome._tag === "Retry" ? sql`callback_secret` : sql`NULL`
          const held = yield* found(sql`
            UPDATE delivery SET
              state = ${stateAfter(outcome)}, due_at = ${due}, callback_secret = ${secret}, lease_until = 0,
              attempts_in_schedule = attempts_in_schedule + 1, attempts_made = attempts_made + 1
            WHERE delivery_id = ${deliveryId} AND state = 'pending' AND fence = ${fence} AND lease_until > 0
            RETURNING delivery_id AS id`)
          if (Option.isNone(held)) return yield* new LeaseLost()
          yield* run(sql`
            INSERT INTO delivery_attempt (delivery_id, number, at, duration_ms, status_code, error, response)
            VALUES (
              ${deliveryId}, ${attempt.number}, ${attempt.at}, ${attempt.duration_ms}, ${attempt.status_code},
              ${attempt.error}, ${attempt.response}
            )`)
        })
      ),

    release: ({ deliveryId, fence }) =>
      transaction(
        "release delivery",
        Effect.asVoid(
          run(sql`
            UPDATE delivery SET lease_until = 0
            WHERE delivery_id = ${deliveryId} AND state = 'pending' AND fence = ${fence}`)
        )
      ),

    list: Effect.fnUntraced(function* (accountId, taskId) {
      yield* checkTask(accountId, taskId)
      return yield* Effect.forEach(yield* ofTask(taskId), withAttempts)
    }),

    redeliver: (accountId, taskId, callbackSecret) =>
      transaction(
        "redeliver",
        Effect.gen(function* () {
          yield* checkTask(accountId, taskId)
          const [delivery] = yield* ofTask(taskId)
          if (delivery === undefined) {
            return yield* new NothingToRedeliver({ detail: redeliverRefusals.nothingOwed })
          }
          if (delivery.state !== "pending" && delivery.needs_secret && callbackSecret === null) {
            return yield* new NothingToRedeliver({ detail: redeliverRefusals.secretMissing })
          }
          const secret = callbackSecret ?? delivery.callback_secret
          const [due] = yield* deliveries(sql`
            UPDATE delivery SET
              state = 'pending', due_at = ${yield* steadyNow}, attempts_in_schedule = 0, lease_until = 0,
              callback_secret = ${secret}, needs_secret = ${toFlag(secret !== null)}
            WHERE delivery_id = ${delivery.delivery_id}
            RETURNING ${columns}`)
          // Retention may have removed it since it was read.
          return due === undefined
            ? yield* new NothingToRedeliver({ detail: redeliverRefusals.nothingOwed })
            : yield* withAttempts(due)
        })
      )
  })
})

/** Deliveries and their attempts in SQL. */
export const sqlDeliveryStoreLayer = Layer.effect(DeliveryStore, make)
