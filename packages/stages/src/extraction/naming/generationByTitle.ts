import { comparable } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { generationLetters, parseName } from "../../names/index.ts"
import { regex } from "../../sources/regex.ts"
import type { Wanted } from "../Wanted.ts"

/** Whether a text gives somebody the title, in full or letters, with whatever more it says. */
export const givesTitle = (text: string, title: string): boolean =>
  comparable("professional.current_title", text).includes(comparable("professional.current_title", title))

/**
 * `Robert Hale Sr.` above `Chairman`, and another of the name: where a page has both, and the client gives the title without the generation,
 * the one with the title is sought there, by the whole name.
 */
export const withGenerationByTitle = (wanted: Wanted, texts: ReadonlyArray<string>): Wanted => {
  const { names, title } = wanted
  if (title === undefined) return wanted
  const named = names.filter(name => parseName(name)?.generation === null)
  for (const name of named) {
    const form = regex.u`^${Pattern.escape(name)}(?:,? | \\()(?<generation>${generationLetters})(?![\\p{L}])`
    const bare = regex.u`^${Pattern.escape(name)}(?![\\p{L}-])`
    const at = texts.flatMap((text, index) => (bare.test(text) ? [index] : []))
    const entitled = at.filter(index => givesTitle(texts[index + 1] ?? "", title))
    const [first] = entitled
    const generation = first === undefined ? undefined : form.exec(texts[first] ?? "")?.groups?.generation
    const isApart = at.some(index => form.exec(texts[index] ?? "")?.groups?.generation !== generation)
    if (entitled.length === 1 && generation !== undefined && isApart)
      return { ...wanted, names: [`${name} ${generation}`] }
  }
  return wanted
}
