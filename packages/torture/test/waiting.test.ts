import { describe, it } from "vitest"
import { campaigns } from "../src/index.ts"
import { keepsItsPromises } from "./keepsItsPromises.ts"
import { waitingCampaigns } from "./waitingCampaigns.ts"

const waiting = campaigns.filter(
  ({ databases, id }) => waitingCampaigns.has(id) && databases.includes("sqlite")
)

describe.concurrent("a short campaign that waits, on SQLite", () => {
  it.each(waiting.map(campaign => [campaign.id, campaign] as const))(
    "%s",
    (_, campaign) => keepsItsPromises(campaign, "sqlite"),
    240_000
  )
})
