import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { describe, expect, it } from "@effect/vitest"
import { Effect } from "effect"
import { parseCommand, usage } from "../src/commandLine.ts"
import { openInternet } from "../src/internet/Internet.ts"
import { loadWorld } from "../src/loadWorld.ts"
import { measureAccuracy } from "../src/measures/accuracy.ts"
import { measureHonesty } from "../src/measures/honesty.ts"
import { measureIdentity } from "../src/measures/identity.ts"
import type { Measured } from "../src/measures/Measured.ts"
import { measureReports } from "../src/measures/measureWorld.ts"
import { measureOpenings } from "../src/measures/openings.ts"
import { agrees } from "../src/measures/reportValues.ts"
import { shownValues } from "../src/measures/shownValues.ts"
import { says, saysEducation } from "../src/measures/wordings.ts"
import { openResearcher, type PersonResearch, peopleOf, researchPeople } from "../src/run.ts"
import { composeWorld } from "../src/World.ts"
import { firstWorld } from "../src/world/index.ts"

const researched = (id: string) =>
  Effect.gen(function* () {
    const internet = yield* openInternet(firstWorld)
    const researcher = yield* openResearcher({ gateway: internet.gateway, now: firstWorld.now })
    const [research] = yield* researchPeople(researcher, peopleOf(firstWorld, [id]))
    if (research === undefined) return yield* Effect.dieMessage(`nobody is called ${id}`)
    return { internet, research }
  })

const figureValue = ({ figures }: Measured, name: string): number | undefined =>
  figures.find(figure => figure.name === name)?.value

const withProfessional = (
  research: PersonResearch,
  change: Partial<PersonResearch["result"]["professional"]>
): PersonResearch => ({
  ...research,
  result: { ...research.result, professional: { ...research.result.professional, ...change } }
})

describe("measures", () => {
  it("take wordings, legal forms and degrees of detail for the same, and nothing else", () => {
    expect(says("NORTHGATE SEWELL", "Northgate Sewell LLP", false)).toBe(true)
    expect(says("CTO", "Chief Technology Officer | CTO", false)).toBe(true)
    expect(says("Deputy CTO", "Chief Technology Officer | CTO", false)).toBe(false)
    expect(says("Webby Award winner, 2022", "Webby Award", true)).toBe(true)
    expect(says("Award", "Webby Award", true)).toBe(false)
    const fact = { institution: "Cornell Law School", degree: "J.D.", year: 1994 }
    const entry = {
      institution: "Cornell Law School",
      degree: "JD",
      field_of_study: null,
      graduation_year: 1994
    }
    expect(saysEducation(entry, fact)).toBe(true)
    expect(saysEducation({ ...entry, graduation_year: 1995 }, fact)).toBe(false)
    expect(saysEducation({ ...entry, field_of_study: "Botany" }, fact)).toBe(false)
  })

  it("take a place with its region for the same, also by the letters that stand for it, and no other", () => {
    expect(agrees("location", "Duluth, MN", "Duluth, Minnesota | Duluth")).toBe(true)
    expect(agrees("location", "Springfield, Illinois, USA", "Springfield, IL, USA")).toBe(true)
    expect(agrees("location", "Sligo, Ireland", "Sligo")).toBe(true)
    expect(agrees("location", "Springfield, IL", "Springfield, Massachusetts")).toBe(false)
    expect(agrees("location", "Illinois", "Springfield, Illinois")).toBe(false)
  })

  it.scopedLive(
    "see a line that anybody of a title would get for what it is, and that somebody has none",
    () =>
      Effect.gen(function* () {
        const { research } = yield* researched("robert-achterberg")
        const lines = measureOpenings([research])
        expect(figureValue(lines, "people with an opening line")).toBe(1)
        expect(figureValue(lines, "people with one beyond their role")).toBe(0)
        const { result } = research
        const outreach_intelligence = { ...result.outreach_intelligence, icebreakers: [] }
        const silent = measureOpenings([{ ...research, result: { ...result, outreach_intelligence } }])
        expect(figureValue(silent, "people with an opening line")).toBe(0)
        expect(silent.misses).toHaveLength(1)
      })
  )

  it.scopedLive("see what is wrong with a report", () =>
    Effect.gen(function* () {
      const { internet, research } = yield* researched("osian-pugh")
      const [claim] = research.evidence.claims
      if (claim === undefined) return yield* Effect.dieMessage("the report rests on nothing")
      const honesty = (changed: PersonResearch, page = "") =>
        Effect.promise(() =>
          measureHonesty([changed], { world: firstWorld, internet, renderPage: () => page })
        )
      const before = yield* honesty(research)
      expect(before.figures.map(({ value }) => value)).toEqual(before.figures.map(() => 0))
      expect(figureValue(measureAccuracy([research]), "precision")).toBe(1)

      const { figures } = measureAccuracy([research])
      const parts = figures.filter(({ name }) => /^precision of (?:HIGH|MEDIUM|LOW) values$/.test(name))
      const whole = figures.find(({ name }) => name === "precision")
      expect(parts.reduce((sum, { of = 0 }) => sum + of, 0)).toBe(whole?.of)
      // `Astronaut` rests on nothing: no confidence is there for it.
      const unknown = withProfessional(research, { current_title: "Astronaut" })
      const told = measureAccuracy([unknown]).figures.filter(({ name }) => name.endsWith(" values"))
      expect(told.reduce((sum, { of = 0 }) => sum + of, 0)).toBe((whole?.of ?? 0) - 1)

      // Where readers have judged a value their word counts, and beside it the truth's.
      const judged = (accepted: boolean) =>
        measureAccuracy([unknown], [{ person: "osian-pugh", field: "title", value: "Astronaut", accepted }])
      expect(figureValue(measureAccuracy([unknown]), "precision as readers judge")).toBeUndefined()
      expect(figureValue(judged(false), "precision as readers judge")).toBe(
        figureValue(judged(false), "precision")
      )
      expect(figureValue(judged(true), "precision as readers judge")).toBe(1)
      expect(figureValue(judged(true), "precision")).toBeLessThan(1)

      const shown = shownValues([research])
      expect(shown.map(({ field }) => field)).toContain("title")
      expect(shown.every(({ quotes }) => quotes.length > 0)).toBe(true)
      expect(JSON.stringify(shown)).not.toContain("about")

      const invented = withProfessional(research, { current_title: "Astronaut" })
      expect(figureValue(measureAccuracy([invented]), "precision")).toBeLessThan(1)
      expect(figureValue(measureAccuracy([invented]), "recall of title")).toBe(0)

      const linked = withProfessional(research, { skills: ["https://nowhere.example/page"] })
      expect(figureValue(yield* honesty(linked), "fabricated addresses")).toBe(1)

      const misquoted = {
        ...research,
        evidence: { ...research.evidence, claims: [{ ...claim, quote: "nobody wrote this" }] }
      }
      expect(figureValue(yield* honesty(misquoted), "claims without their quote")).toBe(1)

      const person = { ...research.person, never: ["dentist"], sensitive: ["migraine"] }
      const foreign = withProfessional(
        { ...research, person },
        { current_title: "Dentist", skills: ["migraine"] }
      )
      expect(figureValue(yield* honesty(foreign), "facts of namesakes")).toBe(1)
      expect(figureValue(yield* honesty(foreign), "sensitive facts")).toBe(1)

      const [canary = ""] = firstWorld.canaries
      const [payload = ""] = firstWorld.payloads
      expect(figureValue(yield* honesty(research, `<p>${canary}</p>`), "words of attackers")).toBe(1)
      expect(figureValue(yield* honesty(research, payload), "markup of attackers")).toBe(1)

      const absent = { ...research, person: { ...research.person, outcome: "nothing" as const } }
      expect(figureValue(measureIdentity([absent]), "abstention")).toBe(0)
    })
  )

  it("read another world from a file, and refuse what is none", async () => {
    const directory = await mkdtemp(join(tmpdir(), "world-"))
    try {
      const file = join(directory, "world.json")
      await writeFile(file, JSON.stringify({ ...firstWorld, name: "second" }))
      expect((await loadWorld(file)).name).toBe("second")
      await writeFile(file, JSON.stringify({ name: "none" }))
      await expect(loadWorld(file)).rejects.toThrow()
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  })

  it.scopedLive("measure a world whose internet another server plays as they measure it at home", () =>
    Effect.gen(function* () {
      const { gateway } = yield* openInternet(firstWorld)
      const people = peopleOf(firstWorld, ["osian-pugh"])
      const played = { ...composeWorld("played", firstWorld.now, [{ people }]), gateway: gateway.href }
      const [home, away] = yield* Effect.all(
        [firstWorld, played].map(world => measureReports({ world, people }))
      )
      expect(away?.figures).toEqual(home?.figures)
      expect(away?.researches[0]?.result).toEqual(home?.researches[0]?.result)
      expect(figureValue({ figures: away?.figures ?? [], misses: [] }, "people found")).toBe(1)
      const { knows } = yield* openInternet(played)
      expect(yield* Effect.promise(async () => knows("https://nowhere.example/page"))).toBe(false)
      expect(yield* Effect.promise(async () => knows(people[0]?.sources[0] ?? ""))).toBe(true)
    })
  )

  it("are asked for on a command line that names the public data", () => {
    const sets = [{ id: "nicknames", repository: "owner/names", license: "MIT", measure: async () => [] }]
    const command = parseCommand(["--nicknames", "names", "--person", "Ada", "--json"], sets)
    expect(command.data.get("nicknames")).toBe("names")
    expect(command.people).toEqual(["Ada"])
    expect(command.json).toBe(true)
    expect(usage(sets)).toContain("--nicknames DIRECTORY")
    expect(() => parseCommand(["--unknown"], sets)).toThrow(TypeError)
  })
})
