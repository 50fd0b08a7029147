const singleQuotes = /[‘’‚‛′‵`´]/g
const doubleQuotes = /[“”„‟″«»]/g
const invisible = /\p{Default_Ignorable_Code_Point}/gu

/** Text with visible differences only: no zero-width characters, every run of white space one space. */
export const tidy = (text: string): string => text.replace(invisible, "").replace(/\s+/gu, " ").trim()

/** Text as quotes are compared: NFKC, one kind of space, dash and quotation mark. Case is kept. */
export const fold = (text: string): string =>
  tidy(
    text
      .normalize("NFKC")
      .replace(/[\p{Pd}−]/gu, "-")
      .replace(singleQuotes, "'")
      .replace(doubleQuotes, '"')
  )

/** `fold`, and case does not count. */
export const foldCase = (text: string): string => fold(text).toLowerCase()

/** Marks over and under Latin letters, which many leave out who type a name: `Kōwhai` is `Kowhai`. */
const accents = /[\u0300-\u036f]/g

export const withoutAccents = (text: string): string =>
  text.normalize("NFD").replace(accents, "").normalize("NFC")

/** Scripts that are written without spaces, where a word may begin and end anywhere. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u
const wordEnd = /[\p{L}\p{N}\p{M}]$/u
const wordStart = /^[\p{L}\p{N}\p{M}]/u

const joined = (left: string, right: string): boolean => {
  if (/\d$/.test(left) && /^[.,]\d/.test(right)) return true
  if (/\d[.,]$/.test(left) && /^\d/.test(right)) return true
  return wordEnd.test(left) && wordStart.test(right) && !unspaced.test(left.slice(-1) + right.slice(0, 1))
}

/**
 * Whether `part` stands in `whole` as whole words and whole numbers: `Ada` is not in `Canada`, `5` is neither in
 * `50` nor in `1.5`. Both are expected to be folded the same way.
 */
export const occursWhole = (part: string, whole: string): boolean => {
  if (part === "") return false
  for (let at = whole.indexOf(part); at !== -1; at = whole.indexOf(part, at + 1)) {
    const end = at + part.length
    const startsClean = !joined(whole.slice(Math.max(0, at - 2), at), part)
    if (startsClean && !joined(part, whole.slice(end, end + 2))) return true
  }
  return false
}

/** Order by code units, the same on every machine. */
export const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)
