import { agrees, comparable } from "@prospect-research/core"
import { type ClaimParts, siteOf } from "../sources/makeDocument.ts"
import type { Page } from "../sources/readPage.ts"

const field = "professional.current_company"

/**
 * What the page's site is called, if its address or the client calls it so too: pages name partners and customers as
 * well. `given` is the employer that the client named.
 */
const siteName = (page: Page, given: string | undefined): string | undefined => {
  const trusted = [siteOf(page.url).split(".")[0], given].flatMap(name =>
    name === undefined ? [] : [comparable(field, name)]
  )
  const names = [page.openGraph.site_name, ...page.organizations.map(({ name }) => name)]
  return names.find(name => name !== undefined && trusted.some(key => agrees(comparable(field, name), key)))
}

interface SiteEmployer {
  /** To add to the document's text. */
  readonly lines: ReadonlyArray<string>
  readonly claims: ReadonlyArray<ClaimParts>
}

const nobody: SiteEmployer = { lines: [], claims: [] }

/** Whom a company's site gives a position, works there, even where the page does not say it again. */
export const siteEmployer = (
  page: Page,
  given: string | undefined,
  stated: ReadonlySet<ClaimParts["field"]>
): SiteEmployer => {
  const name = siteName(page, given)
  if (name === undefined || !stated.has("professional.current_title") || stated.has(field)) return nobody
  const line = `site of ${name}`
  return { lines: [line], claims: [{ field, value: name, quote: line, method: "rule" }] }
}
