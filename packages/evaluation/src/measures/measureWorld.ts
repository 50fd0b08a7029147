import { isSpecificTo } from "@prospect-research/core"
import { renderReport } from "@prospect-research/report-page"
import { Effect } from "effect"
import { openInternet } from "../internet/Internet.ts"
import { openResearcher, type PersonResearch, researchPeople } from "../run.ts"
import type { Person, World } from "../World.ts"
import { measureAccuracy } from "./accuracy.ts"
import { measureHonesty } from "./honesty.ts"
import { measureIdentity } from "./identity.ts"
import { type Measured, together } from "./Measured.ts"
import { measureOpenings } from "./openings.ts"
import { measureReproducibility } from "./reproducibility.ts"
import { measureResilience } from "./resilience.ts"
import { measureSpecificity } from "./specificity.ts"

export interface WorldOptions {
  readonly world: World
  readonly people: ReadonlyArray<Person>
  /** As in the environment: keys, sources to switch off. */
  readonly settings?: Readonly<Record<string, string>>
}

export interface MeasuredWorld extends Measured {
  readonly researches: ReadonlyArray<PersonResearch>
}

const renderPage =
  ({ now }: World) =>
  ({ contact, evidence, result }: PersonResearch): string =>
    renderReport({
      taskId: "00000000-0000-4000-8000-000000000001",
      isTest: false,
      completedAt: Date.parse(now),
      contact,
      result,
      evidence
    }).html

/** Everybody is researched once, and the reports are held against the truth. */
export const measureReports = ({ world, people, settings = {} }: WorldOptions) =>
  Effect.gen(function* () {
    const internet = yield* openInternet(world)
    const researcher = yield* openResearcher({ gateway: internet.gateway, now: world.now, settings })
    const researches = yield* researchPeople(researcher, people)
    const honesty = yield* Effect.promise(() =>
      measureHonesty(researches, { world, internet, renderPage: renderPage(world) })
    )
    return {
      researches,
      ...together([
        honesty,
        measureIdentity(researches),
        measureAccuracy(researches, world.verdicts),
        measureOpenings(researches),
        measureSpecificity(researches, isSpecificTo)
      ])
    } satisfies MeasuredWorld
  }).pipe(Effect.scoped)

/** People with most sources tell most about an outage. */
const peopleInOutages = 4

/** Everything that is measured on a world. */
export const measureWorld = (options: WorldOptions) =>
  Effect.gen(function* () {
    const { world, people } = options
    const richest = [...people]
      .sort((left, right) => right.sources.length - left.sources.length)
      .slice(0, peopleInOutages)
    const reports = yield* measureReports(options)
    return {
      researches: reports.researches,
      ...together([
        reports,
        yield* measureReproducibility(world, people),
        yield* measureResilience(world, richest)
      ])
    } satisfies MeasuredWorld
  })
