import {
  accountStoreSuite,
  deliveryStoreSuite,
  doctorStoreSuite,
  privacyStoreSuite,
  taskStoreSuite
} from "@prospect-research/core/testing"
import { PostgresStore } from "@prospect-research/storage-postgres"
import { Effect, Layer } from "effect"
import { emptiedDatabase, startServer } from "./database.ts"

const freshDatabase = await Effect.runPromise(emptiedDatabase(await startServer()))

const layer = Layer.unwrapEffect(Effect.map(freshDatabase, PostgresStore.layer))

taskStoreSuite("postgres", layer)
accountStoreSuite("postgres", layer)
deliveryStoreSuite("postgres", layer)
privacyStoreSuite("postgres", layer)
doctorStoreSuite("postgres", layer)
