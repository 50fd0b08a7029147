import { ConfigError } from "effect"

/** A message that names its setting by itself needs no path before it. */
const named = (path: ReadonlyArray<string>, message: string): string => {
  const name = path.join("_")
  return message.startsWith(name) ? message : `${name}: ${message}`
}

/** What is wrong with the settings, in words for the person who made them. */
export const settingsMessage = (error: ConfigError.ConfigError): string =>
  ConfigError.reduceWithContext(error, undefined, {
    andCase: (_, left, right) => `${left}; ${right}`,
    orCase: (_, left, right) => `${left}, or ${right}`,
    invalidDataCase: (_, path, message) => named(path, message),
    missingDataCase: (_, path) => `${path.join("_")} must be set`,
    sourceUnavailableCase: (_, path, message) => named(path, message),
    unsupportedCase: (_, path, message) => named(path, message)
  })

/** What was refused at the opening, in words for the operator: settings, the database, the secret key. */
export const refusalMessage = (error: unknown): string => {
  if (ConfigError.isConfigError(error)) return settingsMessage(error)
  return error instanceof Error ? error.message : String(error)
}
