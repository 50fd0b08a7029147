import { html } from "../Html.ts"
import { outsideLink, siteOf } from "../link.ts"
import type { Rendering, Section } from "../Rendering.ts"
import { counted, humanize, identityWords } from "../words.ts"

const weight = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

/** Why the sources are held to speak of this person; nothing when no page was weighed. */
export const identity = (rendering: Rendering): Section | null => {
  const { identities } = rendering.report.evidence
  const accepted = identities.filter(it => it.verdict === "confirmed" || it.verdict === "probable")
  const others = identities.length - accepted.length
  if (identities.length === 0) return null
  const leftOut = `${counted(others, "page")} may speak of somebody else, and ${others === 1 ? "was" : "were"} left out.`
  if (accepted.length === 0) {
    return { id: "identity", title: "Pages left out", content: html`<p class="quiet">${leftOut}</p>` }
  }
  return {
    id: "identity",
    title: "Why this is the right person",
    content: html`<p class="quiet">Each sign on a page adds to its score or takes from it, and only pages that score high enough are used. ${
      others === 0 ? null : leftOut
    }</p>
<ul class="pages">${accepted.map(it => {
      const document = rendering.footnotes.document(it.document)
      return html`<li><p>${
        document === null
          ? "A page that is no longer held"
          : outsideLink(document.page_url, siteOf(document.page_url, document.site))
      } <span class="remark">${identityWords[it.verdict]}</span></p>
<ul class="signs">${it.reasons.map(
        ({ signal, weight: value }) =>
          html`<li><bdi>${humanize(signal)}</bdi> <span class="weight">${weight(value)}</span></li>`
      )}</ul></li>`
    })}</ul>`
  }
}
