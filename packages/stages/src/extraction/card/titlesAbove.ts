import { positionOf } from "../../sources/roles.ts"
import { looksLikeName } from "../naming/looksLikeName.ts"
import type { PlacedLine } from "../page/passages.ts"
import { sentencesOf } from "../sentences.ts"
import { topicOf } from "../topics.ts"
import { awardCategory } from "../words/honours.ts"

/** The title that a line is, with what it is for in brackets, or with a second one behind it: `Deputy Head (Pastoral)`. */
export const titleLine = (line: PlacedLine | undefined): string | undefined => {
  const title =
    line === undefined || topicOf(line.text) !== undefined ? undefined : positionOf(line.text).title
  const rest = line?.text.slice(title?.length ?? 0) ?? ""
  return /^(?: \([^()]+\)|; \p{Lu}.*)?$/u.test(rest) ? title : undefined
}

/** `Dr Ada Lovelace FRS, Chief Engineer, Acme`: a line that begins with somebody's name. */
const beginsWithName = ({ text }: PlacedLine): boolean =>
  looksLikeName((text.split(/,| \(| [–—-] /u)[0] ?? "").replace(/ \p{Lu}{2,}$/u, ""))

/** `Broker. Ada covers Leeds.`: a title, and what is told of whoever holds it. */
const isTitleFirst = ({ text }: PlacedLine): boolean => {
  const [first = "", second] = sentencesOf(text)
  const title = first.replace(/\.$/u, "")
  return second !== undefined && positionOf(title).title === title
}

const isTitleLine = (line: PlacedLine | undefined): boolean =>
  line !== undefined && (titleLine(line) !== undefined || isTitleFirst(line))

const isNameLine = (line: PlacedLine): boolean =>
  line.introduces !== undefined || looksLikeName(line.text) || (line.isHeading && beginsWithName(line))

/**
 * Lists of people have all the titles above the names, or all below. A title tells that has no other name on its far side, or
 * whose name has no other title: a list that begins with a name has them below. Of many people one alone that is a heading
 * tells nothing: what stands above it may end the part of the one before.
 */
export const areTitlesAbove = (lines: ReadonlyArray<PlacedLine>): boolean => {
  const names = lines.filter(isNameLine)
  const beside = (step: 1 | -1) =>
    names.filter(({ index }) => {
      const [next, far] = [lines[index + step], lines[index + 2 * step]]
      return isTitleLine(next) && (far === undefined || !isNameLine(far) || !isTitleLine(lines[index - step]))
    })
  const above = beside(-1)
  const isNoHeading = above.some(({ isHeading }) => !isHeading)
  return above.length > beside(1).length && (above.length > 1 || names.length < 3 || isNoHeading)
}

/** `11.00 Mooring lines`, `Best Young Pilot`: in programmes and lists of winners the label stands above whose it is. */
const entryLabels = [/^\d{1,2}[.:h]\d\d(?![\d%])/u, awardCategory]
const longestLabel = 120

/** Labels of one kind, of which each stands right above somebody's name: a page with one alone has no list of them. */
const labelsOfNext = (lines: ReadonlyArray<PlacedLine>): ReadonlyArray<number> =>
  entryLabels.flatMap(kind => {
    const labels = lines.filter(({ text }) => text.length <= longestLabel && kind.test(text))
    const above = labels.filter(({ index }) => {
      const next = lines[index + 1]
      return next !== undefined && beginsWithName(next) && !kind.test(next.text)
    })
    return above.length > 1 && above.length === labels.length ? above.map(({ index }) => index) : []
  })

/** Lines that hold the title of whoever is named right below, or what they won or speak of: nothing of the one above. */
export const titlesOfNext = (lines: ReadonlyArray<PlacedLine>): ReadonlySet<number> =>
  new Set([
    ...labelsOfNext(lines),
    ...(areTitlesAbove(lines)
      ? lines.flatMap((line, at) => {
          const next = lines[at + 1]
          return next !== undefined && isNameLine(next) && isTitleLine(line) ? [line.index] : []
        })
      : [])
  ])
