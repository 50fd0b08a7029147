import { expect, it } from "@effect/vitest"
import { PostgresHostTurns, PostgresStore } from "@prospect-research/storage-postgres"
import { Context, Effect, Layer, Redacted } from "effect"
import { startServer } from "./database.ts"

const server = await startServer()

const turnsAt = (url: string) =>
  Effect.map(
    Layer.build(
      PostgresHostTurns.layer.pipe(
        Layer.provide(PostgresStore.layer({ url: Redacted.make(url), connections: 2 }))
      )
    ),
    context => Context.get(context, PostgresHostTurns)
  )

it.scopedLive("processes share the turns with a host, and its rest", () =>
  Effect.gen(function* () {
    const url = yield* server.createDatabase
    const processes = yield* Effect.all(
      Array.from({ length: 4 }, () => turnsAt(url)),
      {
        concurrency: "unbounded"
      }
    )
    const waits = yield* Effect.all(
      processes.flatMap(turns => Array.from({ length: 5 }, () => turns.take("api.example", 60_000, 1e9))),
      { concurrency: "unbounded" }
    )
    const minutes = waits.map(wait => Math.round((wait ?? -1) / 60_000)).sort((left, right) => left - right)
    expect(minutes).toEqual(Array.from({ length: 20 }, (_, index) => index))
    const [first, second] = processes
    expect(yield* first?.take("other.example", 1000, 1000) ?? Effect.succeed(null)).toBe(0)
    yield* first?.rest("other.example", 3_600_000) ?? Effect.void
    expect(yield* second?.take("other.example", 1000, 30_000) ?? Effect.succeed(0)).toBeNull()
  })
)
