import type { IdentityVerdict } from "@prospect-research/core"

/** What each signal adds to the score of a document. */
export const signalWeights = {
  "shows the prospect's email address": 8,
  "shows the profile address that was given": 8,
  "is the profile that was given": 8,
  "found by the prospect's email address": 7,
  "links to and from a confirmed document": 6,
  "verified link with a confirmed document": 6,
  "full name on the site of the email's domain": 4.5,
  "name and company together": 4,
  "linked with a confirmed document": 4,
  "name and school of a confirmed document together": 3,
  "page of the prospect's own site": 4,
  "double surname and town together": 3,
  "surname of two that hardly anybody else bears": 3,
  "names a confirmed profile as this person's": 2,
  "employer named on the same page": 2,
  "rare name": 2,
  "site of the email's domain": 2,
  "speaks of the employer": 2,
  "same title": 1.5,
  "same location": 1,
  "common name": 0.5,
  "list that nobody on it was asked for": -1,
  "another title": -1.5,
  "another location": -1,
  "another employer": -2,
  "another profile than the one that was given": -2,
  "another person's name": -3,
  "another middle name": -3,
  "another profession": -3,
  "another position at the employer": -4,
  "told by somebody who boasts of them": -3,
  "several people of this name": -3,
  "shows a namesake's email address": -4,
  "another generation": -6,
  "retired from the employer": -6,
  "has them gone, which the employer denies": -6,
  "of a house that the employer disowns": -9,
  "accuses people by nameless witnesses": -9,
  "says itself that it is invented": -9,
  "historical or deceased": -6
} as const

export type Signal = keyof typeof signalWeights

/** What one document lends another that links to it and from it: the difference to the score of both together. */
export const sharedSignal = "same person as documents that link to it and back"

export interface Reason {
  readonly signal: Signal | typeof sharedSignal
  readonly weight: number
}

const signalSet = (...signals: ReadonlyArray<Signal>): ReadonlySet<Reason["signal"]> => new Set(signals)

/** Signals that nobody but the prospect, the employer or a service that checked can cause. */
export const provenSignals = signalSet(
  "is the profile that was given",
  "found by the prospect's email address",
  "links to and from a confirmed document",
  "verified link with a confirmed document",
  "full name on the site of the email's domain",
  "linked with a confirmed document"
)

/** An address that stands in a text: anybody can write it down. */
export const shownSignals = signalSet(
  "shows the prospect's email address",
  "shows the profile address that was given"
)

/** Signals that a namesake in the same trade and town cannot give. */
export const ownSignals: ReadonlySet<Reason["signal"]> = new Set([
  ...provenSignals,
  ...shownSignals,
  ...signalSet(
    "name and company together",
    "name and school of a confirmed document together",
    "double surname and town together",
    "surname of two that hardly anybody else bears",
    "page of the prospect's own site",
    "employer named on the same page"
  ),
  sharedSignal
])

/** What a name says counts once, by the strongest of these. */
export const nameSignals = signalSet(
  "full name on the site of the email's domain",
  "name and company together",
  "name and school of a confirmed document together",
  "double surname and town together",
  "surname of two that hardly anybody else bears",
  "rare name",
  "common name"
)

/** Signals that the document speaks of somebody else of the name. */
export const namesakeSignals = signalSet(
  "another employer",
  "another middle name",
  "another generation",
  "retired from the employer",
  "has them gone, which the employer denies",
  "another profession",
  "another position at the employer",
  "shows a namesake's email address",
  "historical or deceased"
)

/** What tells two people of one name apart who work for one employer. */
export const colleagueSignals = signalSet(
  "another middle name",
  "another generation",
  "another position at the employer",
  "shows a namesake's email address"
)

/** What the name says together with the employer. */
export const workSignals = signalSet(
  "full name on the site of the email's domain",
  "name and company together"
)

/** Share of a weight that a similar name gets, and what half of a double surname gets at the employer. */
export const similarShare = 0.6
export const shortenedShare = 0.85

/** Least score of each verdict; below the last a document is rejected. */
export const verdictBounds: ReadonlyArray<readonly [IdentityVerdict, number]> = [
  ["confirmed", 5],
  ["probable", 3],
  ["possible", 2]
]

/** How far ahead of a contradicting group of documents a group must be to be more than possible. */
export const leastLead = 2

export const sumOf = (reasons: ReadonlyArray<Reason>): number =>
  Math.round(reasons.reduce((sum, { weight }) => sum + weight, 0) * 100) / 100
