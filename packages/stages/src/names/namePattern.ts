import { RegExp as Pattern } from "effect"
import { foldName, isUnspaced } from "./foldName.ts"
import { formsOf } from "./nicknames.ts"
import { isNameWord, withDescentJoined } from "./PersonName.ts"

/** Letters that a reader takes for one another where accents are left out. */
const accented: Readonly<Record<string, string>> = {
  a: "aáàâäãåăą",
  c: "cçćč",
  d: "dď",
  e: "eéèêëěęē",
  g: "gğ",
  i: "iíìîïī",
  l: "lł",
  n: "nñńň",
  o: "oóòôöõøő",
  r: "rř",
  s: "sśšş",
  t: "tťţ",
  u: "uúùûüůűū",
  y: "yýÿ",
  z: "zźżž"
}

const letterPattern = (letter: string): string => {
  const base = foldName(letter)
  const group = accented[base]
  // `O'Conaill` is also `Ó Conaill`.
  if (group === undefined) return /['’]/.test(letter) ? "(?:['’]|\\s)" : Pattern.escape(letter)
  // Whatever letter it is, it is itself: `ė`, `ō`.
  return letter === letter.toLowerCase() ? `[${group}${letter}]` : `[${group.toUpperCase()}${letter}]`
}

/** A word as it may be written with its accents or without. */
export const inAnyAccents = (word: string): string => [...word.normalize("NFC")].map(letterPattern).join("")

export const capitalize = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const givenPattern = (given: string): string => {
  // `S Venkataraman` is also `S. Venkataraman`.
  if (given.length === 1) return `${inAnyAccents(given)}\\.?`
  const forms = formsOf(foldName(given)).map(form => inAnyAccents(capitalize(form)))
  return forms.length === 0 ? inAnyAccents(given) : `(?:${[inAnyAccents(given), ...forms].join("|")})`
}

/** `Mac Aodha` and `MacAodha` are one surname, whichever the client writes. */
const clanApart = /(?<=\s)(Ma?c)\s+(\p{Lu})/gu
const surnamePattern = (surname: string): string => {
  const [, clan = "", rest = surname] = /^(Ma?c)(\p{Lu}.+)$/u.exec(surname) ?? []
  return clan === "" ? inAnyAccents(surname) : `${inAnyAccents(clan)}\\s?${inAnyAccents(rest)}`
}

/** A name of two words or more: white space of any length, middle initials allowed. */
const spacedPattern = (name: string): string | undefined => {
  const parts = withDescentJoined(name)
    .replace(clanApart, "$1$2")
    .split(/[\s,]+/)
    .filter(isNameWord)
  const [first = "", last = ""] = [parts[0], parts.at(-1)]
  if (parts.length < 2) return undefined
  const middle = parts.slice(1, -1).map(part => `(?:\\s+${inAnyAccents(part)})?`)
  const initial = parts.length === 2 ? "(?:\\s+\\p{Lu}\\.)?" : ""
  const called = givenPattern(first)
  // `Marguerite “Margo” Hale` and `Robert "Red" Hale`.
  const given = `(?:\\p{Lu}[\\p{L}'’-]+\\s+["“(]${called}["”)]|${called}(?:\\s+["“(]\\p{L}+["”)])?)`
  const whole = `${given}${middle.join("")}${initial}\\s+${surnamePattern(last)}`
  return `(?<![\\p{L}\\p{N}-])${whole}(?![\\p{L}\\p{N}-])`
}

/** What may follow a name where no space does; after any other letter the name may be a part of a longer one. */
const afterUnspaced =
  "(?![\\p{Script=Han}\\p{Script=Hangul}\\p{Script=Katakana}ー々])|(?=[的是在任为為和与與氏様先은는이가을를의과와씨])|(?=先生|女士|博士|さん|님)"

/** A name of a script without spaces, which may still be written with one. */
export const unspacedPattern = (name: string): string => {
  const letters = [...name.replace(/[\s・·]/g, "")].map(Pattern.escape)
  return `${letters.join("[\\s・·]?")}(?:${afterUnspaced})`
}

/** Finds any of the names as whole words. `undefined` when there is no full name to look for. */
export const namePattern = (names: ReadonlyArray<string>): string | undefined => {
  const patterns = names.flatMap(name => {
    if (isUnspaced(name)) return name.trim().length < 2 ? [] : [unspacedPattern(name)]
    return spacedPattern(name) ?? []
  })
  return patterns.length === 0 ? undefined : `(?:${patterns.join("|")})`
}
