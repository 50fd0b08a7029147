import { HttpClient } from "@effect/platform"
import {
  compareText,
  emptyOutput,
  mergeOutput,
  type StageInput,
  type StageOutput,
  stageLayer
} from "@prospect-research/core"
import { Effect, Layer, Option } from "effect"
import { failedLookup, lookup, optionally } from "./github/lookups.ts"
import { type Result, Results } from "./podcasts/answers.ts"
import { episodeReading, isGuest } from "./podcasts/episode.ts"
import { type NamedPerson, namedPerson } from "./podcasts/NamedPerson.ts"
import { isOwnShow, showReading } from "./podcasts/show.ts"
import { askJson } from "./sources/askJson.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { readFeed } from "./youtube/readFeed.ts"

export interface PodcastsOptions extends Pick<SourceOptions, "baseUrl"> {
  /** Asked in place of the origin of every feed: a stand-in. */
  readonly feedBaseUrl?: string | undefined
}

const source = "podcasts"

const mostEpisodes = 3

const throughStandIn = (url: string, standIn: string | undefined): string => {
  const { pathname, search } = new URL(url)
  return standIn === undefined ? url : `${standIn}${pathname}${search}`
}

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
      const url = `${baseUrl}/search`
      const search = (entity: string, term: string) =>
        Effect.map(
          askJson(client, {
            source,
            url,
            parameters: { term, media: "podcast", entity, limit: "50" },
            answer: Results
          }),
          ({ value, fetchedAt }) => ({ value: value.results, fetchedAt })
        )

      const readShow = (show: Result) =>
        Effect.match(readFeed(client, source, throughStandIn(show.feedUrl ?? "", feedBaseUrl)), {
          onSuccess: (feed): Partial<StageOutput> => showReading(show, feed),
          onFailure: (error): Partial<StageOutput> => ({ lookups: [failedLookup(`${source} feed`, error)] })
        })

      const searchFor = Effect.fn("Podcasts.searchFor")(function* (person: NamedPerson) {
        const episodes = yield* search("podcastEpisode", `"${person.fullName}"`)
        const shows = yield* optionally(`${source} shows`, search("podcast", person.fullName))
        const guest = episodes.value
          .filter(result => isGuest(result, person))
          .sort(newestFirst)
          .slice(0, mostEpisodes)
        const own = shows.value.find(result => isOwnShow(result, person))
        const readings: ReadonlyArray<Partial<StageOutput>> = [
          ...guest.map(result => episodeReading(result, person, { url, fetchedAt: episodes.fetchedAt })),
          ...(own === undefined ? [] : [yield* readShow(own)])
        ]
        const output = readings.reduce<StageOutput>(
          (all, reading) => mergeOutput(all, { ...emptyOutput, ...reading }),
          { ...emptyOutput, lookups: shows.lookups }
        )
        const verdict = output.documents.length > 0 ? ("found" as const) : ("absent" as const)
        return { ...output, lookups: [lookup(source, verdict), ...output.lookups] }
      })

      const run = Effect.fn("Podcasts.run")((input: StageInput) =>
        Option.match(namedPerson(input), {
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
