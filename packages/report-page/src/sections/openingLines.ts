import type { Icebreaker } from "@prospect-research/core"
import { isBlank, visible } from "../blank.ts"
import { confidenceMark } from "../facts.ts"
import { type Html, html } from "../Html.ts"
import type { Rendering, Section } from "../Rendering.ts"
import { humanize } from "../words.ts"

const origin = (label: string, word: string): Html | null =>
  isBlank(word) ? null : html` <span>${label}: <bdi>${humanize(word)}</bdi></span>`

const openingLine = (rendering: Rendering, icebreaker: Icebreaker, index: number): Html => {
  const claims = rendering.basis(`outreach_intelligence.icebreakers.${index}`)?.claims ?? []
  const name = `Opening line ${index + 1}`
  const references = rendering.footnotes.refer(claims, name)
  return html`<li class="opener">
<h3 dir="auto">${visible(icebreaker.angle) ?? name}</h3>
<p class="line" dir="auto">${icebreaker.opening_line}</p>
${isBlank(icebreaker.why_effective) ? null : html`<p class="why" dir="auto">${icebreaker.why_effective}</p>`}
<p class="meta">${confidenceMark(icebreaker.confidence)}${origin("Source", icebreaker.source_type)}${origin("Topic", icebreaker.topic_category)}${
    references === null ? null : html` <span>Based on ${references}</span>`
  }</p>
</li>`
}

export const openingLines = (rendering: Rendering): Section => {
  const { icebreakers } = rendering.report.result.outreach_intelligence
  return {
    id: "opening-lines",
    title: "Opening lines",
    content:
      icebreakers.length === 0
        ? html`<p class="quiet">There is no opening line. Nothing that we found is public, recent and certain enough to begin a conversation with, and an invented one would do harm.</p>`
        : html`<p class="quiet hint">One click selects a whole line.</p>
<ol class="openers">${icebreakers.map((icebreaker, index) => openingLine(rendering, icebreaker, index))}</ol>`
  }
}
