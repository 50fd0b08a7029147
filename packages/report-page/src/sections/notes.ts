import { visible } from "../blank.ts"
import { dateInWords } from "../dates.ts"
import type { Note, SourceDocument } from "../Footnotes.ts"
import { type Html, html } from "../Html.ts"
import { outsideLink, siteOf } from "../link.ts"
import type { Rendering, Section } from "../Rendering.ts"

const source = (document: SourceDocument): Html => {
  const site = siteOf(document.page_url, document.site)
  const title = visible(document.title)
  const date =
    document.published_at === null
      ? `read ${dateInWords(document.fetched_at)}`
      : `published ${dateInWords(document.published_at)}`
  const where = title === null ? html`<bdi>${date}</bdi>` : html`<bdi>${site}</bdi>, <bdi>${date}</bdi>`
  return html`${outsideLink(document.page_url, title ?? site)} <span class="site">${where}</span>`
}

/** One link for each thing that a note supports, to where it first stands. */
const uses = (note: Note): ReadonlyArray<Html> =>
  note.uses
    .filter((use, index) => note.uses.findIndex(it => it.label === use.label) === index)
    .map(
      (use, index) =>
        html`${index === 0 ? null : ", "}<a href="#${use.id}" role="doc-backlink" aria-label="Back to: ${use.label}"><bdi>${use.label}</bdi></a>`
    )

const noteItem = (note: Note): Html =>
  html`<li id="note-${note.number}" class="note">
<blockquote dir="auto">${note.quote}</blockquote>
<p class="origin">${note.document === null ? "From a page that is no longer held" : source(note.document)}</p>
<p class="uses">Supports ${uses(note)}</p>
</li>`

/** Every quote that the page refers to; rendered last. */
export const notes = (rendering: Rendering): Section | null => {
  const all = rendering.footnotes.notes
  return all.length === 0
    ? null
    : {
        id: "notes",
        title: "Notes",
        content: html`<p class="quiet">Each number in the text leads to the words it rests on, as they stood on the page.</p>
<ol class="notes" role="doc-endnotes">${all.map(noteItem)}</ol>`
      }
}
