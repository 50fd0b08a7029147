import { namesTranslated } from "../identity/companyWords.ts"
import { isSiteOf, spellsSite } from "../identity/employerSite.ts"
import { foldName } from "../names/foldName.ts"
import { domainLabel, spelling } from "../sources/domainNames.ts"
import { fullerName } from "./called.ts"
import type { ResultReading } from "./resultReading.ts"
import { called, introducedBy, type Sought } from "./Sought.ts"

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

/** `Kadir Yıldırım` where `Kadir Yildirim` is sought: engines that look for whole words tell the two apart. */
const spelledName = (text: string, name: string): string | undefined => {
  const count = name.trim().split(/\s+/).length
  const words = [...text.matchAll(/\p{L}[\p{L}\p{M}'’.-]*/gu)]
  for (const [from, word] of words.entries()) {
    const last = words[from + count - 1]
    if (last === undefined) return undefined
    const shown = text.slice(word.index, last.index + last[0].length)
    if (
      /^\p{Lu}/u.test(shown) &&
      shown !== name &&
      foldName(shown) === foldName(name) &&
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

/** The domain of the email address is all that is known of the employer's name. */
const isCompanyGuessed = ({ company, domain }: Sought): boolean =>
  company !== undefined && domain !== undefined && spelling(company) === domainLabel(`https://${domain}/`)

const mostWords = 5

/** `Estúdio Mangue` in a text, of `estudiomangue.example`: a search for the label finds no page that writes it apart. */
const spelledOut = (text: string, domain: string): string | undefined => {
  const label = domainLabel(`https://${domain}/`)
  const words = [...text.matchAll(/\p{L}[\p{L}\p{N}\p{M}'’]*/gu)]
  for (const [from, word] of words.entries()) {
    if (!/^\p{Lu}/u.test(word[0]) || !label.startsWith(spelling(word[0]))) continue
    for (const last of words.slice(from + 1, from + mostWords)) {
      const shown = text.slice(word.index, last.index + last[0].length)
      if (spelling(shown) === label && !/[\n|·:]/.test(shown)) return shown
    }
  }
  return undefined
}

/** How hits at the employer's side spell the prospect's name, the fuller form before the other. */
const shownName = (readings: ReadonlyArray<ResultReading>, name: string): string | undefined =>
  firstOf(readings, text => fullerName(text, [name])) ?? firstOf(readings, text => spelledName(text, name))

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
    company !== undefined && isCompanyGuessed(sought) && foldName(company) !== foldName(sought.company ?? "")
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
