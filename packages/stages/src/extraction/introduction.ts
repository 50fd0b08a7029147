import { positionOf } from "../sources/roles.ts"
import type { PlacedLine } from "./passages.ts"
import type { Stated } from "./Stated.ts"
import { topicOf } from "./topics.ts"
import { isEmployer, type Wanted } from "./Wanted.ts"
import { isPlace, placeName } from "./words/places.ts"

const title = "professional.current_title"
const place = "professional.current_location"

/** Lines of a table below `Name`, `Position`, `Office`: how far behind the name the place stands. */
const placeColumn = (lines: ReadonlyArray<PlacedLine>): number | undefined => {
  const name = lines.findIndex(
    ({ text, isHeading }) => !isHeading && /^(?:name|attorney|lawyer|person|member|speaker)s?$/i.test(text)
  )
  const column = lines.findIndex(({ text }, index) => index > name && topicOf(text) === "location")
  return name === -1 || column === -1 || column - name > 5 ? undefined : column - name
}

const wholePlace = new RegExp(`^${placeName}$`, "u")

const placeOf = (lines: ReadonlyArray<PlacedLine>, { index }: PlacedLine): ReadonlyArray<Stated> => {
  const column = placeColumn(lines)
  const cell = lines[index + (column ?? 2)]?.text ?? ""
  const isStated = column === undefined ? isPlace(cell) : wholePlace.test(cell) && cell.split(" ").length <= 4
  const quote = lines
    .slice(index, index + (column ?? 2) + 1)
    .map(({ text }) => text)
    .join("\n")
  return isStated ? [{ field: place, value: cell, quote }] : []
}

/** `Partner, Acme`: what looks like the field of a title may be the employer. */
const withEmployer = (
  position: ReturnType<typeof positionOf>,
  wanted: Wanted
): ReturnType<typeof positionOf> => {
  const { title: whole = "" } = position
  const at = whole.lastIndexOf(", ")
  const company = at === -1 ? "" : whole.slice(at + 2)
  return isEmployer(company, wanted) ? { title: whole.slice(0, at), company } : position
}

/** What stands beside a name, and below it: the title, the employer, the place. */
export const introduction = (
  lines: ReadonlyArray<PlacedLine>,
  line: PlacedLine,
  wanted: Wanted
): ReadonlyArray<Stated> => {
  if (line.introduces === undefined) return []
  const next = lines[line.index + 1]
  const beside = line.introduces.position
  const isBelow = next?.isOwn === true && next.text.length <= 110 && !/[.!?]$/.test(next.text)
  const below = isBelow ? next.text : ""
  const quote = beside === undefined ? `${line.text}\n${below}` : line.text
  const position = withEmployer(positionOf(beside ?? below), wanted)
  if (position.title === undefined) return []
  const { company, place: at } = position
  const isOurs = company !== undefined && isEmployer(company, wanted)
  return [
    { field: title, value: position.title, quote },
    ...(isOurs ? [{ field: "professional.current_company" as const, value: company, quote }] : []),
    ...(at === undefined
      ? beside === undefined
        ? placeOf(lines, line)
        : []
      : [{ field: place, value: at, quote } as const])
  ]
}
