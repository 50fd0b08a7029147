import { TransactionConnection } from "@effect/sql/SqlClient"
import { StoreUnavailable } from "@prospect-research/core"
import type { Dialect } from "@prospect-research/storage-sql"
import { Cause, Data, Effect, Exit, Option, Schedule, Schema } from "effect"
import { toConnection } from "./connection.ts"
import { isConnectionLost, rejected } from "./failures.ts"
import type { Pool, Reserved } from "./Pool.ts"
import type { PostgresLimits } from "./PostgresOptions.ts"

/**
 * Changes when a server recovers from a crash, and is another on a server that takes the place of the first. Either may give out
 * once more the numbers of transactions that had not reached the disk: what it then knows of a number is of another transaction.
 */
const lifeOfServer = "(SELECT stats_reset::text FROM pg_stat_bgwriter)"

const Begun = Schema.Struct({ xid: Schema.String, life: Schema.NullOr(Schema.String) })
type Begun = typeof Begun.Type

const Ended = Schema.Struct({
  status: Schema.NullOr(Schema.Literal("in progress", "committed", "aborted")),
  life: Schema.NullOr(Schema.String)
})

/**
 * What began and has not been committed is tried again at most three times, after 100, 300 and 900 ms ±20 %, and not after 5 s:
 * a restarted server is back by then, and whoever waits for an answer is not kept longer.
 */
export const retries = Schedule.exponential("100 millis", 3).pipe(
  Schedule.jitteredWith({ min: 0.8, max: 1.2 }),
  Schedule.intersect(Schedule.recurs(3)),
  Schedule.upTo("5 seconds")
)

/** How long to ask what became of a commit whose answer was lost: 15 times every second. */
const inquiry = Schedule.spaced("1 second").pipe(Schedule.intersect(Schedule.recurs(15)))

/** The answer to a COMMIT was lost, and nobody could be asked what became of it: trying again might do it twice. */
class Undetermined extends Data.TaggedError("Undetermined")<{ readonly cause: unknown }> {}

const lastRow = (result: unknown): unknown => {
  const results = Array.isArray(result) ? result : [result]
  return results.at(-1)?.rows?.[0]
}

/**
 * Transactions at READ COMMITTED: guarded updates re-check their condition on what others have committed meanwhile, and
 * claims skip what is locked. Time limits are set for the transaction alone.
 */
export const makeTransaction = (
  pool: Pool,
  { connectMillis, statementMillis }: PostgresLimits
): Dialect["Type"]["transaction"] => {
  const begin = `BEGIN; SET LOCAL statement_timeout = ${statementMillis};
    SET LOCAL lock_timeout = ${statementMillis};
    SET LOCAL idle_in_transaction_session_timeout = ${statementMillis};
    SELECT pg_current_xact_id()::text AS xid, ${lifeOfServer} AS life`

  /** The server knows what became of a commit whose answer was lost with the connection, as long as it lives. */
  const outcomeOf = ({ life, xid }: Begun, cause: unknown) =>
    pool.query(`SELECT pg_xact_status($1::xid8) AS status, ${lifeOfServer} AS life`, [xid]).pipe(
      Effect.flatMap(([row]) => Schema.decodeUnknown(Ended)(row)),
      Effect.filterOrFail(({ status }) => status === "committed" || status === "aborted"),
      Effect.retry(inquiry),
      Effect.filterOrFail(ended => life !== null && ended.life === life),
      Effect.mapError(() => new Undetermined({ cause }))
    )

  const commit = Effect.fnUntraced(function* (connection: Reserved, begun: Begun) {
    const exit = yield* Effect.exit(connection.query("COMMIT"))
    if (Exit.isSuccess(exit)) {
      // A transaction in which a statement failed answers COMMIT with ROLLBACK.
      return exit.value.command === "COMMIT" ? undefined : yield* new StoreUnavailable({ reason: "busy" })
    }
    const error = Option.getOrNull(Cause.failureOption(exit.cause))
    if (error === null) return yield* Effect.failCause(Cause.stripFailures(exit.cause))
    if (!isConnectionLost(error.cause)) return yield* rejected(error)
    const { status } = yield* outcomeOf(begun, error.cause)
    return status === "committed" ? undefined : yield* rejected(error)
  })

  const attempt = <A, E>(body: Effect.Effect<A, E>): Effect.Effect<A, E | StoreUnavailable | Undetermined> =>
    Effect.scoped(
      Effect.uninterruptibleMask(restore =>
        Effect.gen(function* () {
          const connection = yield* Effect.catchAll(pool.reserve, rejected)
          // It waits for no lock: a connection that does not answer it is dead.
          const begun = yield* connection.query(begin, [], connectMillis).pipe(
            Effect.catchAll(rejected),
            Effect.flatMap(result => Effect.orDie(Schema.decodeUnknown(Begun)(lastRow(result))))
          )
          const own = toConnection((text, parameters) =>
            Effect.map(connection.query(text, parameters), result => result.rows)
          )
          const exit = yield* Effect.exit(
            restore(Effect.provideService(body, TransactionConnection, [own, 0]))
          )
          if (Exit.isSuccess(exit)) yield* commit(connection, begun)
          else yield* Effect.ignore(connection.query("ROLLBACK"))
          return yield* exit
        })
      )
    )

  const isPassing = (error: unknown): boolean => error instanceof StoreUnavailable && error.reason !== "full"

  return body =>
    Effect.catchIf(
      Effect.retry(attempt(body), { schedule: retries, while: isPassing }),
      error => error instanceof Undetermined,
      ({ cause }) => new StoreUnavailable({ reason: "unreachable", cause })
    )
}
