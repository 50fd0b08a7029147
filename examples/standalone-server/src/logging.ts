import { Layer, Logger } from "effect"
import type { ServerSettings } from "./ServerSettings.ts"

const formats = {
  pretty: Logger.prettyLogger({ colors: "auto", stderr: true }),
  json: Logger.withConsoleError(Logger.jsonLogger),
  logfmt: Logger.withConsoleError(Logger.logfmtLogger)
} as const

/** Logs go to standard error, so that standard output holds what a person starting the server wants to read. */
export const loggingLayer = ({ logFormat, logLevel }: ServerSettings) =>
  Layer.merge(Logger.replace(Logger.defaultLogger, formats[logFormat]), Logger.minimumLogLevel(logLevel))
