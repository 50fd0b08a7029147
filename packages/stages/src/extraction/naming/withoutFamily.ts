import { matchesIn } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { generationLetters, type PersonName, parseName } from "../../names/PersonName.ts"
import { regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import type { PlacedLine } from "../page/passages.ts"
import { sentencesOf } from "../sentences.ts"
import { mentionsIn } from "./personMentions.ts"
import { isSpelledAs, type Spelled, spelledApart } from "./spelledApart.ts"

const namesIn = (text: string, names: ReadonlyArray<string>): ReadonlyArray<PersonName> =>
  mentionsIn(text, names).flatMap(({ start, end }) => parseName(text.slice(start, end)) ?? [])

/** The name as it was sought, also where a search has run other words into it: `News Team Ada Hale, Founder`. */
const asSought = (text: string, sought: ReadonlyArray<string>): ReadonlyArray<Spelled> =>
  sought.flatMap(spelling => {
    const name = parseName(spelling)
    const isGiven = regex.gu`(?<![\\p{L}-])${Pattern.escape(spelling)}(?!,? ${generationLetters}(?![\\p{L}])|[\\p{L}-])`
    return name === null
      ? []
      : matchesIn(text, isGiven).map(({ index }) => ({ text: text.slice(index), name }))
  })

/** What a card says of a name, with the title on the line below. */
const withTitle = (lines: ReadonlyArray<PlacedLine>, { index, introduces }: PlacedLine, text: string) => {
  const below = lines[index + 1]?.text ?? ""
  return introduces !== undefined && isTitle(below) ? `${text} ${below}` : text
}

/** `Dr. Ada Hale sen.`: a card of somebody who is told from the prospect by their generation alone. */
const isCardOfFamily = (
  { introducesOther, text }: PlacedLine,
  wanted: ReadonlyArray<PersonName>
): boolean => {
  const name = introducesOther ? parseName(text) : null
  return (
    name !== null &&
    name.generation !== null &&
    wanted.some(
      ours => ours.first === name.first && ours.last === name.last && ours.generation !== name.generation
    )
  )
}

/** The lines without what is said of others of the name from whom the page tells the prospect apart. */
export const withoutFamily = (
  lines: ReadonlyArray<PlacedLine>,
  { names, sought }: { readonly names: ReadonlyArray<string>; readonly sought: ReadonlyArray<string> }
): ReadonlyArray<PlacedLine> => {
  const wanted = sought.flatMap(name => parseName(name) ?? [])
  const spelled = lines.flatMap(line => [
    ...sentencesOf(line.text).flatMap(sentence =>
      namesIn(sentence, names).map(name => ({ text: withTitle(lines, line, sentence), name }))
    ),
    ...asSought(line.text, sought).map(it => ({ ...it, text: withTitle(lines, line, it.text) }))
  ])
  const others = spelledApart(spelled, wanted)
  const cards = new Set(lines.filter(line => isCardOfFamily(line, wanted)))
  if (others.length === 0 && cards.size === 0) return lines
  const isOther = (name: PersonName): boolean => others.some(other => isSpelledAs(name, other))
  let isTheirs = false
  // Below a card of `Ada Hale sen.` she is plain `Ada Hale`.
  let isTheirCard = false
  return lines.map(line => {
    const named = namesIn(line.text, names)
    if (named.length === 0 && (line.isHeading || line.introducesOther)) isTheirs = false
    if (line.introduces !== undefined || line.introducesOther || line.isHeading)
      isTheirCard = cards.has(line) || (line.introduces !== undefined && named.some(isOther))
    const left = sentencesOf(line.text).filter(sentence => {
      const [name] = namesIn(sentence, names)
      if (name !== undefined) isTheirs = isOther(name) || (isTheirCard && name.generation === null)
      return !isTheirs
    })
    const isIntroduction = line.introduces !== undefined && left.length > 0
    return left.length === sentencesOf(line.text).length || isIntroduction
      ? line
      : { ...line, text: left.join(" "), isOwn: line.isOwn && left.length > 0, introduces: undefined }
  })
}
