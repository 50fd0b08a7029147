import { steadyMillis } from "@prospect-research/core"
import { type PostgresServer, startPostgres } from "@prospect-research/storage-postgres/testing"
import { Effect, Exit, Redacted, Scope } from "effect"
import { afterAll } from "vitest"

/** One server for all tests of the file that calls this, which goes on no longer than they do. */
export const startServer = async (): Promise<PostgresServer> => {
  const scope = Effect.runSync(Scope.make())
  afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))
  return Effect.runPromise(Scope.extend(startPostgres({ isDurable: false }), scope))
}

/** The tables stay, since making them takes the longest; some refuse to be emptied, but for a replica. */
const emptied = `SET session_replication_role = replica; DO $$ BEGIN
  EXECUTE (SELECT coalesce('TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY', 'SELECT 1')
    FROM pg_tables WHERE schemaname = 'public' AND tablename <> 'schema_version');
END $$`

/** A database that is empty for one test, whose time is the test's: those of a file run one after the other. */
export const emptiedDatabase = ({ createDatabase, execute }: PostgresServer) =>
  Effect.map(Effect.cached(createDatabase), database =>
    Effect.flatMap(database, url =>
      Effect.as(execute(url, emptied), { url: Redacted.make(url), connections: 4, clock: steadyMillis })
    )
  )
