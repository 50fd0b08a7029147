import type { IdentityVerdict } from "@prospect-research/core"
import type { Judged } from "./clusters.ts"
import { isProfile } from "./Findings.ts"
import {
  leastLead,
  namesakeSignals,
  ownSignals,
  provenSignals,
  type Reason,
  shownSignals,
  sumOf,
  verdictBounds
} from "./weights.ts"

const order: ReadonlyArray<IdentityVerdict> = ["rejected", "possible", "probable", "confirmed"]

export const atMost = (verdict: IdentityVerdict, most: IdentityVerdict): IdentityVerdict =>
  order.indexOf(verdict) <= order.indexOf(most) ? verdict : most

const hasAny = (reasons: ReadonlyArray<Reason>, signals: ReadonlySet<Reason["signal"]>): boolean =>
  reasons.some(({ signal }) => signals.has(signal))

const hasAll = (reasons: ReadonlyArray<Reason>, signals: ReadonlySet<Reason["signal"]>): boolean =>
  [...signals].every(signal => reasons.some(reason => reason.signal === signal))

/** Hardly two people of a rare name follow one trade in one town. */
const tellingTogether: ReadonlySet<Reason["signal"]> = new Set(["rare name", "same title", "same location"])

const tellingOfProfiles: ReadonlySet<Reason["signal"]> = new Set([...shownSignals, "same title"])

/** The most that signals of this kind can show, whatever they add up to. */
const ceiling = ({ document, hearsay, reasons }: Judged, lead: number): IdentityVerdict => {
  // Namesakes share a name, and a trade or a town: that alone is never sure.
  if (lead < leastLead || !(hasAny(reasons, ownSignals) || hasAll(reasons, tellingTogether)))
    return "possible"
  if (hasAny(reasons, provenSignals)) return "confirmed"
  // Lists that are put together by machines mix people of one name.
  if (hearsay === "collected") return "possible"
  // Whoever mentions a person of the name and the company in passing may mean a namesake there.
  return isProfile(document) && hasAny(reasons, tellingOfProfiles) ? "confirmed" : "probable"
}

/** The verdict on a document of a person who is so far ahead of the strongest whom they contradict. */
export const verdictOf = (it: Judged, lead: number): IdentityVerdict => {
  const score = sumOf(it.reasons)
  const verdict = verdictBounds.find(([, least]) => score >= least)?.[0] ?? "rejected"
  return atMost(verdict, ceiling(it, lead))
}

/** Whether a document is so surely the prospect's that what it links to is theirs as well. */
export const mayVouch = (it: Judged & { readonly verdict: IdentityVerdict }): boolean =>
  it.verdict === "confirmed" &&
  (hasAny(it.reasons, provenSignals) ||
    // What a page of somebody else shows, they may have copied.
    (it.document.source_class === "self" && hasAny(it.reasons, shownSignals)))

/** Whether a document is proven to know the prospect, and nothing in it is a namesake's. */
export const isTrusted = (it: Judged & { readonly verdict: IdentityVerdict }): boolean =>
  mayVouch(it) ||
  (it.verdict === "probable" && hasAny(it.reasons, provenSignals) && !hasAny(it.reasons, namesakeSignals))
