import * as SqlClient from "@effect/sql/SqlClient"
import type { Connection } from "@effect/sql/SqlConnection"
import { StoreUnavailable } from "@prospect-research/core"
import type { Dialect } from "@prospect-research/storage-sql"
import { Cause, Deferred, Effect, Exit, Option, Scope } from "effect"

/** Transactions that are made durable by one COMMIT. */
interface Group {
  readonly connection: Connection
  readonly scope: Scope.CloseableScope
  /** Done when it is known whether the changes of all members are on the disk. */
  readonly durable: Deferred.Deferred<void, StoreUnavailable>
  members: number
}

/** Bounds how long a group is open: some 10 ms. */
const largestGroup = 64

/** When Node has dealt with all that was ready: every request that came in meanwhile has joined the group by then. */
const nextTurn = Effect.async<void>(resume => {
  const immediate = setImmediate(() => resume(Effect.void))
  return Effect.sync(() => clearImmediate(immediate))
})

/** Whether a body ended because the database is in trouble: SQLite may have rolled everything back by itself then. */
const troubleOf = <A, E>(exit: Exit.Exit<A, E>): StoreUnavailable | null => {
  const error = Exit.isFailure(exit) ? Option.getOrNull(Cause.failureOption(exit.cause)) : null
  return error instanceof StoreUnavailable ? error : null
}

/**
 * Transactions that begin in one turn of Node's event loop share one COMMIT, and none succeeds before it. To survive a power
 * cut, a commit waits for the disk; alone that is half of the time of admitting a task, shared by 50 it disappears. What
 * undoes one member undoes no other, since each runs within a savepoint.
 *
 * Not `SqlClient.withTransaction`: there a COMMIT that fails (a full disk) is a defect, and so is the ROLLBACK of a transaction
 * that SQLite has given up by itself, which hides why it did.
 */
export const makeGroupCommit = (
  sql: SqlClient.SqlClient,
  rejected: Dialect["Type"]["rejected"]
): Dialect["Type"]["transaction"] => {
  const line = Effect.unsafeMakeSemaphore(1)
  let current: Group | null = null

  const control = (connection: Connection, statement: string): Effect.Effect<unknown, StoreUnavailable> =>
    Effect.catchAll(connection.execute(statement, [], undefined), rejected)

  const open = Effect.gen(function* () {
    const scope = yield* Scope.make()
    const connection = yield* Effect.catchAll(Scope.extend(sql.reserve, scope), rejected).pipe(
      Effect.tap(reserved => control(reserved, "BEGIN IMMEDIATE")),
      Effect.onError(cause => Scope.close(scope, Exit.failCause(cause)))
    )
    current = { connection, scope, durable: yield* Deferred.make<void, StoreUnavailable>(), members: 0 }
    return current
  })

  /** Ends the group for all its members in the same way. */
  const close = Effect.fnUntraced(function* (group: Group, outcome: Exit.Exit<unknown, StoreUnavailable>) {
    current = null
    if (Exit.isFailure(outcome)) yield* Effect.ignore(Effect.sandbox(control(group.connection, "ROLLBACK")))
    yield* Scope.close(group.scope, outcome)
    yield* Deferred.done(group.durable, Exit.asVoid(outcome))
  })

  const commit = (group: Group) =>
    Effect.flatMap(Effect.exit(control(group.connection, "COMMIT")), outcome => close(group, outcome))

  const runMember = Effect.fnUntraced(function* <A, E>({ connection }: Group, body: Effect.Effect<A, E>) {
    yield* control(connection, "SAVEPOINT member")
    const exit = yield* Effect.exit(
      Effect.provideService(body, SqlClient.TransactionConnection, [connection, 0])
    )
    const trouble = troubleOf(exit)
    if (trouble !== null) return yield* trouble
    if (Exit.isFailure(exit)) yield* control(connection, "ROLLBACK TO member")
    yield* control(connection, "RELEASE member")
    return exit
  })

  /** Runs a body in the open group, or opens one; `exit` is the body's own end, which counts once the group is durable. */
  const join = Effect.fnUntraced(function* <A, E>(body: Effect.Effect<A, E>) {
    const opens = current === null
    const group = current ?? (yield* open)
    group.members += 1
    const exit = yield* Effect.tapErrorCause(runMember(group, body), cause =>
      close(group, Exit.failCause(cause))
    )
    if (group.members >= largestGroup) yield* commit(group)
    return { group, opens, exit }
  })

  return <A, E>(body: Effect.Effect<A, E>) =>
    Effect.uninterruptibleMask(restore =>
      Effect.gen(function* () {
        yield* restore(line.take(1))
        const { exit, group, opens } = yield* Effect.ensuring(join(restore(body)), line.release(1))
        if (opens) {
          yield* nextTurn
          yield* line.withPermits(1)(Effect.suspend(() => (current === group ? commit(group) : Effect.void)))
        }
        yield* restore(Deferred.await(group.durable))
        return yield* exit
      })
    )
}
