import type { SourceClass } from "@prospect-research/core"
import type { Stated } from "../Stated.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import { isFirm } from "../words/firms.ts"

const companyField = "professional.current_company"
const titleField = "professional.current_title"

/**
 * People hold several positions at once. Those with the employer count; where a page names none, the first that it
 * names, unless it is a page of the employer: there another company is somebody else's, or the past.
 */
export const onlyEmployer = (
  stated: ReadonlyArray<Stated>,
  wanted: Wanted,
  sourceClass: SourceClass
): ReadonlyArray<Stated> => {
  const named = stated.filter(({ field, value }) => field === companyField && typeof value === "string")
  // What somebody has founded counts where nothing is said of a present employer.
  const isFirmly = named.some(({ isWeak }) => isWeak !== true)
  const companies = named.filter(it => !isFirmly || it.isWeak !== true).map(({ value }) => String(value))
  const employers = companies.filter(company => isEmployer(company, wanted))
  const isEmployersPage = sourceClass === "first-party"
  // On the employer's own page another house is somebody else's, or the past; what is no house at all is a place to sit.
  const others = !isEmployersPage ? companies : wanted.companies.length > 0 ? [] : companies.filter(isFirm)
  const kept = new Set(employers.length > 0 ? employers : others.slice(0, 1))
  const companiesBy = new Map<string, Array<string>>()
  for (const { field, value, quote } of stated) {
    if (field === companyField) companiesBy.set(quote, [...(companiesBy.get(quote) ?? []), String(value)])
  }
  const isOurs = ({ field, isWeak, quote }: Stated): boolean =>
    field === titleField &&
    isWeak !== true &&
    companiesBy.get(quote)?.some(company => kept.has(company)) === true
  // `HR consultant. Speaker.`: beside a title that is told with the employer, others are what somebody is as well.
  const ours = new Map(
    stated
      .filter(isOurs)
      .toReversed()
      .map(it => [it.quote, it])
  )
  return stated.filter(it => {
    const { field, value, quote } = it
    if (field === titleField && ours.size > 0 && it.isWeak !== true) return ours.get(quote) === it
    if (field === companyField) return kept.has(String(value))
    const beside = companiesBy.get(quote)
    if (field !== titleField || beside === undefined || beside.some(company => kept.has(company))) return true
    // `Head of Data, Harbour Buildings`: what the employer's own page names beside a title may be where one sits.
    return isEmployersPage && !beside.some(isFirm)
  })
}
