import { steadyMillis } from "@prospect-research/core"
import { startPostgres } from "@prospect-research/storage-postgres/testing"
import { Effect, Exit, Redacted, Scope } from "effect"
import { afterAll } from "vitest"

const scope = Effect.runSync(Scope.make())
afterAll(() => Effect.runPromise(Scope.close(scope, Exit.void)))

/** One server for all tests of a file. */
export const server = await Effect.runPromise(Scope.extend(startPostgres({ isDurable: false }), scope))

/** An empty database for one test, whose time is the test's. */
export const freshDatabase = Effect.map(server.createDatabase, url => ({
  url: Redacted.make(url),
  connections: 4,
  clock: steadyMillis
}))
