import { ResearchService, serviceConfig } from "@prospect-research/embedded"
import { ResearchServer, runServer } from "@prospect-research/http/server"
import { renderGone, renderNotFound, renderReport } from "@prospect-research/report-page"
import { builtInStages } from "@prospect-research/stages/builtInStages"
import { Cause, Config, ConfigProvider, Console, Effect, Layer, Logger, LogLevel, Option } from "effect"
import { fakeStages } from "./fakeStages.ts"

/** Every source of the internet is off. */
const settings = ConfigProvider.fromMap(
  new Map(builtInStages.filter(it => it.source).map(({ id }) => [`${id}_ENABLED`, "false"]))
).pipe(ConfigProvider.orElse(() => ConfigProvider.fromEnv()))

const reportPages = {
  render: (report: Parameters<typeof renderReport>[0]) => ({ status: 200, ...renderReport(report) }),
  notFound: { status: 404, ...renderNotFound() },
  gone: { status: 410, ...renderGone() }
}

/** The service and its server as they are, with stages that ask the campaign's own source. */
const serverLayer = Layer.unwrapEffect(
  Effect.gen(function* () {
    const port = yield* Config.integer("PORT")
    const adminToken = yield* Config.option(Config.redacted("ADMIN_TOKEN"))
    const logLevel = yield* Config.logLevel("LOG_LEVEL").pipe(Config.withDefault(LogLevel.Info))
    const host = "127.0.0.1"
    const service = yield* serviceConfig(`http://${host}:${port}`)
    return ResearchServer.layer({ host, port, baseUrl: service.baseUrl, adminToken, reportPages }).pipe(
      Layer.provide(ResearchService.layer(service, { stages: fakeStages })),
      Layer.provide(Layer.setTracerEnabled(false)),
      Layer.provide(
        Layer.merge(
          Logger.replace(Logger.defaultLogger, Logger.withConsoleError(Logger.jsonLogger)),
          Logger.minimumLogLevel(logLevel)
        )
      )
    )
  })
).pipe(Layer.provide(Layer.setConfigProvider(settings)))

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

Effect.flatMap(ResearchServer, ({ host, port }) => Console.log(`listens on http://${host}:${port}`)).pipe(
  Effect.zipRight(Effect.never),
  Effect.provide(serverLayer),
  Effect.tapErrorCause(cause =>
    Option.match(Cause.failureOption(cause), {
      onNone: () => Console.error(Cause.pretty(cause)),
      onSome: error => Console.error(`Cannot start: ${messageOf(error)}`)
    })
  ),
  runServer({ disableErrorReporting: true, disablePrettyLogger: true })
)
