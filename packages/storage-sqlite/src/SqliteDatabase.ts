import { SqlClient } from "@effect/sql/SqlClient"
import { SqliteClient } from "@effect/sql-sqlite-node"
import { StoreUnavailable, steadyMillis } from "@prospect-research/core"
import { Dialect } from "@prospect-research/storage-sql"
import { Clock, Effect, Layer, Option, Schema } from "effect"
import { applicationId, takeDatabaseFile } from "./databaseFile.ts"
import { makeGroupCommit } from "./groupCommit.ts"
import { openReader } from "./reader.ts"

export type SqliteAccess = "serve" | "read"

const Failed = Schema.Struct({ code: Schema.String })

const reasons: ReadonlyArray<readonly [codes: RegExp, reason: StoreUnavailable["reason"]]> = [
  [/^SQLITE_(FULL|IOERR)/, "full"],
  [/^SQLITE_(BUSY|LOCKED)/, "busy"],
  [/^SQLITE_(CANTOPEN|READONLY)/, "unreachable"]
]

const rejected: Dialect["Type"]["rejected"] = error => {
  const failed = Option.getOrNull(Schema.decodeUnknownOption(Failed)(error.cause))
  const [, reason] = reasons.find(([codes]) => failed !== null && codes.test(failed.code)) ?? []
  return reason === undefined ? Effect.die(error) : new StoreUnavailable({ reason, cause: error.cause })
}

const appendOnly = (table: string): ReadonlyArray<string> =>
  ["UPDATE", "DELETE"].map(
    change => `
      CREATE TRIGGER ${table}_no_${change.toLowerCase()} BEFORE ${change} ON ${table}
      BEGIN SELECT RAISE(ABORT, '${table} is append-only'); END`
  )

/** Another program that writes to the file holds us up for so long at most: waiting blocks the whole process. */
const busyMillis = 100

const Synchronous = Schema.Tuple(Schema.Struct({ synchronous: Schema.Literal(2) }))

/** Makes commits survive a power cut and deletions leave nothing behind; runs on the connection that writes. */
const configure = Effect.gen(function* () {
  const sql = yield* SqlClient
  for (const setting of [
    "synchronous = FULL",
    "secure_delete = ON",
    "foreign_keys = ON",
    `busy_timeout = ${busyMillis}`
  ]) {
    yield* sql.unsafe(`PRAGMA ${setting}`)
  }
  yield* sql.unsafe(`PRAGMA application_id = ${applicationId}`)
  // Only after this first write does the pragma tell what commits will do: before it, it read 2 and was 1 afterwards.
  yield* Schema.decodeUnknown(Synchronous)(yield* sql`PRAGMA synchronous`)
})

const Checkpointed = Schema.Tuple(Schema.Struct({ busy: Schema.Literal(0) }))

/** Folds the log into the database and empties it, unless another program is reading. */
const emptyLog = (sql: SqlClient) =>
  sql`PRAGMA wal_checkpoint(TRUNCATE)`.pipe(
    Effect.flatMap(Schema.decodeUnknown(Checkpointed)),
    Effect.catchAll(() =>
      Effect.logWarning("The write-ahead log could not be emptied; what was erased stays in it for now")
    ),
    Effect.asVoid
  )

/** Refuses every statement that would write. Not a connection that can only read: such a one leaves its shared memory behind. */
const forbidWriting = Effect.flatMap(SqlClient, sql => sql.unsafe("PRAGMA query_only = ON"))

const dialect = (filename: string, access: SqliteAccess) =>
  Layer.scoped(
    Dialect,
    Effect.gen(function* () {
      const sql = yield* SqlClient
      const prepare = access === "serve" ? configure : forbidWriting
      yield* Effect.catchTags(prepare, { SqlError: Effect.die, ParseError: Effect.die })
      const truncateLog = emptyLog(sql)
      if (access === "serve") yield* Effect.addFinalizer(() => truncateLog)
      return Dialect.of({
        transaction: makeGroupCommit(sql, rejected),
        query: yield* openReader(filename),
        rejected,
        now: Effect.map(Clock.currentTimeMillis, millis => sql`${millis}`),
        steadyNow: Effect.map(steadyMillis, millis => sql`${millis}`),
        skipLocked: sql.literal(""),
        // One connection writes: its transactions are one after another anyway.
        serialize: () => Effect.void,
        definition: statement => statement,
        appendOnly,
        // Some 5 ms for a log of 1000 pages: erasing is rare, and when it answers, it is done.
        scrub: truncateLog
      })
    })
  )

/**
 * A SQLite file, taken for this process alone: what `SqlStore` and tools that read the tables build on. To `serve` (the default)
 * its directory must exist, and the file is made with mode 600; to `read`, it must be there, and nothing in it changes.
 */
export const SqliteDatabase = {
  layer: ({ access = "serve", ...options }: { readonly filename: string; readonly access?: SqliteAccess }) =>
    Layer.unwrapScoped(
      Effect.map(takeDatabaseFile(options.filename, access === "read"), filename =>
        Layer.provideMerge(
          dialect(filename, access),
          Layer.orDie(SqliteClient.layer({ filename, disableWAL: access === "read" }))
        )
      )
    )
} as const
