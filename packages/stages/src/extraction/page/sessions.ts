import { positionOf } from "../../sources/roles.ts"
import { isPublicMatter } from "../privateMatters.ts"
import type { Stated } from "../Stated.ts"
import type { PlacedLine } from "./passages.ts"

const programme =
  /(?<![\p{L}])(?:programme?|agenda|schedule|speakers?|sessions?|line-?up|timetable|referent(?:en|innen)|programm|ponentes|intervenants|palestrantes)(?![\p{L}])/iu
const time = /^\d{1,2}[.:h]\d\d(?:\s?[ap]m)?(?:\s?[-–—]\s?\d{1,2}[.:h]\d\d(?:\s?[ap]m)?)?$/iu
const aboutTalk =
  /(?<![\p{L}])(?:talk|session|keynote|lecture|workshop|presentation|we will|you will learn)(?![\p{L}])/iu

const isTitle = (text: string): boolean => {
  const count = text.split(" ").length
  return (
    count >= 4 &&
    count <= 18 &&
    /^[\p{Lu}\d“"‘«]/u.test(text) &&
    !/[.,;]$/u.test(text) &&
    !programme.test(text) &&
    positionOf(text).title === undefined &&
    isPublicMatter(text)
  )
}

const sessionOf = (title: string, quote: string): Stated => ({
  field: "activity",
  value: { kind: "talk", title, venue: null, date: null },
  quote
})

/**
 * Talks as a programme shows them: the title between the time and the speaker, or below the speaker and above what is
 * said of the talk. Only lines of a page that announces a programme, and only beside the prospect’s own name.
 */
export const sessions = (lines: ReadonlyArray<PlacedLine>): ReadonlyArray<Stated> => {
  const isProgramme = lines.slice(0, 6).some(({ text }) => text.length <= 60 && programme.test(text))
  if (!isProgramme) return []
  const textAt = (index: number): string => lines[index]?.text ?? ""
  return lines.flatMap(({ introduces, index, text }) => {
    if (introduces === undefined) return []
    const above = textAt(index - 1)
    if (time.test(textAt(index - 2)) && isTitle(above)) return [sessionOf(above, `${above}\n${text}`)]
    const behind = [1, 2].find(
      step => isTitle(textAt(index + step)) && aboutTalk.test(textAt(index + step + 1))
    )
    if (behind === undefined) return []
    const title = textAt(index + behind)
    const between = lines.slice(index, index + behind + 1).map(line => line.text)
    return [sessionOf(title, between.join("\n"))]
  })
}
