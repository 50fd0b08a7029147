import { isUnit, positionOf } from "../../sources/roles.ts"
import type { PlacedLine } from "../page/passages.ts"
import { employerAt } from "../position/employerName.ts"
import type { Stated } from "../Stated.ts"
import { topicOf } from "../topics.ts"
import { isFirm } from "../words/firms.ts"
import { isPlace } from "../words/places.ts"
import { quoteBetween } from "./quoteBetween.ts"

/** Lines below name and title with the firm and its town: `Acme Ltd`, `Leeds`. */
export const houseCard = (
  lines: ReadonlyArray<PlacedLine>,
  line: PlacedLine,
  next: PlacedLine | undefined,
  beside: string | undefined
): ReadonlyArray<Stated> => {
  const from = beside === undefined ? (next?.index ?? line.index) + 1 : line.index + 1
  const [first, second] = [lines[from], lines[from + 1]]
  if (first === undefined || !first.isOwn || first.introduces !== undefined) return []
  const { house, town } = /^(?<house>.+), (?<town>[^,]+)$/u.exec(first.text)?.groups ?? {}
  const isWithTown = house !== undefined && town !== undefined && isPlace(town) && !isPlace(house)
  const name = isWithTown ? house : first.text.replace(/,$/u, "")
  const isCompany =
    name.length <= 60 &&
    employerAt(name)?.rest === "" &&
    isFirm(name) &&
    !isUnit(name) &&
    topicOf(name) === undefined &&
    positionOf(name).title === undefined
  if (!isCompany) return []
  const isSeat = second?.isOwn === true && isPlace(second.text)
  return [
    {
      field: "professional.current_company",
      value: name,
      quote: quoteBetween(lines, line.index, first.index)
    },
    ...(isWithTown
      ? [
          {
            field: "professional.current_location",
            value: town,
            quote: quoteBetween(lines, line.index, first.index)
          } as const
        ]
      : []),
    ...(isSeat && !isWithTown
      ? [
          {
            field: "professional.current_location",
            value: second.text,
            quote: quoteBetween(lines, line.index, second.index)
          } as const
        ]
      : [])
  ]
}
