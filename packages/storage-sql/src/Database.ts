import * as SqlClient from "@effect/sql/SqlClient"
import type { SqlError } from "@effect/sql/SqlError"
import type { Fragment, Statement } from "@effect/sql/Statement"
import { type StoreUnavailable, withCommitFailpoints } from "@prospect-research/core"
import { Context, Data, Effect, Either, Layer, Option, ParseResult, Schema } from "effect"
import { Dialect } from "./Dialect.ts"

/** A row that this version cannot read. Names columns and never repeats a value, since rows speak of people. */
export class CorruptRow extends Data.TaggedError("CorruptRow")<{ readonly columns: ReadonlyArray<string> }> {
  override get message() {
    return `A row of the database cannot be read: ${this.columns.join(", ")}`
  }
}

/** Statements and transactions whose failures are the port's: `StoreUnavailable`, or a defect. */
export class Database extends Context.Tag("@prospect-research/storage-sql/Database")<
  Database,
  {
    readonly sql: SqlClient.SqlClient
    /** See `Dialect.now`. */
    readonly now: Effect.Effect<Fragment>
    /** See `Dialect.steadyNow`. */
    readonly steadyNow: Effect.Effect<Fragment>
    readonly skipLocked: Fragment
    /** See `Dialect.serialize`. */
    readonly serialize: Dialect["Type"]["serialize"]
    /** See `Dialect.scrub`. */
    readonly scrub: Effect.Effect<void>
    /** Runs a statement: in the transaction under way, or, if it only reads, outside of any. */
    readonly run: (statement: Statement<unknown>) => Effect.Effect<ReadonlyArray<unknown>, StoreUnavailable>
    /** Runs a statement and decodes its rows; dies of a corrupt one. */
    readonly rows: <A, I>(
      schema: Schema.Schema<A, I>
    ) => (statement: Statement<unknown>) => Effect.Effect<ReadonlyArray<A>, StoreUnavailable>
    /** The first row, if there is one. */
    readonly first: <A, I>(
      schema: Schema.Schema<A, I>
    ) => (statement: Statement<unknown>) => Effect.Effect<Option.Option<A>, StoreUnavailable>
    /** All or nothing: commits when the body succeeds, else rolls back. Does not nest. The name is that of its failpoints. */
    readonly transaction: <A, E>(
      name: string,
      body: Effect.Effect<A, E>
    ) => Effect.Effect<A, E | StoreUnavailable>
  }
>() {
  static readonly layer = Layer.suspend(() => Layer.effect(Database, make))
}

const decoder = <A, I>(schema: Schema.Schema<A, I>) => {
  const decode = Schema.decodeUnknownEither(schema)
  return (row: unknown): A => {
    const decoded = decode(row)
    if (Either.isRight(decoded)) return decoded.right
    const issues = ParseResult.ArrayFormatter.formatErrorSync(decoded.left)
    throw new CorruptRow({ columns: issues.map(issue => issue.path.join(".")) })
  }
}

const make = Effect.gen(function* () {
  const sql = yield* SqlClient.SqlClient
  const dialect = yield* Dialect
  const { steadyNow, now, query, rejected, scrub, serialize, skipLocked } = dialect

  /**
   * Statements are compiled here and handed to the connection: one that runs itself opens a span and a scope each time, which
   * makes a read take twice as long.
   */
  const execute = (statement: Statement<unknown>): Effect.Effect<ReadonlyArray<unknown>, SqlError> =>
    Effect.withFiberRuntime(fiber => {
      const [text, parameters] = statement.compile(true)
      const open = Context.getOption(fiber.currentContext, SqlClient.TransactionConnection)
      return Option.isSome(open)
        ? open.value[0].execute(text, parameters, undefined)
        : query(text, parameters)
    })

  const run = (statement: Statement<unknown>) => Effect.catchAll(execute(statement), rejected)

  const rows: (typeof Database.Service)["rows"] = schema => {
    const decode = decoder(schema)
    return statement => Effect.map(run(statement), found => found.map(decode))
  }

  const first: (typeof Database.Service)["first"] = schema => {
    const decode = decoder(schema)
    return statement =>
      Effect.map(run(statement), ([row]) => (row === undefined ? Option.none() : Option.some(decode(row))))
  }

  const transaction: (typeof Database.Service)["transaction"] = (name, body) =>
    withCommitFailpoints(name, it => dialect.transaction(it), body)

  return Database.of({ sql, now, steadyNow, skipLocked, serialize, scrub, run, rows, first, transaction })
})
