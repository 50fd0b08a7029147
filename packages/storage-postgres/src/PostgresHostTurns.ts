import { Context, Effect, Layer, Option, Schema } from "effect"
import { lockSpace, PostgresPool } from "./PostgresDatabase.ts"

/** Turns with the hosts that are asked, shared by all processes on one database. The shape is that of `egress`. */
export class PostgresHostTurns extends Context.Tag("@prospect-research/storage-postgres/PostgresHostTurns")<
  PostgresHostTurns,
  {
    readonly take: (host: string, interval: number, maximumRest: number) => Effect.Effect<number | null>
    readonly rest: (host: string, millis: number) => Effect.Effect<void>
  }
>() {
  static readonly layer = Layer.suspend(() => Layer.effect(PostgresHostTurns, make))
}

/** No record of anything, so that it need not survive the server: what nobody waits for is dropped with its row. */
const table = `
  BEGIN;
  SELECT pg_advisory_xact_lock(${lockSpace}, hashtext('host turns'));
  CREATE UNLOGGED TABLE IF NOT EXISTS host_turn (
    host TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    free_at DOUBLE PRECISION NOT NULL
  );
  ALTER TABLE host_turn ADD COLUMN IF NOT EXISTS rests_until DOUBLE PRECISION NOT NULL DEFAULT 0;
  COMMIT`

/** Asked before the table is made, which takes a lock that processes would wait for at each start. */
const isComplete = `
  SELECT count(*)::int AS columns FROM pg_attribute
  WHERE attrelid = to_regclass('host_turn') AND attname = 'rests_until'`

const now = "(extract(epoch FROM clock_timestamp()) * 1000)"

/** The turn after all that are taken and after the host's rest, unless that is too long. */
const takeTurn = `
  INSERT INTO host_turn AS turn (host, free_at) VALUES ($1, ${now} + $2::float8)
  ON CONFLICT (host) DO UPDATE SET free_at = greatest(turn.free_at, turn.rests_until, ${now}) + $2::float8
    WHERE turn.rests_until - ${now} <= $3::float8
  RETURNING greatest(0, free_at - $2::float8 - ${now}) AS wait`

const restHost = `
  INSERT INTO host_turn AS turn (host, free_at, rests_until) VALUES ($1, 0, ${now} + $2::float8)
  ON CONFLICT (host) DO UPDATE SET rests_until = greatest(turn.rests_until, ${now} + $2::float8)`

/** Hosts that have been free for an hour are forgotten, one time in so many that a turn is taken. */
const forgetEvery = 1000
const forget = `DELETE FROM host_turn WHERE greatest(free_at, rests_until) < ${now} - 3600000`

const Turn = Schema.Struct({ wait: Schema.Number })
const decodeTurn = Schema.decodeUnknownOption(Turn)

const Columns = Schema.Tuple(Schema.Struct({ columns: Schema.Literal(1) }))
const isFound = Schema.is(Columns)

const make = Effect.gen(function* () {
  const pool = yield* PostgresPool
  let taken = 0
  const found = isFound(yield* Effect.orDie(pool.query(isComplete, [])))
  if (!found) yield* Effect.orDie(pool.script(table))
  return PostgresHostTurns.of({
    take: (host, interval, maximumRest) =>
      pool.query(takeTurn, [host, interval, maximumRest]).pipe(
        Effect.map(([row]) =>
          row === undefined ? null : Option.getOrElse(decodeTurn(row), () => ({ wait: 0 })).wait
        ),
        Effect.tap(() => {
          taken += 1
          return taken % forgetEvery === 0 ? Effect.ignore(pool.query(forget, [])) : Effect.void
        }),
        // A database in trouble is no reason to stop asking: the process goes by its own count meanwhile.
        Effect.orElseSucceed(() => 0)
      ),
    rest: (host, millis) => Effect.ignore(pool.query(restHost, [host, millis]))
  })
})
