import { ResearchService, serviceConfig } from "@prospect-research/embedded"
import { ResearchServer } from "@prospect-research/http/server"
import { renderGone, renderNotFound, renderReport } from "@prospect-research/report-page"
import { Context, Effect, Layer, Option } from "effect"
import getPort from "get-port"
import { loggingLayer } from "./logging.ts"
import { onUnusedPort } from "./onUnusedPort.ts"
import { localUrl, type ServerSettings, serverConfig } from "./ServerSettings.ts"
import { telemetryLayer } from "./telemetry.ts"

const reportPages = {
  render: (report: Parameters<typeof renderReport>[0]) => ({ status: 200, ...renderReport(report) }),
  notFound: { status: 404, ...renderNotFound() },
  gone: { status: 410, ...renderGone() }
}

/**
 * Report addresses name the port, so it must be known before the server listens. Where the host is none of this machine there is no
 * port: listening tells why.
 */
const unusedPort = (host: string): Effect.Effect<number> =>
  Effect.orElseSucceed(
    Effect.tryPromise(() => getPort({ host })),
    () => 0
  )

/** Where the interface is served, by a process whose role it is. */
export class Listening extends Context.Tag("standalone-server/Listening")<
  Listening,
  Option.Option<typeof ResearchServer.Service>
>() {}

const layerOn = (server: ServerSettings) =>
  Layer.unwrapEffect(
    Effect.gen(function* () {
      const service = yield* serviceConfig(localUrl(server))
      const listens = service.role === "all" || service.role === "api"
      const door = listens
        ? Layer.map(ResearchServer.layer({ ...server, baseUrl: service.baseUrl, reportPages }), context =>
            Context.make(Listening, Option.some(Context.get(context, ResearchServer)))
          )
        : Layer.succeed(Listening, Option.none())
      return door.pipe(
        Layer.provideMerge(ResearchService.layer(service)),
        Layer.provide(telemetryLayer(server)),
        // Nobody would see the spans, and each costs.
        Layer.provide(Option.isSome(server.telemetry) ? Layer.empty : Layer.setTracerEnabled(false)),
        Layer.provide(loggingLayer(server))
      )
    })
  )

/** Everything that the role of this process has in it, by the settings of the environment; only the interface needs a port. */
export const StandaloneServer = {
  layer: Layer.unwrapEffect(
    Effect.map(serverConfig, settings =>
      settings.port === 0
        ? onUnusedPort(unusedPort(settings.host), port => layerOn({ ...settings, port }))
        : layerOn(settings)
    )
  )
} as const
