import { runServer } from "@prospect-research/http/server"
import { Effect } from "effect"
import { printBanner } from "./banner.ts"
import { readFlags } from "./commandLine.ts"
import { explainRefusal } from "./explainRefusal.ts"
import { StandaloneServer } from "./StandaloneServer.ts"

const usage = `Runs the service until it is stopped by Ctrl+C or SIGTERM.

  npm start

  --help   this text

It has no other options: settings are environment variables, such as PORT and DATABASE_URL (docs/settings.md).
`

readFlags(usage)

printBanner.pipe(
  Effect.zipRight(Effect.never),
  Effect.provide(StandaloneServer.layer),
  explainRefusal,
  runServer({ disableErrorReporting: true, disablePrettyLogger: true })
)
