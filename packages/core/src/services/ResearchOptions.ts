import { Context, Duration, Layer } from "effect"

/** For so long the same idempotency key gives the first answer again. */
export const idempotencyLifetime = Duration.days(7)

/** What an operator may settle about tasks. */
export interface ResearchOptions {
  /** Where the service is reached from outside, without a trailing slash: report addresses begin with it. */
  readonly baseUrl: string
  /** How long a report page is shown, milliseconds; `null`: until it is erased or revoked. */
  readonly reportLifetimeMillis: number | null
  /** New requests are refused with 503 above this many pending tasks. */
  readonly pendingLimit: number
}

export class ResearchSettings extends Context.Tag("@prospect-research/core/ResearchSettings")<
  ResearchSettings,
  ResearchOptions
>() {
  static readonly layer = (options: Partial<ResearchOptions> & Pick<ResearchOptions, "baseUrl">) =>
    Layer.succeed(ResearchSettings, { reportLifetimeMillis: null, pendingLimit: 1_000_000, ...options })
}
