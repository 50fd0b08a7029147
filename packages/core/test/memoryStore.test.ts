import { MemoryStore } from "@prospect-research/core"
import { accountStoreSuite, deliveryStoreSuite, taskStoreSuite } from "@prospect-research/core/testing"

taskStoreSuite("memory", MemoryStore.layer)
accountStoreSuite("memory", MemoryStore.layer)
deliveryStoreSuite("memory", MemoryStore.layer)
