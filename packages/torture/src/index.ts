export type { BrokenPromise, Campaign, CampaignOptions, DatabaseKind, Outcome } from "./Campaign.ts"
export { campaigns } from "./campaigns/index.ts"
export { runCampaign } from "./runCampaign.ts"
