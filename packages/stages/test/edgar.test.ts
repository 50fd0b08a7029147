import { expect, it } from "@effect/vitest"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Edgar } from "@prospect-research/stages"
import { Effect } from "effect"
import { facts, inputWith, json, notFound, runLayer, withFetch } from "./prospect.ts"

const submissions = {
  cik: "0000004242",
  entityType: "operating",
  sic: "4911",
  sicDescription: "Electric Services",
  name: "TIDEWORKS INC",
  tickers: ["TIDE", "TIDEW"],
  website: "",
  formerNames: [{ name: "MOONWORKS INC", from: "2001-01-01T00:00:00.000Z", to: "2014-05-01T00:00:00.000Z" }],
  filings: { recent: {} }
}

const companies = {
  "0": { cik_str: 320193, ticker: "ELSE", title: "Elsewhere Corp" },
  "1": { cik_str: 4242, ticker: "TIDE", title: "TIDEWORKS INC /DE/" },
  "2": { cik_str: 4242, ticker: "TIDEW", title: "TIDEWORKS INC /DE/" },
  "3": { cik_str: 77, ticker: "TWP", title: "Tideworks Partners LP" }
}

const answerWith =
  (listed: object, company: object): FakeHandler =>
  path => {
    if (path === "/files/company_tickers.json") return json(listed)
    return path === "/submissions/CIK0000004242.json" ? json(company) : notFound
  }

stageSuite("EDGAR", {
  layer: baseUrl => withFetch(Edgar.layer({ baseUrl })),
  input: inputWith(),
  answer: answerWith(companies, submissions)
})

const outputFor = (listed: object, company: object) =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(answerWith(listed, company))
    return { output: yield* runLayer(withFetch(Edgar.layer({ baseUrl })), inputWith()), paths }
  })

it.scopedLive("takes the industry of the company of exactly this name", () =>
  Effect.gen(function* () {
    const { output } = yield* outputFor(companies, submissions)
    expect(facts(output)).toEqual([["professional.industry", "Electric Services"]])
    expect(output.documents).toMatchObject([{ source_class: "registry" }])
    // What is cited was served.
    expect(output.documents.map(({ page_url }) => new URL(page_url).pathname)).toEqual([
      "/submissions/CIK0000004242.json"
    ])
    expect(output.documents[0]?.text).toContain("former name: MOONWORKS INC (until 2014-05-01)")
  })
)

it.scopedLive("takes nothing of companies of similar names, of two of one name, or with another site", () =>
  Effect.gen(function* () {
    const similar = yield* outputFor({ "3": companies["3"] }, submissions)
    expect(similar.output).toMatchObject({ documents: [], lookups: [{ verdict: "absent" }] })
    expect(similar.paths).toEqual(["/files/company_tickers.json"])
    const twins = { ...companies, "4": { cik_str: 99, ticker: "TW", title: "Tideworks, Inc." } }
    expect((yield* outputFor(twins, submissions)).output.documents).toEqual([])
    const elsewhere = { ...submissions, website: "www.tideworks-of-ohio.example" }
    expect((yield* outputFor(companies, elsewhere)).output.documents).toEqual([])
    const own = { ...submissions, website: "https://www.tideworks.example" }
    expect((yield* outputFor(companies, own)).output.documents).toHaveLength(1)
  })
)
