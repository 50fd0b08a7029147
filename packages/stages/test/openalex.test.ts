import { expect, it } from "@effect/vitest"
import type { Handle, StageInput } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { OpenAlex } from "@prospect-research/stages"
import { Effect, Redacted } from "effect"
import { facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const orcid = "0000-0002-1825-0097"
const key = Redacted.make("openalex-secret-key")

const institution = (name: string) => ({
  id: "https://openalex.org/I1",
  ror: "https://ror.org/1",
  display_name: name,
  country_code: "PT",
  type: "company"
})

const author = {
  id: "https://openalex.org/A5001",
  orcid: `https://orcid.org/${orcid}`,
  display_name: "Ines Okafor",
  display_name_alternatives: ["I. Okafor"],
  works_count: 12,
  cited_by_count: 340,
  affiliations: [
    { institution: institution("Tideworks (Portugal)"), years: [2026, 2025, 2024] },
    { institution: institution("University of Porto"), years: [2009] }
  ],
  last_known_institutions: [institution("Tideworks (Portugal)")],
  topics: [
    { id: "https://openalex.org/T1", display_name: "Ocean Waves and Remote Sensing", count: 7 },
    { id: "https://openalex.org/T2", display_name: "Medieval Poetry", count: 1 }
  ]
}

const works = {
  results: [
    {
      id: "https://openalex.org/W1",
      title: "Waves in shallow <i>estuaries</i>",
      publication_date: "2025-09-01",
      primary_location: { source: { display_name: "Journal of Tides" } }
    },
    { id: "https://openalex.org/W2", title: null, publication_date: "2024-01-01", primary_location: null }
  ]
}

const answerWith =
  (one: object, found: ReadonlyArray<object> = [one]): FakeHandler =>
  path => {
    const { pathname, searchParams } = new URL(path, "http://openalex.test")
    if (pathname === `/authors/https://orcid.org/${orcid}`) return json(one)
    if (pathname === "/authors" && searchParams.get("search") === "Ines Okafor")
      return json({ results: found })
    if (pathname === "/works" && searchParams.get("filter") === "author.id:A5001") return json(works)
    return notFound
  }

const answer = answerWith(author)
const linked: Handle = { kind: "orcid", value: orcid, document: null }

stageSuite("OpenAlex, linked", {
  layer: baseUrl => withFetch(OpenAlex.layer({ baseUrl })),
  input: inputWith(linked),
  answer
})

stageSuite("OpenAlex, by name", {
  layer: baseUrl => withFetch(OpenAlex.layer({ baseUrl, key })),
  input: inputWith(),
  answer,
  secrets: ["openalex-secret-key"]
})

const runAgainst = (handler: FakeHandler, input: StageInput, options: OpenAlex.OpenAlexOptions = {}) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(handler)
    return { output: yield* runLayer(withFetch(OpenAlex.layer({ ...options, baseUrl })), input), paths }
  })

it.scopedLive(
  "takes this year's institution and the works; what the service calls a topic is nobody's word",
  () =>
    Effect.gen(function* () {
      const { output } = yield* runAgainst(answer, inputWith(linked))
      expect(facts(output)).toEqual([
        ["name", "Ines Okafor"],
        ["professional.current_company", "Tideworks (Portugal)"],
        [
          "activity",
          {
            kind: "publication",
            title: "Waves in shallow estuaries",
            venue: "Journal of Tides",
            date: "2025-09-01"
          }
        ],
        ["professional.achievements", "Waves in shallow estuaries"]
      ])
      expect(output.handles.map(({ kind, value }) => [kind, value])).toEqual([
        ["name", "Ines Okafor"],
        ["orcid", orcid]
      ])
      expect(output.documents).toMatchObject([
        { source_class: "registry", site: "openalex.org", page_url: "https://openalex.org/A5001" }
      ])
    })
)

it.scopedLive("an institution of last year, and one of two of this year, is no current one", () =>
  Effect.gen(function* () {
    const [first, second] = [institution("One"), institution("Two")]
    const companiesAt = (affiliations: ReadonlyArray<object>) =>
      Effect.map(runAgainst(answerWith({ ...author, affiliations }), inputWith(linked)), ({ output }) =>
        facts(output).filter(([field]) => field === "professional.current_company")
      )
    expect(yield* companiesAt([{ institution: first, years: [2025] }])).toEqual([])
    const both = [first, second].map(it => ({ institution: it, years: [2026] }))
    expect(yield* companiesAt(both)).toEqual([])
  })
)

it.scopedLive("searches by name with a key only, and prefers those of the employer", () =>
  Effect.gen(function* () {
    expect((yield* runAgainst(answer, inputWith())).paths).toEqual([])
    const elsewhere = Array.from({ length: 5 }, (_, index) => ({
      ...author,
      id: `https://openalex.org/A600${index}`,
      affiliations: [{ institution: institution("Elsewhere"), years: [2026] }],
      last_known_institutions: []
    }))
    const { output, paths } = yield* runAgainst(answerWith(author, [...elsewhere, author]), inputWith(), {
      key
    })
    expect(output.documents.map(({ page_url }) => page_url)).toEqual(["https://openalex.org/A5001"])
    expect(paths[0]).toContain("api_key=openalex-secret-key")
    const strangers = yield* runAgainst(answerWith(author, elsewhere), inputWith(), { key })
    expect(strangers.output.lookups).toEqual([{ source: "openalex", verdict: "absent", reason: null }])
  })
)
