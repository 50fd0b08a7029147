import { HttpClient } from "@effect/platform"
import { SourceError, type StageInput, type StageOutput, stageLayer } from "@prospect-research/core"
import { Effect, Layer, Option } from "effect"
import { Feed, FoundActors, Profile } from "./bluesky/answers.ts"
import { isWithdrawn, readingOf } from "./bluesky/profile.ts"
import { sameName } from "./names/relateNames.ts"
import { askAt } from "./sources/askAt.ts"
import { type NamedPerson, namedEmployee, namesCompany } from "./sources/NamedPerson.ts"
import { optionally } from "./sources/optionally.ts"
import { handlesToFollow, mostProfiles, readEach } from "./sources/readEach.ts"
import { baseUrlConfig, type SourceOptions } from "./sources/sourceConfig.ts"
import { understood } from "./sources/understood.ts"

export type BlueskyOptions = Pick<SourceOptions, "baseUrl">

const source = "bluesky"

const mostPosts = "30"

/** The service answers 400 where there is no such account, or no longer. */
const noSuchAccount = (error: SourceError): SourceError =>
  error.reason._tag === "UpstreamStatus" && error.reason.status === 400
    ? new SourceError({ source, reason: { _tag: "NotFound" } })
    : error

/**
 * Reads the Bluesky accounts that other sources link, with their posts; without one it searches by name, and takes only
 * accounts that name the employer. `baseUrl` defaults to `https://public.api.bsky.app`.
 */
export const layer = ({ baseUrl = "https://public.api.bsky.app" }: BlueskyOptions = {}) =>
  stageLayer(
    Effect.gen(function* () {
      const client = yield* HttpClient.HttpClient
      const api = `${baseUrl}/xrpc`
      const ask = askAt(client, { source, baseUrl: api })

      const readProfile = Effect.fn("Bluesky.readProfile")(function* (actor: string) {
        const path = "/app.bsky.actor.getProfile"
        const asked = Effect.mapError(ask(path, Profile, { actor }), noSuchAccount)
        const { value: profile, fetchedAt } = yield* asked
        if (isWithdrawn(profile)) return {}
        const wanted = { actor: profile.did, limit: mostPosts, filter: "posts_no_replies" }
        const posts = yield* optionally(
          source,
          "posts",
          Effect.map(ask("/app.bsky.feed.getAuthorFeed", Feed, wanted), it => it.value.feed),
          []
        )
        const url = `${api}${path}?actor=${encodeURIComponent(actor)}`
        const output: Partial<StageOutput> = {
          ...(yield* understood(source, () => readingOf({ url, fetchedAt, profile, feed: posts.value }))),
          lookups: posts.lookups
        }
        return output
      })

      const search = Effect.fn("Bluesky.search")(function* (person: NamedPerson) {
        const wanted = { q: person.fullName, limit: "25" }
        const { value } = yield* ask("/app.bsky.actor.searchActors", FoundActors, wanted)
        const candidates = value.actors
          .filter(({ displayName }) => sameName(displayName ?? "", person.fullName))
          .filter(({ description }) => namesCompany(description ?? "", person))
          .slice(0, mostProfiles)
        return yield* readEach(source, candidates, ({ handle }) => readProfile(handle))
      })

      const run = Effect.fn("Bluesky.run")(function* (input: StageInput) {
        const linked = handlesToFollow(input, "bluesky")
        if (linked.length > 0) return yield* readEach(source, linked, readProfile)
        return yield* Option.match(namedEmployee(input), {
          onNone: () => Effect.succeed<Partial<StageOutput>>({}),
          onSome: search
        })
      })

      return {
        name: source,
        version: "1",
        kind: "gather" as const,
        after: ["normalize", "gravatar", "github"],
        follows: ["bluesky" as const],
        required: false,
        timeLimit: "25 seconds",
        budget: 0,
        run
      }
    })
  )

/** Reads `BLUESKY_BASE_URL`. */
export const layerConfig = Layer.unwrapEffect(Effect.map(baseUrlConfig("BLUESKY"), layer))
