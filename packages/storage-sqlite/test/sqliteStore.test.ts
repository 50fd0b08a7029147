import { join } from "node:path"
import {
  accountStoreSuite,
  deliveryStoreSuite,
  doctorStoreSuite,
  privacyStoreSuite,
  taskStoreSuite
} from "@prospect-research/core/testing"
import { SqliteStore } from "@prospect-research/storage-sqlite"
import { Effect, Layer } from "effect"
import { temporaryDirectory } from "./temporaryDirectory.ts"

const layer = Layer.unwrapScoped(
  Effect.map(temporaryDirectory, directory => SqliteStore.layer({ filename: join(directory, "research.db") }))
)

taskStoreSuite("sqlite", layer)
accountStoreSuite("sqlite", layer)
deliveryStoreSuite("sqlite", layer)
privacyStoreSuite("sqlite", layer)
doctorStoreSuite("sqlite", layer)
