import type { HttpClient } from "@effect/platform"
import type { StageRegistry } from "@prospect-research/core"
import { Config, type ConfigError, Effect, type Layer } from "effect"
import * as CompanySite from "./companySite.ts"
import * as GitHub from "./github.ts"
import * as Gravatar from "./gravatar.ts"
import * as Normalize from "./normalize.ts"
import * as ResolveIdentity from "./resolveIdentity.ts"
import * as WriteReport from "./writeReport.ts"

/** The layer of a stage that takes its settings from the configuration. */
export type ConfiguredStage = Layer.Layer<
  never,
  ConfigError.ConfigError,
  HttpClient.HttpClient | StageRegistry
>

export interface BuiltInStage {
  /** As in the names of its settings: `<ID>_ENABLED`, `<ID>_BASE_URL`. */
  readonly id: string
  /** For people. */
  readonly name: string
  /** Whether it asks an outside service or site, and can be switched off. */
  readonly source: boolean
  readonly layer: ConfiguredStage
  readonly enabled: Config.Config<boolean>
}

const source = (id: string, name: string, layer: ConfiguredStage): BuiltInStage => ({
  id,
  name,
  source: true,
  layer,
  enabled: Config.withDefault(Config.boolean(`${id}_ENABLED`), true)
})

/** Asks nobody, and is always there. */
const step = (id: string, name: string, layer: ConfiguredStage): BuiltInStage => ({
  id,
  name,
  source: false,
  layer,
  enabled: Config.succeed(true)
})

export const builtInStages: ReadonlyArray<BuiltInStage> = [
  step("NORMALIZE", "contact data", Normalize.layer),
  source("GRAVATAR", "Gravatar", Gravatar.layerConfig),
  source("GITHUB", "GitHub", GitHub.layerConfig),
  source("COMPANY_SITE", "company site", CompanySite.layerConfig),
  step("RESOLVE_IDENTITY", "identity", ResolveIdentity.layer),
  step("WRITE_REPORT", "writing", WriteReport.layer)
]

/** The stages that the configuration leaves on, for `Pipeline.layer`, and the names of the sources that are on and off. */
export const enabledStages: Effect.Effect<
  {
    readonly layers: ReadonlyArray<ConfiguredStage>
    readonly on: ReadonlyArray<string>
    readonly off: ReadonlyArray<string>
  },
  ConfigError.ConfigError
> = Effect.gen(function* () {
  const settings = yield* Effect.forEach(builtInStages, stage =>
    Effect.map(stage.enabled, isOn => ({ stage, isOn }))
  )
  const sourceNames = (wanted: boolean) =>
    settings.filter(({ stage, isOn }) => stage.source && isOn === wanted).map(({ stage }) => stage.name)
  return {
    layers: settings.filter(({ isOn }) => isOn).map(({ stage }) => stage.layer),
    on: sourceNames(true),
    off: sourceNames(false)
  }
})
