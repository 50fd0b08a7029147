import { honorific } from "../../names/honorifics.ts"
import { regex } from "../../sources/regex.ts"
import { isTitle, positionOf } from "../../sources/roles.ts"
import type { VisibleLine } from "../../sources/visibleLines.ts"
import { type NameLine, nameLineOf } from "../card/nameLine.ts"
import { looksLikeName, looksLikePerson } from "../naming/looksLikeName.ts"
import { familyFirst } from "../naming/personMentions.ts"
import { type Topic, topicOf, topicOfLabel } from "../topics.ts"
import { isInstitution } from "../words/degrees.ts"

/** A line of a page, and whom and what its place on the page makes it be about. */
export interface PlacedLine extends VisibleLine {
  readonly index: number
  /** It stands on the prospect's own page, or below their name in a list of people. */
  readonly isOwn: boolean
  readonly topic: Topic | undefined
  /** Index of the heading that gave the topic. */
  readonly headingIndex: number | undefined
  /** The line gives the name of the prospect, and the position if it stands beside it. */
  readonly introduces: Pick<NameLine, "position"> | undefined
  /** The line gives the name of somebody else, of whom what follows may tell. */
  readonly introducesOther: boolean
}

type Owner = "prospect" | "somebody else" | "nobody"

const isForeign = (topic: Topic | undefined): boolean => topic === "foreign" || topic === "elsewhere"

/** Whom a section of the prospect's own page is about. */
const ownerBelow = (topic: Topic | undefined, owner: Owner): Owner => {
  if (topic === "foreign") return "somebody else"
  if (topic === "elsewhere") return "nobody"
  return topic === undefined && owner !== "prospect" ? owner : "prospect"
}

/** Tables and lists of terms have their labels in lines of their own; links to other pages are none. */
const labelTopic = ({ text, set }: VisibleLine, next: VisibleLine | undefined): Topic | undefined => {
  if (text.length > 45 || next === undefined || next.isHeading || set === "as links") return undefined
  return set === undefined && !/:$/.test(text) ? topicOf(text) : topicOfLabel(text)
}

/** A list of people below what is told of the prospect has others; on any other page the prospect may stand in it. */
const onPage = (topic: Topic | undefined, isBelowOwn: boolean): Topic | undefined =>
  topic === "people" ? (isBelowOwn ? "foreign" : undefined) : topic

/** What opened the section that a line stands in. */
interface Opener {
  readonly index: number
  readonly line: VisibleLine
}

/** `Department` below `Certification`, set alike: where labels are lines, also one that nobody knows ends what was before. */
const endsSection = ({ text, set }: VisibleLine, opener: Opener | undefined): boolean => {
  if (opener === undefined || opener.line.isHeading) return false
  const isAlike = set !== undefined && set !== "as links" && set === opener.line.set
  return isAlike || /^\p{Lu}[^.:,]{2,40}:$/u.test(text)
}

/** Topics of which a label is followed by a list or a name, and not by a story. */
const valued: ReadonlySet<Topic | undefined> = new Set([
  "skills",
  "subjects",
  "themes",
  "certifications",
  "position",
  "employer",
  "industry",
  "location"
])

/** What a label announces is told right below it: where a paragraph follows that, the page goes on with something else. */
const endsValue = ({ text }: VisibleLine, index: number, opener: Opener | undefined): boolean =>
  opener !== undefined &&
  !opener.line.isHeading &&
  index - opener.index > 1 &&
  text.length > 80 &&
  /[.!?]["”’)]?$/u.test(text)

/** `Rui Prates`, alone in a line below the prospect's card: the next one, whatever stands where a title would. */
const isNextName = ({ text }: VisibleLine): boolean =>
  looksLikePerson(text) && positionOf(text).title === undefined

/** In characters: so far from its beginning a line tells a name and a title. */
const longestCard = 160
const nextCard = regex.u`^(?:${honorific}\\.? )?(?<name>\\p{Lu}[\\p{L}’'-]+(?: [\\p{L}.’'-]+){0,3}? \\p{Lu}[\\p{L}’'-]*\\p{Ll})(?:,? \\p{Lu}[\\p{L}.]*\\p{Lu})*(?:, | [–—|·-] | ?(?:\\.\\.\\.|…) )(?<title>\\p{Lu}[^.;]{3,70})(?=[.;](?: |$)|$)`

/** `Dr Rui Prates MRCP, Head of Data. PhD in physics.`, `Rui Prates ... Head of Data`: the card of the next one, in a line. */
const isNextCard = ({ text }: VisibleLine): boolean => {
  const { name = "", title = "" } = nextCard.exec(text.slice(0, longestCard))?.groups ?? {}
  return looksLikeName(name) && !isTitle(name) && positionOf(title).title === title
}

/** `Prates, Rui` in the list in which the prospect stands as `Lovelace, Ada`: the next one, however rare the names. */
const isNextListed = ({ text }: VisibleLine, before: ReadonlyArray<PlacedLine>): boolean =>
  familyFirst.exec(text)?.[0] === text &&
  before.some(line => line.introduces !== undefined && familyFirst.test(line.text))

/** In characters; what is told of somebody is longer. */
const shortestProse = 30

/** `Chin-Lung Hsieh` behind what was told of the prospect, whose name stood in a line of its own as well: the next one, however rare the name. */
const isNextBehindProse = (
  { text }: VisibleLine,
  previous: VisibleLine | undefined,
  before: ReadonlyArray<PlacedLine>
): boolean =>
  previous !== undefined &&
  previous.text.length > shortestProse &&
  /[.!?]["”’)]?$/u.test(previous.text) &&
  looksLikeName(text) &&
  !isTitle(text) &&
  topicOf(text) === undefined &&
  before.some(line => line.introduces !== undefined && looksLikeName(line.text))

/** Whether a line stands among the first `farthest` below one that introduces somebody. */
export const isBelowName = (lines: ReadonlyArray<PlacedLine>, index: number, farthest: number): boolean =>
  lines.slice(Math.max(0, index - farthest), index).some(({ introduces }) => introduces !== undefined)

/** `lines` in their order; `isOwnPage` when all of the page is about the prospect, unless it says otherwise. */
export const placeLines = (
  lines: ReadonlyArray<VisibleLine>,
  names: ReadonlyArray<string>,
  isOwnPage: boolean
): ReadonlyArray<PlacedLine> => {
  const placed: Array<PlacedLine> = []
  let owner: Owner = isOwnPage ? "prospect" : "nobody"
  let topic: Topic | undefined
  let opener: Opener | undefined
  let ownItem = 0
  const firstHeading = lines.findIndex(({ isHeading }) => isHeading)
  const top = lines.findIndex(
    (line, index) => line.isHeading && nameLineOf(line, lines[index + 1]?.text, names)?.isProspect === true
  )
  const isOpening = (line: VisibleLine, index: number, isEntry: boolean): boolean =>
    line.isHeading ||
    (owner === "prospect" &&
      (labelTopic(line, lines[index + 1]) !== undefined || (!isEntry && endsSection(line, opener))))
  for (const [index, shown] of lines.entries()) {
    // Institutions are set as headings above their degrees.
    const isEntry = topic === "education" && isInstitution(shown.text)
    const isPosition = placed.at(-1)?.introduces !== undefined && positionOf(shown.text).title !== undefined
    const line = isEntry || isPosition ? { ...shown, isHeading: false } : shown
    const named = nameLineOf(line, lines[index + 1]?.text, names)
    const isSiteName = isOwnPage && named?.isProspect === false && index === firstHeading
    const isNext: boolean =
      named === undefined &&
      !isOwnPage &&
      owner === "prospect" &&
      (isNextName(line) ||
        isNextListed(line, placed) ||
        isNextCard(line) ||
        isNextBehindProse(line, lines[index - 1], placed))
    const next: NameLine | undefined = isNext ? { isProspect: false, position: undefined } : named
    const name: NameLine | undefined = isSiteName ? undefined : next
    if (name !== undefined) {
      owner = name.isProspect ? "prospect" : "somebody else"
      topic = undefined
      opener = undefined
      ownItem = line.item
    } else if (isOpening(line, index, isEntry)) {
      const announced = line.isHeading ? topicOf(line.text) : labelTopic(line, lines[index + 1])
      topic = onPage(announced, isOwnPage && placed.some(it => it.isHeading))
      opener = { index, line }
      owner = isOwnPage
        ? ownerBelow(topic, owner)
        : isForeign(topic) || (topic === undefined && line.isHeading)
          ? "nobody"
          : owner
    } else if (!isOwnPage && owner === "prospect" && ownItem > 0 && line.item < ownItem) {
      // The page has left the item of the list that the name stood in.
      owner = "nobody"
    }
    if (valued.has(topic) && endsValue(line, index, opener)) {
      topic = undefined
      opener = undefined
    }
    placed.push({
      ...line,
      isHeading: line.isHeading || (name === undefined && opener?.index === index),
      index,
      // The lists above the name are the site's menus.
      isOwn: owner === "prospect" && !(index < top && line.item > 0),
      topic,
      headingIndex: opener?.index,
      introduces: name?.isProspect === true ? { position: name.position } : undefined,
      introducesOther: name?.isProspect === false
    })
  }
  return placed
}
