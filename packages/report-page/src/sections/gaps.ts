import type { ClaimField, IntelligenceReport, Lookup } from "@prospect-research/core"
import { isBlank } from "../blank.ts"
import { row } from "../facts.ts"
import { type Html, html } from "../Html.ts"
import type { Rendering, Section } from "../Rendering.ts"
import { fieldLabels, humanize, sourceName } from "../words.ts"

type FieldValue = string | null | ReadonlyArray<unknown>

/** Fields that hold nothing. The number of children is not among them: it is not looked for. */
const emptyFields = (result: IntelligenceReport): ReadonlyArray<string> => {
  const { professional, personal, education, family, social_media } = result
  const { linkedin, twitter } = social_media
  const fields: ReadonlyArray<readonly [ClaimField, FieldValue]> = [
    ["professional.current_title", professional.current_title],
    ["professional.current_company", professional.current_company],
    ["professional.current_location", professional.current_location],
    ["professional.industry", professional.industry],
    ["professional.skills", professional.skills],
    ["professional.achievements", professional.achievements],
    ["education.entries", education.entries],
    ["education.certifications", education.certifications],
    ["personal.interests", personal.interests],
    ["personal.hobbies", personal.hobbies],
    ["personal.sports_teams", personal.sports_teams],
    ["personal.causes", personal.causes],
    ["personal.memberships", personal.memberships],
    ["family.pets", family.pets],
    ["social_media.linkedin.url", linkedin.url],
    ["social_media.linkedin.bio", linkedin.bio],
    ["social_media.linkedin.posts_summary", linkedin.posts_summary],
    ["social_media.twitter.url", twitter.url],
    ["social_media.twitter.bio", twitter.bio],
    ["social_media.twitter.twitter_posts_summary", twitter.twitter_posts_summary]
  ]
  return fields
    .filter(
      ([, value]) => value === null || (typeof value === "string" ? isBlank(value) : value.length === 0)
    )
    .map(([field]) => fieldLabels[field])
}

const names = (sources: Iterable<string>): Html =>
  html`<ul class="names">${[...new Set(sources)].map(source => html`<li><bdi>${source}</bdi></li>`)}</ul>`

const sourcesByReason = (lookups: ReadonlyArray<Lookup>): ReadonlyMap<string, ReadonlyArray<string>> =>
  lookups.reduce((groups, { reason, source }) => {
    const key = reason ?? "no reason given"
    return groups.set(key, [...(groups.get(key) ?? []), source])
  }, new Map<string, ReadonlyArray<string>>())

const part = (title: string, explanation: string, content: Html): Html =>
  html`<h3>${title}</h3>
<p class="quiet">${explanation}</p>
${content}`

/** Nothing there, nothing in that source, and not asked are three different things. Nothing for a test, which asks nobody. */
export const gaps = (rendering: Rendering): Section | null => {
  const { result, evidence, isTest } = rendering.report
  if (isTest) return null
  const fields = emptyFields(result)
  const lookups = evidence.sources.map(lookup => ({ ...lookup, source: sourceName(lookup.source) }))
  const found = new Set(lookups.filter(it => it.verdict === "found").map(it => it.source))
  const absent = lookups.filter(it => it.verdict === "absent" && !found.has(it.source)).map(it => it.source)
  const unavailable = lookups.filter(it => it.verdict === "unavailable")
  const parts = [
    fields.length === 0
      ? null
      : part(
          "Nothing found",
          "No source that answered had a statement on these which passed our checks.",
          names(fields)
        ),
    absent.length === 0
      ? null
      : part(
          "Looked, and not there",
          "These sources answered and know nothing of the person.",
          names(absent)
        ),
    unavailable.length === 0
      ? null
      : part(
          "Could not look",
          "These sources were not heard. They may know more.",
          html`<dl class="facts">${[...sourcesByReason(unavailable)].map(([reason, sources]) =>
            row(humanize(reason), names(sources))
          )}</dl>`
        )
  ]
  return parts.every(it => it === null)
    ? null
    : { id: "gaps", title: "What we could not find", content: html`${parts}` }
}
