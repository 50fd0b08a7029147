import type { Claim, Lookup, SingleField } from "@prospect-research/core"
import { isBlank, visible } from "../blank.ts"
import { clockInWords, dayInWords, isoTime } from "../dates.ts"
import { providedMark } from "../facts.ts"
import { type Content, type Html, html } from "../Html.ts"
import { siteOf } from "../link.ts"
import type { Rendering } from "../Rendering.ts"
import {
  confidenceMeaning,
  confidenceWords,
  counted,
  identityMeaning,
  identityWords,
  statusWords,
  valueText
} from "../words.ts"

export interface ProspectName {
  readonly name: string
  /** The claim that gives it; `null` for what the client called the person by. */
  readonly claim: Claim | null
}

/** The name that the sources agree on; without one, what the client gave. */
export const prospectName = ({ report }: Rendering): ProspectName => {
  const { evidence, contact } = report
  const accepted = new Set(
    evidence.identities
      .filter(it => it.verdict === "confirmed" || it.verdict === "probable")
      .map(it => it.document)
  )
  const claim = evidence.claims.find(
    it => it.field === "name" && accepted.has(it.document) && !isBlank(valueText(it.value))
  )
  const given = visible(contact.full_name) ?? visible(contact.email) ?? visible(contact.linkedin_url)
  return claim === undefined
    ? { name: given ?? "Unnamed prospect", claim: null }
    : { name: valueText(claim.value), claim }
}

const nameOrigin = (rendering: Rendering, claim: Claim | null): Html => {
  if (claim === null) {
    return visible(rendering.contact.full_name) === null
      ? html`<p class="given">As given: no source confirmed a name</p>`
      : html`<p class="given">Name as given, not confirmed by a source</p>`
  }
  const document = rendering.footnotes.document(claim.document)
  const place =
    document === null
      ? "a page that is no longer held"
      : html`<bdi>${siteOf(document.page_url, document.site)}</bdi>`
  return html`<p class="given">Name as on ${place}${rendering.footnotes.refer([claim.id], "Name")}</p>`
}

const rolePart = (rendering: Rendering, field: SingleField, value: string | null): Html | null => {
  const provided = rendering.provided(field)
  if (visible(value) !== null) {
    const references = rendering.footnotes.refer(rendering.basis(field)?.claims ?? [], "Headline")
    return html`<bdi class="value">${value}</bdi>${references}`
  }
  return provided === null ? null : html`<bdi class="value">${provided}</bdi> ${providedMark}`
}

const role = (rendering: Rendering): Html | null => {
  const { current_title, current_company, current_location } = rendering.report.result.professional
  const parts = [
    rolePart(rendering, "professional.current_title", current_title),
    rolePart(rendering, "professional.current_company", current_company),
    rolePart(rendering, "professional.current_location", current_location)
  ].filter(part => part !== null)
  return parts.length === 0
    ? null
    : html`<p class="role">${parts.map((part, index) => html`${part}${index === parts.length - 1 ? null : " · "}`)}</p>`
}

const cell = (term: string, verdict: Content, meaning: Content): Html =>
  html`<div><dt>${term}</dt><dd><p class="verdict">${verdict}</p><p class="meaning">${meaning}</p></dd></div>`

const coverage = (rendering: Rendering): string => {
  const { sources } = rendering.report.evidence
  const count = (verdict: Lookup["verdict"]) =>
    new Set(sources.filter(it => it.verdict === verdict).map(it => it.source)).size
  const found = count("found")
  const heard =
    found === 0 ? "No source knew of the person" : `${counted(found, "source")} knew of the person`
  return `${heard}, ${count("absent")} had nothing, ${count("unavailable")} could not be asked.`
}

const summary = (rendering: Rendering): Html => {
  const { result, evidence, completedAt, isTest } = rendering.report
  const time = html`<time datetime="${isoTime(completedAt)}">${dayInWords(completedAt)}</time>`
  if (isTest) {
    return html`<dl class="summary">${cell("Research", "None", "This is a test: every value below is made up.")}${cell("Made", time, "No credit was used.")}</dl>`
  }
  return html`<dl class="summary">
${cell("Right person", identityWords[evidence.identity], identityMeaning[evidence.identity])}
${cell("Confidence", confidenceWords[result.overall_confidence], confidenceMeaning[result.overall_confidence])}
${cell("Research", statusWords[result.status], coverage(rendering))}
${cell("Finished", time, `At ${clockInWords(completedAt)}. What is public changes: a later look may find more, or less.`)}
</dl>`
}

export const header = (rendering: Rendering): Html => {
  const { name, claim } = prospectName(rendering)
  return html`<header class="top">
<p class="kicker">Research report</p>
<h1 dir="auto">${name}</h1>
${role(rendering)}
${nameOrigin(rendering, claim)}
${summary(rendering)}
</header>`
}
