import type { DeliveryStore, DueDelivery } from "@prospect-research/core"
import { Effect, Option, Order, Schema } from "effect"
import { Integer, NullableInteger, NullableText } from "../columns.ts"
import type { Database } from "../Database.ts"

const ClaimedRow = Schema.Struct({ delivery_id: Schema.String })

const DueRow = Schema.Struct({
  delivery_id: Schema.String,
  fence: Integer,
  task_id: Schema.String,
  account_id: Schema.String,
  url: Schema.String,
  host: Schema.String,
  body: Schema.String,
  callback_secret: NullableText,
  signing_secret: Schema.String,
  attempts_in_schedule: Integer,
  attempts_made: Integer,
  due_at: Integer
})
type DueRow = typeof DueRow.Type

const WaitRow = Schema.Struct({ wait: NullableInteger })

const longestDueFirst = Order.combine(
  Order.mapInput(Order.number, (row: DueRow) => row.due_at),
  Order.mapInput(Order.string, (row: DueRow) => row.delivery_id)
)

const dueDelivery = (row: DueRow): DueDelivery => ({
  deliveryId: row.delivery_id,
  fence: row.fence,
  taskId: row.task_id,
  accountId: row.account_id,
  url: row.url,
  host: row.host,
  body: row.body,
  callbackSecret: row.callback_secret,
  signingSecrets: [row.signing_secret],
  attemptsInSchedule: row.attempts_in_schedule,
  attemptsMade: row.attempts_made
})

/** `DeliveryStore.claim` and `nextDue` */
export const makeClaiming = ({ first, rows, serialize, sql, steadyNow, transaction }: Database["Type"]) => {
  const claimed = rows(ClaimedRow)
  const due = rows(DueRow)
  const wait = first(WaitRow)

  /**
   * The hosts that are owed something, by one index step a host: thousands of deliveries that wait for one dead receiver
   * cost no more than one.
   */
  const owedHosts = sql.literal(`
    owed_host (host) AS (
      SELECT min(host) FROM delivery WHERE state = 'pending'
      UNION ALL
      SELECT (
        SELECT min(delivery.host) FROM delivery
        WHERE delivery.state = 'pending' AND delivery.host > owed_host.host
      ) FROM owed_host WHERE owed_host.host IS NOT NULL
    )`)

  const notExcluded = (column: string, excludedHosts: ReadonlyArray<string>) =>
    excludedHosts.length === 0
      ? sql`${sql.literal(column)} IS NOT NULL`
      : sql`${sql.literal(column)} NOT IN ${sql.in(excludedHosts)}`

  const claim: DeliveryStore["Type"]["claim"] = Effect.fnUntraced(function* (options) {
    const { excludedHosts, leaseMillis, limit, perHost } = options
    const at = yield* steadyNow
    // What one host has in hand is counted: machines that count at once would send it twice as much.
    yield* serialize("claim deliveries")
    const taken = yield* claimed(sql`
      WITH RECURSIVE ${owedHosts},
      candidate AS (
        SELECT delivery.delivery_id, delivery.due_at,
          row_number() OVER (PARTITION BY delivery.host ORDER BY delivery.due_at, delivery.delivery_id) + (
            SELECT count(*) FROM delivery AS held
            WHERE held.state = 'pending' AND held.host = delivery.host
              AND held.lease_until > 0 AND held.lease_until > ${at}
          ) AS place
        FROM owed_host JOIN delivery ON delivery.delivery_id IN (
          SELECT ready.delivery_id FROM delivery AS ready
          WHERE ready.state = 'pending' AND ready.host = owed_host.host
            AND ready.due_at <= ${at} AND ready.lease_until <= ${at}
          ORDER BY ready.due_at, ready.delivery_id LIMIT ${perHost}
        )
        WHERE ${notExcluded("owed_host.host", excludedHosts)}
      ),
      picked AS (
        SELECT delivery_id FROM candidate WHERE place <= ${perHost} ORDER BY due_at, delivery_id LIMIT ${limit}
      )
      UPDATE delivery SET fence = fence + 1, lease_until = ${at} + ${leaseMillis}
      WHERE delivery_id IN (SELECT delivery_id FROM picked) AND state = 'pending' AND lease_until <= ${at}
      RETURNING delivery_id`)
    if (taken.length === 0) return []
    const full = yield* due(sql`
      SELECT delivery_id, fence, task_id, delivery.account_id, url, host, body, callback_secret,
        account.signing_secret, attempts_in_schedule, attempts_made, due_at
      FROM delivery JOIN account ON account.account_id = delivery.account_id
      WHERE delivery_id IN ${sql.in(taken.map(row => row.delivery_id))}`)
    return [...full].sort(longestDueFirst).map(dueDelivery)
  })

  return {
    claim: options => transaction("claim deliveries", claim(options)),

    nextDue: Effect.fnUntraced(function* (excludedHosts) {
      const at = yield* steadyNow
      const row = yield* wait(sql`
        WITH RECURSIVE ${owedHosts}
        SELECT min(ready.at) - ${at} AS wait FROM (
          SELECT (
            SELECT due_at FROM delivery
            WHERE state = 'pending' AND delivery.host = owed_host.host AND lease_until = 0
            ORDER BY due_at LIMIT 1
          ) AS at FROM owed_host WHERE ${notExcluded("owed_host.host", excludedHosts)}
          UNION ALL
          SELECT CASE WHEN lease_until > due_at THEN lease_until ELSE due_at END AS at
          FROM delivery
          WHERE state = 'pending' AND lease_until > 0 AND ${notExcluded("delivery.host", excludedHosts)}
        ) AS ready`)
      const wanted = Option.getOrNull(row)?.wait ?? null
      return wanted === null ? null : Math.max(0, wanted)
    })
  } satisfies Partial<DeliveryStore["Type"]>
}
