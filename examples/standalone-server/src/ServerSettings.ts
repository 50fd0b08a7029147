import { webAddress } from "@prospect-research/core"
import { Config, LogLevel, type Option, type Redacted } from "effect"

/** What the standalone server adds to the settings of the service. */
export interface ServerSettings {
  readonly host: string
  readonly port: number
  /** On a stop, the interface is served for so long while it says that it is not ready, milliseconds. */
  readonly drainMillis: number
  /** Opens the administration routes. */
  readonly adminToken: Option.Option<Redacted.Redacted>
  readonly logLevel: LogLevel.LogLevel
  readonly logFormat: "pretty" | "json" | "logfmt"
  /** Base URL of an OpenTelemetry collector (OTLP over HTTP, JSON). */
  readonly telemetry: Option.Option<string>
}

export const serverConfig: Config.Config<ServerSettings> = Config.all({
  host: Config.string("HOST").pipe(Config.withDefault("127.0.0.1")),
  port: Config.integer("PORT").pipe(
    Config.withDefault(3000),
    Config.validate({
      message: "PORT must be 0 to 65535",
      validation: port => port >= 0 && port <= 65_535
    })
  ),
  drainMillis: Config.integer("SHUTDOWN_DRAIN_SECONDS").pipe(
    Config.withDefault(0),
    Config.validate({
      message: "SHUTDOWN_DRAIN_SECONDS must be 0 or more",
      validation: seconds => seconds >= 0
    }),
    Config.map(seconds => seconds * 1000)
  ),
  adminToken: Config.option(Config.redacted(Config.nonEmptyString("ADMIN_TOKEN"))),
  logLevel: Config.logLevel("LOG_LEVEL").pipe(Config.withDefault(LogLevel.Info)),
  logFormat: Config.literal("pretty", "json", "logfmt")("LOG_FORMAT").pipe(Config.withDefault("pretty")),
  telemetry: Config.option(webAddress("OTEL_EXPORTER_OTLP_ENDPOINT"))
})

/** Where clients on this machine reach the server. */
export const localUrl = ({ host, port }: Pick<ServerSettings, "host" | "port">): string =>
  `http://${host.includes(":") ? `[${host}]` : host}:${port}`
