import { Accounts } from "@prospect-research/core"
import type { PostgresServer } from "@prospect-research/storage-postgres/testing"
import { Effect } from "effect"
import { perSecond } from "../perSecond.ts"
import { type Connection, connect } from "./connection.ts"
import { submitAll } from "./contestants.ts"
import { services } from "./services.ts"

/** Submits a second of one account, whose one row each of them changes. */
export interface Submitting {
  readonly atOnce: number
  readonly ours: number
  readonly plain: number
}

/** As many as this server holds by default. */
const connections = 10

const oursOf = (url: string, atOnce: number, count: number) =>
  Effect.gen(function* () {
    const { account_id } = yield* Effect.flatMap(Accounts, accounts => accounts.create("Submits"))
    yield* submitAll(account_id, atOnce, atOnce)
    return yield* perSecond(count, submitAll(account_id, count, atOnce))
  }).pipe(Effect.provide(services(url)), Effect.orDie)

const plainTables = `
  CREATE TABLE account (id integer PRIMARY KEY, balance bigint NOT NULL);
  CREATE TABLE job (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, payload text NOT NULL);
  INSERT INTO account VALUES (1, 1000000000)`

/** A credit and a job in one statement; no idempotency, ledger, event or suppression. */
const plainSubmit = `
  WITH paid AS (UPDATE account SET balance = balance - 1 WHERE id = 1 AND balance > 0 RETURNING id)
  INSERT INTO job (payload) SELECT '{"email":"person@example.com"}' FROM paid`

const plainOf = Effect.fnUntraced(function* (url: string, atOnce: number, count: number) {
  const pool = yield* Effect.replicateEffect(connect(url), Math.min(atOnce, connections))
  const [first] = pool
  yield* first?.execute(plainTables) ?? Effect.void
  let left = count
  const submitOn = ({ execute }: Connection) =>
    Effect.whileLoop({ while: () => left-- > 0, body: () => execute(plainSubmit), step: () => undefined })
  return yield* perSecond(count, Effect.forEach(pool, submitOn, { concurrency: "unbounded", discard: true }))
})

/** Each in an empty database of its own, straight at the service: what lies above it is in `npm run bench`. */
export const submitting = (
  server: PostgresServer,
  atOnce: number,
  count: number
): Effect.Effect<Submitting> =>
  Effect.scoped(
    Effect.gen(function* () {
      const ours = yield* oursOf(yield* server.createDatabase, atOnce, count)
      const plain = yield* plainOf(yield* server.createDatabase, atOnce, count)
      return { atOnce, ours, plain }
    })
  )
