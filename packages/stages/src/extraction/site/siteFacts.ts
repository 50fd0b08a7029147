import type { ClaimParts } from "../../sources/makeDocument.ts"
import type { Page } from "../../sources/readPage.ts"
import { severalPeople } from "../page/ownPage.ts"
import { titleFacts } from "../page/pageTitle.ts"
import type { PlacedLine } from "../page/passages.ts"
import { isOfDomain, type Wanted } from "../Wanted.ts"
import { isPlace } from "../words/places.ts"
import { nowhere, officePlace } from "./office.ts"
import { rosterClaims } from "./roster.ts"
import { employerByArrival, employerOfSite, isStaff, siteEmployer } from "./siteName.ts"

interface SiteFacts {
  /** To add to the document's text. */
  readonly lines: ReadonlyArray<string>
  /** For whom the person works, or to which society they belong. */
  readonly claims: ReadonlyArray<ClaimParts>
  readonly office: ReadonlyArray<ClaimParts>
}

/** A society's quote may stand in a line of the page already. */
const ofSociety = (
  page: Page,
  lines: ReadonlyArray<PlacedLine>,
  wanted: Wanted,
  isEmployers: boolean
): Pick<SiteFacts, "lines" | "claims"> => {
  const claims =
    isEmployers || severalPeople(lines)
      ? []
      : rosterClaims(page, lines, wanted).filter(
          ({ value }) => !isOfDomain(String(value), wanted.emails) && !isPlace(String(value))
        )
  const quotes = new Set(claims.map(({ quote }) => quote))
  return {
    claims,
    lines: [...quotes].filter(quote => !page.lines.some(({ text }) => text.includes(quote)))
  }
}

/** What being listed on a site says of somebody beside the words of the page: whom they work for, and where, or what they belong to. */
export const siteFacts = (parts: {
  readonly page: Page
  readonly lines: ReadonlyArray<PlacedLine>
  readonly wanted: Wanted
  readonly isEmployers: boolean
  readonly isSelf: boolean
  readonly stated: ReadonlySet<ClaimParts["field"]>
}): SiteFacts => {
  const { page, lines, wanted, isEmployers, isSelf, stated: told } = parts
  const titled = titleFacts(
    page,
    wanted,
    isEmployers && isStaff(page, wanted, isEmployers, told),
    isSelf,
    told
  )
  const stated = new Set([...told, ...titled.claims.map(({ field }) => field)])
  const name =
    employerOfSite(page, wanted, isEmployers) ?? (isSelf ? undefined : employerByArrival(page, wanted))
  if (name === undefined || !isStaff(page, wanted, isEmployers, stated))
    return withTitle(titled, { ...ofSociety(page, lines, wanted, isEmployers), office: [] })
  const employer = stated.has("professional.current_company") ? [] : [siteEmployer(name)]
  // Where a page says that somebody is elsewhere, its footer says nothing of them.
  const office = stated.has("professional.current_location")
    ? nowhere
    : officePlace(page, lines, wanted, name)
  return withTitle(titled, {
    lines: [...employer.map(({ quote }) => quote), ...office.lines],
    claims: employer,
    office: office.claims
  })
}

const withTitle = ({ lines, claims }: Pick<SiteFacts, "lines" | "claims">, site: SiteFacts): SiteFacts => ({
  ...site,
  lines: [...lines, ...site.lines],
  claims: [...claims, ...site.claims]
})
