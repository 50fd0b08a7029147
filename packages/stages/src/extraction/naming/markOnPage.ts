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

/** The initials that a text has between the two parts of a name: `J` of `Robert J. Hale`. */
const initialsWithin = (first: string, last: string): ((text: string) => ReadonlyArray<string>) => {
  const form = regex.gu`(?<![\\p{L}-])${Pattern.escape(first)} (?<initial>\\p{Lu})\\.? ${Pattern.escape(last)}(?![\\p{L}-])`
  return text => matchesIn(text, form).map(({ groups }) => groups?.initial ?? "")
}

/** `Robert J. Hale`, Chairman, and `Robert P. Hale`: the initial with the title, on a card or in a sentence that gives the other none. */
const initialBy = (
  texts: ReadonlyArray<string>,
  initialsIn: (text: string) => ReadonlyArray<string>,
  title: string
): string | undefined => {
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

/** `eph@…` of Erik Hale: the initial that the address has between the other two; `erh@…` may be two letters of Erik. */
const initialInAddress = (first: string, last: string, emails: ReadonlyArray<string>): string | undefined => {
  const letter = (name: string, at: number) => Pattern.escape(name.charAt(at))
  const form = new RegExp(`^${letter(first, 0)}(?!${letter(first, 1)})([a-z])${letter(last, 0)}@`, "i")
  return emails.flatMap(email => form.exec(email)?.[1] ?? [])[0]?.toUpperCase()
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
    const [first = "", last = "", ...more] = name.split(" ")
    if (last === "" || more.length > 0) continue
    const initialsIn = initialsWithin(first, last)
    const initial =
      initialInAddress(first, last, emails) ??
      (title === undefined ? undefined : initialBy(texts, initialsIn, title))
    if (initial !== undefined && texts.flatMap(initialsIn).some(it => it !== initial))
      return { ...wanted, names: [`${first} ${initial}. ${last}`] }
  }
  return wanted
}
