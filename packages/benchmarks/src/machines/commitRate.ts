import type { PostgresServer } from "@prospect-research/storage-postgres/testing"
import { Effect } from "effect"
import { type Connection, connect } from "./connection.ts"

const connections = 10
const seconds = 3

/** Commits of one row each that ten connections make in a second: what the disk and the server allow. */
export const commitRate = (server: PostgresServer): Effect.Effect<number> =>
  Effect.scoped(
    Effect.gen(function* () {
      const url = yield* server.createDatabase
      const all = yield* Effect.replicateEffect(connect(url), connections)
      yield* server.execute(url, "CREATE TABLE entry (number integer)")
      const end = performance.now() + seconds * 1000
      const commit = ({ execute }: Connection) =>
        Effect.iterate(0, {
          while: () => performance.now() < end,
          body: made => Effect.as(execute("INSERT INTO entry VALUES (1)"), made + 1)
        })
      const made = yield* Effect.forEach(all, commit, { concurrency: "unbounded" })
      return made.reduce((sum, it) => sum + it, 0) / seconds
    })
  )
