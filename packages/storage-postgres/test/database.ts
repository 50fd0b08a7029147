import { steadyMillis } from "@prospect-research/core"
import { startPostgres } from "@prospect-research/storage-postgres/testing"
import { Effect, Exit, Redacted, Scope } from "effect"
import { afterAll } from "vitest"

const scope = Effect.runSync(Scope.make())
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

/** One server for all tests of a file. */
export const server = await Effect.runPromise(Scope.extend(startPostgres({ isDurable: false }), scope))

const url = await Effect.runPromise(server.createDatabase)

/** The tables stay, since making them takes the longest; some refuse to be emptied, but for a replica. */
const emptied = `SET session_replication_role = replica; DO $$ BEGIN
  EXECUTE (SELECT coalesce('TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY', 'SELECT 1')
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version');
END $$`

/** A database that is empty for one test, whose time is the test's: those of a file run one after the other. */
export const freshDatabase = Effect.as(server.execute(url, emptied), {
  url: Redacted.make(url),
  connections: 4,
  clock: steadyMillis
})
