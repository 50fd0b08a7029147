import type { HttpClient } from "@effect/platform"
import type { SourceError } from "@prospect-research/core"
import { isUrl } from "@prospect-research/core"
import { Config, Effect, Option, Schema } from "effect"
import { askJson } from "./sources/askJson.ts"
import { type Page, readPage } from "./sources/readPage.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"

export interface WaybackOptions extends Pick<SourceOptions, "baseUrl"> {
  readonly isEnabled?: boolean | undefined
}

export const source = "wayback"

const home = "https://web.archive.org"

/** Rows of `fl`, after one with their names; none at all when there is no capture. */
const Captures = Schema.Array(Schema.Array(Schema.String))

const fields = ["urlkey", "timestamp", "original", "mimetype", "statuscode", "digest", "length"]

interface Capture {
  /** `YYYYMMDDhhmmss` */
  readonly timestamp: string
  readonly original: string
}

const captureIn = ([names, row]: typeof Captures.Type): Option.Option<Capture> => {
  const member = (name: string) => row?.[names?.indexOf(name) ?? -1] ?? ""
  const capture = { timestamp: member("timestamp"), original: member("original") }
  return /^\d{8,14}$/.test(capture.timestamp) && isUrl(capture.original)
    ? Option.some(capture)
    : Option.none()
}

const dayOf = (timestamp: string): string => timestamp.replace(/^(\d{4})(\d{2})(\d{2}).*$/, "$1-$2-$3")

/**
 * The last capture of a page that is gone, as it was then; nothing where there is none. What it says holds as of the day
 * of the capture.
 */
export const readCapture = (
  client: HttpClient.HttpClient,
  url: string,
  { baseUrl = home }: WaybackOptions
): Effect.Effect<Option.Option<Page>, SourceError> =>
  Effect.gen(function* () {
    const { value } = yield* askJson(client, {
      source,
      url: `${baseUrl}/cdx/search/cdx`,
      parameters: { url, output: "json", fl: fields.join(","), filter: "statuscode:200", limit: "-1" },
      answer: Captures
    })
    const capture = Option.getOrUndefined(captureIn(value))
    if (capture === undefined) return Option.none()
    const { timestamp, original } = capture
    // With `id_` the page comes as it was, without the archive's own frame.
    const page = yield* readPage(client, {
      source,
      url: `${home}/web/${timestamp}id_/${original}`,
      standIn: baseUrl
    })
    return Option.some({
      ...page,
      pageUrl: `${home}/web/${timestamp}/${original}`,
      publishedAt: page.publishedAt ?? dayOf(timestamp)
    })
  })

/** Reads `WAYBACK_BASE_URL` and `WAYBACK_ENABLED`. */
export const config: Config.Config<WaybackOptions> = Config.all([
  baseUrlConfig("WAYBACK"),
  Config.withDefault(Config.boolean("WAYBACK_ENABLED"), true)
]).pipe(Config.map(([base, isEnabled]) => ({ ...base, isEnabled })))
