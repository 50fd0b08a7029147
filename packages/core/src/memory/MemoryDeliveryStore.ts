import { Effect, Order } from "effect"
import type { Delivery } from "../domain/Delivery.ts"
import { LeaseLost, NothingToRedeliver } from "../domain/errors.ts"
import {
  type AttemptOutcome,
  type DeliveryStore,
  type DueDelivery,
  redeliverRefusals
} from "../ports/DeliveryStore.ts"
import { atomically, type DeliveryRow, type MemoryState, toIso } from "./MemoryState.ts"
import { findTask } from "./MemoryTaskStore.ts"

const longestDueFirst = Order.combine(
  Order.mapInput(Order.number, (row: DeliveryRow) => row.dueAt),
  Order.mapInput(Order.string, (row: DeliveryRow) => row.deliveryId)
)

const deliveryOf = (row: DeliveryRow): Delivery => ({
  delivery_id: row.deliveryId,
  task_id: row.taskId,
  state: row.state,
  created_at: toIso(row.createdAt),
  next_attempt_at: row.state === "pending" ? toIso(row.dueAt) : null,
  attempts: [...row.attempts]
})

/** Nobody may try before: the next attempt is due, and the try under way has ended or its lease has. */
const readyAt = (row: DeliveryRow): number => Math.max(row.dueAt, row.leaseUntil)

const follow = (row: DeliveryRow, outcome: AttemptOutcome, now: number): void => {
  row.leaseUntil = 0
  row.attemptsInSchedule += 1
  if (outcome._tag === "Retry") {
    row.dueAt = now + outcome.delayMillis
  } else {
    row.state = outcome._tag === "Delivered" ? "delivered" : "abandoned"
    row.callbackSecret = null
  }
}

export const makeMemoryDeliveryStore = (state: MemoryState): typeof DeliveryStore.Service => {
  const owed = (excludedHosts: ReadonlyArray<string>) =>
    [...state.deliveries.values()].filter(it => it.state === "pending" && !excludedHosts.includes(it.host))

  const held = (lease: { deliveryId: string; fence: number }): Effect.Effect<DeliveryRow, LeaseLost> => {
    const row = owed([]).find(it => it.deliveryId === lease.deliveryId)
    return row !== undefined && row.leaseUntil > 0 && row.fence === lease.fence
      ? Effect.succeed(row)
      : new LeaseLost()
  }

  const take = (row: DeliveryRow, leaseUntil: number): DueDelivery => {
    row.fence += 1
    row.leaseUntil = leaseUntil
    const account = state.accounts.get(row.accountId)
    return {
      deliveryId: row.deliveryId,
      fence: row.fence,
      taskId: row.taskId,
      accountId: row.accountId,
      url: row.url,
      host: row.host,
      body: row.body,
      callbackSecret: row.callbackSecret,
      signingSecrets: account === undefined ? [] : [account.signingSecret],
      attemptsInSchedule: row.attemptsInSchedule,
      attemptsMade: row.attempts.length
    }
  }

  return {
    claim: ({ excludedHosts, leaseMillis, limit, perHost }) =>
      atomically(now => {
        const rows = owed(excludedHosts)
        const underWay = (host: string) => rows.filter(it => it.host === host && it.leaseUntil > now).length
        const claimed: Array<DueDelivery> = []
        for (const row of rows.filter(it => readyAt(it) <= now).sort(longestDueFirst)) {
          if (claimed.length < limit && underWay(row.host) < perHost)
            claimed.push(take(row, now + leaseMillis))
        }
        return Effect.succeed(claimed)
      }),

    record: (delivery, attempt, outcome) =>
      atomically(now =>
        Effect.map(held(delivery), row => {
          row.attempts.push(attempt)
          follow(row, outcome, now)
        })
      ),

    release: delivery =>
      Effect.ignore(
        Effect.map(held(delivery), row => {
          row.leaseUntil = 0
        })
      ),

    nextDue: excludedHosts =>
      atomically(now => {
        const times = owed(excludedHosts).map(readyAt)
        return Effect.succeed(times.length === 0 ? null : Math.max(0, Math.min(...times) - now))
      }),

    list: (accountId, taskId) =>
      atomically(() =>
        Effect.map(findTask(state, accountId, taskId), () => {
          const row = state.deliveries.get(taskId)
          return row === undefined ? [] : [deliveryOf(row)]
        })
      ),

    redeliver: (accountId, taskId, callbackSecret) =>
      atomically(now =>
        Effect.flatMap(findTask(state, accountId, taskId), () => {
          const row = state.deliveries.get(taskId)
          if (row === undefined) return new NothingToRedeliver({ detail: redeliverRefusals.nothingOwed })
          if (row.state !== "pending" && row.needsSecret && callbackSecret === null) {
            return new NothingToRedeliver({ detail: redeliverRefusals.secretMissing })
          }
          row.state = "pending"
          row.dueAt = now
          row.attemptsInSchedule = 0
          row.leaseUntil = 0
          row.callbackSecret = callbackSecret ?? row.callbackSecret
          row.needsSecret = row.callbackSecret !== null
          return Effect.succeed(deliveryOf(row))
        })
      )
  }
}
