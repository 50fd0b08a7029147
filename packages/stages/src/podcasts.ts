import { HttpClient } from "@effect/platform"
import { compareText, type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option } from "effect"
import { type Result, Results } from "./podcasts/answers.ts"
import { episodeReading, isGuest } from "./podcasts/episode.ts"
import { isOwnShow, parseShow, showReading } from "./podcasts/show.ts"
import { askAt } from "./sources/askAt.ts"
import { answered } from "./sources/lookups.ts"
import { type NamedPerson, namedEmployee } from "./sources/NamedPerson.ts"
import { optionally } from "./sources/optionally.ts"
import { quoted } from "./sources/quoted.ts"
import { together } from "./sources/readEach.ts"
import { readFeed } from "./sources/readFeed.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"

export interface PodcastsOptions extends Pick<SourceOptions, "baseUrl"> {
  /** Asked in place of the origin of every feed: a stand-in. */
  readonly feedBaseUrl?: string | undefined
}

const source = "podcasts"

const mostEpisodes = 3

const newestFirst = (left: Result, right: Result): number =>
  compareText(right.releaseDate ?? "", left.releaseDate ?? "")

/**
 * Searches the podcast directory for episodes that name the person together with their employer, and for a show of
 * their own. `baseUrl` defaults to `https://itunes.apple.com`.
 */
export const layer = ({ baseUrl = "https://itunes.apple.com", feedBaseUrl }: PodcastsOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const ask = askAt(client, { source, baseUrl, parameters: { media: "podcast", limit: "50" } })
      const search = (entity: string, term: string) => ask("/search", Results, { term, entity })

      const readShow = (show: Result) => {
        const address = { source, url: show.feedUrl ?? "", standIn: feedBaseUrl }
        const feed = readFeed(client, address, parseShow)
        return optionally(
          source,
          "feed",
          Effect.map(feed, it => [showReading(show, it)]),
          []
        )
      }

      const searchFor = Effect.fn("Podcasts.searchFor")(function* (person: NamedPerson) {
        const { value, fetchedAt } = yield* search("podcastEpisode", quoted(person.fullName))
        const guest = value.results
          .filter(result => isGuest(result, person))
          .sort(newestFirst)
          .slice(0, mostEpisodes)
          .map(result => episodeReading(result, person, { url: `${baseUrl}/search`, fetchedAt }))
        const shows = yield* optionally(
          source,
          "shows",
          Effect.map(search("podcast", person.fullName), it => it.value.results),
          []
        )
        const own = shows.value.find(result => isOwnShow(result, person))
        const show = own === undefined ? { value: [], lookups: [] } : yield* readShow(own)
        const found = together([...guest, ...show.value])
        const output: StageOutput = {
          ...found,
          lookups: [answered(source, found.documents.length > 0), ...shows.lookups, ...show.lookups]
        }
        return output
      })

      const run = Effect.fn("Podcasts.run")((input: StageInput) =>
        Option.match(namedEmployee(input), {
          onNone: () => Effect.succeed<Partial<StageOutput>>({}),
          onSome: searchFor
        })
      )

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar"],
        required: false,
        timeLimit: "25 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `PODCASTS_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("PODCASTS"), layer))
