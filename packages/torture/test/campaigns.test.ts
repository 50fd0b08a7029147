import { describe, it } from "vitest"
import { campaigns } from "../src/index.ts"
import { keepsItsPromises } from "./keepsItsPromises.ts"

const shortForms = campaigns.map(campaign => [campaign.id, campaign.databases[0], campaign] as const)

/** Three beside each other: they wait for leases, limits of time and processes for most of theirs, and other tests run beside them. */
describe.concurrent("a short campaign", () => {
  it.each(shortForms)("%s on %s", (_id, database, campaign) => keepsItsPromises(campaign, database), 300_000)
})
