import { positionOf } from "../../sources/roles.ts"
import { isPublicMatter } from "../privateMatters.ts"
import type { Stated } from "../Stated.ts"
import { topicOf } from "../topics.ts"
import type { PlacedLine } from "./passages.ts"

const programme =
  /(?<![\p{L}])(?:programme?|agenda|schedule|speakers?|sessions?|line-?up|timetable|referent(?:en|innen)|programm|ponentes|intervenants|palestrantes)(?![\p{L}])/iu
const programmePath =
  /\/(?:speakers?|programme?|agenda|schedule|sessions?|keynotes?|talks?|sprecher|referenten|programm|ponentes|intervenants|palestrantes|sprekers|talare)(?:[/.]|$)/iu
const time = /^\d{1,2}[.:h]\d\d(?:\s?[ap]m)?(?:\s?[-–—]\s?\d{1,2}[.:h]\d\d(?:\s?[ap]m)?)?$/iu
const aboutTalk =
  /(?<![\p{L}])(?:talk|session|keynote|lecture|workshop|presentation|we will|you will learn)(?![\p{L}])/iu

const isTitle = (text: string, fewest = 4): boolean => {
  const count = text.split(" ").length
  return (
    count >= fewest &&
    count <= 18 &&
    /^[\p{Lu}\d“"‘«]/u.test(text) &&
    !/[.,;]$/u.test(text) &&
    !programme.test(text) &&
    positionOf(text).title === undefined &&
    isPublicMatter(text)
  )
}

/** A heading beside a speaker: of so few words as well, and no house, of which all words are names. */
const isSetTitle = ({ isHeading, introduces, introducesOther, text }: PlacedLine): boolean =>
  isHeading &&
  introduces === undefined &&
  !introducesOther &&
  topicOf(text) === undefined &&
  / \p{Ll}{3,}/u.test(text) &&
  isTitle(text, 3)

const sessionOf = (title: string, quote: string): Stated => ({
  field: "activity",
  value: { kind: "talk", title, venue: null, date: null },
  quote
})

/**
 * Talks as a programme shows them: the title between the time and the speaker, or below the speaker and above what is
 * said of the talk, or, where the address says that it is a programme, set as a heading right beside either. Only lines of a page that announces a programme, and only beside the prospect’s own name.
 */
export const sessions = (lines: ReadonlyArray<PlacedLine>, url: string): ReadonlyArray<Stated> => {
  const isSpeakers = programmePath.test(new URL(url).pathname)
  const isProgramme =
    isSpeakers || lines.slice(0, 6).some(({ text }) => text.length <= 60 && programme.test(text))
  if (!isProgramme) return []
  const textAt = (index: number): string => lines[index]?.text ?? ""
  return lines.flatMap(({ introduces, index, text }) => {
    if (introduces === undefined) return []
    const above = textAt(index - 1)
    if (time.test(textAt(index - 2)) && isTitle(above)) return [sessionOf(above, `${above}\n${text}`)]
    const isSet = (at: number): boolean => {
      const line = lines[at]
      return isSpeakers && line !== undefined && isSetTitle(line)
    }
    const behind = [1, 2].find(
      step =>
        isSet(index + step) || (isTitle(textAt(index + step)) && aboutTalk.test(textAt(index + step + 1)))
    )
    // Set above the line that names the speaker with their position, and another above the next one.
    if (behind === undefined && lines[index]?.isHeading === false && isSet(index - 1))
      return [sessionOf(above, `${above}\n${text}`)]
    if (behind === undefined) return []
    const title = textAt(index + behind)
    const between = lines.slice(index, index + behind + 1).map(line => line.text)
    return [sessionOf(title, between.join("\n"))]
  })
}
