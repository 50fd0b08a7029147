import type { ContactField } from "@prospect-research/core"
import { html } from "../Html.ts"
import type { Rendering, Section } from "../Rendering.ts"

const suggestions: ReadonlyArray<readonly [field: ContactField, text: string]> = [
  ["email", "a work email address, which ties a person to a company better than anything else"],
  ["linkedin_url", "the address of the LinkedIn profile"],
  ["full_name", "the full name, as the person writes it"],
  ["company", "the company, which tells namesakes apart"],
  ["location", "the city or region"],
  ["twitter_url", "the address of a Twitter or X profile"]
]

/** What to make of a report without evidence, and what to do next; nothing for any other report. */
export const guidance = (rendering: Rendering): Section | null => {
  const { result, evidence, isTest } = rendering.report
  if (isTest || result.overall_confidence !== "UNKNOWN") return null
  const missing = suggestions.filter(([field]) => rendering.contact[field] === undefined)
  const unheard = evidence.sources.some(it => it.verdict === "unavailable")
  return {
    id: "meaning",
    title: "What this means",
    content: html`<p>The research is done, and nothing in it could be tied to this person with enough certainty. Facts about a namesake would be worse than none, so that this report stays empty where it cannot be sure.</p>
${
  missing.length === 0 && !unheard
    ? null
    : html`<h3>What would help</h3>
<ul class="suggestions">${missing.slice(0, 3).map(([, text]) => html`<li>Give ${text}.</li>`)}${
        unheard ? html`<li>Try again later: some sources could not be asked this time.</li>` : null
      }</ul>`
}`
  }
}
