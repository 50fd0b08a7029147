import { Config, Option, type Redacted } from "effect"

export interface SourceOptions {
  /** Where the source is, without a trailing slash. */
  readonly baseUrl?: string | undefined
  readonly key?: Redacted.Redacted | undefined
}

const withoutSlash = (url: string): string => url.replace(/\/+$/, "")

/** `<name>_BASE_URL`; blank counts as unset. */
export const baseUrlConfig = (name: string): Config.Config<Pick<SourceOptions, "baseUrl">> =>
  Config.option(Config.nonEmptyString(`${name}_BASE_URL`)).pipe(
    Config.map(baseUrl => ({ baseUrl: Option.getOrUndefined(Option.map(baseUrl, withoutSlash)) }))
  )

/** `<name>_BASE_URL` and `<name>_API_KEY`; blank counts as unset. */
export const sourceConfig = (name: string): Config.Config<SourceOptions> =>
  Config.all([
    baseUrlConfig(name),
    Config.option(Config.redacted(Config.nonEmptyString(`${name}_API_KEY`)))
  ]).pipe(Config.map(([base, key]) => ({ ...base, key: Option.getOrUndefined(key) })))
