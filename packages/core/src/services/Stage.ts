import { Context, type Duration, Effect, Layer } from "effect"
import type { ContactData } from "../domain/ContactData.ts"
import type { SourceError } from "../domain/SourceError.ts"
import type { Handle, StageOutput } from "../domain/StageOutput.ts"

/** What a stage may know: the client's words, and what the stages before it found. */
export interface StageInput {
  readonly contact: ContactData
  readonly known: StageOutput
  /** The handles that this stage has not been given before: in its first round all of `known.handles`. */
  readonly fresh: ReadonlyArray<Handle>
}

/** What a stage is given in its first round. */
export const firstInput = (contact: ContactData, known: StageOutput): StageInput => ({
  contact,
  known,
  fresh: known.handles
})

/** One pluggable step of the pipeline. */
export interface Stage {
  /** Unique in a pipeline; also the source's name where the stage reads one source. */
  readonly name: string
  /** A checkpoint of another version is not used. */
  readonly version: string
  /**
   * `gather` stages read sources and are stopped at the deadline; `conclude` stages run after all of them, on what
   * there is, deadline or not.
   */
  readonly kind: "gather" | "conclude"
  /** Stages whose end (good or bad) this one waits for. Names that are not in the pipeline count as ended. */
  readonly after: ReadonlyArray<string>
  /**
   * Kinds of handles that lead to more. When the others of a round have found such handles after this stage ran, it runs
   * again on those, in another round; see `mostRounds`. Only `gather` stages follow.
   */
  readonly follows?: ReadonlyArray<Handle["kind"]>
  /** Without this stage there is no report: its failure fails the task. */
  readonly required: boolean
  /** For one run, retries included. */
  readonly timeLimit: Duration.DurationInput
  /** The most that one run may cost, in USD, retries included. */
  readonly budget: number
  readonly run: (input: StageInput) => Effect.Effect<Partial<StageOutput>, SourceError>
}

/** The stages of one pipeline, in the order they announced themselves. */
export class StageRegistry extends Context.Tag("@prospect-research/core/StageRegistry")<
  StageRegistry,
  {
    readonly add: (stage: Stage) => Effect.Effect<void>
    readonly stages: Effect.Effect<ReadonlyArray<Stage>>
  }
>() {
  static readonly layer = Layer.sync(StageRegistry, () => {
    const stages: Array<Stage> = []
    return StageRegistry.of({
      add: stage => Effect.sync(() => void stages.push(stage)),
      stages: Effect.sync(() => [...stages])
    })
  })
}

/**
 * A layer that adds one stage to the pipeline it is listed in. What the stage needs is resolved while the layer is
 * built, so that a missing dependency is a compile error and `run` requires nothing.
 */
export const stageLayer = <E, R>(
  make: Effect.Effect<Stage, E, R>
): Layer.Layer<never, E, R | StageRegistry> =>
  Layer.effectDiscard(
    Effect.gen(function* () {
      const stage = yield* make
      const registry = yield* StageRegistry
      yield* registry.add(stage)
    })
  )
