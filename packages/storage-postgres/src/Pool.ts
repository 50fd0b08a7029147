import type { SqlError } from "@effect/sql/SqlError"
import { Effect, Exit, Redacted, type Scope } from "effect"
import Pg from "pg"
import { isConnectionLost, toSqlError } from "./failures.ts"
import { applicationName, limitsOf, type PostgresOptions } from "./PostgresOptions.ts"

export type Rows = ReadonlyArray<unknown>

/** A connection of the pool that is ours until the scope closes. */
export interface Reserved {
  /** Without an answer within `limitMillis` the connection is given up. */
  readonly query: (
    text: string,
    parameters?: ReadonlyArray<unknown>,
    limitMillis?: number
  ) => Effect.Effect<Pg.QueryResult, SqlError>
}

export interface Pool {
  /** A connection for a transaction. */
  readonly reserve: Effect.Effect<Reserved, SqlError, Scope.Scope>
  /** One statement on any connection. */
  readonly query: (text: string, parameters: ReadonlyArray<unknown>) => Effect.Effect<Rows, SqlError>
  /** Several statements without parameters, on one connection. */
  readonly script: (text: string) => Effect.Effect<void, SqlError>
}

/** The server ends a statement first; only one that cannot be reached leaves it to us. */
export const patienceMillis = 2_000

/**
 * Of every four connections one is for single statements: reads need not wait until hundreds of transactions have had theirs. A
 * single connection does both.
 */
const forStatements = (connections: number): number => Math.ceil(connections / 4)

/** A connection that died while nobody used it is noticed by the kernel: probes after so long, ten of them a second apart. */
const idleMillis = 10_000

/**
 * Connections that answer within a time, or are closed: a half-open one would otherwise hold its user for the hours that TCP
 * waits. Nothing is set for a whole session, since a pooler in transaction mode gives a session to many.
 */
export const makePool = (options: PostgresOptions): Effect.Effect<Pool, never, Scope.Scope> =>
  Effect.gen(function* () {
    const limits = limitsOf(options)
    const open = (connections: number) =>
      Effect.acquireRelease(
        Effect.sync(() => {
          const made = new Pg.Pool({
            connectionString: Redacted.value(options.url),
            max: connections,
            connectionTimeoutMillis: limits.connectMillis,
            keepAlive: true,
            keepAliveInitialDelayMillis: idleMillis,
            application_name: applicationName
          })
          // An idle connection that breaks is taken out by the pool; the next one who needs it gets a new one.
          made.on("error", () => undefined)
          return made
        }),
        // A connection that is silent does not answer a farewell either.
        made => Effect.timeoutOption(Effect.interruptible(Effect.promise(() => made.end())), "2 seconds")
      )

    const few = forStatements(limits.connections)
    const statements = yield* open(few)
    const transactions = limits.connections === few ? statements : yield* open(limits.connections - few)

    const connect = (pool: Pg.Pool) =>
      Effect.async<Pg.PoolClient, SqlError>(resume => {
        let isWanted = true
        pool.connect((error, client, release) => {
          if (client === undefined) resume(Effect.fail(toSqlError(error)))
          else if (isWanted) resume(Effect.succeed(client))
          else release()
        })
        return Effect.sync(() => {
          isWanted = false
        })
      })

    const reserve = Effect.fnUntraced(function* (pool: Pg.Pool) {
      let isSpent = false
      const spent = () => {
        isSpent = true
      }
      const client = yield* Effect.acquireRelease(
        Effect.tap(Effect.interruptible(connect(pool)), it => Effect.sync(() => it.on("error", spent))),
        (it, exit) =>
          Effect.sync(() => {
            it.off("error", spent)
            // A statement that was interrupted is still under way.
            it.release(isSpent || Exit.isInterrupted(exit))
          })
      )
      // The timer is Node's: a statement within a region that cannot be interrupted could not be timed out by a fiber.
      const query: Reserved["query"] = (
        text,
        parameters = [],
        limitMillis = limits.statementMillis + patienceMillis
      ) =>
        Effect.async<Pg.QueryResult, SqlError>(resume => {
          const give = (cause: unknown) => {
            if (isConnectionLost(cause)) spent()
            resume(Effect.fail(toSqlError(cause)))
          }
          const timer = setTimeout(
            () => give(new Error("timeout: the database does not answer")),
            limitMillis
          )
          // Only a text alone may hold several statements.
          const statement = parameters.length === 0 ? { text } : { text, values: [...parameters] }
          client.query(statement, (error: unknown, result) => {
            clearTimeout(timer)
            if (error) give(error)
            else resume(Effect.succeed(result))
          })
          return Effect.sync(() => clearTimeout(timer))
        })
      return { query }
    })

    return {
      reserve: reserve(transactions),
      script: text =>
        Effect.scoped(Effect.flatMap(reserve(statements), ({ query }) => Effect.asVoid(query(text)))),
      // The server sets no limit to it.
      query: (text, parameters) =>
        Effect.scoped(
          Effect.flatMap(reserve(statements), ({ query }) => query(text, parameters, limits.statementMillis))
        ).pipe(Effect.map(result => result.rows))
    }
  })
