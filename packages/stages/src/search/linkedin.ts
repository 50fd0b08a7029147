import { foldCase, normalizeLinkedinUrl, occursWhole } from "@prospect-research/core"
import { Option } from "effect"
import { bioClaims } from "../extraction/bio/bio.ts"
import { isSpeakableName } from "../extraction/privateMatters.ts"
import { sentencesOf } from "../extraction/sentences.ts"
import { isEmployer, type Wanted } from "../extraction/Wanted.ts"
import { isInstitutionAlone } from "../extraction/words/degrees.ts"
import { isPlace } from "../extraction/words/places.ts"
import type { ClaimParts } from "../sources/makeDocument.ts"
import { plainLine } from "../sources/plainText.ts"
import { regex } from "../sources/regex.ts"
import { hasFormOfTitle, isTitle, positionOf } from "../sources/roles.ts"
import { claimsOfLetters, withoutLetters } from "./lettersBehindName.ts"
import { type Bio, type Card, cardOf, headlineOf, isResidence, withoutStop } from "./profileCard.ts"
import { anyLabel, labels } from "./profileLabels.ts"
import { partClaims } from "./profileParts.ts"
import { labelledStudies, schoolsIn } from "./profileStudies.ts"
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

/** Sentences of a description are joined by full stops as well as by points. */
const nextLabel = `\\.\\s+(?:${anyLabel})\\s?:`

/** What LinkedIn says of its own: how many somebody knows, and where to go on. */
const ofTheSite =
  /(?:^|\s*[·|]\s*|(?<=[.!?])\s+)(?:(?:(?:plus|más|mais|mehr|meer|over|ponad|oltre|över|mere?) (?:de |als |dan |end |än )?|über )?\d[\d.,]*\+? ?(?:connections?|followers?|Kontakte|Follower|relations|abonnés|contactos|seguidores|conexões|collegamenti|connecties|volgers|kontakter|følgere|följare|forbindelser|kontaktów)\b|View [^.]{2,60} profile|(?:Sehen Sie|Consultez|Visualiza|Ver|Voir|Visualizza|Bekijk|Visa|Vis|Zobacz) [^.]{2,60}(?:Profil|profil|perfil|profilo|profiel)).*$/iu

interface Labelled {
  readonly value: string
  readonly quote: string
}

/** `Experience: Tideworks · Education: University of Porto · Location: Lisbon`, as LinkedIn describes its pages. */
const labelled = (snippet: string, label: keyof typeof labels): ReadonlyArray<Labelled> => {
  const form = regex.u`(?:^|[·.|]\\s*)(?<quote>(?:${labels[label]})\\s?: (?<value>[^·|]{2,80}?))(?<end>\\.*)\\s*(?=·|\\||$|${nextLabel}|(?<=\\p{Ll}{3}\\.\\s+)[\\p{Lu}\\d])`
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
  ...labelled(snippet, "education").flatMap(({ value, quote }) =>
    schoolsIn(value).map(school => ({
      field: "education.entries" as const,
      value: labelledStudies(school),
      quote,
      method: "structured" as const
    }))
  )
]

/** `Edinburgh, Scotland, United Kingdom · Rights Manager · …`: where the person is stands among what else is shown in short. */
const placeClaims = (snippet: string): ReadonlyArray<ClaimParts> => {
  const parts = snippet.split(/ [·|] /).slice(0, mostParts)
  const [place, other] = parts.length < 2 ? [] : parts.filter(part => isWhole(part) && isResidence(part))
  return place === undefined || other !== undefined
    ? []
    : [{ field: "professional.current_location", value: place, quote: place, method: "rule" }]
}

const ofPosition = new Set<string>(["professional.current_title", "professional.current_company"])

/** The position that the title of a hit states, or the headline: only a whole title does. */
const titleClaims = (
  title: string,
  snippet: string,
  wanted: Wanted
): { readonly claims: ReadonlyArray<ClaimParts>; readonly bio?: Bio } => {
  // Without the name of the site a title may be cut, unless the end of it is known from elsewhere.
  const last = title.split(/\s+[–—-]\s+/).at(-1) ?? ""
  const isComplete =
    suffix.test(title) || isEmployer(last, wanted) || occursWhole(foldCase(last), foldCase(snippet))
  if (!isComplete || !isWhole(title)) return { claims: [] }
  const [, ...parts] = title.replace(suffix, "").split(/\s+[–—-]\s+/)
  const [first = "", second, ...others] = parts
  if (others.length > 0) return { claims: [] }
  if (second !== undefined && isPlace(second))
    return {
      claims: [{ field: "professional.current_location", value: second, quote: title, method: "rule" }]
    }
  if (second !== undefined) {
    // Before the employer stands what somebody does there, also where the word for it is not known.
    const isHeld =
      isTitle(first) || (suffix.test(title) && isEmployer(second, wanted) && hasFormOfTitle(first))
    return {
      claims: isHeld && (!school.test(second) || academic.test(first)) ? stated(title, first, second) : []
    }
  }
  const headline = bioClaims(first)
  if (headline.length > 0) return { claims: headline, bio: first }
  if (isEmployer(first, wanted) || labelled(snippet, "experience").some(({ value }) => value === first))
    return { claims: stated(title, undefined, first) }
  return { claims: isTitle(first) ? stated(title, first, undefined) : [] }
}

/** One sentence goes without its stop, several keep theirs. */
const tidyBio = (bio: string): string => (sentencesOf(bio).length > 1 ? bio : withoutStop(bio))

/** `Head of Data at Acme`: the position once more is nothing that somebody says of themselves; `… | Tides and tables` is more. */
const isToldBy = (position: ReadonlyArray<ClaimParts>, bio: string): boolean => {
  const told = new Set(position.filter(({ field }) => ofPosition.has(field)).map(({ value }) => value))
  return bio
    .split(/ [|•·] /u)
    .map(part => withoutStop(part.trim()))
    .every(part => told.has(part) || told.has(positionOf(part).title ?? part))
}

/** What the card shows; where the title of the hit gives the position, the card need not. */
const cardClaims = (card: Card | undefined, isHeld: boolean): ReadonlyArray<ClaimParts> => {
  if (card === undefined) return []
  const { title, company, held } = card
  return [
    ...(isHeld || held === undefined
      ? []
      : bioClaims(held).filter(({ field }) => field !== "professional.current_location")),
    ...(isHeld || title === undefined ? [] : stated(title, title, undefined)),
    ...(isHeld || title === undefined || company === undefined ? [] : stated(company, undefined, company))
  ]
}

/** What the person says of themselves, as far as the snippet shows it whole. */
const aboutOf = (snippet: string): ReadonlyArray<string> => {
  const [first = "", ...others] = wholeSentences(snippet)
  if (!/^(?:I|I['’]m|I['’]ve|My)\s/u.test(first) || !snippet.startsWith(first)) return []
  return [first, ...others.filter(sentence => /^(?:I|I['’]m|I['’]ve|My)\s/u.test(sentence))]
}

/** `Adalind (Ada) Lovelace`: by what somebody goes, amid the name. */
const shortName = /(?<=^\p{Lu}[\p{L}.'’ -]*) \(\p{Lu}[\p{L}.'’-]*\)(?= \p{Lu})/u

/** A hit on somebody's LinkedIn profile; nothing for other hits, companies and posts included. */
export const linkedinResult = (result: SearchResult, wanted: Wanted): Option.Option<LinkedinResult> =>
  Option.flatMap(normalizeLinkedinUrl(result.url), url => {
    const title = plainLine(result.title)
    const snippet = plainLine(result.snippet).replace(ofTheSite, "")
    const [named = ""] = title.replace(suffix, "").split(/\s+[–—-]\s+|\s*\|\s*/)
    // Degrees and pronouns follow the name.
    const name = withoutLetters(named.replace(shortName, "").replace(/\s*[,(].*$/u, ""))
    if (!personName.test(name)) return Option.none()
    const titled = titleClaims(title, snippet, wanted)
    const shown = headlineOf(snippet)
    // `Ada Byron · Experience: …`: whose profile it is.
    const headline =
      shown !== undefined && [name, named.trim()].includes(withoutStop(shown)) ? undefined : shown
    const house = titled.claims.find(({ field }) => field === "professional.current_company")?.value
    const card = cardOf(snippet, typeof house === "string" ? house : undefined)
    const about = aboutOf(snippet)
    const bio = card?.headline ?? headline ?? about[0] ?? titled.bio
    const isHeld = titled.claims.some(({ field }) => field === "professional.current_title")
    const position = [
      ...titled.claims,
      ...(headline === undefined ? [] : bioClaims(headline)),
      ...cardClaims(card, isHeld)
    ]
    const claims: ReadonlyArray<ClaimParts> = [
      ...position,
      // `Heriot-Watt University`, where the card has nothing else.
      ...(bio === undefined || !isSpeakableName(bio) || isToldBy(position, bio) || isInstitutionAlone(bio)
        ? []
        : [
            {
              field: "social_media.linkedin.bio" as const,
              value: tidyBio(bio),
              quote: bio,
              method: "rule" as const
            }
          ]),
      ...labelledClaims(snippet, wanted),
      ...(labelled(snippet, "location").length > 0 ? [] : placeClaims(snippet)),
      ...about.flatMap(bioClaims),
      ...claimsOfLetters(title, name)
    ]
    const lines = result.snippet.split("\n").map(plainLine).join("\n").replace(ofTheSite, "")
    return Option.some({ url, name, claims: [...claims, ...partClaims(lines, wanted, claims)] })
  })
