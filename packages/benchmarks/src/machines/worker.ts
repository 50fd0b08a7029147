import { Worker } from "@prospect-research/core"
import { Effect } from "effect"
import { services } from "./services.ts"

/** A worker process: runs until it is killed. */
const worker = Effect.never.pipe(
  Effect.provide(Worker.layer({ concurrency: 64 })),
  Effect.provide(services(process.argv[2] ?? ""))
)

Effect.runFork(worker)
