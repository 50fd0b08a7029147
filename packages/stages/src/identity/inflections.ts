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

/** `wagi` and `wagach`: one word in two cases. */
const areOneWord = (left: string, right: string): boolean => {
  if (left.slice(0, shortestStem) !== right.slice(0, shortestStem) || left.length < shortestStem) return false
  let common = 0
  while (common < left.length && left[common] === right[common]) common += 1
  // Endings may begin alike: `ie`, `ich`.
  return Array.from({ length: common - shortestStem + 1 }, (_, less) => common - less).some(
    stem => isEnding(left.slice(stem)) && isEnding(right.slice(stem))
  )
}

/** Whether letters are these words, each in any case. */
const isMadeOf = (letters: string, [word, ...others]: ReadonlyArray<string>): boolean =>
  word === undefined
    ? letters === ""
    : Array.from({ length: letters.length }, (_, index) => index + 1).some(
        length => areOneWord(letters.slice(0, length), word) && isMadeOf(letters.slice(length), others)
      )

/**
 * Whether a text in a language that declines names has a house of two words in another case: `w Wagach Kujawskich`. `label` is the
 * house's name in letters alone, as in its domain: `wagikujawskie`.
 */
export const namesInflected = (text: string, label: string): boolean => {
  if (label.length < shortestLabel || !slavic.test(text)) return false
  const words = text.match(/[\p{L}\p{M}]+/gu) ?? []
  return words.some((word, index) => {
    const next = words[index + 1] ?? ""
    return /^\p{Lu}/u.test(word) && isMadeOf(label, [spelling(word), spelling(next)])
  })
}
