import { mentionsIn } from "../naming/personMentions.ts"
import type { Stated } from "../Stated.ts"
import { topicOf } from "../topics.ts"
import type { Wanted } from "../Wanted.ts"
import { type EventPage, isTalkTitle, talkOf } from "./eventPage.ts"
import type { PlacedLine } from "./passages.ts"

const aboutTalk =
  /(?<![\p{L}])(?:talk|session|keynote|lecture|workshop|presentation|we will|you will learn)(?![\p{L}])/iu

/** In characters. */
const longestQuote = 1000

/** A title that stands by itself has so many words, and one that is set as a heading. */
const fewestWords = 4
const fewestInHeading = 3

/** A heading beside a speaker: of few words as well, and no house, of which all words are names. */
const isSetTitle = ({ isHeading, introduces, introducesOther, text }: PlacedLine): boolean =>
  isHeading &&
  introduces === undefined &&
  !introducesOther &&
  topicOf(text) === undefined &&
  / \p{Ll}{3,}/u.test(text) &&
  isTalkTitle(text, fewestInHeading)

const speakers =
  /^(?:(?:our |the |your )?(?:speakers?|presenters?|hosts?)|presented by|with|referent(?:in|en|innen)?|intervenante?s?|ponentes?|relator[ei]|sprekers?)$/iu

/** A page about one talk has its title at the top, and below a label who gives it, if that is nobody but the prospect. */
export const pageOfTalk = (
  lines: ReadonlyArray<PlacedLine>,
  { names }: Wanted,
  { isOfEvent }: EventPage
): ReadonlyArray<Stated> => {
  const from = lines.findIndex(({ isHeading }) => isHeading)
  const at = lines.findIndex(({ isHeading, text }) => isHeading && speakers.test(text))
  const title = lines[from]?.text ?? ""
  if (!isOfEvent || at <= from || !isTalkTitle(title, fewestInHeading) || mentionsIn(title, names).length > 0)
    return []
  const behind = lines.slice(at + 1)
  const end = behind.findIndex(({ isHeading }) => isHeading)
  const section = end === -1 ? behind : behind.slice(0, end)
  const isTheirs =
    mentionsIn(section[0]?.text ?? "", names)[0]?.start === 0 && !section.some(line => line.introducesOther)
  const quote = lines
    .slice(from, at + 2)
    .map(({ text }) => text)
    .join("\n")
  return isTheirs && quote.length <= longestQuote ? [talkOf(title, quote)] : []
}

/**
 * Talks as a programme shows them: the title below the speaker and above what is
 * said of the talk, or, where the address says that it is a programme, set as a heading right beside either. Only lines of a page that announces a programme, and only beside the prospect’s own name.
 */
export const sessions = (
  lines: ReadonlyArray<PlacedLine>,
  { isProgramme, isProgrammeByAddress }: EventPage
): ReadonlyArray<Stated> => {
  if (!isProgramme) return []
  const textAt = (index: number): string => lines[index]?.text ?? ""
  const isSet = (at: number): boolean => {
    const line = lines[at]
    return isProgrammeByAddress && line !== undefined && isSetTitle(line)
  }
  const firstSpeaker = lines.findIndex(line => line.introduces !== undefined || line.introducesOther)
  const firstTitle = lines.findIndex((_, index) => isSet(index))
  // Where the first of all stands above its speaker, the one below a speaker is the next one's.
  const areAbove = firstTitle !== -1 && firstTitle < firstSpeaker
  return lines.flatMap(({ introduces, index, text }) => {
    if (introduces === undefined) return []
    const above = textAt(index - 1)
    if (areAbove && isSet(index - 1)) return [talkOf(above, `${above}\n${text}`)]
    const behind = [1, 2].find(
      step =>
        isSet(index + step) ||
        (isTalkTitle(textAt(index + step), fewestWords) && aboutTalk.test(textAt(index + step + 1)))
    )
    // Set above the line that names the speaker with their position, and another above the next one.
    if (behind === undefined && lines[index]?.isHeading === false && isSet(index - 1))
      return [talkOf(above, `${above}\n${text}`)]
    if (behind === undefined) return []
    const title = textAt(index + behind)
    const between = lines.slice(index, index + behind + 1).map(line => line.text)
    return [talkOf(title, between.join("\n"))]
  })
}
