import type { VisibleLine } from "../sources/visibleLines.ts"
import { nameLineOf } from "./nameLine.ts"
import { type Topic, topicOf } from "./topics.ts"

/** A line of a page, and whom and what its place on the page makes it be about. */
export interface PlacedLine extends VisibleLine {
  readonly index: number
  /** It stands on the prospect's own page, or below their name in a list of people. */
  readonly isOwn: boolean
  readonly topic: Topic | undefined
  /** Index of the heading that gave the topic. */
  readonly headingIndex: number | undefined
  /** The line gives the name of the prospect, and the title if it stands beside it. */
  readonly introduces: { readonly title: string | undefined } | undefined
}

type Owner = "prospect" | "somebody else" | "nobody"

/** `lines` in their order; `isOwnPage` when all of the page is about the prospect, unless it says otherwise. */
export const placeLines = (
  lines: ReadonlyArray<VisibleLine>,
  names: ReadonlyArray<string>,
  isOwnPage: boolean
): ReadonlyArray<PlacedLine> => {
  const placed: Array<PlacedLine> = []
  let owner: Owner = isOwnPage ? "prospect" : "nobody"
  let topic: Topic | undefined
  let headingIndex: number | undefined
  let ownItem = 0
  for (const [index, line] of lines.entries()) {
    const name = nameLineOf(line, lines[index + 1]?.text, names)
    if (name !== undefined) {
      owner = name.isProspect ? "prospect" : "somebody else"
      topic = undefined
      headingIndex = undefined
      ownItem = line.item
    } else if (line.isHeading) {
      topic = topicOf(line.text)
      headingIndex = index
      if (isOwnPage)
        owner =
          topic === "foreign"
            ? "somebody else"
            : topic === undefined && owner !== "prospect"
              ? owner
              : "prospect"
      else if (topic === undefined || topic === "foreign") owner = "nobody"
    } else if (!isOwnPage && owner === "prospect" && ownItem > 0 && line.item < ownItem) {
      // The page has left the item of the list that the name stood in.
      owner = "nobody"
    }
    placed.push({
      ...line,
      index,
      isOwn: owner === "prospect",
      topic,
      headingIndex,
      introduces: name?.isProspect === true ? { title: name.title } : undefined
    })
  }
  return placed
}
