import { positionOf } from "../sources/roles.ts"
import type { PlacedLine } from "./passages.ts"
import { looksLikeName } from "./personMentions.ts"
import { topicOf } from "./topics.ts"

export const isTitleLine = (line: PlacedLine | undefined): boolean =>
  line !== undefined && positionOf(line.text).title === line.text && topicOf(line.text) === undefined

const isNameLine = ({ text, introduces }: PlacedLine): boolean =>
  introduces !== undefined || looksLikeName(text)

/**
 * Lists of people have all the titles above the names, or all below. A title tells that has no other name on its far side, or
 * whose name has no other title: a list that begins with a name has them below.
 */
export const areTitlesAbove = (lines: ReadonlyArray<PlacedLine>): boolean => {
  const names = lines.filter(isNameLine)
  const beside = (step: 1 | -1) =>
    names.filter(({ index }) => {
      const [next, far] = [lines[index + step], lines[index + 2 * step]]
      return isTitleLine(next) && (far === undefined || !isNameLine(far) || !isTitleLine(lines[index - step]))
    })
  return beside(-1).length > beside(1).length
}

/** Lines that hold the title of whoever is named right below: nothing of the one above. */
export const titlesOfNext = (lines: ReadonlyArray<PlacedLine>): ReadonlySet<number> =>
  new Set(
    areTitlesAbove(lines)
      ? lines.flatMap((line, at) => {
          const next = lines[at + 1]
          return next !== undefined && isNameLine(next) && isTitleLine(line) ? [line.index] : []
        })
      : []
  )
