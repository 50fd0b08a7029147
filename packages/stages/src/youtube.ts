import { HttpClient } from "@effect/platform"
import { SourceError, type StageInput, stageLayer } from "@prospect-research/core"
import { Effect, Layer } from "effect"
import { wantedOf } from "./extraction/Wanted.ts"
import { parseFeed } from "./reading/feed.ts"
import { optionally } from "./sources/optionally.ts"
import { readLinked } from "./sources/readEach.ts"
import { readFeed } from "./sources/readFeed.ts"
import { readPage } from "./sources/readPage.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"
import { readingOf } from "./youtube/channel.ts"

export type YouTubeOptions = Pick<SourceOptions, "baseUrl">

const source = "youtube"

const site = "https://www.youtube.com"

const channelId = /^https:\/\/www\.youtube\.com\/channel\/(UC[\w-]{22})$/

/**
 * Reads the YouTube channels that other sources link: what their page says, and the newest videos of their feed where
 * robots.txt lets us have it. `baseUrl` defaults to `https://www.youtube.com`.
 */
export const layer = ({ baseUrl }: YouTubeOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const addressOf = (path: string) => ({ source, url: `${site}/${path}`, standIn: baseUrl })

      const run = Effect.fn("YouTube.run")(function* (input: StageInput) {
        const { names } = wantedOf(input)
        const readChannel = Effect.fn("YouTube.readChannel")(function* (handle: string) {
          const page = yield* readPage(client, addressOf(handle))
          // A page that asks for consent first is of no channel.
          const id = channelId.exec(page.canonicalUrl ?? "")?.[1]
          if (id === undefined) return yield* new SourceError({ source, reason: { _tag: "Malformed" } })
          const address = addressOf(`feeds/videos.xml?channel_id=${id}`)
          const feed = yield* optionally(
            source,
            "videos",
            Effect.map(readFeed(client, address, parseFeed), ({ items }) => ({ items, url: address.url })),
            { items: [], url: page.url }
          )
          const channel = { ...feed.value, fetchedAt: page.fetchedAt, id, handle, page }
          return { ...(yield* understood(source, () => readingOf(channel, names))), lookups: feed.lookups }
        })
        return yield* readLinked(source, input, "youtube", readChannel)
      })

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
