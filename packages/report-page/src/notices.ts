import { html } from "./Html.ts"
import { page, type ReportPage } from "./page.ts"

const notice = (title: string, explanation: string, advice: string): ReportPage =>
  page(
    title,
    html`<main class="notice">
<h1>${title}</h1>
<p>${explanation}</p>
<p>${advice}</p>
</main>`
  )

const gone = notice(
  "This report is no longer available",
  "It was erased, withdrawn, or its time has run out. Nothing of it is shown here any more.",
  "If you still need it, ask whoever sent you the link to have the research done again."
)

const notFound = notice(
  "There is no report here",
  "The link may be incomplete, or was changed on its way to you.",
  "Copy the whole link and try again, or ask whoever sent it to you."
)

/** For a report that was erased, withdrawn or has expired (status 410). */
export const renderGone = (): ReportPage => gone

/** For an address that never was a report (status 404). */
export const renderNotFound = (): ReportPage => notFound
