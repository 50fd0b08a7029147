import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { campaigns } from "../src/campaigns/index.ts"
import { parseCommand } from "../src/commandLine.ts"
import { Unanswered } from "../src/harness/Trouble.ts"
import { type Campaign, runCampaign } from "../src/index.ts"
import { isKept, reportPage } from "../src/report.ts"

const parse = (line: string) =>
  parseCommand(
    line.split(" ").filter(word => word !== ""),
    campaigns
  )

describe("the command line", () => {
  it("runs one campaign, or all of a database", () => {
    expect(parse("kill --database postgres --seed 4 --size 9 --json")).toMatchObject({
      kind: "run",
      database: "postgres",
      seed: 4,
      size: 9,
      json: true,
      campaigns: [{ id: "kill" }]
    })
    const all = parse("all")
    expect(all.kind === "run" && all.campaigns.map(({ id }) => id)).not.toContain("zombie")
    expect(parse("")).toEqual({ kind: "help" })
    expect(parse("list")).toEqual({ kind: "list" })
  })

  it.each([
    "nothing",
    "zombie --database sqlite",
    "kill --seed x",
    "kill --database mysql",
    "kill --fast",
    "kill races"
  ])("refuses %s", line => {
    expect(() => parse(line)).toThrow(TypeError)
  })

  it("has a name of its own for each campaign", () => {
    expect(new Set(campaigns.map(({ id }) => id)).size).toBe(campaigns.length)
  })
})

const campaign = (run: Campaign["run"]): Campaign => ({
  id: "sample",
  promise: "a sample",
  databases: ["sqlite"],
  size: { unit: "things", whole: 2, short: 1 },
  run
})

const options = { database: "sqlite", seed: 3, size: 2, progress: () => Effect.void } as const

describe("a report page", () => {
  it("says what was broken, how often, and how to run it again", async () => {
    const broken = Array.from({ length: 7 }, (_, index) => ({
      promise: "no task is lost",
      subject: `task ${index}`,
      story: "gone"
    }))
    const run = await Effect.runPromise(
      runCampaign(
        campaign(() => Effect.succeed({ measurements: [{ name: "kills", value: 2 }], broken, notes: [] })),
        options
      )
    )
    expect(isKept(run)).toBe(false)
    const page = reportPage(run)
    expect(page).toContain("sample: BROKEN")
    expect(page).toContain("npm run torture -- sample --database sqlite --seed 3 --size 2")
    expect(page).toContain("**no task is lost**: 7")
    expect(page).toContain("| kills | 2 |")
  })

  it("counts a campaign that cannot go on as broken", async () => {
    const run = await Effect.runPromise(
      runCampaign(
        campaign(() => Effect.fail(new Unanswered({ request: "GET /account", cause: "refused" }))),
        options
      )
    )
    expect(isKept(run)).toBe(false)
    expect(reportPage(run)).toContain("GET /account got no answer")
  })
})
