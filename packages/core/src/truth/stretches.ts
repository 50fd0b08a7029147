import type { ClaimValue } from "../domain/Claim.ts"
import { matchesIn } from "./matchesIn.ts"

/** The parts of a value that are text. */
export const textsOf = (value: ClaimValue): ReadonlyArray<string> =>
  typeof value === "object"
    ? Object.values(value).flatMap(part => (part === null ? [] : [String(part)]))
    : [String(value)]

/** A sentence with nothing in the place of these texts. */
export const withoutTexts = (sentence: string, texts: ReadonlyArray<string>): string =>
  texts.reduce((rest, text) => (text === "" ? rest : rest.replaceAll(text, " ")), sentence)

/** Longer quotes are no sentences, and every pair of their breaks would be a stretch. */
const mostBreaks = 40

/**
 * The shortest stretch between breaks of a sentence that holds all of a value and is as it should be, literally as it stands there;
 * undefined where there is none. `breaks` is a pattern with the flag `g`.
 */
export const shortestStretch = (
  sentence: string,
  value: ClaimValue,
  breaks: RegExp,
  isFit: (stretch: string) => boolean
): string | undefined => {
  const cuts = matchesIn(sentence, breaks)
  if (cuts.length > mostBreaks) return undefined
  const starts = [0, ...cuts.map(cut => cut.index + cut[0].length)]
  const ends = [...cuts.map(cut => cut.index), sentence.length]
  const texts = textsOf(value)
  return starts
    .flatMap(start => ends.filter(end => end > start).map(end => sentence.slice(start, end)))
    .filter(stretch => texts.every(text => stretch.includes(text)))
    .sort((left, right) => left.length - right.length)
    .find(isFit)
}
