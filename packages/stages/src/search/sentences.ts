import { plainLine } from "../sources/plainText.ts"

const segmenter = new Intl.Segmenter("en", { granularity: "sentence" })

const omission = /\s*(?:\.{3,}|…|\[\.\.\.\])\s*/u

const ended = /[.!?]["”»’)]?$/u

/** Engines cut texts and say so: whether this one is all there. */
export const isWhole = (text: string): boolean => !omission.test(text)

/** The sentences of a snippet without those that it shows a part of. */
export const wholeSentences = (snippet: string): ReadonlyArray<string> => {
  const parts = plainLine(snippet).split(omission)
  return parts.flatMap((part, index) => {
    const sentences = [...segmenter.segment(part)].map(({ segment }) => segment.trim())
    const last = sentences.at(-1) ?? ""
    const from = index > 0 ? 1 : 0
    const isCut = index < parts.length - 1 && !ended.test(last)
    return sentences.slice(from, isCut ? -1 : undefined).filter(sentence => sentence !== "")
  })
}
