import { Data, Either } from "effect"
import type { Stage } from "./Stage.ts"

/** The stages as given cannot make a pipeline. */
export class PipelineInvalid extends Data.TaggedError("PipelineInvalid")<{ readonly message: string }> {}

/** A stage with the stages whose end it waits for, and those whose findings it sees. */
export interface PlannedStage {
  readonly stage: Stage
  readonly waitsFor: ReadonlySet<string>
  /** Everything before it, directly or not: never a stage that merely happened to be faster. */
  readonly sees: ReadonlySet<string>
}

/**
 * Orders stages so that each comes after what it runs after, alphabetically where the order is free: findings are merged in this
 * order, so that the result does not depend on who was fastest.
 */
export const planStages = (
  stages: ReadonlyArray<Stage>
): Either.Either<ReadonlyArray<PlannedStage>, PipelineInvalid> => {
  const names = new Set(stages.map(stage => stage.name))
  if (names.size < stages.length) {
    const twice = stages.find((stage, index) => stages.findIndex(it => it.name === stage.name) < index)
    return Either.left(new PipelineInvalid({ message: `Two stages are named ${twice?.name}` }))
  }
  const gather = stages.filter(stage => stage.kind === "gather").map(stage => stage.name)
  const planned = new Map<string, PlannedStage>()
  const open = [...stages].sort((a, b) => (a.name < b.name ? -1 : 1))
  while (open.length > 0) {
    const next = open.findIndex(stage => waitsFor(stage, names, gather).every(name => planned.has(name)))
    const [stage] = open.splice(next, next < 0 ? 0 : 1)
    if (stage === undefined) {
      const circle = open.map(it => it.name).join(", ")
      return Either.left(new PipelineInvalid({ message: `These stages wait for each other: ${circle}` }))
    }
    const before = waitsFor(stage, names, gather)
    const sees = new Set([...before, ...before.flatMap(name => [...(planned.get(name)?.sees ?? [])])])
    planned.set(stage.name, { stage, waitsFor: new Set(before), sees })
  }
  return Either.right([...planned.values()])
}

const waitsFor = (stage: Stage, names: ReadonlySet<string>, gather: ReadonlyArray<string>): Array<string> => [
  ...stage.after.filter(name => names.has(name)),
  ...(stage.kind === "conclude" ? gather : [])
]
