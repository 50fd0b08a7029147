import type { IncomingMessage, Server, ServerResponse } from "node:http"
import { type Accounts, type Doctor, Health, type Privacy, type Research } from "@prospect-research/core"
import {
  Context,
  Deferred,
  Duration,
  Effect,
  FiberId,
  FiberSet,
  Layer,
  Metric,
  MetricBoundaries,
  MetricLabel,
  Option,
  type Redacted,
  Stream
} from "effect"
import type { Answer } from "./Answer.ts"
import { type DoorLimits, defaultDoorLimits, openDoor } from "./door.ts"
import { answerFailure } from "./failures.ts"
import { type Handler, makeHandlers } from "./handlers.ts"
import { makeIncoming } from "./Incoming.ts"
import { type CannotListen, listen } from "./listen.ts"
import type { ReportPages } from "./ReportPages.ts"
import { contractRoutes, type Match, makeRouter, type Route } from "./Router.ts"
import { drain, isRead } from "./readJson.ts"
import { hostMissing, methodNotAllowed, notFound } from "./refusals.ts"

export interface ServerOptions {
  readonly host: string
  /** 0 takes a free port. */
  readonly port: number
  /** Where clients reach the server, no trailing slash: the documentation of the interface says so. */
  readonly baseUrl: string
  /** Opens the administration routes; without it they do not exist. */
  readonly adminToken: Option.Option<Redacted.Redacted>
  readonly reportPages: ReportPages
  readonly limits?: Partial<DoorLimits>
  /** On a stop, the server says that it is not ready, and serves on for so long, until balancers send nobody any more. Default 0. */
  readonly drainMillis?: number
  /** After that, requests get so long to finish, milliseconds. Default 5000. */
  readonly graceMillis?: number
}

/** The interface over HTTP, for as long as its layer lives. */
export class ResearchServer extends Context.Tag("@prospect-research/http/ResearchServer")<
  ResearchServer,
  { readonly host: string; readonly port: number }
>() {
  static readonly layer = (
    options: ServerOptions
  ): Layer.Layer<ResearchServer, CannotListen, Research | Accounts | Privacy | Doctor | Health> =>
    Layer.scoped(ResearchServer, make(options))
}

const requests = Metric.counter("http_requests_total", {
  description: "Requests, by route and status",
  incremental: true
})
const durations = Metric.histogram(
  "http_request_duration_seconds",
  MetricBoundaries.fromIterable([0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5, 30, 60]),
  "Seconds until the answer began, by route"
)

const securityHeaders = { "x-content-type-options": "nosniff", "cache-control": "no-store" }

const write = (request: IncomingMessage, response: ServerResponse, answer: Answer): Effect.Effect<void> => {
  const { status, headers, body } = answer
  const isHead = request.method === "HEAD"
  if (typeof body === "string") {
    return Effect.suspend(() => {
      const length = status === 204 ? {} : { "content-length": Buffer.byteLength(body) }
      response.writeHead(status, { ...securityHeaders, ...headers, ...length })
      const content = isHead ? "" : body
      if (isRead(request)) return Effect.sync(() => response.end(content))
      response.write(content)
      return Effect.zipRight(
        drain(request),
        Effect.sync(() => response.end())
      )
    })
  }
  return Effect.suspend(() => {
    response.writeHead(status, { ...securityHeaders, ...headers })
    response.flushHeaders()
    const chunks = isHead ? Stream.empty : body
    return Effect.zipRight(
      Stream.runForEach(chunks, chunk => writeChunk(response, chunk)),
      Effect.sync(() => response.end())
    )
  })
}

/** Waits while the client does not read: nothing piles up for it. */
const writeChunk = (response: ServerResponse, chunk: string): Effect.Effect<void> =>
  Effect.async(resume => {
    if (response.write(chunk)) return resume(Effect.void)
    response.once("drain", () => resume(Effect.void))
  })

/** Labels are made once for each route and status: making them took a third of a read's time. */
const makeCounting = () => {
  const known = new Map<
    string,
    readonly [ReadonlyArray<MetricLabel.MetricLabel>, ReadonlyArray<MetricLabel.MetricLabel>]
  >()
  return (route: string, status: number, millis: number): void => {
    const key = `${status} ${route}`
    const labels = known.get(key) ?? [
      [MetricLabel.make("route", route), MetricLabel.make("status", String(status))],
      [MetricLabel.make("route", route)]
    ]
    known.set(key, labels)
    requests.unsafeUpdate(1, labels[0])
    durations.unsafeUpdate(millis / 1000, labels[1])
  }
}

/** The path and query of a request target, which may be an absolute address. */
const targetOf = (url: string): readonly [string, URLSearchParams] => {
  const target = url.replace(/^https?:\/\/[^/?]*/i, "")
  const mark = target.indexOf("?")
  const path = mark < 0 ? target : target.slice(0, mark)
  return [path, new URLSearchParams(mark < 0 ? "" : target.slice(mark + 1))]
}

const make = Effect.fnUntraced(function* (options: ServerOptions) {
  const health = yield* Health
  const stopping = yield* Deferred.make<void>()
  const handlers = yield* makeHandlers({ ...options, stopping: Deferred.await(stopping) })
  const match = makeRouter(
    contractRoutes.filter(
      route => Option.isSome(options.adminToken) || !route.id.startsWith("administration.")
    )
  )
  const count = makeCounting()
  const running = yield* FiberSet.make<void, never>()
  const runFork = yield* FiberSet.runtime(running)<never>()

  const handlerOf = ({ id }: Route): Handler =>
    handlers[id] ?? (() => Effect.dieMessage(`No handler for ${id}`))

  const answerTo = (found: Match, request: IncomingMessage, query: URLSearchParams) => {
    if (request.headers.host === undefined && request.httpVersion === "1.1") return hostMissing
    if (found._tag === "NotFound") return notFound
    if (found._tag === "WrongMethod") return methodNotAllowed(found.allowed)
    return handlerOf(found.route)(makeIncoming(request, found.path, query))
  }

  const serve = Effect.fnUntraced(function* (
    request: IncomingMessage,
    response: ServerResponse,
    found: Match,
    query: URLSearchParams
  ) {
    const [took, answer] = yield* Effect.timed(
      Effect.catchAllCause(answerTo(found, request, query), answerFailure)
    )
    const route = found._tag === "Found" ? `${found.route.method} ${found.route.template}` : "unknown"
    const millis = Duration.toMillis(took)
    count(route, answer.status, millis)
    yield* Effect.logDebug(`${route} ${answer.status} ${millis.toFixed(1)} ms`)
    yield* write(request, response, answer)
  })

  const server = openDoor({ ...defaultDoorLimits, ...options.limits }, (request, response) => {
    const [path, query] = targetOf(request.url ?? "/")
    const fiber = runFork(serve(request, response, match(request.method ?? "GET", path), query))
    // A client that goes away ends its long poll or stream; what it has begun to change is finished.
    response.once("close", () => {
      if (!response.writableFinished && request.method === "GET") fiber.unsafeInterruptAsFork(FiberId.none)
    })
  })

  yield* Effect.addFinalizer(() => close(server, options.graceMillis ?? 5000))
  yield* Effect.addFinalizer(() =>
    health.beginShutdown.pipe(
      Effect.zipRight(Effect.sleep(Duration.millis(options.drainMillis ?? 0))),
      Effect.zipRight(Deferred.succeed(stopping, undefined))
    )
  )
  const port = yield* listen(server, options.host, options.port)
  return ResearchServer.of({ host: options.host, port })
})

/** Takes no more connections, lets requests finish for a while, and ends what is left. */
const close = (server: Server, graceMillis: number): Effect.Effect<void> =>
  Effect.async(resume => {
    const late = setTimeout(() => server.closeAllConnections(), graceMillis)
    server.close(() => {
      clearTimeout(late)
      resume(Effect.void)
    })
    server.closeIdleConnections()
  })
