import { row, stated } from "../facts.ts"
import { html } from "../Html.ts"
import type { Rendering, Section } from "../Rendering.ts"
import { fieldLabels, valueText } from "../words.ts"

/** Accepted claims that cannot all be true; nothing when the sources agree. */
export const disagreements = (rendering: Rendering): Section | null => {
  const { footnotes, report } = rendering
  const { conflicts } = report.evidence
  if (conflicts.length === 0) return null
  const label = (field: string) =>
    Object.entries(fieldLabels).find(([known]) => field === known || field.startsWith(`${known}.`))?.[1] ??
    field
  const statement = (id: string, kept: string | null, field: string) => {
    const claim = footnotes.claim(id)
    return claim === undefined
      ? null
      : html`<li>${stated(
          valueText(claim.value),
          footnotes.refer([id], `Disagreement on ${field}`),
          html`<span class="remark">${id === kept ? "shown in this report" : "not shown"}</span>`
        )}</li>`
  }
  return {
    id: "disagreements",
    title: "Where the sources disagree",
    content: html`<dl class="facts">${conflicts.map(conflict =>
      row(
        label(conflict.field),
        html`<ul class="values">${conflict.claims.map(id => statement(id, conflict.kept, label(conflict.field)))}</ul>`
      )
    )}</dl>`
  }
}
