import { regex } from "../../sources/regex.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { shortForms } from "../naming/shortForms.ts"
import { sentencesOf } from "../sentences.ts"
import type { PlacedLine } from "./passages.ts"

const byline =
  /^(?:(?:By|Written by|Words(?: by)?|Text(?: by)?|Author|Von|Par|Por|Di|Av|Af|Door):? |(?:[^.·|•–—]+ ?[·|•–—] ?){1,3})(?<name>\p{Lu}[^.·|•–—,]{3,50}?)(?: ?[·|•–—,].*)?$/u

/** Whether a line says that the prospect wrote what the page shows. */
export const isBylineOf = (text: string, names: ReadonlyArray<string>): boolean => {
  const name = text.length > 140 ? undefined : byline.exec(text)?.groups?.name
  return name !== undefined && mentionsIn(name, names)[0]?.start === 0
}

/** `She is a reporter in Leeds.`, as some say of the author right below the byline. */
export const isAuthorNote = (text: string): boolean =>
  /^(?:She|He|They) (?:is|are|was|writes?|works?|covers?|leads?|has|have|runs?|lives?|teach(?:es)?|studied|joined|holds?)(?![\p{L}])/u.test(
    text
  )

const byOther =
  /^(?:By|Written by|Words(?: by)?|Text(?: by)?|Interview(?:ed)? by|As told to):? \p{Lu}\p{Ll}+/u
/** Wherever in a sentence, as long as nobody is quoted before. */
const ofSelf = /^[^"“«„]*?(?<![\p{L}])(?:I(?:['’](?:m|ve|d|ll))?|[Mm]y) /u
const quoted = /^["“‘«„]/u

const fewest = 2
/** For so many sentences about oneself one may speak of oneself by the name. */
const perName = 3

/** Whether the prospect tells of themselves where the page is about them: `I`, and hardly ever `she`. */
export const isToldByProspect = (
  lines: ReadonlyArray<Pick<PlacedLine, "text" | "isOwn">>,
  names: ReadonlyArray<string>
): boolean => {
  const own = lines.filter(({ isOwn }) => isOwn).map(({ text }) => text)
  if (lines.some(({ text }) => byOther.test(text) && !isBylineOf(text, names))) return false
  const sentences = own.filter(text => !quoted.test(text)).flatMap(sentencesOf)
  const ofOther = regex.u`^(?:(?:She|He)(?=['’ ])|(?:Her|His) |${shortForms(names)} \\p{Ll})`
  const told = sentences.filter(sentence => ofSelf.test(sentence)).length
  const about = sentences.filter(sentence => ofOther.test(sentence)).length
  return told >= fewest && told >= about * perName
}

/** `“Ada Lovelace is an engineer. …”`: nobody speaks of themselves by their name; a page has set it as a quotation. */
export const unquoted = (text: string, names: ReadonlyArray<string>): string => {
  const inner = /^[“"](?<inner>[^“”"]+)[”"]$/u.exec(text)?.groups?.inner ?? ""
  return mentionsIn(inner, names)[0]?.start === 0 ? inner : text
}
