import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { Accounts, Ids, Research, TaskStore } from "@prospect-research/core"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import { Effect, Logger, LogLevel, Redacted } from "effect"
import { engine } from "./engine.ts"
import { perSecond } from "./perSecond.ts"

/** Operations a second of one layer of a request, without those above it. */
export interface LayerFigure {
  readonly layer: string
  readonly rate: number
}

const together = 50

const rateOf = <E, R>(count: number, operation: (index: number) => Effect.Effect<unknown, E, R>) =>
  Effect.gen(function* () {
    const indexes = Array.from({ length: count }, (_, index) => index)
    yield* Effect.forEach(indexes.slice(0, 200), operation, { concurrency: together, discard: true })
    return yield* perSecond(
      count,
      Effect.forEach(indexes, operation, { concurrency: together, discard: true })
    )
  })

const measure = Effect.gen(function* () {
  const accounts = yield* Accounts
  const research = yield* Research
  const store = yield* TaskStore
  const ids = yield* Ids
  const { account_id: accountId, api_key } = yield* accounts.create("Layers")
  const contact = { email: "person@example.com", full_name: "Person", company: "Example" }
  const admit = Effect.gen(function* () {
    const taskId = yield* ids.uuid
    return yield* store.admit({
      taskId,
      accountId,
      prospectId: null,
      contact,
      callbackUrl: null,
      callbackSecret: null,
      createdAt: Date.now(),
      settlement: null,
      subjects: [],
      idempotency: null
    })
  })
  const { task_id } = yield* research.submit(accountId, { contact_data: contact })
  const key = Redacted.make(api_key)
  const figures: ReadonlyArray<readonly [string, Effect.Effect<number, unknown>]> = [
    ["check a key", rateOf(20_000, () => accounts.authenticate(key))],
    ["store: admit", rateOf(5000, () => admit)],
    ["service: submit", rateOf(5000, () => research.submit(accountId, { contact_data: contact }))],
    ["store: get", rateOf(20_000, () => store.get(accountId, task_id))],
    ["service: get", rateOf(20_000, () => research.get(accountId, task_id))]
  ]
  return yield* Effect.forEach(figures, ([layer, rate]) => Effect.map(rate, it => ({ layer, rate: it })))
})

/** The cost of each layer below HTTP, 50 at once, on a SQLite file of their own. */
export const layerFigures = (): Promise<ReadonlyArray<LayerFigure>> => {
  const directory = mkdtempSync(join(tmpdir(), "prospect-research-bench-"))
  return Effect.runPromise(
    measure.pipe(
      Effect.provide(engine(SqliteStore.layer({ filename: join(directory, "layers.db") }))),
      Effect.withTracerEnabled(false),
      Logger.withMinimumLogLevel(LogLevel.Warning),
      Effect.ensuring(Effect.sync(() => rmSync(directory, { recursive: true, force: true })))
    )
  )
}
