import { describe, it } from "vitest"
import { campaigns } from "../src/index.ts"
import { keepsItsPromises } from "./keepsItsPromises.ts"
import { waitingCampaigns } from "./waitingCampaigns.ts"

const waiting = campaigns.filter(({ id }) => waitingCampaigns.has(id))

describe.concurrent("a short campaign that waits", () => {
  it.each(
    waiting.map(
      campaign =>
        [campaign.id, campaign.databases.includes("sqlite") ? "sqlite" : "postgres", campaign] as const
    )
  )("%s on %s", (_, database, campaign) => keepsItsPromises(campaign, database), 240_000)
})
