import { ServiceUnderTest, serviceSuite, testEngine } from "@prospect-research/core/testing"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import { Effect, Layer } from "effect"
import { temporaryDirectory } from "./temporaryDirectory.ts"

const store = Layer.unwrapScoped(
  Effect.map(temporaryDirectory, directory => SqliteStore.layer({ filename: `${directory}/research.db` }))
)

serviceSuite("in process, on SQLite", ServiceUnderTest.layerInProcess.pipe(Layer.provide(testEngine(store))))
