import type { IdentityVerdict } from "@prospect-research/core"

/** What each signal adds to the score of a document. */
export const signalWeights = {
  "shows the prospect's email address": 8,
  "shows the profile address that was given": 8,
  "found by the prospect's email address": 7,
  "full name on the site of the email's domain": 4.5,
  "name and company together": 4,
  "linked with a confirmed document": 4,
  "rare name": 2,
  "site of the email's domain": 2,
  "same title": 1.5,
  "same location": 1,
  "common name": 0.5,
  "another location": -1,
  "another employer": -2,
  "another person's name": -3,
  "another middle name": -3,
  "several people of this name": -3,
  "shows a namesake's email address": -4,
  "another generation": -6,
  "historical or deceased": -6
} as const

export type Signal = keyof typeof signalWeights

/** Signals that a namesake in the same trade and town cannot give. */
export const ownSignals: ReadonlySet<Signal> = new Set<Signal>([
  "shows the prospect's email address",
  "shows the profile address that was given",
  "found by the prospect's email address",
  "full name on the site of the email's domain",
  "name and company together",
  "linked with a confirmed document"
])

/** Share of a weight that a similar name gets. */
export const similarShare = 0.6

/** Least score of each verdict; below the last a document is rejected. */
export const verdictBounds: ReadonlyArray<readonly [IdentityVerdict, number]> = [
  ["confirmed", 5],
  ["probable", 3],
  ["possible", 2]
]
