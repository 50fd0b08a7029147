import { ResearchService, serviceConfig } from "@prospect-research/embedded"
import { ResearchServer } from "@prospect-research/http/server"
import { renderGone, renderNotFound, renderReport } from "@prospect-research/report-page"
import { Effect, Layer, Option } from "effect"
import { freePort } from "./freePort.ts"
import { loggingLayer } from "./logging.ts"
import { localUrl, serverConfig } from "./ServerSettings.ts"
import { telemetryLayer } from "./telemetry.ts"

const reportPages = {
  render: (report: Parameters<typeof renderReport>[0]) => ({ status: 200, ...renderReport(report) }),
  notFound: { status: 404, ...renderNotFound() },
  gone: { status: 410, ...renderGone() }
}

/** Everything in one process, by the settings of the environment: the service, and the server before it. */
export const StandaloneServer = {
  layer: Layer.unwrapEffect(
    Effect.gen(function* () {
      const settings = yield* serverConfig
      const server = settings.port === 0 ? { ...settings, port: yield* freePort(settings.host) } : settings
      const service = yield* serviceConfig(localUrl(server))
      return ResearchServer.layer({ ...server, reportPages }).pipe(
        Layer.provideMerge(ResearchService.layer(service)),
        Layer.provide(telemetryLayer(server)),
        // Nobody would see the spans, and each costs.
        Layer.provide(Option.isSome(server.telemetry) ? Layer.empty : Layer.setTracerEnabled(false)),
        Layer.provide(loggingLayer(server))
      )
    })
  )
} as const
