import { fileURLToPath } from "node:url"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { loadWorld } from "../src/loadWorld.ts"
import { measureReports } from "../src/measures/measureWorld.ts"
import { peopleOf } from "../src/run.ts"

const load = (name: string) =>
  Effect.promise(() => loadWorld(fileURLToPath(new URL(`../worlds/${name}/world.mjs`, import.meta.url))))

/** Worlds of one kind of trouble each. */
const loadTrouble = (name: string) =>
  Effect.promise(() => loadWorld(fileURLToPath(new URL(`../worlds/${name}/world.json`, import.meta.url))))

describe("worlds of pages by others", () => {
  it.effect.each([
    ["alderwick", 40],
    ["banksia", 46],
    ["bardstown", 45],
    ["brunsmere", 40],
    ["corrander", 40],
    ["draymoor", 40],
    ["eastwick", 40],
    ["elmsworth", 45],
    ["fallowmere", 40],
    ["fennbridge", 45],
    ["glasswick", 40],
    ["hollinbrook", 40],
    ["ivernshaw", 40],
    ["jarrowdale", 40],
    ["kelmstedt", 19],
    ["kestleigh", 40],
    ["lowmarsh", 40],
    ["mirefield", 40],
    ["norcastle", 40],
    ["oakmere", 40],
    ["pellworth", 40],
    ["quernholm", 40],
    ["ravelsund", 42],
    ["sallowmere", 40],
    ["umberleigh", 40],
    ["vantrose", 40]
  ] as const)("%s is whole, and has others whom nobody may mix up", ([name, count]) =>
    Effect.gen(function* () {
      const world = yield* load(name)
      expect(world.people.length).toBe(count)
      expect(world.people.some(({ never = [] }) => never.length > 0)).toBe(true)
    })
  )

  // All people of all worlds are measured by `npm run evaluate`.
  it.live.each(["bardstown", "ivernshaw", "ravelsund"])(
    "%s: nobody is invented, and whoever is public is found",
    name =>
      Effect.gen(function* () {
        const world = yield* load(name)
        const there = world.people.filter(({ outcome }) => outcome === "found")
        const absent = world.people.filter(({ outcome }) => outcome === "nothing")
        const people = [...absent.slice(0, 1), ...there.slice(0, 1)]
        const { figures } = yield* measureReports({ world, people })
        const value = (figure: string) => figures.find(it => it.name === figure)?.value
        expect(value("abstention")).toBe(1)
        expect(value("people found")).toBe(1)
        expect(value("claims without their quote")).toBe(0)
        expect(value("facts of namesakes")).toBe(0)
        expect(value("sensitive facts")).toBe(0)
        expect(value("fabricated addresses")).toBe(0)
        expect(value("recall of company")).toBe(1)
      }),
    120_000
  )

  it.effect.each([
    ["movers", 48],
    ["movers-abroad", 48],
    ["same-names", 60],
    ["same-names-abroad", 60]
  ] as const)("%s is whole", ([name, count]) =>
    Effect.map(loadTrouble(name), ({ people }) => {
      expect(people.length).toBe(count)
    })
  )

  it.live("whoever has moved is told at the new house, and whoever has not at theirs", () =>
    Effect.gen(function* () {
      const world = yield* loadTrouble("movers")
      const people = peopleOf(world, ["colleen-abernathy", "oliver-pemberton-shaw", "tom-ferreira"])
      const { figures } = yield* measureReports({ world, people })
      const value = (figure: string) => figures.find(it => it.name === figure)?.value
      expect(value("recall of title")).toBe(1)
      expect(value("recall of company")).toBe(1)
      expect(value("recall of location")).toBe(1)
    })
  )
})
