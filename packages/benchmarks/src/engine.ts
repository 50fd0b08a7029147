import {
  type AccountStore,
  Accounts,
  CallbackSender,
  type DeliveryStore,
  Doctor,
  type DoctorStore,
  Health,
  Ids,
  Pipeline,
  Privacy,
  type PrivacyStore,
  Research,
  ResearchSettings,
  Secrets,
  Signals,
  stageLayer,
  type TaskStore
} from "@prospect-research/core"
import { Effect, Layer, Redacted } from "effect"

const noReceiver = Layer.succeed(CallbackSender, {
  check: () => Effect.void,
  send: () => Effect.succeed({ statusCode: 200, error: null, response: null, retryAfterMillis: null })
})

/** A stage that waits for a source that never answers, and says when it began to. */
const waitingStage = (onWaiting: Effect.Effect<void>) =>
  stageLayer(
    Effect.succeed({
      name: "waiting",
      version: "1",
      kind: "gather" as const,
      after: [],
      required: false,
      timeLimit: "1 hour",
      budget: 0,
      run: () => Effect.zipRight(onWaiting, Effect.never)
    })
  )

/**
 * The services of core over a store, with research that waits; worker and delivery loop are not started.
 * `onWaiting` runs whenever a task has come to where it waits.
 */
export const engine = <E>(
  store: Layer.Layer<TaskStore | AccountStore | DeliveryStore | PrivacyStore | DoctorStore, E>,
  onWaiting: Effect.Effect<void> = Effect.void
) =>
  Layer.mergeAll(
    Research.layer,
    Accounts.layer({ freeCredits: 1_000_000_000 }),
    Privacy.layer,
    Doctor.layer,
    Pipeline.layer([waitingStage(onWaiting)], { deadline: "1 hour" })
  ).pipe(
    Layer.provideMerge(Health.layer),
    Layer.provideMerge(ResearchSettings.layer({ baseUrl: "http://127.0.0.1:3000" })),
    Layer.provideMerge(Layer.mergeAll(store, noReceiver, Signals.layer)),
    Layer.provideMerge(
      Secrets.layer(Redacted.make(new Uint8Array(32).fill(1))).pipe(Layer.provideMerge(Ids.layer))
    )
  )
