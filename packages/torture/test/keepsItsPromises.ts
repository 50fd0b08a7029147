import { Effect } from "effect"
import { expect } from "vitest"
import { type Campaign, type DatabaseKind, runCampaign } from "../src/index.ts"

const seed = 7

/** Runs the short form. What a campaign measures of a machine that tests share is left to longer ones. */
export const keepsItsPromises = async (campaign: Campaign, database: DatabaseKind): Promise<void> => {
  const { outcome } = await Effect.runPromise(
    runCampaign(campaign, { database, seed, size: campaign.size.short, progress: () => Effect.void })
  )
  expect(outcome.broken.filter(({ isTimed }) => isTimed !== true)).toEqual([])
}
