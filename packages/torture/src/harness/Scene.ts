import { Effect } from "effect"
import type { DatabaseKind } from "../Campaign.ts"
import { openAccount } from "./Account.ts"
import { type Deployment, type DeploymentOptions, openDeployment, type Slot } from "./Deployment.ts"
import { openFakeSource } from "./FakeSource.ts"
import { openReceiver, type ReceiverAnswer } from "./Receiver.ts"
import type { ServerOptions } from "./ServerProcess.ts"
import { makeWorkload } from "./Workload.ts"

export interface SceneOptions extends Omit<DeploymentOptions, "database"> {
  readonly database: DatabaseKind
  readonly answer?: ReceiverAnswer
  /** How many accounts share the load. Default 3. */
  readonly accounts?: number
}

const plenty = 1_000_000

/** What most campaigns need: a source, a receiver, the service, accounts that can pay, and clients. */
export const openScene = Effect.fnUntraced(function* ({
  accounts: count = 3,
  answer,
  ...options
}: SceneOptions) {
  const source = yield* openFakeSource
  const receiver = yield* openReceiver(answer)
  const deployment: Deployment = yield* openDeployment({
    ...options,
    settings: { TORTURE_SOURCE: source.address, LOG_LEVEL: "WARN", ...options.settings }
  })
  const accounts = yield* Effect.replicateEffect(openAccount(deployment, plenty), count)
  return { source, receiver, deployment, accounts, workload: makeWorkload(accounts, receiver) }
})

export type Scene = Effect.Effect.Success<ReturnType<typeof openScene>>

/** Starts a process again whenever it ends, as long as the scope. `ends` tells how each end came: exit code or signal. */
export const keepRunning = Effect.fnUntraced(function* (slot: Slot, changes: Partial<ServerOptions> = {}) {
  const ends: Array<string> = []
  yield* Effect.forkScoped(
    Effect.forever(
      Effect.suspend(() => slot.current().ended).pipe(
        Effect.tap(how => {
          ends.push(how)
        }),
        Effect.zipRight(slot.restart(changes))
      )
    )
  )
  return { ends }
})
