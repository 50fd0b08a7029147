import { ServiceUnderTest, serviceSuite, testEngine } from "@prospect-research/core/testing"
import { PostgresStore } from "@prospect-research/storage-postgres"
import { Effect, Layer, Redacted } from "effect"
import { startServer } from "./database.ts"

const server = await startServer()

const store = Layer.unwrapEffect(
  Effect.map(server.createDatabase, url => PostgresStore.layer({ url: Redacted.make(url), connections: 4 }))
)

serviceSuite(
  "in process, on PostgreSQL",
  ServiceUnderTest.layerInProcess.pipe(Layer.provide(testEngine(store)))
)
