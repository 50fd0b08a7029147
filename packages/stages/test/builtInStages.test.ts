import { FetchHttpClient } from "@effect/platform"
import { describe, expect, it } from "@effect/vitest"
import { Pipeline } from "@prospect-research/core"
import { builtInStages, enabledStages } from "@prospect-research/stages/builtInStages"
import { ConfigProvider, Effect, Layer } from "effect"

const configured = (settings: Readonly<Record<string, string>>) =>
  Layer.setConfigProvider(ConfigProvider.fromMap(new Map(Object.entries(settings))))

const stagesWith = (settings: Readonly<Record<string, string>>) =>
  Effect.gen(function* () {
    const { layers, on, off } = yield* enabledStages
    const stages = yield* Effect.map(Pipeline, pipeline => pipeline.stages).pipe(
      Effect.provide(Pipeline.layer(layers).pipe(Layer.provide(FetchHttpClient.layer)))
    )
    return { on, off, stages }
  }).pipe(Effect.provide(configured(settings)))

describe("enabledStages", () => {
  it.effect("all that have an address are on when nothing is said, and make a pipeline", () =>
    Effect.gen(function* () {
      const { on, off, stages } = yield* stagesWith({})
      expect(off).toEqual(["SearXNG"])
      expect(on).toContain("Wikidata")
      expect(stages).toHaveLength(builtInStages.length - 1)
      const { on: withAddress } = yield* stagesWith({ SEARXNG_BASE_URL: "http://127.0.0.1:8888" })
      expect(withAddress).toHaveLength(on.length + 1)
    })
  )

  it.effect("a stage's settings have the stage's name", () =>
    Effect.gen(function* () {
      const { stages } = yield* stagesWith({ SEARXNG_BASE_URL: "http://127.0.0.1:8888" })
      const names = builtInStages.map(({ id }) => id.toLowerCase().replaceAll("_", "-"))
      expect([...stages].sort()).toEqual([...names].sort())
    })
  )

  it.effect("a source can be switched off; what asks nobody cannot", () =>
    Effect.gen(function* () {
      const off = builtInStages.map(({ id }) => [`${id}_ENABLED`, "no"] as const)
      const { on, stages } = yield* stagesWith({ ...Object.fromEntries(off), GRAVATAR_ENABLED: "true" })
      expect(on).toEqual(["Gravatar"])
      expect([...stages].sort()).toEqual(["gravatar", "normalize", "resolve-identity", "write-report"])
    })
  )

  it.effect("the address of a source is one", () =>
    Effect.forEach(
      builtInStages.filter(({ source }) => source),
      ({ id }) =>
        Effect.map(Effect.either(stagesWith({ [`${id}_BASE_URL`]: "nope" })), outcome => {
          expect(String(outcome), id).toContain(`${id}_BASE_URL must be an http or https address`)
        })
    )
  )

  it.effect("a setting that is neither yes nor no is refused", () =>
    Effect.gen(function* () {
      const outcome = yield* Effect.either(stagesWith({ GITHUB_ENABLED: "perhaps" }))
      expect(outcome._tag).toBe("Left")
    })
  )
})
