import { Worker } from "@prospect-research/core"
import { Effect } from "effect"
import { services } from "./services.ts"
import { waitForStart } from "./starting.ts"

/** A worker process: runs until it is killed. */
const worker = Effect.promise(waitForStart).pipe(
  Effect.zipRight(Effect.provide(Effect.never, Worker.layer({ concurrency: 64 }))),
  Effect.provide(services(process.argv[2] ?? ""))
)

Effect.runFork(worker)
