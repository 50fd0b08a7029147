import { createHash } from "node:crypto"
import { SqlClient, TransactionConnection } from "@effect/sql/SqlClient"
import type { Fragment } from "@effect/sql/Statement"
import { AccountStore } from "@prospect-research/core"
import { Dialect, foundSchema, latestVersion, parseDatabaseAddress } from "@prospect-research/storage-sql"
import { Context, Effect, identity, Layer, Redacted, Schema } from "effect"
import { type OpenDatabase, openAsFound, openDatabase, Refused } from "./databases.ts"
import { type Table, tables } from "./tables.ts"

/** Rows that are read and written at once, some MB: a report is some 20 KB, most others are 200 bytes. */
const batchSizeOf = ({ name }: Table): number => {
  if (name === "ledger_entry") return 20_000
  return name === "report" || name === "checkpoint" || name === "delivery" ? 200 : 5000
}

/** PostgreSQL takes no more parameters in one statement. */
const mostParameters = 60_000

/** What a table holds: `digest` is the same where the rows are the same. */
interface Content {
  readonly rows: number
  readonly digest: string
}

export interface MovedTable extends Content {
  readonly table: string
}

export interface Migration {
  /** `moved` now, or found `identical` because it was moved before. */
  readonly outcome: "moved" | "identical"
  readonly tables: ReadonlyArray<MovedTable>
}

type Row = Readonly<Record<string, unknown>>
const Rows = Schema.Array(Schema.Record({ key: Schema.String, value: Schema.Unknown }))
const decodeRows = Schema.decodeUnknown(Rows)

/** The rows after the one with this key. The key stands in each row beside the columns, as `place_0`, `place_1` … */
const readBatch = (sql: SqlClient, table: Table, after: ReadonlyArray<unknown> | null) => {
  const order = sql.literal(table.key.join(", "))
  const keys = sql.literal(table.key.map((part, index) => `${part} AS place_${index}`).join(", "))
  const values = after?.slice(1).reduce<Fragment>((list, value) => sql`${list}, ${value}`, sql`${after[0]}`)
  const where = values === undefined ? sql`` : sql`WHERE (${order}) > (${values})`
  const batch = sql`SELECT *, ${keys} FROM ${sql(table.name)} ${where} ORDER BY ${order} LIMIT ${batchSizeOf(table)}`
  return Effect.flatMap(outsideTransaction(batch), decodeRows)
}

/** The transaction of the target is under way while the source is read, and both would take it for theirs. */
const outsideTransaction = <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> =>
  Effect.mapInputContext(
    effect,
    context => Context.omit(TransactionConnection)(context) as Context.Context<R>
  )

const withoutKey = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !column.startsWith("place_")))

/** Numbers as texts: PostgreSQL hands BIGINT over as text. */
const canonical = (row: Row): string =>
  JSON.stringify(
    Object.entries(row)
      .map(([column, value]) => [column, typeof value === "number" ? String(value) : value])
      .sort(([left], [right]) => (String(left) < String(right) ? -1 : 1))
  )

/** One of the two databases, and how its rows are to be taken. */
interface Side {
  readonly sql: SqlClient
  readonly taken: (row: Row) => Row
}

/** The file is ours alone: whoever held a lease on it has ended. */
const withoutLease = (row: Row): Row => ("lease_until" in row ? { ...row, lease_until: 0 } : row)

/** Reads a table in batches, each handed to `take`. */
const readTable = <E, R>(
  { sql, taken }: Side,
  table: Table,
  take: (rows: ReadonlyArray<Row>) => Effect.Effect<void, E, R>
) =>
  Effect.gen(function* () {
    const hash = createHash("sha256")
    let rows = 0
    let last: ReadonlyArray<unknown> | null = null
    while (true) {
      const batch: ReadonlyArray<Row> = yield* readBatch(sql, table, last)
      const end = batch.at(-1)
      if (end === undefined) break
      last = table.key.map((_, index) => end[`place_${index}`])
      const content = batch.map(row => taken(withoutKey(row)))
      for (const row of content) hash.update(canonical(row)).update("\n")
      rows += batch.length
      yield* take(content)
    }
    return { table: table.name, rows, digest: hash.digest("hex") }
  })

const contentOf = (side: Side) => Effect.forEach(tables, table => readTable(side, table, () => Effect.void))

/** A table that this program does not know would be left behind in silence. */
const refuseUnknownTables = (sql: SqlClient) =>
  Effect.gen(function* () {
    const Found = Schema.Array(Schema.Struct({ name: Schema.String }))
    const found = yield* sql
      .onDialectOrElse({
        pg: () =>
          sql`SELECT table_name AS name FROM information_schema.tables WHERE table_schema = current_schema()`,
        orElse: () => sql`SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`
      })
      .pipe(Effect.flatMap(Schema.decodeUnknown(Found)))
    const known = new Set<string>([...tables.map(({ name }) => name), "schema_version", "host_turn"])
    const unknown = found.map(({ name }) => name).filter(name => !known.has(name))
    if (unknown.length > 0) {
      return yield* new Refused({
        message: `The source has tables that are not known here: ${unknown.join(", ")}.`
      })
    }
  })

const refuseBroken = (which: string, database: Context.Context<OpenDatabase>) =>
  Effect.gen(function* () {
    const violations = yield* Context.get(database, AccountStore).audit
    const [first] = violations
    if (first !== undefined) {
      return yield* new Refused({
        message: `The ${which} is not sound (${violations.length} findings, the first: ${first.invariant}, ${first.subject}: ${first.detail}). Ask prospect doctor.`
      })
    }
  })

/** Columns that this program does not know would have no place to go. */
const refuseNewer = Effect.gen(function* () {
  const { version } = yield* foundSchema
  if (version > latestVersion) {
    return yield* new Refused({
      message: "The source was written by a newer version of this program: update it."
    })
  }
})

/** PostgreSQL is no source: nobody could say that no worker is at its tasks, which would then be begun a second time. */
const refuseShared = (url: Redacted.Redacted) =>
  parseDatabaseAddress(Redacted.value(url))?.kind === "sqlite"
    ? Effect.void
    : new Refused({ message: "The source must be sqlite:<file>. PostgreSQL is moved with pg_dump." })

const build = <E extends { readonly message: string }>(which: string, layer: Layer.Layer<OpenDatabase, E>) =>
  Effect.mapError(
    Layer.build(layer),
    ({ message }) => new Refused({ message: `The ${which} cannot be used. ${message}` })
  )

const isSame = (left: ReadonlyArray<MovedTable>, right: ReadonlyArray<MovedTable>) =>
  left.every((table, index) => table.digest === right[index]?.digest)

const insert = (to: SqlClient, table: Table, rows: ReadonlyArray<Row>) => {
  const columns = Object.keys(rows[0] ?? {}).length
  const size = Math.max(1, Math.floor(mostParameters / Math.max(1, columns)))
  const parts = Array.from({ length: Math.ceil(rows.length / size) }, (_, index) =>
    rows.slice(index * size, (index + 1) * size)
  )
  return Effect.forEach(parts, part => to`INSERT INTO ${to(table.name)} ${to.insert(part)}`, {
    discard: true
  })
}

const copy = (from: Side, to: SqlClient) =>
  Effect.forEach(tables, table => readTable(from, table, rows => insert(to, table, rows)), { discard: true })

/**
 * Moves everything from one database into another, in one transaction: all of it is there, or nothing. Both sides are checked
 * before and after. Run again, it finds that all is there; it never writes over anything else, nor into the source.
 */
export const migrateDatabase = Effect.fn("Cli.migrateDatabase")(function* (options: {
  readonly from: Redacted.Redacted
  readonly to: Redacted.Redacted
}) {
  yield* refuseShared(options.from)
  const source = yield* build("source", openAsFound(options.from))
  const from: Side = { sql: Context.get(source, SqlClient), taken: withoutLease }
  yield* Effect.provide(refuseNewer, source)
  yield* refuseUnknownTables(from.sql)
  yield* refuseBroken("source", source)
  const before = yield* contentOf(from)
  const target = yield* build("target", openDatabase(options.to))
  const to: Side = { sql: Context.get(target, SqlClient), taken: identity }
  const found = yield* contentOf(to)
  if (isSame(before, found)) {
    const identical: Migration = { outcome: "identical", tables: found }
    return identical
  }
  if (found.some(({ rows }) => rows > 0)) {
    return yield* new Refused({
      message: "The target holds other data, and nothing was written. Move into an empty database."
    })
  }
  yield* Context.get(target, Dialect).transaction(
    Effect.provideService(copy(from, to.sql), SqlClient, to.sql)
  )
  const after = yield* contentOf(to)
  yield* refuseBroken("target", target)
  if (!isSame(before, after)) {
    return yield* new Refused({ message: "The target differs from the source after the move: report this." })
  }
  const moved: Migration = { outcome: "moved", tables: after }
  return moved
}, Effect.scoped)
