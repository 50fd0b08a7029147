import { agrees, comparable, foldCase, occursWhole } from "@prospect-research/core"
import { type ClaimParts, siteOf } from "../sources/makeDocument.ts"
import type { Page } from "../sources/readPage.ts"
import { mentionsIn } from "./personMentions.ts"
import { spells } from "./siteLabel.ts"
import type { Wanted } from "./Wanted.ts"

const field = "professional.current_company"

/** `Acme Insights` is a section of the site. */
const section = / (?:insights|blog|news(?:room)?|careers|press|magazine|stories)$/i

/** `Our team – Acme Ltd`, `Studio ✦ Acme`: what stands between the signs of a page's title. */
const titleParts = ({ title }: Page): ReadonlyArray<string> =>
  (title ?? "").split(/\s+[^\p{L}\p{N}\s&+'’"“”(),.]{1,2}\s+|\s*[|]\s*|[:,]\s+/u)

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
  return names
    .flatMap(name => (name === undefined ? [] : [name.replace(section, ""), name]))
    .find(name => trusted.some(key => agrees(comparable(field, name), key)) || spells(label, name))
}

/** The employer's name as the page shows it anywhere in its lines. */
const shownEmployer = (page: Page, { companies }: Wanted): string | undefined => {
  for (const { text } of page.lines) {
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

interface SiteEmployer {
  /** To add to the document's text. */
  readonly lines: ReadonlyArray<string>
  readonly claims: ReadonlyArray<ClaimParts>
}

const nobody: SiteEmployer = { lines: [], claims: [] }

/** Whom a company's site gives a position, works there, even where the page does not say it again. */
export const siteEmployer = (
  page: Page,
  wanted: Wanted,
  isEmployers: boolean,
  stated: ReadonlySet<ClaimParts["field"]>
): SiteEmployer => {
  const name = isEmployers
    ? (siteName(page, wanted.employer) ?? shownEmployer(page, wanted) ?? wanted.site)
    : siteOfStaff(page, wanted)
  if (name === undefined || stated.has(field) || mentionsIn(name, wanted.names).length > 0) return nobody
  // An address at the site's own domain makes somebody one of its people, also without a title.
  const isListed = stated.has("professional.current_title") || (isEmployers && showsAddress(page, wanted))
  if (!isListed) return nobody
  const line = `site of ${name}`
  return { lines: [line], claims: [{ field, value: name, quote: line, method: "rule" }] }
}
