import { regex } from "../sources/regex.ts"
/** Finds any of the alternatives as whole words, in any case. */
export const anyWord = (...alternatives: ReadonlyArray<string>): RegExp =>
  regex.iu`(?<![\\p{L}\\p{N}])(?:${alternatives.join("|")})(?![\\p{L}\\p{N}])`
