import { foldCase, occursWhole } from "@prospect-research/core"
import type { Act } from "./Act.ts"

/** Where something was said, as a line may name it. */
export interface Venue {
  /** `null` when there is none to name. */
  readonly name: string | null
  /** A place that bears the person's name: to them it is theirs. */
  readonly isOwn: boolean
}

const nowhere: Venue = { name: null, isOwn: false }

/** `April 16`, `2026`: when it was, and not where. */
const date =
  /^(?:\d{1,2}\.? )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\p{L}*\.?(?: \d{1,2})?(?:,? \d{4})?$|^[\d\s./:-]+$/iu

export const venueOf = ({ kind, venue }: Act, names: ReadonlyArray<string>): Venue => {
  if (venue === null || date.test(venue.trim())) return nowhere
  const isOwn = names.some(name => occursWhole(foldCase(name), foldCase(venue)))
  // Only what somebody writes stands on a site: their own show needs no name.
  return isOwn ? { name: null, isOwn: kind === "article" } : { name: venue, isOwn: false }
}

/** As it is said to the person. */
export const yourVenue = ({ isOwn, name }: Venue): string | null => (isOwn ? "your own site" : name)

/** As it is said of the person. */
export const theirVenue = ({ isOwn, name }: Venue): string | null => (isOwn ? "their own site" : name)
