import { webAddress } from "@prospect-research/core"
import { Config, Option, type Redacted } from "effect"

export interface SourceOptions {
  /** Where the source is, without a trailing slash. */
  readonly baseUrl?: string | undefined
  readonly key?: Redacted.Redacted | undefined
}

/** `<name>_BASE_URL`; blank counts as unset. */
export const baseUrlConfig = (name: string): Config.Config<Pick<SourceOptions, "baseUrl">> =>
  Config.option(webAddress(`${name}_BASE_URL`)).pipe(
    Config.map(baseUrl => ({ baseUrl: Option.getOrUndefined(baseUrl) }))
  )

/** `<name>_BASE_URL` and `<name>_API_KEY`; blank counts as unset. */
export const sourceConfig = (name: string): Config.Config<SourceOptions> =>
  Config.all([
    baseUrlConfig(name),
    Config.option(Config.redacted(Config.nonEmptyString(`${name}_API_KEY`)))
  ]).pipe(Config.map(([base, key]) => ({ ...base, key: Option.getOrUndefined(key) })))
