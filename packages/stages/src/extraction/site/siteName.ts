import {
  agrees,
  comparable,
  foldCase,
  hasLegalForm,
  occursWhole,
  tellsOfPastAt
} from "@prospect-research/core"
import { decodeHTML } from "entities"
import { areKindsOfHouse } from "../../identity/shortNames.ts"
import { foldName } from "../../names/index.ts"
import { spelling } from "../../sources/domainNames.ts"
import { type ClaimParts, siteOf } from "../../sources/makeDocument.ts"
import type { Page } from "../../sources/readPage.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { sentencesOf } from "../sentences.ts"
import type { Wanted } from "../Wanted.ts"
import { isRegion } from "../words/places.ts"
import { asSpelled, spells } from "./siteLabel.ts"

const field = "professional.current_company"

/** So far from the foot of a page, or from somebody's name, lines belong to it. */
const farthest = 4
/** In words; what is longer is a sentence. */
const longestName = 6

/** `Acme Insights` is a section of the site. */
const section = / (?:insights|blog|news(?:room)?|careers|press|magazine|stories|handbook|journal|wiki)$/i

/** `Acme LLP Solicitors Leeds`: behind its legal form a firm says what it does, and where. */
const trade =
  /(?<= (?:LLP|Ltd|Limited|LLC|plc|PLC|P\.C\.|P\.A\.)),? (?:Solicitors|Lawyers|Attorneys|Accountants|Chartered Accountants|Architects|Surveyors|Chartered Surveyors|Consultants|Engineers|Notaries)(?:,? \p{Lu}\p{L}+)?$/u

/** `Our team – Acme Ltd`, `Studio ✦ Acme`: what stands between the signs of a page's title. */
export const titleParts = ({ title }: Page): ReadonlyArray<string> =>
  (title ?? "").split(/\s+[^\p{L}\p{N}\s&+'’"“”(),.]{1,2}\s+|\s*[|]\s*|[:,]\s+/u)

/** `Acme raises £9m`: of a headline that begins with the employer, only the name. */
const asGiven = (name: string, given: string | undefined): string => {
  const rest = given === undefined ? "" : name.slice(given.length)
  // `Acme Preserves`, `Acme Chartered Accountants`: behind the employer's name stands its trade, or its town.
  const isHeadline =
    /^ \p{Ll}| (?:to|as|in|with|for|of) | \p{Ll}+s /u.test(rest) ||
    (/^,? \p{Lu}/u.test(rest) && !isNameOfFirm(rest))
  return given !== undefined && isHeadline && name.toLowerCase().startsWith(given.toLowerCase())
    ? name.slice(0, given.length)
    : name
}

/**
 * What the page's site is called, if its address or the client calls it so too: pages name partners and customers as
 * well. `given` is the employer that the client named.
 */
export const siteName = (page: Page, given: string | undefined): string | undefined => {
  const label = siteOf(page.url).split(".")[0] ?? ""
  const trusted = [label, given].flatMap(name => (name === undefined ? [] : [comparable(field, name)]))
  const headings = page.lines.filter(({ isHeading, text }) => isHeading && text.length <= 60)
  const names = [
    page.openGraph.site_name,
    ...page.organizations.map(({ name }) => name),
    ...titleParts(page),
    ...headings.slice(0, 1).map(({ text }) => text)
  ]
  // `Harrow Press` of `harrowpress.example` is a house, and no section of one.
  const isCalledSo = (name: string): boolean =>
    spelling(name) === spelling(label) ||
    (given !== undefined && comparable(field, name) === comparable(field, given))
  const found = names
    .flatMap(called => {
      if (called === undefined) return []
      // Some pages escape their name twice, and some have it in two languages: `Acme Homes | Cartrefi Acme`.
      const name = decodeHTML(called).split(" | ")[0] ?? ""
      return isCalledSo(name) ? [name] : [name.replace(section, ""), name]
    })
    // A page called `Studio` is no house, though one is called Studio Acme.
    .filter(name => !areKindsOfHouse(name) || spells(label, name))
    .find(name => trusted.some(key => agrees(comparable(field, name), key)) || spells(label, name))
  if (found === undefined) return undefined
  // `acmepreserves.example` of Acme Preserves, whom the client calls Acme; `Acme Freight Partners` of Acme Freight.
  const isWhole =
    spelling(found) === spelling(label) ||
    (given !== undefined && found.startsWith(`${given} `) && areKindsOfHouse(found.slice(given.length)))
  return asSpelled(label, isWhole ? found : asGiven(found, given)).replace(trade, "")
}

/** What ends the name of a firm, most often by law. */
export const isNameOfFirm = (name: string): boolean => hasLegalForm(name) || / Company$/u.test(name)

/** A site's own pages call it by a name that its address begins with, or that stands again at their foot. */
const selfName = (page: Page): string | undefined => {
  const label = siteOf(page.url).split(".")[0] ?? ""
  const shown = [...page.lines.map(({ text }) => text).slice(-farthest), ...(page.footer ?? [])]
  const names = [
    page.openGraph.site_name,
    ...page.organizations.map(({ name }) => name),
    ...titleParts(page).slice(1)
  ]
  return names.find(name => {
    if (name === undefined || name.split(" ").length > longestName) return false
    const [first = ""] = foldName(name.replace(/^the /i, "")).split(/[^\p{L}\p{N}]+/u)
    const isAlike = first.length > 3 && label.startsWith(first)
    return (
      isAlike ||
      isNameOfFirm(name) ||
      shown.some(text => text !== name && occursWhole(foldCase(name), foldCase(text)))
    )
  })
}

/** The employer's name as the page shows it anywhere in its lines, or at its foot. */
const shownEmployer = (page: Page, { companies }: Wanted): string | undefined => {
  for (const text of [...page.lines.map(line => line.text), ...(page.footer ?? [])]) {
    // An address has the name in its domain.
    if (text.includes("@")) continue
    const name = companies.find(company => occursWhole(foldCase(company), foldCase(text)))
    if (name !== undefined) return name
  }
  return undefined
}

const listOfStaff =
  /(?:^|[/_.-])(?:people|team|staff|members|lab|group|about|who-we-are|equipe|mitarbeiter)(?=[/_.-]|$)/i
const event =
  /\b(?:(?:19|20)\d\d|awards?|summit|conference|congress|festival|forum|meetup|symposium|week|podcast|news|times|post|echo|journal|gazette|herald|magazine|review|blog|directory|network|association|society|club)\b/i

/**
 * Sites of conferences and newspapers give positions to people from everywhere: another site counts only if the client
 * named it as the employer, or if the client named none and the page lists its own people.
 */
const siteOfStaff = (page: Page, { employer }: Wanted): string | undefined => {
  const name = siteName(page, employer)
  if (name === undefined) return undefined
  if (employer !== undefined)
    return agrees(comparable(field, name), comparable(field, employer)) ? name : undefined
  const isList = listOfStaff.test(new URL(page.url).pathname) && !event.test(name)
  return isList ? name : undefined
}

const showsAddress = ({ lines }: Page, { emails }: Wanted): boolean =>
  emails.some(email => lines.some(({ text }) => text.toLowerCase().includes(email)))

const lettersOf = (text: string): string => foldName(text).replace(/[^\p{L}]/gu, "")

/** The prospect's name, and below it an address of the site that is spelled with their surname: they are one of its people. */
const showsNamedAddress = ({ lines, url }: Page, { names }: Wanted): boolean =>
  lines.some(({ text }, index) => {
    const [mention] = mentionsIn(text, names)
    if (mention === undefined || text.length > 80) return false
    const family = lettersOf(text.slice(mention.start, mention.end).split(/\s+/u).at(-1) ?? "")
    return lines.slice(index, index + farthest).some(({ text: shown }) => {
      const [local = "", domain = ""] = shown.split("@")
      return domain.startsWith(siteOf(url)) && lettersOf(local).includes(family)
    })
  })

/** `TernDB 4.0` is what a house has made. */
const ofHouse = (name: string | undefined): string | undefined =>
  name !== undefined && / v?\d+\.\d+/u.test(name) ? undefined : name

/** Whose site it is, where that gives a position to the people on it. */
export const employerOfSite = (page: Page, wanted: Wanted, isEmployers: boolean): string | undefined => {
  const name = isEmployers
    ? (ofHouse(siteName(page, wanted.employer)) ??
      shownEmployer(page, wanted) ??
      wanted.site ??
      selfName(page))
    : siteOfStaff(page, wanted)
  // Personal sites bear the name of whom they are about, often in small letters.
  const isPersons = (person: string): boolean => lettersOf(name ?? "").includes(lettersOf(person))
  return name === undefined ||
    isRegion(name) ||
    mentionsIn(name, wanted.names).length > 0 ||
    wanted.names.some(isPersons)
    ? undefined
    : name
}

/** The prospect's address is one of the site. */
const isOfSite = ({ url }: Page, { emails }: Wanted): boolean =>
  emails.some(email => siteOf(url) === siteOf(`https://${email.split("@")[1] ?? ""}`))

/** Whether a page of the employer's shows the prospect as one of its people: with a title, or as whoever has an address of the site. */
export const isStaff = (
  page: Page,
  wanted: Wanted,
  isEmployers: boolean,
  stated: ReadonlySet<ClaimParts["field"]>
): boolean =>
  stated.has("professional.current_title") ||
  (isEmployers &&
    ((stated.has("name") && isOfSite(page, wanted)) ||
      showsAddress(page, wanted) ||
      showsNamedAddress(page, wanted)))

/** Whom a company's site gives a position, works there, even where the page does not say it again. */
export const siteEmployer = (name: string): ClaimParts => ({
  field,
  value: name,
  quote: `site of ${name}`,
  method: "rule"
})

const arriving =
  /^ (?:has (?:now |just |recently )?joined|joined|joins) (?:us|the (?:firm|team|company|practice|agency|studio|business))(?![\p{L}])/u

/** `Ada Lovelace is our new head of data`, `Our first director, Ada Lovelace`. */
const isOurNew = /^ is (?:now )?(?:our|the) (?:new|first|next) /u
const ourNew = /(?<![\p{L}])(?:our|[Oo]ur) (?:new|first|next) (?:[\p{L}’'-]+ ){0,4}[\p{L}’'-]+(?:,|:| is)? $/u

/** A page of people who work at its house, and says that the prospect was at the one that the client knows. */
const listsWhoCame = ({ lines, url }: Page, { employer, names: [full_name] }: Wanted): boolean =>
  employer !== undefined &&
  full_name !== undefined &&
  listOfStaff.test(new URL(url).pathname) &&
  lines.some(({ text }) => tellsOfPastAt(text, { company: employer, full_name }))

/** `Ada Lovelace has joined us as …`: whoever says so is the house, and the site theirs. */
export const employerByArrival = (page: Page, wanted: Wanted): string | undefined => {
  const isTold = page.lines
    .flatMap(({ text }) => sentencesOf(text))
    .some(sentence => {
      const [mention] = mentionsIn(sentence, wanted.names)
      if (mention === undefined) return false
      const [before, after] = [sentence.slice(0, mention.start), sentence.slice(mention.end)]
      return arriving.test(after) || isOurNew.test(after) || ourNew.test(before)
    })
  const name =
    isTold || listsWhoCame(page, wanted) ? (siteName(page, undefined) ?? selfName(page)) : undefined
  return name === undefined || event.test(name) ? undefined : name
}
