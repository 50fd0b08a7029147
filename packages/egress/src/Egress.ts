import { HttpClient } from "@effect/platform"
import { Duration, Effect, Layer, type Scope } from "effect"
import { AllowList } from "./AllowList.ts"
import { type CassetteOptions, openCassette } from "./Cassette.ts"
import type { CassetteError } from "./CassetteFile.ts"
import type { Send } from "./Exchange.ts"
import { avoidForbiddenSites } from "./forbiddenSites.ts"
import { throughGateway } from "./gateway.ts"
import { checkUrl } from "./guard.ts"
import { toHttpClient } from "./httpClient.ts"
import { callbackLimits, type Limits, researchLimits } from "./limits.ts"
import { defaultPace, type PaceOptions, pace } from "./Pace.ts"
import { type CurrentRequester, nobody } from "./Requester.ts"
import { Resolver } from "./Resolver.ts"
import { type CacheOptions, cached, defaultCache } from "./ResponseCache.ts"
import { obeyRobots } from "./Robots.ts"
import { followRedirects } from "./redirects.ts"
import { makeTransport } from "./Transport.ts"

export interface GuardedOptions {
  /** Hosts exempt from the guard. None by default. */
  readonly allow?: AllowList | undefined
  /** Over `researchLimits`, or `callbackLimits` for callbacks. */
  readonly limits?: Partial<Limits> | undefined
  /** Certificates (PEM) trusted beside the public ones. */
  readonly certificateAuthority?: string | undefined
}

export interface ResearchOptions extends GuardedOptions {
  /** An address of the operator, URL or email, for the owners of the sites that are read: part of `User-Agent`. */
  readonly contact: string
  /** Every request goes to `{gateway}/{scheme}/{host}{path}?{query}`; names are then not resolved. */
  readonly gateway?: URL | undefined
  readonly cassette?: CassetteOptions | undefined
  readonly pace?: Partial<PaceOptions> | undefined
  readonly cache?: Partial<CacheOptions> | undefined
  /** Whose requests wait for whose, where many tasks are researched at once. */
  readonly requester?: CurrentRequester | undefined
}

/** The name in `User-Agent`, and the one that groups in robots.txt are addressed to. */
const product = "ProspectResearch"

/** RFC 9309 expects five to be followed for robots.txt. */
const maximumRedirects = 5

/** RFC 9309: no longer than a day. */
const robotsCache: CacheOptions = {
  bytes: 8 * 1024 * 1024,
  timeToLive: { page: Duration.days(1), api: Duration.days(1) },
  negative: Duration.days(1)
}

const checked =
  (send: Send, allow: AllowList): Send =>
  outgoing =>
    Effect.flatMap(checkUrl(outgoing.url.href, allow), url => send({ ...outgoing, url }))

const introduced =
  (send: Send, contact: string): Send =>
  outgoing =>
    send({ ...outgoing, headers: { ...outgoing.headers, "user-agent": `${product}/0.1 (+${contact})` } })

const transport = (
  { allow = AllowList.empty, limits, certificateAuthority }: GuardedOptions,
  defaults: Limits,
  skipRedirectBody: boolean
) =>
  Effect.flatMap(Resolver, resolver =>
    makeTransport({
      resolver,
      allow,
      limits: { ...defaults, ...limits },
      certificateAuthority,
      skipRedirectBody
    })
  )

const clientLayer = <E, R>(send: Effect.Effect<Send, E, R>) =>
  Layer.scoped(HttpClient.HttpClient, Effect.map(send, toHttpClient))

/** A guarded client and nothing more: redirects are followed, each hop guarded anew. */
export const guarded = (options: GuardedOptions = {}): Layer.Layer<HttpClient.HttpClient, never, Resolver> =>
  clientLayer(
    Effect.map(transport(options, researchLimits, true), send => followRedirects(send, maximumRedirects))
  )

/**
 * The client that sends callbacks: guarded, 15 s each, redirects returned as they are, the first 16 KiB of an answer
 * read and the rest left.
 */
export const callbacks = (
  options: GuardedOptions = {}
): Layer.Layer<HttpClient.HttpClient, never, Resolver> =>
  clientLayer(transport(options, callbackLimits, false))

const researchSend = (options: ResearchOptions): Effect.Effect<Send, CassetteError, Resolver | Scope.Scope> =>
  Effect.gen(function* () {
    const { allow = AllowList.empty, gateway, cassette, requester = nobody } = options
    const reachable = gateway === undefined ? allow : allow.with(gateway)
    const direct = yield* transport({ ...options, allow: reachable }, researchLimits, true)
    const routed = gateway === undefined ? direct : throughGateway(direct, gateway)
    // Below the cassette, since what is replayed troubles no host and need not wait.
    const paced = pace(routed, { ...defaultPace, ...options.pace }, requester)
    const taped = cassette === undefined ? paced : (yield* openCassette(cassette))(paced)
    const hop = checked(avoidForbiddenSites(taped), allow)
    const fetchRobots = yield* cached(followRedirects(hop, maximumRedirects), robotsCache, requester)
    const obedient = obeyRobots(hop, fetchRobots, product)
    const followed = followRedirects(obedient, maximumRedirects)
    const remembered = yield* cached(followed, { ...defaultCache, ...options.cache }, requester)
    return introduced(remembered, options.contact)
  })

/**
 * The client for all research, from the outside in: an honest `User-Agent`, cache, redirects, robots.txt (for `page`
 * requests), the guard on the original URL, cassette, one request a second to a host, gateway, and the guarded way out.
 */
export const research = (
  options: ResearchOptions
): Layer.Layer<HttpClient.HttpClient, CassetteError, Resolver> => clientLayer(researchSend(options))
