import { FetchHttpClient } from "@effect/platform"
import { describe, expect, it } from "@effect/vitest"
import { Pipeline } from "@prospect-research/core"
import { builtInStages, enabledStages } from "@prospect-research/stages"
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
  it.effect("all are on when nothing is said, and make a pipeline", () =>
    Effect.gen(function* () {
      const { on, off, stages } = yield* stagesWith({})
      expect(on).toEqual(["Gravatar", "GitHub", "company site"])
      expect(off).toEqual([])
      expect(stages).toHaveLength(builtInStages.length)
      expect([...stages].sort()).toEqual([
        "company-site",
        "github",
        "gravatar",
        "normalize",
        "resolve-identity",
        "write-report"
      ])
    })
  )

  it.effect("a source can be switched off; what asks nobody cannot", () =>
    Effect.gen(function* () {
      const { on, off, stages } = yield* stagesWith({
        GITHUB_ENABLED: "false",
        COMPANY_SITE_ENABLED: "no",
        NORMALIZE_ENABLED: "false"
      })
      expect(on).toEqual(["Gravatar"])
      expect(off).toEqual(["GitHub", "company site"])
      expect([...stages].sort()).toEqual(["gravatar", "normalize", "resolve-identity", "write-report"])
    })
  )

  it.effect("a setting that is neither yes nor no is refused", () =>
    Effect.gen(function* () {
      const outcome = yield* Effect.either(stagesWith({ GITHUB_ENABLED: "perhaps" }))
      expect(outcome._tag).toBe("Left")
    })
  )
})
