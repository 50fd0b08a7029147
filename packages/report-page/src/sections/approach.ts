import { isBlank } from "../blank.ts"
import { confidenceMark, valueList } from "../facts.ts"
import { type Html, html } from "../Html.ts"
import type { Rendering, Section } from "../Rendering.ts"

const passage = (rendering: Rendering, title: string, field: string, text: string): Html | null => {
  if (isBlank(text)) return null
  const basis = rendering.basis(`outreach_intelligence.${field}`)
  const references = basis === undefined ? null : rendering.footnotes.refer(basis.claims, title)
  return html`<h3>${title}</h3>
<div class="stated"><p dir="auto">${text}${references}</p> ${basis === undefined ? null : confidenceMark(basis.confidence)}</div>`
}

/** How to speak with the person; nothing when no stage had a word on it. */
export const approach = (rendering: Rendering): Section | null => {
  const outreach = rendering.report.result.outreach_intelligence
  const parts = [
    passage(rendering, "Communication style", "communication_style", outreach.communication_style),
    passage(rendering, "Best approach", "best_approach", outreach.best_approach),
    outreach.topics_to_avoid.every(isBlank)
      ? null
      : html`<h3>Topics to avoid</h3>
${valueList(rendering, "outreach_intelligence.topics_to_avoid", outreach.topics_to_avoid)}`
  ]
  return parts.every(part => part === null)
    ? null
    : { id: "approach", title: "How to approach", content: html`${parts}` }
}
