import { Data, Either } from "effect"
import type { Stage } from "./Stage.ts"

/** The stages as given cannot make a pipeline. */
export class PipelineInvalid extends Data.TaggedError("PipelineInvalid")<{ readonly message: string }> {}

/**
 * How often a stage that follows handles runs at most. A profile links to a site, the site to another profile: the third step
 * from the client's own words is the last.
 */
export const mostRounds = 3

/** One run of a stage, with the runs whose end it waits for, and those whose findings it sees. */
export interface PlannedStage {
  /** The stage's name, in later rounds with their number: `github`, `github#2`. */
  readonly id: string
  readonly stage: Stage
  /** The same stage's run of the round before; `null` in the first. */
  readonly previous: string | null
  readonly waitsFor: ReadonlySet<string>
  /** Everything before it, directly or not: never a stage that merely happened to be faster. */
  readonly sees: ReadonlySet<string>
}

type OpenStage = Pick<PlannedStage, "id" | "stage" | "previous"> & { readonly needs: ReadonlyArray<string> }

const idOf = ({ name }: Stage, round: number): string => (round === 1 ? name : `${name}#${round}`)

/** The runs of the second round and later: each waits for all of the round before, so that what it sees is always the same. */
const laterRounds = (gather: ReadonlyArray<Stage>): ReadonlyArray<OpenStage> => {
  const followers = gather.filter(stage => stage.follows !== undefined)
  const rounds = Array.from({ length: mostRounds - 1 }, (_, index) => index + 2)
  return rounds.flatMap(round => {
    const before = round === 2 ? gather : followers
    const needs = before.map(stage => idOf(stage, round - 1))
    return followers.map(stage => ({
      id: idOf(stage, round),
      stage,
      previous: idOf(stage, round - 1),
      needs
    }))
  })
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
  const gather = stages.filter(stage => stage.kind === "gather")
  const later = laterRounds(gather)
  const gathered = [...gather.map(stage => stage.name), ...later.map(({ id }) => id)]
  const first = stages.map(stage => ({
    id: stage.name,
    stage,
    previous: null,
    needs: [...stage.after.filter(name => names.has(name)), ...(stage.kind === "conclude" ? gathered : [])]
  }))
  const planned = new Map<string, PlannedStage>()
  const open: Array<OpenStage> = [...first, ...later].sort((left, right) => (left.id < right.id ? -1 : 1))
  while (open.length > 0) {
    const at = open.findIndex(({ needs }) => needs.every(id => planned.has(id)))
    const [next] = open.splice(at, at < 0 ? 0 : 1)
    if (next === undefined) {
      const circle = open.flatMap(({ id, stage }) => (id === stage.name ? [id] : [])).join(", ")
      return Either.left(new PipelineInvalid({ message: `These stages wait for each other: ${circle}` }))
    }
    const { id, stage, previous, needs } = next
    const sees = new Set([...needs, ...needs.flatMap(name => [...(planned.get(name)?.sees ?? [])])])
    planned.set(id, { id, stage, previous, waitsFor: new Set(needs), sees })
  }
  return Either.right([...planned.values()])
}
