import { domainLabel, isSpelledLike, spellings } from "../sources/domainNames.ts"

/** Whether letters are words of a list, each at most once, in any order. */
const isMadeOf = (letters: string, words: ReadonlyArray<string>): boolean =>
  letters === "" ||
  words.some(
    (word, index) =>
      word !== "" &&
      letters.startsWith(word) &&
      isMadeOf(letters.slice(word.length), words.toSpliced(index, 1))
  )

/** Given names and surnames of a name, in each of its spellings. */
const partsOf = (
  name: string
): ReadonlyArray<{ readonly given: ReadonlyArray<string>; readonly family: ReadonlyArray<string> }> => {
  const [first = "", ...others] = name.trim().split(/\s+/)
  const family = others.flatMap(word => word.split("-")).map(spellings)
  return [0, 1].map(index => ({
    given: spellings(first).slice(0, 1),
    family: family.flatMap(forms => forms[index] ?? forms[0] ?? []).filter(word => word.length > 1)
  }))
}

/**
 * Whether a site's domain may be a person's own: it is their full name, or all of it is parts of the name with a surname among them,
 * as `prates.example` and `iprates.example` of Ines Prates. A house of the family has such a domain as well: its home page
 * tells.
 */
export const mayBeOwnDomain = (url: string, names: ReadonlyArray<string>): boolean => {
  if (isSpelledLike(url, names)) return true
  const label = domainLabel(url)
  return names.flatMap(partsOf).some(({ given, family }) => {
    const initials = given.map(word => word.charAt(0))
    const last = family.at(-1)
    // `joanafp` of Joana Figueiredo Pinto.
    if (family.length > 1 && label === [...given, ...family.map(word => word.charAt(0))].join("")) return true
    if (last === undefined || !label.includes(last)) return false
    return isMadeOf(label, [...given, ...family]) || isMadeOf(label, [...initials, ...family])
  })
}
