import type { StoredReport } from "@prospect-research/core"
import { type Html, html } from "./Html.ts"
import { page, type ReportPage } from "./page.ts"
import { Rendering, type Section } from "./Rendering.ts"
import { approach } from "./sections/approach.ts"
import { background } from "./sections/background.ts"
import { disagreements } from "./sections/disagreements.ts"
import { gaps } from "./sections/gaps.ts"
import { guidance } from "./sections/guidance.ts"
import { identity } from "./sections/identity.ts"
import { notes } from "./sections/notes.ts"
import { openingLines } from "./sections/openingLines.ts"
import { provided } from "./sections/provided.ts"
import { header, prospectName } from "./sections/summary.ts"

const contents = (sections: ReadonlyArray<Section>): Html =>
  html`<nav class="contents" aria-label="Contents"><ol>${sections.map(
    ({ id, title }) => html`<li><a href="#${id}">${title}</a></li>`
  )}</ol></nav>`

const sectionElement = ({ id, title, content }: Section): Html =>
  html`<section id="${id}" aria-labelledby="${id}-title">
<h2 id="${id}-title">${title}</h2>
${content}
</section>
`

const testBanner = html`<p class="banner" role="note"><strong>Test report.</strong> Nothing was researched: every value on this page is made up.</p>`

/** A completed report as one page: plain HTML that loads nothing and runs nothing. */
export const renderReport = (report: StoredReport): ReportPage => {
  const rendering = new Rendering(report)
  // Notes are numbered as the parts refer to them, so that the parts are rendered in the order of the page.
  const top = header(rendering)
  const sections = [
    guidance(rendering),
    openingLines(rendering),
    approach(rendering),
    ...background(rendering),
    disagreements(rendering),
    gaps(rendering),
    provided(rendering),
    identity(rendering),
    notes(rendering)
  ].filter(section => section !== null)
  return page(
    `${prospectName(rendering).name} · Research report`,
    html`<a class="skip" href="#report">Skip to the report</a>
${report.isTest ? testBanner : null}
<div class="sheet">
${top}
<div class="layout">
${contents(sections)}
<main id="report">
${sections.map(sectionElement)}
</main>
</div>
<footer class="foot">
<p>Everything above comes from public sources or from you. It speaks of a person: keep it to those who need it, and no longer than they do.</p>
</footer>
</div>`
  )
}
