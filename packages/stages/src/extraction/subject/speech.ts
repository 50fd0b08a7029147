import { matchesIn } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { sentencesAbout } from "../sentences.ts"

const quotation = /["“”][^"“”]*["“”]?/gu

/** `Adalind “Ada” Lovelace`: what somebody is called, within their name. */
const isNickname = (sentence: string, speech: string, at: number): boolean =>
  /^["“]\p{Lu}[\p{L}-]+["”]$/u.test(speech) &&
  /\p{Lu}\p{Ll}+ $/u.test(sentence.slice(0, at)) &&
  /^ \p{Lu}\p{Ll}/u.test(sentence.slice(at + speech.length))

/** Speech is somebody else's sentence: nothing is looked for in it, and it comes back in what is told. */
export const withoutSpeech = (sentence: string) => {
  const speeches: Array<string> = []
  const masked = sentence.replace(quotation, (speech, at: number) =>
    isNickname(sentence, speech, at) ? speech : `\uE000${speeches.push(speech) - 1}\uE001`
  )
  const whole = (text: string) =>
    text.replace(/\uE000(\d+)\uE001/g, (_mark, index: string) => speeches[Number(index)] ?? "")
  return { masked, whole }
}

/** A sentence of a line, with what is spoken in it. */
export interface Utterance {
  readonly sentence: string
  /** What stands between quotation marks and is a sentence of its own, not a word or two that the writer borrows. */
  readonly speeches: ReadonlyArray<string>
  /** The sentence without its speeches: `⁝ she said.` */
  readonly around: string
}

/** Verbs of saying, as a pattern. */
export const sayingVerb =
  "says?|said|adds?|added|admits?|admitted|explains?|explained|jokes?|joked|laughs?|laughed|writes?|wrote|recalls?|recalled|insists?|insisted|notes|noted|continues?|continued|reveals?|revealed|smiles?|smiled|grins?|grinned|confess(?:es|ed)|shrugs?|shrugged|quips?|quipped|reckons?|reckoned|argues?|argued|repl(?:y|ies|ied)|comments?|commented|remembers?|remembered|reflects?|reflected|concedes?|conceded|declares?|declared|tells? \\p{L}+|told \\p{L}+|puts it"

/** Stands for a speech in what is around it. */
export const speechMark = "⁝"

/** Marks that turn as they open and close; straight ones and single ones only where a sentence ends inside of them. */
const spoken =
  /“[^“”]{2,}(?:”|$)|«[^«»]{2,}(?:»|$)|„[^„“”]{2,}(?:[“”]|$)|(?<=^|[\s(—–:])"[^"]{2,}(?:"|$)|(?<=^|[\s(—–:])[‘'](?:[^‘’']|(?<=\p{L})[’'](?=\p{L}))+[,.!?…][’'](?=\s|$)/gu
const isWhole = (inner: string, isOpen: boolean, before: string): boolean =>
  isOpen || /[,.!?…]$/u.test(inner) || /:\s*$/u.test(before) || before.trim() === ""

/** What goes on behind a speech: `she said`, `Ada Lovelace said`. */
const attribution = regex.u`^\\s+(?:\\p{Ll}|(?:[\\p{Lu}][\\p{L}.'’-]* ){1,3}(?:${sayingVerb})\\b)`

/** A line by its sentences; one that goes on around a speech is one, however many are spoken in it. */
export const utterancesOf = (line: string, names: ReadonlyArray<string>): ReadonlyArray<Utterance> => {
  const speeches = matchesIn(line, spoken).flatMap(({ 0: shown, index }) => {
    const inner = shown.slice(1).replace(/[”»"“’']$/u, "")
    const isOpen = inner.length === shown.length - 1
    return isWhole(inner, isOpen, line.slice(0, index))
      ? [{ start: index, end: index + shown.length, inner }]
      : []
  })
  // Of the same length, and without an end of a sentence in it unless what follows is a new one.
  const masked = speeches.reduce((text, { start, end, inner }) => {
    const goesOn = inner.endsWith(",") || attribution.test(text.slice(end))
    const last = goesOn ? "," : "."
    return `${text.slice(0, start)}"${"X".repeat(end - start - 3)}${last}"${text.slice(end)}`
  }, line)
  const sentences = speeches.length === 0 ? sentencesAbout(line, names) : sentencesAbout(masked, names)
  let from = 0
  return sentences.map(sentence => {
    const start = masked.indexOf(sentence, from)
    const end = start + sentence.length
    from = end
    const inside = speeches.filter(it => it.start >= start && it.start < end)
    const around = inside.reduceRight(
      (text, it) => `${text.slice(0, it.start - start)}${speechMark}${text.slice(it.end - start)}`,
      sentence
    )
    return { sentence: line.slice(start, end), speeches: inside.map(it => it.inner), around }
  })
}
