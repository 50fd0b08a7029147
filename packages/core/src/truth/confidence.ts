import type { ClaimField } from "../domain/Claim.ts"
import type { SourceClass } from "../domain/Document.ts"
import type { Confidence } from "../domain/IntelligenceReport.ts"
import { isUrl } from "../domain/isUrl.ts"
import type { AcceptedClaim, AcceptedVerdict } from "./acceptance.ts"
import { monthsBetween } from "./dates.ts"
import { compareText } from "./fold.ts"
import { isOfOffice } from "./whereabouts.ts"

/** How far one claim of a source is believed when it is certain that it speaks of the prospect. */
export const sourceWeight: Readonly<Record<SourceClass, number>> = {
  self: 0.9,
  "first-party": 0.9,
  registry: 0.85,
  enrichment: 0.7,
  news: 0.65,
  snippet: 0.45
}

export const identityWeight: Readonly<Record<AcceptedVerdict, number>> = {
  confirmed: 1,
  probable: 0.8,
  possible: 0.5
}

/** Roles older than this many months lose half their weight with every `halfLifeMonths` more. */
export const roleDecay = { freshMonths: 24, halfLifeMonths: 12 }

/** What changes with every job. */
export const roleFields: ReadonlySet<ClaimField> = new Set([
  "professional.current_title",
  "professional.current_company",
  "professional.current_location"
])

/** What several claims of the same value amount to. */
export interface Support {
  /** 0 to 1. */
  readonly score: number
  /** `null`: too weak for a report. */
  readonly confidence: Confidence | null
  readonly sites: ReadonlyArray<string>
  /** Whether somebody states it who knows first hand, such as the employer, and not long ago. */
  readonly isFirstHand: boolean
  /** Whether such a page shows it without a date, and so of today: a by-line says what was so when it was written. */
  readonly isShownToday: boolean
  /** Whether the prospect says it on a page that is surely their own. */
  readonly isOwnWord: boolean
}

/** `/2021/speakers/…` and `/summit-2021/` hold what was so then. */
const yearOfAddress = (address: string): string | null =>
  isUrl(address) ? (/[/_-](20[0-4]\d)(?=[/_.-]|$)/.exec(new URL(address).pathname)?.[1] ?? null) : null

/** `Our team (2021)` is who worked there then. */
const yearOfTitle = (title: string | null): string | null =>
  /\((20[0-4]\d)\)(?=$| [|–—-])/u.exec(title ?? "")?.[1] ?? null

/** When a role was held at the latest, as far as anything tells. */
export const roleDate = ({ claim, document }: AcceptedClaim): string | null =>
  claim.as_of ?? document.published_at ?? yearOfAddress(document.page_url) ?? yearOfTitle(document.title)

const decay = (accepted: AcceptedClaim, asOf: string): number => {
  const date = roleDate(accepted)
  if (date === null || !roleFields.has(accepted.claim.field)) return 1
  const stale = monthsBetween(date, asOf) - roleDecay.freshMonths
  return stale <= 0 ? 1 : 0.5 ** (stale / roleDecay.halfLifeMonths)
}

/** What a site shows without a date it shows of today. */
const isOfToday = (accepted: AcceptedClaim, asOf: string): boolean => {
  const date = roleDate(accepted)
  return date === null || monthsBetween(date, asOf) <= roleDecay.freshMonths / 2
}

/** That a profile's address is this one nobody can be wrong about, wherever the profile was seen. */
const isOwnAddress = ({ claim, document }: AcceptedClaim): boolean =>
  claim.field.endsWith(".url") && claim.value === document.page_url

/** Where a company sits its people need not be: what says where they are themselves goes before it. */
const ofOffice = 0.55

const reliability = (accepted: AcceptedClaim): number =>
  (isOfOffice(accepted.claim) ? ofOffice : 1) *
  sourceWeight[isOwnAddress(accepted) ? "self" : accepted.document.source_class]

interface Vote {
  readonly weight: number
  readonly site: string
  readonly hash: string
  readonly self: boolean
}

const votesOf = (claims: ReadonlyArray<AcceptedClaim>, asOf: string): ReadonlyArray<Vote> =>
  claims
    .map(accepted => ({
      weight: reliability(accepted) * identityWeight[accepted.verdict] * decay(accepted, asOf),
      site: accepted.document.site,
      hash: accepted.document.content_hash,
      self: accepted.document.source_class === "self"
    }))
    .sort(
      (left, right) =>
        right.weight - left.weight ||
        Number(right.self) - Number(left.self) ||
        compareText(left.site, right.site) ||
        compareText(left.hash, right.hash)
    )

/** The strongest vote of every site; a text that stands on several sites is one vote. */
const independent = (votes: ReadonlyArray<Vote>): ReadonlyArray<Vote> => {
  const sites = new Set<string>()
  const hashes = new Set<string>()
  return votes.filter(vote => {
    if (sites.has(vote.site) || hashes.has(vote.hash)) return false
    sites.add(vote.site)
    hashes.add(vote.hash)
    return true
  })
}

export const bands = { high: 0.85, medium: 0.6, low: 0.35 }

/** Doubles do not add up exactly: .9 × 1 must count as .9. */
const round = (score: number): number => Math.round(score * 1e6) / 1e6

const bandOf = (score: number, sites: number, self: boolean): Confidence | null => {
  if (score >= bands.high && (sites >= 2 || self)) return "HIGH"
  if (score >= bands.medium) return "MEDIUM"
  return score >= bands.low ? "LOW" : null
}

/**
 * Confidence in a value that all these claims state: `1 − ∏(1 − rᵢ · identityᵢ)` over independent sites. `asOf` is
 * the ISO date that ages are counted to.
 */
export const supportOf = (claims: ReadonlyArray<AcceptedClaim>, asOf: string): Support => {
  const votes = independent(votesOf(claims, asOf))
  const score = round(1 - votes.reduce((doubt, vote) => doubt * (1 - vote.weight), 1))
  return {
    score,
    confidence: bandOf(
      score,
      votes.length,
      votes.some(vote => vote.self)
    ),
    sites: votes.map(vote => vote.site),
    isFirstHand: claims.some(
      accepted => accepted.document.source_class === "first-party" && isOfToday(accepted, asOf)
    ),
    isShownToday: claims.some(
      accepted => accepted.document.source_class === "first-party" && roleDate(accepted) === null
    ),
    isOwnWord: claims.some(
      ({ document, verdict }) => document.source_class === "self" && verdict === "confirmed"
    )
  }
}

const order: ReadonlyArray<Confidence> = ["LOW", "MEDIUM", "HIGH"]

export const weakest = (confidences: ReadonlyArray<Confidence>): Confidence =>
  order.find(band => confidences.includes(band)) ?? "LOW"
