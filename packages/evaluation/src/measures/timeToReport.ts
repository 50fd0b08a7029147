import { FetchHttpClient } from "@effect/platform"
import { type Handle, type Stage, StageRegistry } from "@prospect-research/core"
import { enabledStages } from "@prospect-research/stages/builtInStages"
import { ConfigProvider, Effect, Layer } from "effect"
import { openInternet } from "../internet/Internet.ts"
import { openResearcher, type Research, type StageRun } from "../run.ts"
import type { Person, World } from "../World.ts"

/** How long research took, and how long the longest chain of requests that depend on each other took in it. */
export interface TimeToReport {
  readonly person: string
  readonly totalMillis: number
  readonly chainMillis: number
  /** The stages of the chain, first to last. */
  readonly chain: ReadonlyArray<string>
  /** What all stages took together: the time of asking one after another. */
  readonly sumMillis: number
}

/** As fast as sources answer, and as often as they may be asked. */
const latency = 300
const interval = 1000

const builtIn = Effect.gen(function* () {
  const registry = yield* StageRegistry
  const { layers } = yield* enabledStages
  yield* Effect.forEach(layers, layer => Layer.build(layer), { discard: true })
  return yield* registry.stages
}).pipe(
  Effect.provide(Layer.merge(StageRegistry.layer, FetchHttpClient.layer)),
  Effect.provide(Layer.setConfigProvider(ConfigProvider.fromMap(new Map()))),
  Effect.scoped
)

const nameOf = ({ stage }: StageRun): string => stage.replace(/#\d+$/, "")
const roundOf = ({ stage }: StageRun): number => Number(stage.split("#")[1] ?? 1)

const keyOf = ({ kind, value }: Handle): string => `${kind} ${value.toLowerCase()}`

/** The runs that a run had to wait for: those it runs after, or, in a later round, those that found what it follows. */
const needs = (run: StageRun, runs: ReadonlyArray<StageRun>, stage: Stage): ReadonlyArray<StageRun> => {
  const round = roundOf(run)
  if (round === 1) {
    return runs.filter(other => roundOf(other) === 1 && stage.after.includes(nameOf(other)))
  }
  const follows = (handle: Handle) => stage.follows?.includes(handle.kind) === true
  const earlier = runs.filter(other => roundOf(other) < round - 1)
  const known = new Set(earlier.flatMap(({ output }) => output.handles.filter(follows).map(keyOf)))
  return runs.filter(
    other =>
      roundOf(other) === round - 1 &&
      other.output.handles.some(handle => follows(handle) && !known.has(keyOf(handle)))
  )
}

interface Chain {
  readonly millis: number
  readonly stages: ReadonlyArray<string>
}

const longest = (chains: ReadonlyArray<Chain>): Chain =>
  chains.reduce((best, chain) => (chain.millis > best.millis ? chain : best), { millis: 0, stages: [] })

const longestChain = (runs: ReadonlyArray<StageRun>, stages: ReadonlyArray<Stage>): Chain => {
  const chains = new Map<StageRun, Chain>()
  const chainOf = (run: StageRun): Chain => {
    const known = chains.get(run)
    if (known !== undefined) return known
    const stage = stages.find(({ name }) => name === nameOf(run))
    const before = longest(stage === undefined ? [] : needs(run, runs, stage).map(chainOf))
    const chain = {
      millis: before.millis + run.endedAt - run.begunAt,
      stages: [...before.stages, run.stage]
    }
    chains.set(run, chain)
    return chain
  }
  return longest(runs.map(chainOf))
}

const timeOf = (person: Person, { runs }: Research, stages: ReadonlyArray<Stage>): TimeToReport => {
  const gathering = runs.filter(run => stages.find(({ name }) => name === nameOf(run))?.kind === "gather")
  const { millis, stages: chain } = longestChain(gathering, stages)
  return {
    person: person.id,
    totalMillis: Math.max(...runs.map(run => run.endedAt)) - Math.min(...runs.map(run => run.begunAt)),
    chainMillis: millis,
    chain,
    sumMillis: gathering.reduce((sum, run) => sum + run.endedAt - run.begunAt, 0)
  }
}

/** Each person is researched alone, while every source takes 300 ms to answer and is asked once a second. */
export const measureTimeToReport = (world: World, people: ReadonlyArray<Person>) =>
  Effect.gen(function* () {
    const stages = yield* builtIn
    return yield* Effect.forEach(people, person =>
      Effect.gen(function* () {
        // Each anew, since answers are kept for the next.
        const internet = yield* openInternet(world, { latency })
        const researcher = yield* openResearcher({ gateway: internet.gateway, now: world.now, interval })
        return timeOf(person, yield* researcher.research(person.contact), stages)
      }).pipe(Effect.scoped)
    )
  })

const seconds = (millis: number): string => `${(millis / 1000).toFixed(1)} s`.padStart(9)

export const timeTable = (times: ReadonlyArray<TimeToReport>): string =>
  [
    "person                        report    chain   ratio   one after another   longest chain",
    ...times.map(
      ({ chain, chainMillis, person, sumMillis, totalMillis }) =>
        `${person.padEnd(26)}${seconds(totalMillis)}${seconds(chainMillis)}${(totalMillis / chainMillis).toFixed(2).padStart(8)}${seconds(sumMillis).padStart(20)}   ${chain.join(" → ")}`
    )
  ].join("\n")
