import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { isReached } from "../src/Figure.ts"
import { measureReports } from "../src/measures/measureWorld.ts"
import { otherWorld } from "../src/otherWorld/index.ts"
import { figureTable, missList } from "../src/table.ts"

/** Every third person of one of them, since a world takes up to half a minute: the others are left to `npm run evaluate`. */
describe("reports on the people of another world", () => {
  it.live(
    "say nothing that is not true",
    () =>
      Effect.gen(function* () {
        const people = otherWorld.people.filter((_person, index) => index % 3 === 0)
        const { figures, misses } = yield* measureReports({ world: otherWorld, people })
        // How much is found there is told in docs/evaluation.md: it is less than in the first.
        const promised = figures.filter(({ name }) => !name.startsWith("recall"))
        expect(promised.length).toBeGreaterThan(7)
        const missed = promised.filter(figure => !isReached(figure)).map(({ name }) => name)
        expect(missed, `${figureTable(figures)}\n${missList(misses)}`).toEqual([])
      }),
    240_000
  )
})
