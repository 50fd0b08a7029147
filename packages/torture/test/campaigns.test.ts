import { describe, it } from "vitest"
import { campaigns } from "../src/index.ts"
import { keepsItsPromises } from "./keepsItsPromises.ts"

/** Most of it is waiting, for two leases and more: begun last, they would be waited for alone. */
const longest = ["zombie", "sockets"]
const shortForms = [...campaigns]
  .sort((left, right) => Number(longest.includes(right.id)) - Number(longest.includes(left.id)))
  .map(campaign => [campaign.id, campaign.databases[0], campaign] as const)

/** Beside each other: they wait for leases, limits of time and processes for most of theirs. */
describe.concurrent("a short campaign", () => {
  it.each(shortForms)("%s on %s", (_id, database, campaign) => keepsItsPromises(campaign, database), 300_000)
})
