import type { StoredReport } from "@prospect-research/core"

/** A page ready to be served. */
export interface Page {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly html: string
}

/** How reports look: `@prospect-research/report-page`, or pages of one's own. */
export interface ReportPages {
  readonly render: (report: StoredReport) => Page
  readonly notFound: Page
  readonly gone: Page
}
