import { addressKey } from "../domain/addresses.ts"
import type { ClaimField } from "../domain/Claim.ts"
import type { SourceClass } from "../domain/Document.ts"
import type { Basis, Citation } from "../domain/Evidence.ts"
import type { AcceptedClaim } from "./acceptance.ts"
import { roleDate, roleDecay, roleFields } from "./confidence.ts"
import { monthsBetween } from "./dates.ts"
import type { PublishedStatement } from "./Statement.ts"

/** Every accepted claim by its id, and the ISO date that ages are counted to. */
export interface Grounds {
  readonly claims: ReadonlyMap<string, AcceptedClaim>
  readonly asOf: string
}

export const groundsOf = (claims: ReadonlyArray<AcceptedClaim>, asOf: string): Grounds => ({
  claims: new Map(claims.map(accepted => [accepted.claim.id, accepted])),
  asOf
})

const acceptedOf = ({ claims }: Grounds, ids: ReadonlyArray<string>): ReadonlyArray<AcceptedClaim> =>
  ids.flatMap(id => claims.get(id) ?? [])

const dateOf = ({ claim, document }: AcceptedClaim): string | null => claim.as_of ?? document.published_at

/** One citation a page, in the order of the claims: two stages may have read the same one. */
const citationsOf = (accepted: ReadonlyArray<AcceptedClaim>): ReadonlyArray<Citation> => {
  const pages = [
    ...new Map(accepted.map(({ document }) => [addressKey(document.page_url), document])).values()
  ]
  return pages.map(document => {
    const own = accepted.filter(it => addressKey(it.document.page_url) === addressKey(document.page_url))
    return {
      url: document.page_url,
      title: document.title,
      site: document.site,
      as_of: own.map(dateOf).find(date => date !== null) ?? null,
      excerpts: [...new Set(own.map(({ claim }) => claim.quote))]
    }
  })
}

const sentence = (...parts: ReadonlyArray<string | null>): string =>
  `${parts.filter(part => part !== null).join("; ")}.`

const mostSites = 3

const listed = (sites: ReadonlyArray<string>): string =>
  sites.length > mostSites
    ? `${sites.slice(0, mostSites).join(", ")} and ${sites.length - mostSites} more`
    : sites.join(", ")

const voices: Readonly<Record<SourceClass, string>> = {
  self: "published by the person",
  "first-party": "published by somebody who knows first hand",
  registry: "kept by a public registry",
  enrichment: "sold by a data provider",
  news: "reported by the press",
  snippet: "seen in search results only"
}

const support = (accepted: ReadonlyArray<AcceptedClaim>, sites: ReadonlyArray<string>): string => {
  const [first, ...others] = [...new Set(accepted.map(it => it.document.source_class))]
  const voice = first !== undefined && others.length === 0 ? `, ${voices[first]}` : ""
  return sites.length > 1
    ? `Stated on ${sites.length} independent sites (${listed(sites)})${voice}`
    : `Stated on one site (${listed(sites)})${voice}`
}

const sureness = (accepted: ReadonlyArray<AcceptedClaim>): string => {
  const has = (verdict: AcceptedClaim["verdict"]) => accepted.some(it => it.verdict === verdict)
  if (has("confirmed")) return "certainly about this person"
  return has("probable") ? "probably about this person" : "only possibly about this person"
}

const age = (field: ClaimField, accepted: ReadonlyArray<AcceptedClaim>, asOf: string): string | null => {
  const dates = accepted.map(roleDate).filter(date => date !== null)
  const newest = dates.sort().at(-1)
  return roleFields.has(field) &&
    newest !== undefined &&
    dates.length === accepted.length &&
    monthsBetween(newest, asOf) > roleDecay.freshMonths
    ? `last stated in ${newest.slice(0, 4)}, which counts for less`
    : null
}

/** The basis of a value that claims state. `against`: how many other values cannot hold beside it. */
export const basisOfStatement = (
  path: string,
  { field, value, confidence, claims, support: { sites } }: PublishedStatement,
  against: number,
  grounds: Grounds
): Basis => {
  const ids = claims.map(claim => claim.id)
  const accepted = acceptedOf(grounds, ids)
  return {
    field: path,
    value,
    confidence,
    claims: ids,
    reasoning: sentence(
      support(accepted, sites),
      sureness(accepted),
      against === 0 ? null : `${against === 1 ? "another source says" : "other sources say"} otherwise`,
      age(field, accepted, grounds.asOf)
    ),
    citations: citationsOf(accepted)
  }
}

const uncited = "Holds for anybody: no quoted source decides it."

/** The basis of a text that was written from claims, or from none. */
export const basisOfProse = (
  field: string,
  { text, confidence, claims }: { readonly text: string } & Pick<Basis, "confidence" | "claims">,
  grounds: Grounds,
  withoutClaims = uncited
): Basis => {
  const accepted = acceptedOf(grounds, claims)
  const sites = [...new Set(accepted.map(it => it.document.site))]
  const quotes = new Set(accepted.map(it => it.claim.quote)).size
  return {
    field,
    value: text,
    confidence,
    claims,
    reasoning:
      accepted.length === 0
        ? withoutClaims
        : sentence(
            `Written from ${quotes === 1 ? "one quote" : `${quotes} quotes`} on ${sites.length === 1 ? "one site" : `${sites.length} sites`} (${listed(sites)})`,
            sureness(accepted),
            "as sure as the weakest of what it names"
          ),
    citations: citationsOf(accepted)
  }
}
