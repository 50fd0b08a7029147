import { Duration, Effect, Random } from "effect"
import type { CallbackResponse } from "../ports/CallbackSender.ts"
import type { AttemptOutcome } from "../ports/DeliveryStore.ts"

/** When each attempt is made, after the one before it failed; jittered by ±20 %. The last failure ends the delivery. */
export const attemptDelays: ReadonlyArray<Duration.Duration> = [
  Duration.zero,
  Duration.seconds(5),
  Duration.minutes(5),
  Duration.minutes(30),
  Duration.hours(2),
  Duration.hours(5),
  Duration.hours(10),
  Duration.hours(14),
  Duration.hours(20),
  Duration.hours(24)
]

const gone = 410

export const isDelivered = ({ statusCode }: CallbackResponse): boolean =>
  statusCode !== null && statusCode >= 200 && statusCode < 300

/** What follows from attempt `number` (1 is the first of the schedule). A receiver may ask for more patience, not for less. */
export const outcomeOf = Effect.fnUntraced(function* (number: number, response: CallbackResponse) {
  if (isDelivered(response)) return { _tag: "Delivered" } satisfies AttemptOutcome
  const delay = attemptDelays[number]
  if (delay === undefined || response.statusCode === gone)
    return { _tag: "Abandoned" } satisfies AttemptOutcome
  const factor = yield* Random.nextRange(0.8, 1.2)
  const delayMillis = Math.round(Math.max(Duration.toMillis(delay) * factor, response.retryAfterMillis ?? 0))
  return { _tag: "Retry", delayMillis } satisfies AttemptOutcome
})
