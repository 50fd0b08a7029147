import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { isUrl } from "@prospect-research/core"
import { Effect, type Scope } from "effect"
import type { World } from "../World.ts"
import { bluesky } from "./bluesky.ts"
import { crossref } from "./crossref.ts"
import { edgar } from "./edgar.ts"
import { elsewhere } from "./elsewhere.ts"
import { firecrawl } from "./firecrawl.ts"
import { gdelt } from "./gdelt.ts"
import { github } from "./github.ts"
import { gitlab } from "./gitlab.ts"
import { gravatar } from "./gravatar.ts"
import { hackerNews } from "./hackerNews.ts"
import { itunes, podcastFeeds } from "./itunes.ts"
import { mastodon } from "./mastodon.ts"
import { openalex } from "./openalex.ts"
import { orcid } from "./orcid.ts"
import { rdap } from "./rdap.ts"
import { makeSearch } from "./SearchIndex.ts"
import { type Answer, notFound, type Question, type Relayed, type Service } from "./Service.ts"
import { searxng } from "./searxng.ts"
import { makeSites } from "./sites.ts"
import { stackExchange } from "./stackExchange.ts"
import { tavily } from "./tavily.ts"
import { wayback } from "./wayback.ts"
import { wikidata } from "./wikidata.ts"
import { wikipedia } from "./wikipedia.ts"
import { youtube } from "./youtube.ts"

export interface InternetOptions {
  /** Milliseconds before each answer. */
  readonly latency?: number
  /** Hosts for which every answer is 503. */
  readonly isDown?: (host: string) => boolean
}

/** One request that came in. */
export interface Visit {
  readonly url: string
  readonly status: number
}

/** The answers of a whole world. */
export interface Answers {
  readonly services: ReadonlyArray<Service>
  readonly answer: (question: Question) => Answer | Promise<Relayed>
  /** Whether the address can be read, or at least be found with a search engine. */
  readonly knows: (address: string) => boolean | Promise<boolean>
}

/** `ie.linkedin.com` shows the pages of `www.linkedin.com`. */
const withoutCountry = (address: string): string =>
  address.replace(/^https:\/\/[a-z]{2}\.linkedin\.com\//, "https://www.linkedin.com/")

/** Answers that need no server. */
interface OwnAnswers extends Answers {
  readonly answer: (question: Question) => Answer
  readonly knows: (address: string) => boolean
}

/** Those of the pages and accounts of a world. */
export const answersOf = (world: World): OwnAnswers => {
  const search = makeSearch(world)
  const makers = [
    ...[gravatar, github, gitlab, bluesky, mastodon, orcid, openalex, crossref, hackerNews, stackExchange],
    ...[wikidata, wikipedia, gdelt, itunes, podcastFeeds, rdap, edgar, youtube, wayback]
  ]
  const services = [
    ...makers.map(make => make(world)),
    ...[tavily, firecrawl, searxng].map(make => make(search))
  ]
  const sites = makeSites(world)
  const answer = (question: Question): Answer => {
    const { hostname } = question.url
    const service = services.find(({ hosts }) => hosts.includes(hostname))
    return service?.answer(question) ?? sites(question)
  }
  const found = [...world.listings, ...world.pages.filter(({ dead }) => dead === true)]
  const listed = new Set(found.flatMap(({ url }) => [new URL(url).href, withoutCountry(new URL(url).href)]))
  const knows = (address: string): boolean => {
    if (!isUrl(address)) return false
    const url = new URL(address)
    if (listed.has(url.href)) return true
    return answer({ method: "GET", url, headers: {}, body: "" }).status < 400
  }
  return { services, answer, knows }
}

export interface Internet extends Omit<Answers, "answer"> {
  /** Stands in for every host: requests go to `{gateway}/{scheme}/{host}{path}?{query}`. */
  readonly gateway: URL
  readonly visits: ReadonlyArray<Visit>
}

const unavailable: Answer = { status: 503, contentType: "text/plain", body: "Service Unavailable" }

const questionOf = (
  { method = "GET", url = "/", headers }: IncomingMessage,
  body: string
): Question | null => {
  const [, scheme, rest] = /^\/(https?)\/(.+)$/.exec(url) ?? []
  const address = `${scheme}://${rest}`
  return scheme !== undefined && isUrl(address) ? { method, url: new URL(address), headers, body } : null
}

const send = (response: ServerResponse, { status, contentType, body, headers }: Answer | Relayed) => {
  response.writeHead(status, { "content-type": contentType, ...headers })
  response.end(body)
}

/** A server on loopback that plays the internet of a world, for as long as the scope lives. */
export const openInternet = (
  world: World,
  { latency = 0, isDown = () => false }: InternetOptions = {}
): Effect.Effect<Internet, never, Scope.Scope> =>
  Effect.gen(function* () {
    const own = answersOf(world)
    const { answer, knows, services } =
      world.gateway === undefined ? own : elsewhere(world.gateway, own.services)
    const visits: Array<Visit> = []

    const reply = async (request: IncomingMessage, response: ServerResponse, body: string) => {
      const question = questionOf(request, body)
      if (question === null) return send(response, notFound)
      const given = isDown(question.url.hostname) ? unavailable : await answer(question)
      visits.push({ url: question.url.href, status: given.status })
      if (latency === 0) return send(response, given)
      setTimeout(() => send(response, given), latency)
    }

    const server = createServer((request, response) => {
      const chunks: Array<Buffer> = []
      request.on("data", (chunk: Buffer) => chunks.push(chunk))
      request.on("end", () => {
        reply(request, response, Buffer.concat(chunks).toString()).catch(() => response.destroy())
      })
    })
    yield* Effect.async<void>(resume => void server.listen(0, "127.0.0.1", () => resume(Effect.void)))
    yield* Effect.addFinalizer(() =>
      Effect.async<void>(resume => {
        server.close(() => resume(Effect.void))
        server.closeAllConnections()
      })
    )
    const address = server.address()
    const port = typeof address === "object" && address !== null ? address.port : 0
    return { services, knows, gateway: new URL(`http://127.0.0.1:${port}`), visits }
  })
