import { expect, it } from "@effect/vitest"
import type { Handle } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Wikipedia } from "@prospect-research/stages"
import { Effect } from "effect"
import { facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const linked: Handle = { kind: "wikipedia", value: "Ines Okafor (scientist)", document: null }

const summary = (extract: string, members: object = {}) => ({
  type: "standard",
  title: "Ines Okafor (scientist)",
  displaytitle: "<i>Ines Okafor</i> (scientist)",
  wikibase_item: "Q1",
  lang: "en",
  timestamp: "2025-12-01T08:00:00Z",
  description: "Portuguese computer scientist",
  content_urls: { desktop: { page: "https://en.wikipedia.org/wiki/Ines_Okafor_(scientist)" } },
  extract,
  ...members
})

const known =
  "Ines Maria Okafor (born 9 March 1981) is a Portuguese computer scientist who is the chief executive officer of Tideworks, a marine energy company. She received the Maritime Data Prize in 2024. Okafor was chief scientist of Elsewhere Energy from 2012 to 2019."

const answerWith =
  (value: object): FakeHandler =>
  path =>
    path === "/api/rest_v1/page/summary/Ines_Okafor_(scientist)" ? json(value) : notFound

stageSuite("Wikipedia", {
  layer: baseUrl => withFetch(Wikipedia.layer({ baseUrl })),
  input: inputWith(linked),
  answer: answerWith(summary(known))
})

const run = (value: object, ...handles: ReadonlyArray<Handle>) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(answerWith(value))
    const output = yield* runLayer(withFetch(Wikipedia.layer({ baseUrl })), inputWith(linked, ...handles))
    return { output, paths }
  })

const rolesOf = (extract: string) =>
  Effect.map(run(summary(extract)), ({ output }) =>
    output.claims.filter(({ field }) => field.startsWith("professional.current")).map(({ value }) => value)
  )

it.scopedLive("takes what the first paragraph says of the present, and the awards", () =>
  Effect.gen(function* () {
    const { output } = yield* run(summary(known))
    expect(facts(output)).toEqual([
      ["name", "Ines Okafor"],
      ["professional.current_title", "chief executive officer"],
      ["professional.current_company", "Tideworks"],
      ["professional.achievements", "Maritime Data Prize"],
      ["activity", { kind: "award", title: "Maritime Data Prize", venue: null, date: "2024" }]
    ])
    expect(output.documents).toMatchObject([{ source_class: "news", site: "wikipedia.org" }])
    expect(output.documents[0]?.text).toContain("(born 9 March 1981)")
    expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
      ["wikipedia", "Ines Okafor (scientist)"],
      ["name", "Ines Okafor"],
      ["wikidata", "Q1"]
    ])
  })
)

it.scopedLive("takes a role in the present tense only, of this person, at one place", () =>
  Effect.gen(function* () {
    const cases: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
      [
        "Ines Okafor is a professor of physical oceanography at the University of Porto.",
        ["professor of physical oceanography", "University of Porto"]
      ],
      ["Ines Okafor is the founder and CEO of Tideworks.", ["founder and CEO", "Tideworks"]],
      ["She has been managing director of Tideworks since 2019.", ["managing director", "Tideworks"]],
      [
        "Ines Okafor is an engineer who is the founder, president, and CEO of Tideworks Inc. Okafor was born in Porto.",
        ["founder, president, and CEO", "Tideworks Inc"]
      ],
      ["She is the CEO of Tideworks, which she began with her brother in 2014.", ["CEO", "Tideworks"]],
      ["Ines Okafor is the founder of Tideworks.", []],
      ["Ines Okafor is a former chief executive officer of Tideworks.", []],
      ["Ines Okafor was the chief executive officer of Tideworks.", []],
      ["Ines Okafor is an author. She was CEO of Tideworks until 2019.", []],
      ["Ines Okafor is the CEO of Tideworks and Elsewhere.", []],
      ["Ines Okafor is the president of Portugal.", []],
      ["Her husband Rui Prates is the chief executive officer of Tideworks.", []],
      ["Ines Okafor is married to Rui Prates, who is the CEO of Tideworks.", []],
      ["Ines Okafor is a colleague of Rui Prates, who is the CEO of Tideworks.", []],
      ["Okafor's successor Rui Prates is the CEO of Tideworks.", []],
      ["Ines Okafor (1815–1852) was an engineer.", []]
    ]
    for (const [extract, roles] of cases) expect([extract, yield* rolesOf(extract)]).toEqual([extract, roles])
  })
)

it.scopedLive("takes the person's own awards, with their own year", () =>
  Effect.gen(function* () {
    const awardsOf = (extract: string) =>
      Effect.map(run(summary(extract)), ({ output }) =>
        output.claims.filter(({ field }) => field === "activity").map(({ value }) => value)
      )
    const award = (title: string, date: string | null) => ({ kind: "award", title, venue: null, date })
    const cases = [
      ["She won the 2020 Grace Hopper Award for software.", [award("Grace Hopper Award", null)]],
      [
        "Ines Okafor is an engineer who received the Sea Prize for her clocks in 2019.",
        [award("Sea Prize", "2019")]
      ],
      ["She won the Sea Prize for clocks and joined Tideworks in 2021.", [award("Sea Prize", null)]],
      ["Okafor's team won the Sea Prize in 2019.", []],
      ["Ines Okafor directed a film that won the Sea Prize in 2019.", []]
    ] as const
    for (const [extract, awards] of cases) {
      expect([extract, yield* awardsOf(extract)]).toEqual([extract, awards])
    }
  })
)

it.scopedLive("a list of namesakes is nobody, and articles of other languages are left alone", () =>
  Effect.gen(function* () {
    const { output } = yield* run(summary("Ines Okafor may refer to:", { type: "disambiguation" }))
    const absent = [{ source: "wikipedia", verdict: "absent", reason: null }]
    expect(output).toMatchObject({ documents: [], lookups: absent })
    const { paths } = yield* run(summary(known), {
      kind: "wikipedia",
      value: "de:Ines Okafor",
      document: null
    })
    expect(paths).toHaveLength(1)
  })
)
