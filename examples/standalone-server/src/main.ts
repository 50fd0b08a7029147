import { NodeRuntime } from "@effect/platform-node"
import { Effect } from "effect"
import { printBanner } from "./banner.ts"
import { explainRefusal } from "./explainRefusal.ts"
import { StandaloneServer } from "./StandaloneServer.ts"

printBanner.pipe(
  Effect.zipRight(Effect.never),
  Effect.provide(StandaloneServer.layer),
  explainRefusal,
  NodeRuntime.runMain({ disableErrorReporting: true, disablePrettyLogger: true })
)
