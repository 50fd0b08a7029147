import { looksLikePerson } from "../naming/looksLikeName.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import type { PlacedLine } from "../page/passages.ts"
import type { Stated } from "../Stated.ts"
import type { Wanted } from "../Wanted.ts"
import { isPlace, isRegion } from "../words/places.ts"
import { quoteBetween } from "./quoteBetween.ts"

const field = "professional.current_location" as const

/** `Leeds | Plant Manager: Ada Lovelace`: the town that heads a row of a table. */
const ofRow = (
  lines: ReadonlyArray<PlacedLine>,
  { index, text }: PlacedLine,
  { names }: Wanted
): ReadonlyArray<Stated> => {
  const head = lines[index - 1]
  return head?.set === "as term" && isPlace(head.text) && mentionsIn(text, names).length > 0
    ? [{ field, value: head.text, quote: quoteBetween(lines, index - 1, index) }]
    : []
}

/** `Leeds`, `Leeds office` */
const townOf = ({ isHeading, text }: PlacedLine): string | undefined => {
  const town = text.replace(/ (?:office|studio|branch|team|hub)$/iu, "")
  return isHeading && isPlace(town) && !isRegion(town) ? town : undefined
}

/** Where a page lists its people town by town, the heading above them. */
const ofHeading = (lines: ReadonlyArray<PlacedLine>, line: PlacedLine): ReadonlyArray<Stated> => {
  if (line.introduces === undefined) return []
  const towns = lines.filter(it => townOf(it) !== undefined)
  if (towns.length < 2) return []
  const above = lines.slice(0, line.index).findLast(it => it.isHeading && !looksLikePerson(it.text))
  const town = above === undefined ? undefined : townOf(above)
  if (above === undefined || town === undefined) return []
  // Whoever else is listed below the town is not quoted.
  const isFirst = above.index === line.index - 1
  return [{ field, value: town, quote: isFirst ? quoteBetween(lines, above.index, line.index) : above.text }]
}

/** The town that stands above people in a list, for whoever `line` introduces. */
export const townOverPeople = (
  lines: ReadonlyArray<PlacedLine>,
  line: PlacedLine,
  wanted: Wanted
): ReadonlyArray<Stated> => [...ofRow(lines, line, wanted), ...ofHeading(lines, line)]
