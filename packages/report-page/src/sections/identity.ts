import type { SourceDocument } from "../Footnotes.ts"
import { html } from "../Html.ts"
import { addressInWords, outsideLink, siteOf, webAddress } from "../link.ts"
import type { Rendering, Section } from "../Rendering.ts"
import { counted, humanize, identityWords } from "../words.ts"

const weight = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`)

const siteOfPage = ({ page_url, site }: SourceDocument): string => siteOf(page_url, site)

/** A page by its site; pages of one site by their addresses, which tell them apart. */
const nameOfPage = (page: SourceDocument, pages: ReadonlyArray<SourceDocument>): string => {
  const site = siteOfPage(page)
  const url = webAddress(page.page_url)
  const isAlone = pages.filter(it => siteOfPage(it) === site).length < 2
  return isAlone || url === null ? site : addressInWords(url)
}

/** Why the sources are held to speak of this person; nothing when no page was weighed. */
export const identity = (rendering: Rendering): Section | null => {
  const { identities } = rendering.report.evidence
  const accepted = identities.filter(it => it.verdict === "confirmed" || it.verdict === "probable")
  const others = identities.length - accepted.length
  if (identities.length === 0) return null
  const pages = accepted.flatMap(it => rendering.footnotes.document(it.document) ?? [])
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
          : outsideLink(document.page_url, nameOfPage(document, pages))
      } <span class="remark">${identityWords[it.verdict]}</span></p>
<ul class="signs">${it.reasons.map(
        ({ signal, weight: value }) =>
          html`<li><bdi>${humanize(signal)}</bdi> <span class="weight">${weight(value)}</span></li>`
      )}</ul></li>`
    })}</ul>`
  }
}
