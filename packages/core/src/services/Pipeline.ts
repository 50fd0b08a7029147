import { Context, Duration, Effect, Fiber, FiberRef, Layer } from "effect"
import type { Checkpoint } from "../domain/Checkpoint.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Evidence } from "../domain/Evidence.ts"
import type { IntelligenceReport } from "../domain/IntelligenceReport.ts"
import type { StageOutput } from "../domain/StageOutput.ts"
import type { TaskEventData } from "../domain/TaskEvent.ts"
import { publish } from "../truth/publish.ts"
import { boundedWork } from "./bounded.ts"
import { inOwnFiber } from "./ownFiber.ts"
import { currentRequester, StageRequester } from "./Requester.ts"
import { committed, findingsOf, inputOf, readyStages, resume } from "./RunState.ts"
import { runStage, skipped, timedOut } from "./runStage.ts"
import { StageRegistry } from "./Stage.ts"
import { Stopwatch } from "./Stopwatch.ts"
import { type PlannedStage, planStages } from "./stageOrder.ts"
import { steadyMillis } from "./steadyMillis.ts"
import { TimeLimits } from "./TimeLimits.ts"

/** One task's way through the stages, as its worker sees it. */
export interface PipelineRun<E> {
  readonly contact: ContactData
  /** Where many tasks wait for one source, those with the lower turn go first. Default 0. */
  readonly turn?: number
  /** The ends of stages that an earlier worker stored. */
  readonly checkpoints: ReadonlyArray<Checkpoint>
  readonly announce: (events: ReadonlyArray<TaskEventData>) => Effect.Effect<void, E>
  readonly save: (checkpoint: Checkpoint, events: ReadonlyArray<TaskEventData>) => Effect.Effect<void, E>
}

export interface PipelineOutcome {
  readonly result: IntelligenceReport
  readonly evidence: Evidence
  /** USD. */
  readonly cost: number
  readonly stagesFinished: number
  /** Why there is nothing to report on; `null` when there is. */
  readonly failure: string | null
}

export interface PipelineOptions {
  /**
   * After this, gather stages are stopped and the report is written from what there is. The waits for requests of other tasks do not
   * count, here and in the limits of stages. Default 150 s.
   */
  readonly deadline?: Duration.DurationInput
  /** The most that one task may spend with outside services, in USD. Default 1. */
  readonly budget?: number
}

/** Runs the stages of a task and passes what they found through the gates. */
export class Pipeline extends Context.Tag("@prospect-research/core/Pipeline")<
  Pipeline,
  {
    readonly stages: ReadonlyArray<string>
    /** Fails only as `announce` and `save` do. Stages run in children of the calling fiber and end with it. */
    readonly run: <E>(run: PipelineRun<E>) => Effect.Effect<PipelineOutcome, E>
  }
>() {
  /**
   * A pipeline of stage layers. What the stages still need shows in the type of the layer; fails when stages share a name or wait for
   * each other.
   */
  static readonly layer = <const Layers extends ReadonlyArray<Layer.Layer<never, unknown, unknown>>>(
    stages: Layers,
    options: PipelineOptions = {}
  ) =>
    Layer.scoped(Pipeline, make(options)).pipe(
      Layer.provide(mergeLayers(stages)),
      Layer.provide(Layer.fresh(StageRegistry.layer))
    )
}

/** `Layer.mergeAll` for a list of any length: the cast states what merging the members of `Layers` gives. */
const mergeLayers = <const Layers extends ReadonlyArray<Layer.Layer<never, unknown, unknown>>>(
  layers: Layers
) =>
  layers.reduce<Layer.Layer<never, unknown, unknown>>(
    (all, layer) => Layer.merge(all, layer),
    Layer.empty
  ) as Layer.Layer<never, Layer.Layer.Error<Layers[number]>, Layer.Layer.Context<Layers[number]>>

const make = Effect.fnUntraced(function* (options: PipelineOptions) {
  const registry = yield* StageRegistry
  const plan = yield* planStages(yield* registry.stages)
  const deadlineMillis = Duration.toMillis(options.deadline ?? "150 seconds")
  const budget = options.budget ?? 1
  const timeLimits = yield* TimeLimits.make

  const run = Effect.fnUntraced(function* <E>({
    contact,
    turn = 0,
    checkpoints,
    announce,
    save
  }: PipelineRun<E>) {
    const watch = new Stopwatch(yield* steadyMillis)
    const state = resume(plan, checkpoints)
    // A list and a latch take half the room of a queue, of which every task in flight would hold one.
    const ends: Array<Checkpoint> = []
    const arrival = Effect.unsafeMakeLatch()
    const arrive = (checkpoint: Checkpoint) =>
      Effect.suspend(() => {
        ends.push(checkpoint)
        return arrival.open
      })

    /** Whatever comes first, the stage's own end or the end of its time, is the end of the stage. */
    const within = (planned: PlannedStage, millis: number) =>
      Effect.withFiberRuntime<void>(fiber =>
        Effect.flatMap(
          timeLimits.begin(millis, Effect.zipRight(arrive(timedOut(planned)), Fiber.interruptFork(fiber))),
          limit => {
            fiber.addObserver(limit.lift)
            return FiberRef.set(currentRequester, new StageRequester(watch, turn, limit))
          }
        )
      )

    const start = Effect.fnUntraced(function* (planned: PlannedStage) {
      const { stage } = planned
      const limit = Duration.toMillis(stage.timeLimit)
      const left = deadlineMillis - watch.elapsed(yield* steadyMillis)
      const millis = stage.kind === "gather" ? Math.min(limit, left) : limit
      if (millis <= 0) {
        yield* arrive(skipped(planned, "no time left"))
        return
      }
      const end = Effect.flatMap(runStage(planned, inputOf(contact, plan, state, planned)), arrive)
      yield* Effect.fork(
        inOwnFiber(Effect.zipRight(within(planned, millis), end), "stage", { stage: planned.id })
      )
    })

    const begin = Effect.fnUntraced(function* (ready: ReadonlyArray<PlannedStage>) {
      for (const planned of ready) {
        const { stage } = planned
        const affordable = stage.budget === 0 || committed(plan, state) + stage.budget <= budget
        state.begun.add(planned.id)
        yield* affordable ? start(planned) : arrive(skipped(planned, "over budget"))
      }
    })

    let next = readyStages(contact, plan, state)
    if (next.length > 0) yield* announce(next.map(running))
    yield* begin(next)
    while (state.ended.size < plan.length) {
      const checkpoint = ends.shift()
      if (checkpoint === undefined) {
        yield* Effect.zipRight(arrival.await, arrival.close)
        continue
      }
      if (state.ended.has(checkpoint.stage)) continue
      state.ended.set(checkpoint.stage, checkpoint)
      next = readyStages(contact, plan, state)
      yield* save(checkpoint, [stageEnded(checkpoint), ...next.map(running)])
      yield* begin(next)
    }
    return yield* Effect.orDie(boundedWork("report", () => conclude(contact, plan, state.ended)))
  })

  return Pipeline.of({ stages: plan.filter(it => it.previous === null).map(it => it.id), run })
})

const conclude = (
  contact: ContactData,
  plan: ReadonlyArray<PlannedStage>,
  ended: ReadonlyMap<string, Checkpoint>
): PipelineOutcome => {
  const known = findingsOf(plan, ended, ended)
  const required = plan.filter(({ stage, previous }) => stage.required && previous === null)
  const broken = required.filter(({ id }) => ended.get(id)?.state !== "finished")
  return {
    ...publish(contact, known, {
      requiredFailed: broken.length > 0,
      mostFailed: broken.length > required.length / 2
    }),
    cost: known.cost,
    stagesFinished: [...ended.values()].filter(({ state }) => state === "finished").length,
    failure: failureOf(known)
  }
}

const failureOf = ({ lookups }: StageOutput): string | null => {
  if (lookups.some(({ verdict }) => verdict !== "unavailable")) return null
  return lookups.length === 0
    ? "No source could be asked with these identifiers. The credit has been refunded."
    : "No source could be reached. The credit has been refunded."
}

const running = ({ id }: PlannedStage): TaskEventData => ({
  type: "stage",
  stage: id,
  state: "running",
  read: [],
  found: [],
  error: null
})

const stageEnded = ({ stage, state, error, output }: Checkpoint): TaskEventData => ({
  type: "stage",
  stage,
  state,
  read: [...new Set(output.lookups.map(it => it.source))],
  found: [...new Set(output.claims.map(it => it.field))],
  error
})
