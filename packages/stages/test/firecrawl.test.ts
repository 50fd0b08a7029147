import { expect, it } from "@effect/vitest"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Firecrawl } from "@prospect-research/stages"
import { Effect, Redacted } from "effect"
import { inputWith, json, runLayer, withFetch } from "./prospect.ts"
import { hits, queryOf } from "./searchResults.ts"

const answer: FakeHandler = (_path, body) =>
  json({
    success: true,
    data: {
      web: (hits[queryOf(body)] ?? []).map(({ url, title, text }, position) => ({
        url,
        title,
        description: text,
        position
      }))
    },
    creditsUsed: 2
  })

stageSuite("Firecrawl", {
  layer: baseUrl => withFetch(Firecrawl.layer({ baseUrl, key: Redacted.make("firecrawl-secret-key") })),
  input: inputWith(),
  answer,
  secrets: ["firecrawl-secret-key"]
})

it.scopedLive("waits for the engines before it, and takes an empty answer for what it is", () =>
  Effect.gen(function* () {
    const { baseUrl, paths } = yield* fakeSource(() => json({ success: true, data: {} }))
    const layer = withFetch(Firecrawl.layer({ baseUrl }))
    const output = yield* runLayer(layer, inputWith())
    expect(output).toMatchObject({ documents: [], lookups: [{ verdict: "absent", reason: null }] })
    expect(new Set(paths)).toEqual(new Set(["/v2/search"]))
    const input = inputWith()
    const asked = paths.length
    const lookups = [{ source: "tavily", verdict: "found", reason: null }] as const
    yield* runLayer(layer, { ...input, known: { ...input.known, lookups } })
    expect(paths).toHaveLength(asked)
  })
)
