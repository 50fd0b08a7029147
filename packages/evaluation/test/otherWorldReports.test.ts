import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { builtInWorlds } from "../src/builtInWorlds.ts"
import { isReached } from "../src/Figure.ts"
import { measureReports } from "../src/measures/measureWorld.ts"
import { figureTable, missList } from "../src/table.ts"

/** Each takes up to half a minute: the others are left to `npm run evaluate`. */
const measured: ReadonlySet<string> = new Set(["second", "fifth", "sixth"])
const others = [...builtInWorlds].filter(([name]) => measured.has(name))

describe("reports on the people of other worlds", () => {
  it.live.each(others)(
    "of the %s say nothing that is not true",
    ([, world]) =>
      Effect.gen(function* () {
        const { figures, misses } = yield* measureReports({ world, people: world.people })
        // How much is found there is told in docs/evaluation.md: it is less than in the first.
        const promised = figures.filter(({ name }) => !name.startsWith("recall"))
        expect(promised.length).toBeGreaterThan(7)
        const missed = promised.filter(figure => !isReached(figure)).map(({ name }) => name)
        expect(missed, `${figureTable(figures)}\n${missList(misses)}`).toEqual([])
      }),
    90_000
  )
})
