import { Context, Effect, Layer } from "effect"
import { AccountStore } from "../ports/AccountStore.ts"
import { DeliveryStore } from "../ports/DeliveryStore.ts"
import { DoctorStore } from "../ports/DoctorStore.ts"
import { PrivacyStore } from "../ports/PrivacyStore.ts"
import { TaskStore } from "../ports/TaskStore.ts"
import { makeMemoryAccountStore } from "./MemoryAccountStore.ts"
import { makeMemoryDeliveryStore } from "./MemoryDeliveryStore.ts"
import { makeMemoryDoctorStore } from "./MemoryDoctorStore.ts"
import { makeMemoryPrivacyStore } from "./MemoryPrivacyStore.ts"
import { makeMemoryState } from "./MemoryState.ts"
import { makeMemoryTaskStore } from "./MemoryTaskStore.ts"

/** The stores in memory, for tests and first steps: gone with the process. What the other stores do is defined by this one. */
export const MemoryStore = {
  layer: Layer.effectContext(
    Effect.sync(() => {
      const state = makeMemoryState()
      return Context.make(TaskStore, makeMemoryTaskStore(state)).pipe(
        Context.add(AccountStore, makeMemoryAccountStore(state)),
        Context.add(DeliveryStore, makeMemoryDeliveryStore(state)),
        Context.add(PrivacyStore, makeMemoryPrivacyStore(state)),
        Context.add(DoctorStore, makeMemoryDoctorStore(state))
      )
    })
  )
} as const
