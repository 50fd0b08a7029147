import { resolve } from "node:path"
import { Accounts, type NewAccount } from "@prospect-research/core"
import { serviceConfig } from "@prospect-research/embedded"
import { enabledStages } from "@prospect-research/stages/builtInStages"
import { Console, Effect, Option } from "effect"
import { localUrl } from "./ServerSettings.ts"
import { Listening } from "./StandaloneServer.ts"

const accountLines = ({ api_key, credits, signing_secret }: NewAccount): ReadonlyArray<string> => [
  "",
  `  First account, with ${credits} credits. These are shown once:`,
  `  API key: ${api_key}`,
  `  Signing secret of callbacks: ${signing_secret}`
]

/** What a person who starts the server wants to read first: standard output, once. The key is never shown again. */
export const printBanner = Effect.gen(function* () {
  const accounts = yield* Accounts
  const url = Option.map(yield* Listening, localUrl)
  const { database, role } = yield* serviceConfig(Option.getOrElse(url, () => ""))
  const { on, off } = yield* enabledStages
  const created = yield* accounts.createFirst("First account")
  const lines = [
    Option.match(url, {
      onNone: () => `Prospect Research works as ${role} and needs no port`,
      onSome: address => `Prospect Research listens on ${address}   (documentation: ${address}/docs)`
    }),
    `  Database   ${database.kind === "sqlite" ? resolve(database.file) : "PostgreSQL"}`,
    ...(role === "all" ? [] : [`  Role       ${role}`]),
    `  Sources    ${on.join(", ")}${off.length === 0 ? "" : `   off: ${off.join(", ")}`}`,
    ...Option.match(created, { onNone: () => [], onSome: accountLines }),
    ""
  ]
  yield* Console.log(lines.join("\n"))
})
