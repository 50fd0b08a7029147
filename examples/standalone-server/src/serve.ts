import { runServer } from "@prospect-research/http/server"
import { Effect } from "effect"
import { printBanner } from "./banner.ts"
import { explainRefusal } from "./explainRefusal.ts"
import { StandaloneServer } from "./StandaloneServer.ts"

printBanner.pipe(
  Effect.zipRight(Effect.never),
  Effect.provide(StandaloneServer.layer),
  explainRefusal,
  runServer({ disableErrorReporting: true, disablePrettyLogger: true })
)
