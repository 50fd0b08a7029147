import { isTitle } from "../../sources/roles.ts"
import type { VisibleLine } from "../../sources/visibleLines.ts"
import { looksLikeName } from "./looksLikeName.ts"

/** `Yard Manager Ada keeps the cranes running.`, of Ada: what stands before the first name, and the sentence that begins with it. */
const parted = (text: string, first: string): readonly [title: string, story: string] | undefined => {
  const from = text.indexOf(` ${first} `)
  const [title, story] = [text.slice(0, Math.max(0, from)), text.slice(from + 1)]
  const goesOn = /^\p{Ll}/u.test(story.slice(first.length + 1))
  return title !== "" && goesOn && !/[.!?:;]/u.test(title) && isTitle(title) ? [title, story] : undefined
}

const label = /^(?:job )?(?:titles?|positions?|roles?) ?:$/iu

/** `Titles:`, alone between a name and what it announces: without it the card is a name above a title, as others are. */
const isLabel = (line: VisibleLine, above: string): boolean => label.test(line.text) && looksLikeName(above)

/** `Ada Lovelace, K.C.Managing Partner`: letters behind a name, and a title that only a style sheet parts from them. */
const behindLetters = /^(?<name>[^,]{4,60}, (?:\p{Lu}\.){2,4}) ?(?<title>\p{Lu}\p{Ll}.*)$/u

const apartFromLetters = (text: string): readonly [name: string, title: string] | undefined => {
  const { name, title } = behindLetters.exec(text)?.groups ?? {}
  return name !== undefined && title !== undefined && isTitle(title) ? [name, title] : undefined
}

/** Cards that set a title in bold at the head of their text, below the name: the title is a line of its own there. */
export const withTitlesApart = (lines: ReadonlyArray<VisibleLine>): ReadonlyArray<VisibleLine> =>
  lines.flatMap((line, index) => {
    const above = lines[index - 1]?.text ?? ""
    const [first = ""] = above.split(" ")
    if (isLabel(line, above)) return []
    const lettered = apartFromLetters(line.text)
    if (lettered !== undefined) return lettered.map(text => ({ ...line, text }))
    const found = first !== "" && looksLikeName(above) ? parted(line.text, first) : undefined
    return found === undefined ? [line] : found.map(text => ({ ...line, text }))
  })
