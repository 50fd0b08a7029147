import { type Claim, type Conflict, comparable } from "@prospect-research/core"
import { providedMark, row, stated } from "../facts.ts"
import { html } from "../Html.ts"
import type { Rendering, Section } from "../Rendering.ts"
import { fieldLabels, valueText } from "../words.ts"

/** Accepted claims that cannot all be true, alone or beside an address that the client gave; nothing when the sources agree. */
export const disagreements = (rendering: Rendering): Section | null => {
  const { footnotes, report } = rendering
  const { conflicts } = report.evidence
  if (conflicts.length === 0) return null
  const label = (field: string) =>
    Object.entries(fieldLabels).find(([known]) => field === known || field.startsWith(`${known}.`))?.[1] ??
    field
  const given = ({ provided }: Conflict) =>
    provided === undefined ? null : html`<li>${stated(provided, null, providedMark)}</li>`
  /** One line a value, however many sources give it and in however many spellings. */
  const valuesOf = ({ claims, field, kept }: Conflict) => {
    const values = new Map<string, ReadonlyArray<Claim>>()
    for (const id of claims) {
      const claim = footnotes.claim(id)
      if (claim === undefined) continue
      const key = comparable(claim.field, claim.value)
      values.set(key, [...(values.get(key) ?? []), claim])
    }
    return [...values.values()].map(([first, ...others]) =>
      first === undefined
        ? null
        : html`<li>${stated(
            valueText(first.value),
            footnotes.refer(
              [first, ...others].map(({ id }) => id),
              `Disagreement on ${label(field)}`
            ),
            html`<span class="remark">${[first, ...others].some(({ id }) => id === kept) ? "shown in this report" : "not shown"}</span>`
          )}</li>`
    )
  }
  return {
    id: "disagreements",
    title: conflicts.some(it => it.provided !== undefined)
      ? "Where the sources disagree, with one another or with you"
      : "Where the sources disagree",
    content: html`<dl class="facts">${conflicts.map(conflict =>
      row(label(conflict.field), html`<ul class="values">${given(conflict)}${valuesOf(conflict)}</ul>`)
    )}</dl>`
  }
}
