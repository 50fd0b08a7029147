import type { HttpClient } from "@effect/platform"
import type { StageRegistry } from "@prospect-research/core"
import { Config, type ConfigError, Effect, type Layer, Option } from "effect"
import * as Bluesky from "./bluesky.ts"
import * as CompanySite from "./companySite.ts"
import * as Crossref from "./crossref.ts"
import * as Edgar from "./edgar.ts"
import * as Firecrawl from "./firecrawl.ts"
import * as Gdelt from "./gdelt.ts"
import * as GitHub from "./github.ts"
import * as GitLab from "./gitlab.ts"
import * as Gravatar from "./gravatar.ts"
import * as HackerNews from "./hackerNews.ts"
import * as Mastodon from "./mastodon.ts"
import * as Normalize from "./normalize.ts"
import * as OpenAlex from "./openalex.ts"
import * as Orcid from "./orcid.ts"
import * as Podcasts from "./podcasts.ts"
import * as Rdap from "./rdap.ts"
import * as ReadPages from "./readPages.ts"
import * as ResolveIdentity from "./resolveIdentity.ts"
import * as Searxng from "./searxng.ts"
import * as StackExchange from "./stackExchange.ts"
import * as Tavily from "./tavily.ts"
import * as Wikidata from "./wikidata.ts"
import * as Wikipedia from "./wikipedia.ts"
import * as WriteReport from "./writeReport.ts"
import * as YouTube from "./youtube.ts"

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

/** Has no address of its own, and is on when it is given one. */
const sourceAt = (id: string, name: string, layer: ConfiguredStage): BuiltInStage => {
  const stage = source(id, name, layer)
  const address = Config.option(Config.nonEmptyString(`${id}_BASE_URL`))
  return {
    ...stage,
    enabled: Config.map(Config.all([stage.enabled, address]), ([isOn, url]) => isOn && Option.isSome(url))
  }
}

export const builtInStages: ReadonlyArray<BuiltInStage> = [
  step("NORMALIZE", "contact data", Normalize.layer),
  source("GRAVATAR", "Gravatar", Gravatar.layerConfig),
  source("GITHUB", "GitHub", GitHub.layerConfig),
  source("COMPANY_SITE", "company site", CompanySite.layerConfig),
  sourceAt("SEARXNG", "SearXNG", Searxng.layerConfig),
  source("TAVILY", "Tavily", Tavily.layerConfig),
  source("FIRECRAWL", "Firecrawl", Firecrawl.layerConfig),
  source("READ_PAGES", "pages found", ReadPages.layerConfig),
  source("GITLAB", "GitLab", GitLab.layerConfig),
  source("BLUESKY", "Bluesky", Bluesky.layerConfig),
  source("MASTODON", "Mastodon", Mastodon.layerConfig),
  source("HACKER_NEWS", "Hacker News", HackerNews.layerConfig),
  source("STACK_EXCHANGE", "Stack Exchange", StackExchange.layerConfig),
  source("YOUTUBE", "YouTube", YouTube.layerConfig),
  source("PODCASTS", "podcasts", Podcasts.layerConfig),
  source("ORCID", "ORCID", Orcid.layerConfig),
  source("OPENALEX", "OpenAlex", OpenAlex.layerConfig),
  source("CROSSREF", "Crossref", Crossref.layerConfig),
  source("WIKIDATA", "Wikidata", Wikidata.layerConfig),
  source("WIKIPEDIA", "Wikipedia", Wikipedia.layerConfig),
  source("GDELT", "GDELT", Gdelt.layerConfig),
  source("RDAP", "RDAP", Rdap.layerConfig),
  source("EDGAR", "SEC EDGAR", Edgar.layerConfig),
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
