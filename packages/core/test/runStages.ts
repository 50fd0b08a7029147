import {
  type Checkpoint,
  Pipeline,
  type PipelineOptions,
  type Stage,
  type StageOutput,
  stageLayer,
  type TaskEventData
} from "@prospect-research/core"
import { Clock, Effect, Fiber, TestClock } from "effect"

/** A stage that finds itself. */
export const stage = (name: string, options: Partial<Stage> = {}): Stage => ({
  name,
  version: "1",
  kind: "gather",
  after: [],
  required: false,
  timeLimit: "1 minute",
  budget: 0,
  run: () => Effect.succeed(found(name)),
  ...options
})

export const found = (source: string): Partial<StageOutput> => ({
  lookups: [{ source, verdict: "found", reason: null }]
})

/** Runs the stages from the start and gives back everything that was stored, with the second it was stored in. */
export const runStages = (
  stages: ReadonlyArray<Stage>,
  options: PipelineOptions & {
    readonly checkpoints?: ReadonlyArray<Checkpoint>
    readonly turn?: number
  } = {}
) =>
  Effect.gen(function* () {
    const saved: Array<Checkpoint & { readonly second: number }> = []
    const events: Array<TaskEventData> = []
    const note = (added: ReadonlyArray<TaskEventData>) => Effect.sync(() => void events.push(...added))
    const pipeline = yield* Pipeline
    const outcome = yield* pipeline.run({
      contact: { email: "ada@example.com" },
      turn: options.turn ?? 0,
      checkpoints: options.checkpoints ?? [],
      announce: note,
      save: (checkpoint, added) =>
        Effect.gen(function* () {
          saved.push({ ...checkpoint, second: (yield* Clock.currentTimeMillis) / 1000 })
          yield* note(added)
        })
    })
    const end = (name: string) => saved.find(it => it.stage === name)
    return { outcome, saved, events, end }
  }).pipe(
    Effect.provide(
      Pipeline.layer(
        stages.map(it => stageLayer(Effect.succeed(it))),
        options
      )
    )
  )

export const afterAnHour = <A, E>(effect: Effect.Effect<A, E>) =>
  Effect.gen(function* () {
    const fiber = yield* Effect.fork(effect)
    yield* TestClock.adjust("1 hour")
    return yield* Fiber.join(fiber)
  })
