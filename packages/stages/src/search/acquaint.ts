import { matchesIn } from "@prospect-research/core"
import { namesTranslated } from "../identity/companyWords.ts"
import { isSiteOf, spellsSite } from "../identity/employerSite.ts"
import { foldName } from "../names/foldName.ts"
import { withUmlauts } from "../names/withUmlauts.ts"
import { domainLabel, spelling } from "../sources/domainNames.ts"
import { siteOf } from "../sources/makeDocument.ts"
import { familiarName, fullerName } from "./called.ts"
import type { ResultReading } from "./resultReading.ts"
import type { SearchResult } from "./SearchEngine.ts"
import { called, introducedBy, isCompanyGuessed, isLabelAlone, type Sought } from "./Sought.ts"
import { isNameOf, titleParts } from "./titledHouse.ts"

type TextField =
  | "name"
  | "professional.current_company"
  | "professional.current_title"
  | "professional.current_location"

const claimIn = (readings: ReadonlyArray<ResultReading>, field: TextField): string | undefined => {
  for (const { claims } of readings) {
    const value = claims.find(it => it.field === field)?.value
    if (typeof value === "string") return value
  }
  return undefined
}

/** Whether a hit names the employer beside the prospect, or is on the employer's site. */
const isEmployers = ({ document: { text, site } }: ResultReading, { company, domain }: Sought): boolean =>
  site === domain ||
  (domain !== undefined && spellsSite(domain, text)) ||
  (company !== undefined &&
    (isSiteOf(site, company) || text.includes(company) || namesTranslated(text, company)))

/** Whether any hit is of the employer's side. */
export const isToldAtWork = (readings: ReadonlyArray<ResultReading>, sought: Sought): boolean =>
  readings.some(reading => isEmployers(reading, sought))

/** `Kadir Yıldırım` where `Kadir Yildirim` is sought, `Müller` for `Mueller`: engines that look for whole words tell the two apart. */
const spelledName = (text: string, name: string): string | undefined => {
  const spellings = [name, withUmlauts(name)].map(foldName)
  const count = name.trim().split(/\s+/).length
  const words = matchesIn(text, /\p{L}[\p{L}\p{M}'’.-]*/gu)
  for (const [from, word] of words.entries()) {
    const last = words[from + count - 1]
    if (last === undefined) return undefined
    const shown = text.slice(word.index, last.index + last[0].length)
    if (
      /^\p{Lu}/u.test(shown) &&
      shown !== name &&
      spellings.includes(foldName(shown)) &&
      shown !== shown.toUpperCase()
    )
      return shown
  }
  return undefined
}

const firstOf = <A>(
  readings: ReadonlyArray<ResultReading>,
  find: (text: string) => A | undefined
): A | undefined => {
  for (const { document } of readings) {
    const found = find(document.text)
    if (found !== undefined) return found
  }
  return undefined
}

const mostWords = 5

/** `Estúdio Mangue` in a text, of `estudiomangue.example`: a search for the label finds no page that writes it apart. */
const spelledOut = (text: string, domain: string): string | undefined => {
  const label = domainLabel(`https://${domain}/`)
  const words = matchesIn(text, /\p{L}[\p{L}\p{N}\p{M}'’]*/gu)
  for (const [from, word] of words.entries()) {
    if (!/^\p{Lu}/u.test(word[0]) || !label.startsWith(spelling(word[0]))) continue
    for (const last of words.slice(from + 1, from + mostWords)) {
      const shown = text.slice(word.index, last.index + last[0].length)
      if (spelling(shown) === label && !/[\n|·:]/.test(shown)) return shown
    }
  }
  return undefined
}

/** How hits at the employer's side call the prospect, the fuller form first. */
const shownName = (readings: ReadonlyArray<ResultReading>, name: string): string | undefined =>
  firstOf(readings, text => fullerName(text, [name])) ??
  firstOf(readings, text => familiarName(text, [name])) ??
  firstOf(readings, text => spelledName(text, name))

/** What the titles of the employer's own pages call it, the most frequent first: people write that, and not the domain. */
const titledEmployer = (results: ReadonlyArray<SearchResult>, domain: string): string | undefined => {
  const label = domainLabel(`https://${domain}/`)
  const counts = new Map<string, number>()
  for (const { url, title } of results) {
    if (siteOf(url) !== domain) continue
    for (const part of titleParts(title))
      if (isNameOf(part, label)) counts.set(part, (counts.get(part) ?? 0) + 1)
  }
  return [...counts].toSorted(([, left], [, right]) => right - left)[0]?.[0]
}

/** The prospect, with the employer by the name that its own pages bear, where only the domain told it. */
export const withTitledEmployer = (sought: Sought, results: ReadonlyArray<SearchResult>): Sought => {
  const company =
    sought.domain !== undefined && isCompanyGuessed(sought)
      ? titledEmployer(results, sought.domain)
      : undefined
  return company === undefined ? sought : { ...sought, company }
}

/** The prospect, with what hits say of them that name the employer as well: another search finds other pages by it. */
export const acquainted = (sought: Sought, readings: ReadonlyArray<ResultReading>): Sought => {
  const telling = readings.filter(reading => isEmployers(reading, sought))
  const name = sought.name === undefined ? undefined : shownName(telling, sought.name)
  const { domain } = sought
  const company =
    claimIn(telling, "professional.current_company") ??
    (domain === undefined ? undefined : firstOf(telling, text => spelledOut(text, domain)))
  const known = name === undefined ? sought : { ...called(sought, name), name }
  const employed =
    company !== undefined && isLabelAlone(sought) && foldName(company) !== foldName(sought.company ?? "")
      ? { ...known, company }
      : known
  return {
    ...employed,
    title: sought.title ?? claimIn(telling, "professional.current_title"),
    location: sought.location ?? claimIn(telling, "professional.current_location")
  }
}

/** The prospect as the profile introduces them that the client gave. */
export const introduced = (sought: Sought, readings: ReadonlyArray<ResultReading>): Sought => {
  const profile = readings.filter(({ document }) => document.url === sought.linkedin)
  const name = claimIn(profile, "name")
  const company = claimIn(profile, "professional.current_company")
  return name === undefined ? sought : introducedBy(sought, { name, company })
}
