import { expect, it } from "@effect/vitest"
import { StageRegistry } from "@prospect-research/core"
import { type FakeHandler, fakeSource, stageSuite } from "@prospect-research/core/testing"
import { Searxng } from "@prospect-research/stages"
import { ConfigProvider, Effect, Layer } from "effect"
import { inputWith, json, runLayer, withFetch } from "./prospect.ts"
import { hits } from "./searchResults.ts"

const answer: FakeHandler = path => {
  const { pathname, searchParams } = new URL(path, "http://searxng.example")
  expect([pathname, searchParams.get("format")]).toEqual(["/search", "json"])
  const found = hits[searchParams.get("q") ?? ""] ?? []
  return json({
    query: searchParams.get("q"),
    results: found.map(({ url, title, text }) => ({ url, title, content: text, engine: "brave", score: 1 })),
    answers: [],
    infoboxes: [],
    suggestions: [],
    unresponsive_engines: []
  })
}

stageSuite("SearXNG", {
  layer: baseUrl => withFetch(Searxng.layer({ baseUrl })),
  input: inputWith(),
  answer
})

const configured = (settings: ReadonlyMap<string, string>) =>
  withFetch(Searxng.layerConfig).pipe(
    Layer.provide(Layer.setConfigProvider(ConfigProvider.fromMap(new Map(settings))))
  )

it.scopedLive("is there when an instance is, and otherwise says nothing", () =>
  Effect.gen(function* () {
    const { baseUrl } = yield* fakeSource(answer)
    const output = yield* runLayer(configured(new Map([["SEARXNG_BASE_URL", `${baseUrl}/`]])), inputWith())
    expect(output.documents.length).toBeGreaterThan(0)
    const stages = yield* Effect.gen(function* () {
      yield* Layer.build(configured(new Map()))
      return yield* Effect.flatMap(StageRegistry, registry => registry.stages)
    }).pipe(Effect.provide(StageRegistry.layer))
    expect(stages).toEqual([])
  })
)
