import { Context, type Effect, type Redacted } from "effect"
import type { InvalidRequest } from "../domain/errors.ts"

/** One HTTP try of a delivery, ready to be signed and sent. */
export interface OutgoingCallback {
  readonly deliveryId: string
  readonly url: string
  readonly body: string
  readonly bearer: Redacted.Redacted | null
  /** `whsec_…`, newest first; each gives one signature. */
  readonly signingSecrets: ReadonlyArray<Redacted.Redacted>
}

/** What came of it. Sending never fails: whatever goes wrong is an answer to write down. */
export interface CallbackResponse {
  readonly statusCode: number | null
  /** Why there is no status; `null` otherwise. Contains no secret. */
  readonly error: string | null
  /** At most 4 KiB of the answer, with the secrets that were sent removed. */
  readonly response: string | null
  /** The receiver's `Retry-After`, milliseconds; `null` when absent or nonsense. */
  readonly retryAfterMillis: number | null
}

export class CallbackSender extends Context.Tag("@prospect-research/core/CallbackSender")<
  CallbackSender,
  {
    /** Refuses at submit what can never be sent to: bad syntax, private literals, wrong schemes and ports. */
    readonly check: (url: string) => Effect.Effect<void, InvalidRequest>
    /** Sends once, within 15 s. */
    readonly send: (callback: OutgoingCallback) => Effect.Effect<CallbackResponse>
  }
>() {}
