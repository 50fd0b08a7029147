import { Accounts } from "@prospect-research/core"
import { serviceConfig } from "@prospect-research/embedded"
import { ResearchServer } from "@prospect-research/http/server"
import { enabledStages } from "@prospect-research/stages"
import { Console, Effect, Option } from "effect"
import { localUrl } from "./ServerSettings.ts"

/** What a person who starts the server wants to read first: standard output, once. The key is never shown again. */
export const printBanner = Effect.gen(function* () {
  const accounts = yield* Accounts
  const url = localUrl(yield* ResearchServer)
  const { database, role } = yield* serviceConfig(url)
  const { on, off } = yield* enabledStages
  const created = yield* accounts.createFirst("First account")
  const lines = [
    `Prospect Research listens on ${url}   (documentation: ${url}/docs)`,
    `  Database   ${database.kind === "sqlite" ? database.file : "PostgreSQL"}${role === "all" ? "" : `   role: ${role}`}`,
    `  Sources    ${on.join(", ")}${off.length === 0 ? "" : `   off: ${off.join(", ")}`}`,
    ...Option.match(created, {
      onNone: () => [],
      onSome: ({ api_key, credits, signing_secret }) => [
        "",
        `  First account, with ${credits} credits. These are shown once:`,
        `  API key: ${api_key}`,
        `  Signing secret of callbacks: ${signing_secret}`
      ]
    }),
    ""
  ]
  yield* Console.log(lines.join("\n"))
})
