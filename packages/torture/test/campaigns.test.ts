import { Effect } from "effect"
import { describe, expect, it } from "vitest"
import { type Campaign, campaigns, type DatabaseKind, runCampaign } from "../src/index.ts"

const seed = 7

/** Those that take long even when they are short, need PostgreSQL, or measure a machine that tests share: run them by hand. */
const longOnes = new Set([
  "addresses",
  "corrupt",
  "secrets",
  "erasure",
  "sockets",
  "hostile",
  "zombie",
  "restarts",
  "half-open",
  "clock",
  "rescue",
  "terminate",
  "overload",
  "receivers"
])

const promisesBroken = (campaign: Campaign, database: DatabaseKind) =>
  Effect.runPromise(
    Effect.map(
      runCampaign(campaign, { database, seed, size: campaign.size.short, progress: () => Effect.void }),
      ({ outcome }) => outcome.broken
    )
  )

const named = (isWanted: (campaign: Campaign) => boolean) =>
  campaigns.filter(isWanted).map(campaign => [campaign.id, campaign] as const)

describe("a short campaign on SQLite", () => {
  it.each(named(({ databases, id }) => databases.includes("sqlite") && !longOnes.has(id)))(
    "%s",
    async (_, campaign) => expect(await promisesBroken(campaign, "sqlite")).toEqual([]),
    90_000
  )
})
