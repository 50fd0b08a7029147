import { Clock, Context, Duration, Effect, Layer, Queue } from "effect"
import type { Checkpoint } from "../domain/Checkpoint.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Evidence } from "../domain/Evidence.ts"
import type { IntelligenceReport } from "../domain/IntelligenceReport.ts"
import { emptyOutput, mergeOutput, type StageOutput } from "../domain/StageOutput.ts"
import type { TaskEventData } from "../domain/TaskEvent.ts"
import { publish } from "../truth/publish.ts"
import { runStage, skipped } from "./runStage.ts"
import { StageRegistry } from "./Stage.ts"
import { type PlannedStage, planStages } from "./stageOrder.ts"

/** One task's way through the stages, as its worker sees it. */
export interface PipelineRun<E> {
  readonly contact: ContactData
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
  /** After this, gather stages are stopped and the report is written from what there is. Default 150 s. */
  readonly deadline?: Duration.DurationInput
  /** The most that one task may spend with outside services, in USD. Default 1. */
  readonly budget?: number
}

/** Runs the stages of a task and passes what they found through the gates. */
export class Pipeline extends Context.Tag("@prospect-research/core/Pipeline")<
  Pipeline,
  {
    readonly stages: ReadonlyArray<string>
    /** Fails only as `announce` and `save` do. */
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
    Layer.effect(Pipeline, make(options)).pipe(
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

  const run = Effect.fnUntraced(function* <E>({ contact, checkpoints, announce, save }: PipelineRun<E>) {
    const deadline = (yield* Clock.currentTimeMillis) + deadlineMillis
    const ended = new Map<string, Checkpoint>()
    for (const { stage } of plan) {
      const checkpoint = checkpoints.find(it => it.stage === stage.name && it.version === stage.version)
      if (checkpoint !== undefined) ended.set(stage.name, checkpoint)
    }
    const begun = new Set(ended.keys())
    const ends = yield* Queue.unbounded<Checkpoint>()

    const seenBy = (names: ReadonlySet<string>): StageOutput =>
      plan.reduce((known, { stage }) => {
        const checkpoint = names.has(stage.name) ? ended.get(stage.name) : undefined
        return checkpoint === undefined ? known : mergeOutput(known, checkpoint.output)
      }, emptyOutput)

    /** USD spent by stages that have ended, and set aside for those that run. */
    const committed = () =>
      plan.reduce((sum, { stage }) => {
        const checkpoint = ended.get(stage.name)
        return sum + (checkpoint?.output.cost ?? (begun.has(stage.name) ? stage.budget : 0))
      }, 0)

    const begin = Effect.fnUntraced(function* (ready: ReadonlyArray<PlannedStage>) {
      for (const { stage, sees } of ready) {
        const affordable = stage.budget === 0 || committed() + stage.budget <= budget
        begun.add(stage.name)
        const end = affordable
          ? runStage(stage, { contact, known: seenBy(sees) }, deadline)
          : Effect.succeed(skipped(stage, "over budget"))
        yield* end.pipe(
          Effect.annotateLogs("stage", stage.name),
          Effect.withSpan(`stage ${stage.name}`),
          Effect.flatMap(checkpoint => Queue.offer(ends, checkpoint)),
          Effect.forkScoped
        )
      }
    })

    const ready = () =>
      plan.filter(
        ({ stage, waitsFor }) => !begun.has(stage.name) && [...waitsFor].every(name => ended.has(name))
      )

    const first = ready()
    if (first.length > 0) yield* announce(first.map(running))
    yield* begin(first)
    while (ended.size < plan.length) {
      const checkpoint = yield* Queue.take(ends)
      ended.set(checkpoint.stage, checkpoint)
      const next = ready()
      yield* save(checkpoint, [stageEnded(checkpoint), ...next.map(running)])
      yield* begin(next)
    }
    return conclude(contact, plan, ended, seenBy(new Set(ended.keys())))
  }, Effect.scoped)

  return Pipeline.of({ stages: plan.map(({ stage }) => stage.name), run })
})

const conclude = (
  contact: ContactData,
  plan: ReadonlyArray<PlannedStage>,
  ended: ReadonlyMap<string, Checkpoint>,
  known: StageOutput
): PipelineOutcome => {
  const required = plan.filter(({ stage }) => stage.required)
  const broken = required.filter(({ stage }) => ended.get(stage.name)?.state !== "finished")
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

const running = ({ stage }: PlannedStage): TaskEventData => ({
  type: "stage",
  stage: stage.name,
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
