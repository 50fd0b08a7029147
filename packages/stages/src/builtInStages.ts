import type { HttpClient } from "@effect/platform"
import type { StageRegistry } from "@prospect-research/core"
import { Config, type ConfigError, Effect, Layer, Option } from "effect"

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

type LoadSource = () => Promise<{ readonly layerConfig: ConfiguredStage }>
type LoadStep = () => Promise<{ readonly layer: ConfiguredStage }>

/** Its modules are loaded when the layer is built: a process that only accepts, or a source that is off, never pays for them. */
const whenWanted = (load: () => Promise<ConfiguredStage>): ConfiguredStage =>
  Layer.unwrapEffect(Effect.promise(load))

const source = (id: string, name: string, load: LoadSource): BuiltInStage => ({
  id,
  name,
  source: true,
  layer: whenWanted(async () => (await load()).layerConfig),
  enabled: Config.withDefault(Config.boolean(`${id}_ENABLED`), true)
})

/** Asks nobody, and is always there. */
const step = (id: string, name: string, load: LoadStep): BuiltInStage => ({
  id,
  name,
  source: false,
  layer: whenWanted(async () => (await load()).layer),
  enabled: Config.succeed(true)
})

/** Has no address of its own, and is on when it is given one. */
const sourceAt = (id: string, name: string, load: LoadSource): BuiltInStage => {
  const stage = source(id, name, load)
  const address = Config.option(Config.nonEmptyString(`${id}_BASE_URL`))
  return {
    ...stage,
    enabled: Config.map(Config.all([stage.enabled, address]), ([isOn, url]) => isOn && Option.isSome(url))
  }
}

export const builtInStages: ReadonlyArray<BuiltInStage> = [
  step("NORMALIZE", "contact data", () => import("./normalize.ts")),
  source("GRAVATAR", "Gravatar", () => import("./gravatar.ts")),
  source("GITHUB", "GitHub", () => import("./github.ts")),
  source("COMPANY_SITE", "company site", () => import("./companySite.ts")),
  sourceAt("SEARXNG", "SearXNG", () => import("./searxng.ts")),
  source("TAVILY", "Tavily", () => import("./tavily.ts")),
  source("FIRECRAWL", "Firecrawl", () => import("./firecrawl.ts")),
  source("READ_PAGES", "pages found", () => import("./readPages.ts")),
  source("GITLAB", "GitLab", () => import("./gitlab.ts")),
  source("BLUESKY", "Bluesky", () => import("./bluesky.ts")),
  source("MASTODON", "Mastodon", () => import("./mastodon.ts")),
  source("HACKER_NEWS", "Hacker News", () => import("./hackerNews.ts")),
  source("STACK_EXCHANGE", "Stack Exchange", () => import("./stackExchange.ts")),
  source("YOUTUBE", "YouTube", () => import("./youtube.ts")),
  source("PODCASTS", "podcasts", () => import("./podcasts.ts")),
  source("ORCID", "ORCID", () => import("./orcid.ts")),
  source("OPENALEX", "OpenAlex", () => import("./openalex.ts")),
  source("CROSSREF", "Crossref", () => import("./crossref.ts")),
  source("WIKIDATA", "Wikidata", () => import("./wikidata.ts")),
  source("WIKIPEDIA", "Wikipedia", () => import("./wikipedia.ts")),
  source("GDELT", "GDELT", () => import("./gdelt.ts")),
  source("RDAP", "RDAP", () => import("./rdap.ts")),
  source("EDGAR", "SEC EDGAR", () => import("./edgar.ts")),
  step("RESOLVE_IDENTITY", "identity", () => import("./resolveIdentity.ts")),
  step("WRITE_REPORT", "writing", () => import("./writeReport.ts"))
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
