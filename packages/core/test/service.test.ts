import { MemoryStore } from "@prospect-research/core"
import { ServiceUnderTest, serviceSuite, testEngine } from "@prospect-research/core/testing"
import { Layer } from "effect"

serviceSuite(
  "in process, in memory",
  ServiceUnderTest.layerInProcess.pipe(Layer.provide(testEngine(MemoryStore.layer)))
)
