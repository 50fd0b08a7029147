import { normalizeLinkedinUrl } from "@prospect-research/core"
import { Option } from "effect"
import { bioClaims } from "../extraction/bio.ts"
import { isEmployer, type Wanted } from "../extraction/Wanted.ts"
import { isPlace } from "../extraction/words/places.ts"
import type { ClaimParts } from "../sources/makeDocument.ts"
import { plainLine } from "../sources/plainText.ts"
import { isTitle } from "../sources/roles.ts"
import type { SearchResult } from "./SearchEngine.ts"
import { isWhole, wholeSentences } from "./sentences.ts"

/** What a hit on a LinkedIn profile shows; the profile itself is never fetched. */
export interface LinkedinResult {
  /** Normal form of its address. */
  readonly url: string
  /** How the title begins. */
  readonly name: string
  readonly claims: ReadonlyArray<ClaimParts>
}

const suffix = /\s*[|–—-]\s*LinkedIn(?:\s+\p{L}[\p{L} ]*)?$/iu

const personName = /^\p{Lu}[\p{L}\p{M}.'’-]*(?:\s+\p{L}[\p{L}\p{M}.'’-]*){1,4}$/u

const school =
  /\b(?:university(?! (?:teaching )?hospitals?\b| medical cent)|universidade|universität|college|school|institute|academy|polytechnic)\b/i

/** Who studies is shown with a school as well; these work there. */
const academic =
  /\b(?:professor\w*|lecturer|teacher|dean|provost|rector|chancellor|research\w*|postdoc\w*|librarian|registrar|docent)\b/i

/** Of a snippet, what describes the person before it comes to sentences. */
const mostParts = 4

/** `Greater Porto Area`, `Lisbon Metropolitan Area`. */
const area = /^(?:Greater )?\p{Lu}[\p{L}'’ -]+ (?:Metropolitan |Bay )?(?:Area|Region)$/u

const isResidence = (text: string): boolean => isPlace(text) || area.test(text)

const stated = (
  quote: string,
  title: string | undefined,
  company: string | undefined
): ReadonlyArray<ClaimParts> => [
  ...(title === undefined
    ? []
    : [{ field: "professional.current_title" as const, value: title, quote, method: "rule" as const }]),
  ...(company === undefined
    ? []
    : [{ field: "professional.current_company" as const, value: company, quote, method: "rule" as const }])
]

const labels = {
  experience: "Experience|Berufserfahrung|Expérience|Experiencia|Experiência",
  education: "Education|Ausbildung|Formation|Educación|Formação",
  location: "Location|Ort|Lieu|Ubicación|Localização"
}

/** Sentences of a description are joined by full stops as well as by points. */
const nextLabel = `\\.\\s+(?:${Object.values(labels).join("|")})\\s?:`

interface Labelled {
  readonly value: string
  readonly quote: string
}

/** `Experience: Tideworks · Education: University of Porto · Location: Lisbon`, as LinkedIn describes its pages. */
const labelled = (snippet: string, label: keyof typeof labels): ReadonlyArray<Labelled> => {
  const form = new RegExp(
    `(?:^|[·.|]\\s*)(?<quote>(?:${labels[label]})\\s?: (?<value>[^·|]{2,80}?))(?<end>\\.*)\\s*(?=·|\\||$|${nextLabel}|(?<=\\p{Ll}{3}\\.\\s+)[\\p{Lu}\\d])`,
    "u"
  )
  const { quote = "", value = "", end = "" } = form.exec(snippet)?.groups ?? {}
  return value === "" || !isWhole(`${value}${end}`) ? [] : [{ value, quote }]
}

/** The latest position need not be a present one: it counts where the company is the employer. */
const labelledClaims = (snippet: string, wanted: Wanted): ReadonlyArray<ClaimParts> => [
  ...labelled(snippet, "experience")
    .filter(({ value }) => isEmployer(value, wanted))
    .flatMap(({ value, quote }) => stated(quote, undefined, value)),
  ...labelled(snippet, "location").map(it => ({
    ...it,
    field: "professional.current_location" as const,
    method: "structured" as const
  })),
  ...labelled(snippet, "education").map(({ value, quote }) => ({
    field: "education.entries" as const,
    value: { institution: value, degree: null, field_of_study: null, graduation_year: null },
    quote,
    method: "structured" as const
  }))
]

/** `Edinburgh, Scotland, United Kingdom · Rights Manager · …`: where the person is stands among what else is shown in short. */
const placeClaims = (snippet: string): ReadonlyArray<ClaimParts> => {
  const parts = snippet.split(/ [·|] /).slice(0, mostParts)
  const [place, other] = parts.length < 2 ? [] : parts.filter(part => isWhole(part) && isResidence(part))
  return place === undefined || other !== undefined
    ? []
    : [{ field: "professional.current_location", value: place, quote: place, method: "rule" }]
}

/** The position that the title of a hit states: only a whole title does. */
const titleClaims = (title: string, snippet: string, wanted: Wanted): ReadonlyArray<ClaimParts> => {
  if (!suffix.test(title) || !isWhole(title)) return []
  const [, ...parts] = title.replace(suffix, "").split(/\s+[–—-]\s+/)
  const [first = "", second, ...others] = parts
  if (others.length > 0) return []
  if (second !== undefined)
    return isTitle(first) && (!school.test(second) || academic.test(first))
      ? stated(title, first, second)
      : []
  const headline = bioClaims(first)
  if (headline.length > 0) {
    return [...headline, { field: "social_media.linkedin.bio", value: first, quote: title, method: "rule" }]
  }
  if (isEmployer(first, wanted) || labelled(snippet, "experience").some(({ value }) => value === first))
    return stated(title, undefined, first)
  return isTitle(first) ? stated(title, first, undefined) : []
}

/** `HEADLINE · Experience: …`: how the description of a profile begins. */
const headlineClaims = (snippet: string): ReadonlyArray<ClaimParts> => {
  const form = new RegExp(`^(?<headline>[^·]{5,220}?) · (?:${Object.values(labels).join("|")})\\s?:`, "u")
  const headline = form.exec(snippet)?.groups?.headline ?? ""
  const told = isWhole(headline) && !isResidence(headline) ? bioClaims(headline) : []
  return told.length === 0
    ? []
    : [...told, { field: "social_media.linkedin.bio", value: headline, quote: headline, method: "rule" }]
}

/** What the person says of themselves, as far as the snippet shows it whole. */
const aboutClaims = (snippet: string): ReadonlyArray<ClaimParts> => {
  const [first = "", ...others] = wholeSentences(snippet)
  if (!/^(?:I|I['’]m|I['’]ve|My)\s/u.test(first) || !snippet.startsWith(first)) return []
  const own = [first, ...others.filter(sentence => /^(?:I|I['’]m|I['’]ve|My)\s/u.test(sentence))]
  return [
    { field: "social_media.linkedin.bio", value: first, quote: first, method: "rule" },
    ...own.flatMap(bioClaims)
  ]
}

/** A hit on somebody's LinkedIn profile; nothing for other hits, companies and posts included. */
export const linkedinResult = (result: SearchResult, wanted: Wanted): Option.Option<LinkedinResult> =>
  Option.flatMap(normalizeLinkedinUrl(result.url), url => {
    const title = plainLine(result.title)
    const snippet = plainLine(result.snippet)
    const [named = ""] = title.replace(suffix, "").split(/\s+[–—-]\s+|\s*\|\s*/)
    // Degrees and pronouns follow the name.
    const name = named.replace(/\s*[,(].*$/u, "")
    return personName.test(name)
      ? Option.some({
          url,
          name,
          claims: [
            ...titleClaims(title, snippet, wanted),
            ...headlineClaims(snippet),
            ...labelledClaims(snippet, wanted),
            ...(labelled(snippet, "location").length > 0 ? [] : placeClaims(snippet)),
            ...aboutClaims(snippet)
          ]
        })
      : Option.none()
  })
