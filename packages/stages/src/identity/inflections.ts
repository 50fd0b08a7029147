import { spelling } from "../sources/domainNames.ts"

/** Case endings of nouns and adjectives in Polish, Czech, Slovak and Croatian, without accents. */
const endings = new Set(
  `a e i o u y ie ii ia iu
ach ami ata ech ej ego em emu eg ek ich iego iej iem iemu im imi ima om ov ova ove ovi ovy ow owi owie owy ou oj oga ych ym ymi`.split(
    /\s+/
  )
)

/** Letters by which such a language is known. */
const slavic = /[ąćčďěęłľńřśšťůźž]/iu

const shortestStem = 3
const shortestLabel = 8

const isEnding = (rest: string): boolean => rest === "" || endings.has(rest)

/** Where letters can be cut in two, or behind the last of them. */
const cutsOf = (letters: string): ReadonlyArray<number> =>
  Array.from({ length: letters.length }, (_, index) => index + 1)

/** `wagi` and `wagach`: one word in two cases. */
const areOneWord = (left: string, right: string): boolean =>
  cutsOf(left).some(
    stem =>
      stem >= shortestStem &&
      right.startsWith(left.slice(0, stem)) &&
      isEnding(left.slice(stem)) &&
      isEnding(right.slice(stem))
  )

/**
 * Whether a text in a language that declines names has a house of two words in another case: `w Wagach Kujawskich`. `label` is the
 * house's name in letters alone, as in its domain: `wagikujawskie`.
 */
export const namesInflected = (text: string, label: string): boolean => {
  if (label.length < shortestLabel || !slavic.test(text)) return false
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.some((word, index) => {
    if (!/^\p{Lu}/u.test(word)) return false
    const [first, second] = [spelling(word), spelling(words[index + 1] ?? "")]
    return cutsOf(label).some(
      at => areOneWord(label.slice(0, at), first) && areOneWord(label.slice(at), second)
    )
  })
}
