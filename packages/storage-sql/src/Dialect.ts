import type { SqlError } from "@effect/sql/SqlError"
import type { Fragment } from "@effect/sql/Statement"
import type { StoreUnavailable } from "@prospect-research/core"
import { Context, type Effect } from "effect"

/** What each database does in its own way. A driver provides it beside its `SqlClient`. */
export class Dialect extends Context.Tag("@prospect-research/storage-sql/Dialect")<
  Dialect,
  {
    /**
     * Runs a body all or nothing, and succeeds only when its changes are durable. The body's statements find their connection in
     * the `TransactionConnection` of `SqlClient`. Does not nest.
     */
    readonly transaction: <A, E>(body: Effect.Effect<A, E>) => Effect.Effect<A, E | StoreUnavailable>
    /** Runs one statement that only reads, outside of any transaction: it sees what is committed. */
    readonly query: (
      text: string,
      parameters: ReadonlyArray<unknown>
    ) => Effect.Effect<ReadonlyArray<unknown>, SqlError>
    /** `StoreUnavailable` when the database cannot serve now; dies when the error is a bug of ours. */
    readonly rejected: (error: SqlError) => Effect.Effect<never, StoreUnavailable>
    /** The store's clock in epoch milliseconds, as an expression of SQL type BIGINT. */
    readonly now: Effect.Effect<Fragment>
    /** As `now`, of a clock that setting the time of a machine which runs tasks does not set: what leases end and callbacks fall due by. */
    readonly steadyNow: Effect.Effect<Fragment>
    /** Ends a SELECT of rows to be claimed, so that claims which run at once do not wait for each other. */
    readonly skipLocked: Fragment
    /** Waits until no other transaction holds this name, and holds it until the transaction under way ends. */
    readonly serialize: (name: string) => Effect.Effect<void, StoreUnavailable>
    /** Makes a definition of the schema say what it says on SQLite. */
    readonly definition: (statement: string) => string
    /** The statements that make a table refuse UPDATE and DELETE. */
    readonly appendOnly: (table: string) => ReadonlyArray<string>
    /** Destroys what the database still keeps of deleted rows, or says in the log that it could not. Runs after a commit. */
    readonly scrub: Effect.Effect<void>
  }
>() {}
