import { HttpClient } from "@effect/platform"
import { SourceError, type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer } from "effect"
import { handlesToFollow, readEach } from "./github/followHandles.ts"
import { lookup } from "./github/lookups.ts"
import { readPage } from "./sources/readPage.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { namesOf, readingOf } from "./youtube/channel.ts"
import { readFeed } from "./youtube/readFeed.ts"

export type YouTubeOptions = Pick<SourceOptions, "baseUrl">

const source = "youtube"

const site = "https://www.youtube.com"

const channelId = /^(?:https:\/\/www\.youtube\.com\/)?channel\/(UC[\w-]{22})$/

/**
 * Reads the newest videos of the YouTube channels that other sources link, from their feeds. Of a channel with a name
 * the page is read first, for its number. `baseUrl` defaults to `https://www.youtube.com`.
 */
export const layer = ({ baseUrl }: YouTubeOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient

      const numberOf = Effect.fn("YouTube.numberOf")(function* (handle: string) {
        const known = channelId.exec(handle)?.[1]
        if (known !== undefined) return known
        const page = yield* readPage(client, { source, url: `${site}/${handle}`, standIn: baseUrl })
        const id = channelId.exec(page.canonicalUrl ?? "")?.[1]
        return id ?? (yield* new SourceError({ source, reason: { _tag: "Malformed" } }))
      })

      const run = Effect.fn("YouTube.run")((input: StageInput) =>
        readEach(
          source,
          handlesToFollow(input, "youtube"),
          Effect.fnUntraced(function* (handle) {
            const id = yield* numberOf(handle)
            const url = `${baseUrl ?? site}/feeds/videos.xml?channel_id=${id}`
            const feed = yield* readFeed(client, source, url)
            const output: Partial<StageOutput> = {
              ...readingOf({ url, id, handle, feed }, namesOf(input)),
              lookups: [lookup(source, "found")]
            }
            return output
          })
        )
      )

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar", "github"],
        follows: ["youtube" as const],
        required: false,
        timeLimit: "25 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `YOUTUBE_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("YOUTUBE"), layer))
