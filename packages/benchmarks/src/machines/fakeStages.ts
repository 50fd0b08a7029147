import { type Stage, stageLayer } from "@prospect-research/core"
import { Effect } from "effect"

/** As many as the built-in pipeline has, each of which stores what it found. */
export const stageCount = 25

const words =
  "about after again also another around because before being between both built called can company could day design each early engine even every field find first found from good group had hand have here high house how idea into just keep kind know large later learn left life like line little long made make many mark might more most moved much must name near need never new next north now number office often old once only open order other over own page part people place plan point power press read right river road said same school second see seen set several she should side small some sound south stand state still story street study such system take talk team tell than that them then there these they thing think this those three through time together town turn two under until upon use very walk want water way week well went were what when where which while who why will with without word work world would write year young".split(
    " "
  )

/** Some 3.6 KB that compress about as prose does: a repeated sentence would take next to no room. */
const prose = (seed: number): string => {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return words[Math.floor((state / 2 ** 31) * words.length)] ?? ""
  }
  return Array.from({ length: 700 }, next).join(" ")
}

/** What a source that knows somebody gives. */
export const findingsOf = (index: number) => ({
  lookups: [{ source: "source", verdict: "found" as const, reason: null }],
  documents: [
    {
      id: `d${index}`,
      source: "source",
      source_class: "self" as const,
      url: `https://source.example/${index}`,
      page_url: `https://source.example/${index}`,
      site: "source.example",
      fetched_at: "2026-01-01T00:00:00.000Z",
      published_at: null,
      title: "A page",
      text: prose(index + 1),
      content_hash: "0".repeat(64)
    }
  ]
})

const stage = (index: number): Stage => {
  const found = findingsOf(index)
  return {
    name: `source-${index}`,
    version: "1",
    kind: "gather",
    after: [],
    required: false,
    timeLimit: "1 minute",
    budget: 0,
    run: () => Effect.succeed(found)
  }
}

/** Stages that answer at once, so that a task takes no time but the database's and ours. */
export const fakeStages = Array.from({ length: stageCount }, (_, index) =>
  stageLayer(Effect.succeed(stage(index)))
)
