import { comparable, matchesIn } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { generationLetters, parseName } from "../../names/index.ts"
import { regex } from "../../sources/regex.ts"
import { sentencesOf } from "../sentences.ts"
import type { Wanted } from "../Wanted.ts"

/** Whether a text gives somebody the title, in full or letters, with whatever more it says. */
export const givesTitle = (text: string, title: string): boolean =>
  comparable("professional.current_title", text).includes(comparable("professional.current_title", title))

/** In characters more than the title: a longer line is a sentence. */
const longestRest = 40

/** `Chairman of the Board`, below a name. */
const isTitleLine = (text: string, title: string): boolean =>
  text.length <= title.length + longestRest && givesTitle(text, title)

/** `Robert Hale Sr.` above `Chairman`, and another of the name. */
const generationBy = (texts: ReadonlyArray<string>, name: string, title: string): string | undefined => {
  const marked = regex.u`^${Pattern.escape(name)}(?:,? | \\()(?<generation>${generationLetters})(?![\\p{L}])`
  const named = regex.u`^${Pattern.escape(name)}(?![\\p{L}-])`
  const generationAt = (index: number) => marked.exec(texts[index] ?? "")?.groups?.generation
  const at = texts.flatMap((text, index) => (named.test(text) ? [index] : []))
  const entitled = at.filter(index => isTitleLine(texts[index + 1] ?? "", title))
  const [first] = entitled
  const generation = first === undefined ? undefined : generationAt(first)
  return entitled.length === 1 && at.some(index => generationAt(index) !== generation)
    ? generation
    : undefined
}

/** `Robert J. Hale`, Chairman, and `Robert P. Hale`: the initial with the title, on a card or in a sentence that gives the other none. */
const initialBy = (texts: ReadonlyArray<string>, name: string, title: string): string | undefined => {
  const [first = "", ...others] = name.split(" ")
  const last = others.at(-1) ?? ""
  if (others.length !== 1) return undefined
  const form = regex.gu`(?<![\\p{L}-])${Pattern.escape(first)} (?<initial>\\p{Lu})\\.? ${Pattern.escape(last)}(?![\\p{L}-])`
  const initialsIn = (text: string) => matchesIn(text, form).map(({ groups }) => groups?.initial ?? "")
  if (new Set(texts.flatMap(initialsIn)).size < 2) return undefined
  const cards = texts.flatMap((text, index) =>
    isTitleLine(texts[index + 1] ?? "", title) ? initialsIn(text) : []
  )
  const told = texts
    .flatMap(sentencesOf)
    .flatMap(sentence => (givesTitle(sentence, title) ? initialsIn(sentence).slice(-1) : []))
  const [initial, ...more] = new Set(cards.length > 0 ? cards : told)
  return more.length === 0 ? initial : undefined
}

/** `eph@…` of Erik Hale: the initial that the address has between the other two. */
const initialInAddress = (name: string, emails: ReadonlyArray<string>): string | undefined => {
  const letters = name.split(" ").map(part => part.charAt(0).toLowerCase())
  const [first = "", last = ""] = letters
  return letters.length === 2
    ? emails.flatMap(email => new RegExp(`^${first}([a-z])${last}@`).exec(email)?.[1] ?? [])[0]?.toUpperCase()
    : undefined
}

const namesTwo = (texts: ReadonlyArray<string>, name: string, initial: string): boolean => {
  const [first = "", last = ""] = name.split(" ")
  const form = regex.u`(?<![\\p{L}-])${Pattern.escape(first)} (?!${initial})\\p{Lu}\\.? ${Pattern.escape(last)}(?![\\p{L}-])`
  return texts.some(text => form.test(text))
}

/**
 * Where a page has two of a first name and a surname, the whole name of the one whom the client means: by the title that they give, or the
 * address.
 */
export const withMark = (wanted: Wanted, texts: ReadonlyArray<string>): Wanted => {
  const { emails, names, title } = wanted
  for (const name of names) {
    if (parseName(name)?.generation !== null) continue
    const generation = title === undefined ? undefined : generationBy(texts, name, title)
    if (generation !== undefined) return { ...wanted, names: [`${name} ${generation}`] }
    const initial =
      initialInAddress(name, emails) ?? (title === undefined ? undefined : initialBy(texts, name, title))
    if (initial !== undefined && namesTwo(texts, name, initial))
      return { ...wanted, names: [`${name.split(" ")[0]} ${initial}. ${name.split(" ")[1]}`] }
  }
  return wanted
}
