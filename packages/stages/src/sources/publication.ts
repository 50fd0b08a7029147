import { compareText } from "@prospect-research/core"
import { Array as Arrays } from "effect"
import { decodeHTML } from "entities"
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

/** Titles come with the markup and the entities of their publishers. */
const withoutMarkup = (text: string): string => plainLine(decodeHTML(text.replace(/<\/?[a-z][^>]*>/gi, "")))

/** The grounding gate takes no longer values. */
const longestTitle = 300

/** Newest first; undated last. */
export const byDate = (left: Publication, right: Publication): number =>
  compareText(right.date ?? "", left.date ?? "")

/** The newest papers are achievements as well, by titles that tell something. */
const mostFeats = 3
/** What journals print around papers, and what is said of others'. */
const noPaper =
  /^(?:retract|erratum|corrigend|correction|reply|response to|comment|in memoriam|obituary|front matter|back matter|table of contents|contents|editorial|book review|peer review|preface|foreword|index)/i

const isFeat = ({ title, venue }: Publication): boolean =>
  venue !== null && title.split(" ").length >= 3 && !noPaper.test(title) && isPublicMatter(title)

/** A preprint and its paper have one title. */
const titleKey = ({ title }: Publication): string =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

const featsOf = (works: ReadonlyArray<Publication>): ReadonlySet<Publication> =>
  new Set(
    Arrays.dedupeWith(works.filter(isFeat), (left, right) => titleKey(left) === titleKey(right)).slice(
      0,
      mostFeats
    )
  )

const statedPublication = (
  { title, venue, date }: Publication,
  isAchievement: boolean
): ReadonlyArray<StatedLine> => {
  if (title === "" || title.length > longestTitle) return []
  const where = [venue, date].filter(part => part !== null).join(", ")
  const activity: Fact = {
    field: "activity",
    value: { kind: "publication", title, venue, date },
    as_of: date
  }
  const feat: Fact = { field: "professional.achievements", value: title, as_of: date }
  return [
    statedLine(
      `publication: ${title}${where === "" ? "" : ` (${where})`}`,
      activity,
      ...(isAchievement ? [feat] : [])
    )
  ]
}

/** Publications, the newest first, each stated as an activity. */
export const statedPublications = (works: ReadonlyArray<Publication>): ReadonlyArray<StatedLine> => {
  const plain = works
    .map(({ title, venue, date }) => ({
      title: withoutMarkup(title),
      venue: withoutMarkup(venue ?? "") || null,
      date
    }))
    .toSorted(byDate)
  const feats = featsOf(plain)
  return plain.flatMap(work => statedPublication(work, feats.has(work)))
}

/** A date of numbers, as far as they go: `[2024, 5]` is `2024-05`. */
export const isoDate = (parts: ReadonlyArray<number | null>): string | null => {
  const end = parts.indexOf(null)
  const [year, ...rest] = (end === -1 ? parts : parts.slice(0, end)).map(part => part ?? 0)
  if (year === undefined || !(year >= 1900 && year < 2200)) return null
  return [String(year), ...rest.slice(0, 2).map(part => String(part).padStart(2, "0"))].join("-")
}
