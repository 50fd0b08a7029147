import { spawnSync } from "node:child_process"
import { mkdtemp, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { firstWorld } from "../src/index.ts"
import { withGateway } from "../src/internet/startGateway.ts"
import { loadWorld } from "../src/loadWorld.ts"
import { measureReports } from "../src/measures/measureWorld.ts"
import { peopleOf } from "../src/run.ts"

const gateways = [
  "brackenvoe",
  "fjellvind",
  "haldenbio",
  "hartnell",
  "hobnailfinch",
  "karoosun",
  "kestrivo",
  "lanternpay",
  "laurelpine",
  "mesabrightline",
  "penhalerooke",
  "quellovane",
  "roubaix",
  "saltbush",
  "shopvarrow",
  "skerry",
  "stratoforge",
  "sunfuchsia",
  "tallbridge",
  "tavelorn",
  "ternharrow",
  "thessolby",
  "thornbury",
  "tidewell",
  "veldrijder",
  "wexmoor",
  "corvanta",
  "lintonmere",
  "marchwood",
  "calderwyn",
  "dunmorrow",
  "ostravane",
  "pellingham",
  "ashcombe",
  "tarnwick",
  "garrowby",
  "sallowfield",
  "kestrelhythe",
  "ferrowdale",
  "aldermoor",
  "cottonwick",
  "norrhaven",
  "tansyford",
  "wrenhollow",
  "oxbarrow",
  "quillhaven",
  "stavering",
  "lindmere",
  "morrowick",
  "pikeling",
  "averstone",
  "elmhaven",
  "hartsmoor",
  "vossberg",
  "sunderpool"
]

const load = (name: string) =>
  loadWorld(fileURLToPath(new URL(`../gateways/${name}/world.json`, import.meta.url)))

describe("worlds with an internet of their own", () => {
  it.each(gateways)("%s is a world with namesakes and people who are not there", async name => {
    const { people } = await load(name)
    expect(people.length).toBeGreaterThan(24)
    expect(people.some(({ outcome }) => outcome === "nothing")).toBe(true)
    expect(people.some(({ never = [] }) => never.length > 0)).toBe(true)
  })

  // The others are measured by `npm run evaluate`.
  it.scopedLive.each(["shopvarrow", "stratoforge"])(
    "nobody of %s is invented, and whoever is public is found",
    name =>
      Effect.gen(function* () {
        const world = yield* Effect.flatMap(
          Effect.promise(() => load(name)),
          withGateway
        )
        const absent = world.people.filter(({ outcome }) => outcome === "nothing").slice(0, 1)
        const found = world.people.filter(({ outcome }) => outcome === "found").slice(0, 1)
        const people = [...absent, ...found]
        const { figures } = yield* measureReports({ world, people })
        const value = (figure: string) => figures.find(it => it.name === figure)?.value
        expect(value("abstention")).toBe(1)
        expect(value("people found")).toBe(1)
        expect(value("claims without their quote")).toBe(0)
        expect(value("recall of company")).toBe(1)
      }),
    120_000
  )

  it("the command takes the path of a world from where it is given", () => {
    const root = fileURLToPath(new URL("../../..", import.meta.url))
    const words = [
      "--world-only",
      "--world",
      "packages/evaluation/gateways/skerry/world.json",
      "--person",
      "Ada"
    ]
    const { status, stderr } = spawnSync(
      process.execPath,
      [fileURLToPath(new URL("../dist/main.js", import.meta.url)), ...words],
      { cwd: root, encoding: "utf8" }
    )
    expect(stderr).toContain("nobody of that name lives in this world")
    expect(status).toBe(2)
  })

  it("a world that is not there is named, with those that are", async () => {
    await expect(loadWorld("nope")).rejects.toThrow(
      /^there is no world "nope": it is none of first, second, .*, and no file$/
    )
  })

  it("a file that is none says which members are wrong", async () => {
    const path = join(await mkdtemp(join(tmpdir(), "world-")), "world.json")
    const person = { id: "ada", about: "", contact: {}, outcome: "found", facts: { job: "Engineer" } }
    await writeFile(path, JSON.stringify({ name: "tides", now: "2026-06-01", people: [person] }))
    await expect(loadWorld(path)).rejects.toThrow(
      `${path} is no world:\n  people.0.facts.job: is unexpected, expected: `
    )
    await expect(loadWorld(path)).rejects.toThrow("people.0.sources: is missing")
  })

  it("people answer to their names, whatever the client knows of them", () => {
    const idsOf = (name: string) => peopleOf(firstWorld, [name]).map(({ id }) => id)
    expect(idsOf("Maren Whitlock")).toEqual(["maren-whitlock"])
    expect(idsOf("maren-whitlock")).toEqual(["maren-whitlock"])
    expect(() => idsOf("Nobody")).toThrow(
      /^nobody of that name lives in this world; its people are maren-whitlock, /
    )
  })

  it.scopedLive("a program that does not listen is named", () =>
    Effect.gen(function* () {
      const world = { ...(yield* Effect.promise(() => load("skerry"))), gateway: "/nowhere/server.mjs" }
      const error = yield* Effect.flip(withGateway(world))
      expect(error.message).toContain("/nowhere/server.mjs")
    })
  )
})
