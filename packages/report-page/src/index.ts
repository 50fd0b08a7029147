export { renderGone, renderNotFound } from "./notices.ts"
export type { ReportPage } from "./page.ts"
export { renderReport } from "./renderReport.ts"
