import { Clock, Effect, Random } from "effect"
import type { Campaign, CampaignOptions, Outcome } from "./Campaign.ts"
import type { Run } from "./report.ts"

export interface RunOptions extends CampaignOptions {
  /** The same seed draws the same numbers; what processes do meanwhile stays their own. */
  readonly seed: number
}

const couldNotGoOn = (story: string): Outcome => ({
  measurements: [],
  broken: [{ promise: "a campaign can be run to its end", subject: "the campaign", story }],
  notes: []
})

/** Runs a campaign to its outcome and ends everything that it started. */
export const runCampaign = (
  campaign: Campaign,
  { database, progress, seed, size }: RunOptions
): Effect.Effect<Run> =>
  Effect.gen(function* () {
    const startedAt = yield* Clock.currentTimeMillis
    const outcome = yield* campaign.run({ database, progress, size }).pipe(
      Effect.scoped,
      Effect.withRandom(Random.make(seed)),
      Effect.catchAll(trouble => Effect.succeed(couldNotGoOn(trouble.message)))
    )
    const seconds = ((yield* Clock.currentTimeMillis) - startedAt) / 1000
    return { campaign, database, seed, size, seconds, outcome }
  })
