import type { ClaimParts } from "../sources/makeDocument.ts"
import type { Page } from "../sources/readPage.ts"
import { officePlace } from "./office.ts"
import type { PlacedLine } from "./passages.ts"
import { employerOfSite, isStaff, siteEmployer } from "./siteName.ts"
import type { Wanted } from "./Wanted.ts"

interface SiteFacts {
  /** To add to the document's text. */
  readonly lines: ReadonlyArray<string>
  readonly employer: ReadonlyArray<ClaimParts>
  readonly office: ReadonlyArray<ClaimParts>
}

/** What being listed on a company's site says of somebody beside the words of the page: whom they work for, and where. */
export const siteFacts = (parts: {
  readonly page: Page
  readonly lines: ReadonlyArray<PlacedLine>
  readonly wanted: Wanted
  readonly isEmployers: boolean
  readonly stated: ReadonlySet<ClaimParts["field"]>
}): SiteFacts => {
  const { page, lines, wanted, isEmployers, stated } = parts
  const name = employerOfSite(page, wanted, isEmployers)
  if (name === undefined || !isStaff(page, wanted, isEmployers, stated))
    return { lines: [], employer: [], office: [] }
  const employer = stated.has("professional.current_company") ? [] : [siteEmployer(name)]
  const office = officePlace(page, lines, wanted, name)
  return {
    lines: [...employer.map(({ quote }) => quote), ...office.lines],
    employer,
    office: office.claims
  }
}
