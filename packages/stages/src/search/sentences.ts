import { plainLine } from "../sources/plainText.ts"
import { regex } from "../sources/regex.ts"

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" })

const omission = /\s*(?:\.{3,}|…|\[\.\.\.\])\s*/u

const ended = /[.!?]["”»’)]?$/u

/** Engines cut texts and say so: whether this one is all there. */
export const isWhole = (text: string): boolean => !omission.test(text)

/** Full stops that end no sentence: `Ada B. (Abby) Hale`. */
const inside = /(?<= im)\. (?=\p{Lu})|(?<= \p{Lu})\. (?=[("“]\p{Lu}\p{L}*[)"”] \p{Lu})/gu

/** Stands for such a full stop while sentences are looked for: of no alphabet. */
const held = "\uE000"

/** The stretches that a snippet shows, each by its sentences, without those that it shows a part of. */
export const wholeStretches = (snippet: string): ReadonlyArray<ReadonlyArray<string>> => {
  const parts = plainLine(snippet).split(omission)
  return parts.map((part, index) => {
    const sentences = [...segmenter.segment(part.replaceAll(inside, held))].map(({ segment }) =>
      segment.replaceAll(held, ". ").trim()
    )
    const last = sentences.at(-1) ?? ""
    const from = index > 0 ? 1 : 0
    const isCut = index < parts.length - 1 && !ended.test(last)
    return sentences.slice(from, isCut ? -1 : undefined).filter(sentence => sentence !== "")
  })
}

/** The sentences of a snippet without those that it shows a part of. */
export const wholeSentences = (snippet: string): ReadonlyArray<string> => wholeStretches(snippet).flat()

/** Words that begin sentences; within a name or a title the next word would have a capital as well. */
const beginning =
  /(?<=[\p{L}\p{N})’'])\s+(?=(?:An?|The|He|She|They|We|My|His|Her|Their|Our|In|Since|After|Before|As|With|From|For|At|On|When|While|Born|Based|Originally|Prior|I (?:am|was|have|work|live|lead|run|help|write)|Der|Die|Das|Eine?|Er|Sie|Seit|Nach|Ich bin|Il|Elle|Le|La|El|Ella|Desde|Ele|Ela|De|Het|Hij|Zij|Han|Hon|Hun) \p{Ll})/u

const month =
  "(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)"
const day = `(?:${month} \\d{1,2}, (?:19|20)\\d\\d|\\d{1,2}\\.? ${month} (?:19|20)\\d\\d)`
/** `Dock opens May 9, 2025 Ada Lovelace said`: the date of an article parts its headline from what it says. */
const dateline = regex.u`(?<=\\p{Lu}[\\p{L}’'-]*) (?=${day} \\p{Lu})|(?<=^${day}) (?=\\p{Lu})`

/** `ada@acme.example Rui Prates, Buyer`: an address ends a card. */
const addressEnd = /(?<=[\w.+-]@[\w-]+(?:\.[\w-]+)+)\s+(?=\p{Lu})/u

/** `She keeps bees. ada@acme.example`: a small letter ends no sentence before it, where an address begins with one. */
const addressBegin = /(?<=[.!?]["”)]?)\s+(?=[\w.+-]+@[\w-]+\.)/u

/** Snippets lose the ends of lines: a heading, its date and the sentence below it run together. */
export const apart = (sentence: string): ReadonlyArray<string> =>
  sentence
    .split(addressBegin)
    .flatMap(part => part.split(addressEnd))
    .flatMap(part => part.split(dateline))
    .flatMap(part => part.split(dateline))
    .flatMap(part => part.split(beginning))
