import { Config, ConfigError, Either } from "effect"
import { isUrl } from "../domain/isUrl.ts"

/**
 * A setting that is an http or https address which paths can be put behind: without query, fragment and trailing slash. Blank counts
 * as unset.
 */
export const webAddress = (name: string): Config.Config<string> =>
  Config.string(name).pipe(
    Config.mapOrFail(text => {
      if (text.trim() === "") return Either.left(ConfigError.MissingData([], "It is blank"))
      const url = isUrl(text) ? new URL(text) : undefined
      return url !== undefined && /^https?:$/.test(url.protocol) && url.search === "" && url.hash === ""
        ? Either.right(url.href.replace(/\/+$/, ""))
        : Either.left(
            ConfigError.InvalidData(
              [],
              `${name} must be an http or https address such as https://example.com`
            )
          )
    })
  )
