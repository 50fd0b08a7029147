import { MemoryStore } from "@prospect-research/core"
import {
  accountStoreSuite,
  deliveryStoreSuite,
  doctorStoreSuite,
  privacyStoreSuite,
  taskStoreSuite
} from "@prospect-research/core/testing"

taskStoreSuite("memory", MemoryStore.layer)
accountStoreSuite("memory", MemoryStore.layer)
deliveryStoreSuite("memory", MemoryStore.layer)
privacyStoreSuite("memory", MemoryStore.layer)
doctorStoreSuite("memory", MemoryStore.layer)
