import { compareText } from "@prospect-research/core"
import { isPublicMatter } from "../extraction/privateMatters.ts"
import { plainLine } from "./plainText.ts"
import { type Fact, type StatedLine, statedLine } from "./StatedLine.ts"

/** A work that the person wrote, as a registry lists it. */
export interface Publication {
  readonly title: string
  /** Journal, proceedings or publisher. */
  readonly venue: string | null
  /** As far as it is known: `2026`, `2026-04` or `2026-04-17`. */
  readonly date: string | null
}

/** Titles come with the markup of their publishers. */
const withoutMarkup = (text: string): string =>
  plainLine(text.replace(/<\/?[a-z][^>]*>/gi, "").replaceAll("&amp;", "&"))

/** The grounding gate takes no longer values. */
const longestTitle = 300

/** Newest first; undated last. */
export const byDate = (left: Publication, right: Publication): number =>
  compareText(right.date ?? "", left.date ?? "")

/** The newest papers are achievements as well, by titles that tell something. */
const mostFeats = 3
const isFeat = ({ title, venue }: Publication): boolean =>
  venue !== null && title.split(" ").length >= 3 && isPublicMatter(title)

const statedPublication = ({ title, venue, date }: Publication, index: number): ReadonlyArray<StatedLine> => {
  const [shown, place] = [withoutMarkup(title), withoutMarkup(venue ?? "") || null]
  if (shown === "" || shown.length > longestTitle) return []
  const where = [place, date].filter(part => part !== null).join(", ")
  const activity: Fact = {
    field: "activity",
    value: { kind: "publication", title: shown, venue: place, date },
    as_of: date
  }
  const feat: Fact = { field: "professional.achievements", value: shown, as_of: date }
  return [
    statedLine(
      `publication: ${shown}${where === "" ? "" : ` (${where})`}`,
      activity,
      ...(index < mostFeats && isFeat({ title: shown, venue: place, date }) ? [feat] : [])
    )
  ]
}

/** Publications, the newest first, each stated as an activity. */
export const statedPublications = (works: ReadonlyArray<Publication>): ReadonlyArray<StatedLine> =>
  works.toSorted(byDate).flatMap(statedPublication)

/** A date of numbers, as far as they go: `[2024, 5]` is `2024-05`. */
export const isoDate = (parts: ReadonlyArray<number | null>): string | null => {
  const end = parts.indexOf(null)
  const [year, ...rest] = (end === -1 ? parts : parts.slice(0, end)).map(part => part ?? 0)
  if (year === undefined || !(year >= 1900 && year < 2200)) return null
  return [String(year), ...rest.slice(0, 2).map(part => String(part).padStart(2, "0"))].join("-")
}
