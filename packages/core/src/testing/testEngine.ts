import { Effect, Layer, Redacted } from "effect"
import type { AccountStore } from "../ports/AccountStore.ts"
import { CallbackSender } from "../ports/CallbackSender.ts"
import type { DeliveryStore } from "../ports/DeliveryStore.ts"
import type { DoctorStore } from "../ports/DoctorStore.ts"
import { Ids } from "../ports/Ids.ts"
import type { PrivacyStore } from "../ports/PrivacyStore.ts"
import { Secrets } from "../ports/Secrets.ts"
import { Signals } from "../ports/Signals.ts"
import type { TaskStore } from "../ports/TaskStore.ts"
import { Accounts } from "../services/Accounts.ts"
import { Callbacks } from "../services/Callbacks.ts"
import { Doctor } from "../services/Doctor.ts"
import { Health } from "../services/Health.ts"
import { Pipeline } from "../services/Pipeline.ts"
import { Privacy } from "../services/Privacy.ts"
import { Research } from "../services/Research.ts"
import { ResearchSettings } from "../services/ResearchOptions.ts"
import { Worker } from "../services/Worker.ts"
import { testStage } from "./testStages.ts"

/** A sender to whom every address is fine and every receiver answers 200. */
export const acceptingSender = Layer.succeed(CallbackSender, {
  check: () => Effect.void,
  send: () => Effect.succeed({ statusCode: 200, error: null, response: null, retryAfterMillis: null })
})

const secrets = Secrets.layer(Redacted.make(new Uint8Array(32).fill(7)))

/** The engine with `testStage` over any store: what the service suite runs against. */
export const testEngine = <E>(
  store: Layer.Layer<TaskStore | AccountStore | DeliveryStore | PrivacyStore | DoctorStore, E>,
  sender: Layer.Layer<CallbackSender> = acceptingSender
) =>
  Layer.mergeAll(
    Research.layer,
    Accounts.layer(),
    Privacy.layer,
    Doctor.layer,
    Worker.layer({ poll: "50 millis" }),
    Callbacks.layer({ poll: "50 millis" })
  ).pipe(
    Layer.provideMerge(Health.layer),
    Layer.provide(Pipeline.layer([testStage])),
    Layer.provide(ResearchSettings.layer({ baseUrl: "http://localhost:3000" })),
    Layer.provide(Layer.mergeAll(store, sender, secrets.pipe(Layer.provideMerge(Ids.layer)), Signals.layer))
  )
