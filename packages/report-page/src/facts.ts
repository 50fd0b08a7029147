import type { Confidence, ListField, SingleField } from "@prospect-research/core"
import { isBlank } from "./blank.ts"
import { type Content, type Html, html } from "./Html.ts"
import { addressInWords, outsideLink, webAddress } from "./link.ts"
import type { Rendering } from "./Rendering.ts"
import { confidenceWords, fieldLabels } from "./words.ts"

/** A row of a list of facts. */
export const row = (label: string, content: Content): Html =>
  html`<div class="row"><dt>${label}</dt><dd>${content}</dd></div>`

export const rows = (contents: ReadonlyArray<Html | null>): Html | null =>
  contents.every(content => content === null) ? null : html`<dl class="facts">${contents}</dl>`

/** The three bars repeat what the words say. */
export const confidenceMark = (confidence: Confidence): Html =>
  html`<span class="confidence ${confidence.toLowerCase()}"><span class="bars" aria-hidden="true"><span></span><span></span><span></span></span>${confidenceWords[confidence]} confidence</span>`

export const providedMark = html`<span class="provided">provided by you</span>`

const shown = (value: string | number): Html => {
  const url = typeof value === "string" ? webAddress(value) : null
  return url === null ? html`<bdi class="value">${value}</bdi>` : outsideLink(url.href, addressInWords(url))
}

/** A value with its notes, and beside it a remark on how sure it is or where it comes from. */
export const stated = (value: string | number, references: Html | null, remark: Html | null): Html =>
  html`<div class="stated"><span>${shown(value)}${references}</span> ${remark}</div>`

const supported = (rendering: Rendering, field: string, value: string | number, label: string): Html => {
  const basis = rendering.basis(field)
  return basis === undefined
    ? stated(value, null, null)
    : stated(value, rendering.footnotes.refer(basis.claims, label), confidenceMark(basis.confidence))
}

/** A field with its notes. Where the sources know nothing, the client's own word stands in, marked as such. */
export const fact = (
  rendering: Rendering,
  field: SingleField,
  value: string | number | null,
  label: string = fieldLabels[field]
): Html | null => {
  const provided = rendering.provided(field)
  if (value === null || (typeof value === "string" && isBlank(value))) {
    return provided === null ? null : row(label, stated(provided, null, providedMark))
  }
  const own = value === provided && rendering.basis(field) === undefined
  return row(
    label,
    own ? stated(value, null, providedMark) : supported(rendering, field, value, fieldLabels[field])
  )
}

/** Values of a list of the report, one a line, each with its own notes. `field` is the path of the list; blank values are left out. */
export const valueList = (rendering: Rendering, field: string, values: ReadonlyArray<string>): Html =>
  html`<ul class="values">${values.map((value, index) =>
    isBlank(value) ? null : html`<li>${supported(rendering, `${field}.${index}`, value, value)}</li>`
  )}</ul>`

/** A field that holds a list. */
export const factList = (
  rendering: Rendering,
  field: ListField,
  values: ReadonlyArray<string>,
  label: string = fieldLabels[field]
): Html | null => (values.every(isBlank) ? null : row(label, valueList(rendering, field, values)))
