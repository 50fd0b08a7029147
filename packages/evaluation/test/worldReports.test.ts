import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { isReached } from "../src/Figure.ts"
import { measureReports } from "../src/measures/measureWorld.ts"
import { measureReproducibility } from "../src/measures/reproducibility.ts"
import { measureResilience } from "../src/measures/resilience.ts"
import { peopleGiven, peopleOf } from "../src/run.ts"
import { figureTable, missList } from "../src/table.ts"
import { firstWorld } from "../src/world/index.ts"

describe("reports on the people of the first world", () => {
  it.live(
    "say what is true, and nothing else",
    () =>
      Effect.gen(function* () {
        const { figures, misses, researches } = yield* measureReports({
          world: firstWorld,
          people: firstWorld.people
        })
        expect(researches.length).toBe(firstWorld.people.length)
        const missed = figures.filter(figure => !isReached(figure)).map(({ name }) => name)
        expect(missed, `${figureTable(figures)}\n${missList(misses)}`).toEqual([])
      }),
    240_000
  )

  it.live(
    "are as good where nothing is given but the email address",
    () =>
      Effect.gen(function* () {
        // Every sixth of them; `npm run evaluate -- --email-alone` researches all.
        const people = peopleGiven(firstWorld.people, "email alone").filter(
          (_person, index) => index % 6 === 0
        )
        const { figures, misses } = yield* measureReports({ world: firstWorld, people })
        const missed = figures.filter(figure => !isReached(figure)).map(({ name }) => name)
        expect(missed, `${figureTable(figures)}\n${missList(misses)}`).toEqual([])
      }),
    240_000
  )

  it.live(
    "are the same from one cassette, and stand when any source falls",
    () =>
      Effect.gen(function* () {
        const few = peopleOf(firstWorld, ["maren-whitlock", "juergen-haeussler"])
        const replays = yield* measureReproducibility(firstWorld, few)
        const outages = yield* measureResilience(firstWorld, few.slice(0, 1))
        const figures = [...replays.figures, ...outages.figures]
        const missed = figures.filter(figure => !isReached(figure)).map(({ name }) => name)
        expect(missed, `${figureTable(figures)}\n${missList(outages.misses)}`).toEqual([])
      }),
    240_000
  )
})
