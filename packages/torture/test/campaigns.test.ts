import { describe, it } from "vitest"
import { campaigns } from "../src/index.ts"
import { keepsItsPromises } from "./keepsItsPromises.ts"
import { waitingCampaigns } from "./waitingCampaigns.ts"

describe("a short campaign on SQLite", () => {
  it.each(
    campaigns.filter(({ id }) => !waitingCampaigns.has(id)).map(campaign => [campaign.id, campaign] as const)
  )("%s", (_, campaign) => keepsItsPromises(campaign, "sqlite"), 90_000)
})
