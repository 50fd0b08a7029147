import { Effect } from "effect"
import type { Signals } from "../ports/Signals.ts"

/** Wakes whoever waits for a task that somebody other than its worker has ended. */
export const announceEnd = (signals: typeof Signals.Service, taskId: string): Effect.Effect<void> =>
  Effect.all([signals.publish(`task:${taskId}`), signals.publish("deliveries"), signals.publish("leases")], {
    discard: true
  })
