import { wholeWords } from "@prospect-research/core"

/** Finds any of the alternatives as whole words, in any case. */
export const anyWord = (...alternatives: ReadonlyArray<string>): RegExp => wholeWords(alternatives, "iu")
