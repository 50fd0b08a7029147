import { comparable } from "@prospect-research/core"
import { spelling } from "../sources/domainNames.ts"

/** Shorter labels are as often initials or a word. */
const leastLabel = 4
const mostWords = 6

const small = new Set("of the and for de do da du la le et und für y e".split(" "))

const wordsOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/[^\p{L}\p{N}\p{M}'’]+/u)
    .map(word => spelling(word))
    .filter(word => word !== "")

/** Whether letters are whole words of a name, from the first on; those behind it may be left out. */
const isRunOf = (letters: string, [word, ...others]: ReadonlyArray<string>): boolean => {
  if (letters === "") return true
  if (word === undefined) return false
  return (letters.startsWith(word) && isRunOf(letters.slice(word.length), others)) || isRunOf(letters, others)
}

/** Words for houses of one kind, which a domain may have in place of the one in the name. */
const kinds: ReadonlyArray<ReadonlySet<string>> = [
  "health healthcare hospital hospitals clinic clinics medical medicine care surgery",
  "bank banking finance financial capital credit savings",
  "school schools college academy university grammar",
  "law legal solicitors attorneys lawyers advocates chambers",
  "software systems technology technologies tech labs data analytics digital cloud robotics",
  "water rivers utilities energy power electric",
  "logistics transport shipping freight haulage spedition",
  "food foods bakery bakers brewery brewing beer beers winery wines bodegas vineyards",
  "architects architecture studio studios design arquitectos arquitetos",
  "theatre theater opera orchestra arts museum gallery",
  "port ports harbour harbor haven hafen"
].map(words => new Set(words.split(" ")))

/** A shorter first word is as often that of another house. */
const shortestFirst = 6

/** `kingsmerehealth` of Kingsmere Children's Hospital: the one word that is a name, and another for its kind. */
const isOfKind = (label: string, [first = "", ...others]: ReadonlyArray<string>): boolean => {
  const ending = label.slice(first.length)
  return (
    first.length >= shortestFirst &&
    label.startsWith(first) &&
    kinds.some(words => words.has(ending) && others.some(word => words.has(word)))
  )
}

const abbreviation = { least: 2, most: 4 }

/** `tellinaarq` of Tellina Arquitectura: the first word, and how the second begins. */
const isAbbreviated = (label: string, [first = "", second = ""]: ReadonlyArray<string>): boolean => {
  const ending = label.slice(first.length)
  return (
    first.length >= shortestFirst &&
    label.startsWith(first) &&
    ending.length >= abbreviation.least &&
    ending.length <= abbreviation.most &&
    second.startsWith(ending)
  )
}

const university = /^(?:univers|uniwers)/

/** `uni-wallenrode` of Universität Wallenrode. */
const isOfUniversity = (label: string, words: ReadonlyArray<string>): boolean => {
  const town = words.filter(word => !university.test(word) && !small.has(word)).join("")
  return (
    town.length >= leastLabel &&
    words.some(word => university.test(word)) &&
    (label === `uni${town}` || label === `univ${town}`)
  )
}

/** `northgatesewell` of `northgatesewell.example`. */
export const labelOf = (site: string): string => spelling(site.split(".")[0] ?? "")

/**
 * Whether a site's domain is spelled like the company: `northgatesewell.example` is of Northgate Sewell LLP, and
 * `meridianhealth.example` of Meridian Community Health. One word of several is anybody's.
 */
export const isSiteOf = (site: string, company: string): boolean => {
  const label = labelOf(site)
  const words = wordsOf(comparable("professional.current_company", company))
  if (label.length < leastLabel || words.length === 0) return false
  if (label === words.join("")) return true
  const telling = words.filter(word => !small.has(word))
  const [first = ""] = telling
  return (
    (label.startsWith(first) && label !== first && isRunOf(label, words)) ||
    isOfKind(label, telling) ||
    isAbbreviated(label, telling) ||
    isOfUniversity(label, telling)
  )
}

/** `Kingsmere Children's Hospital`, with every shorter beginning. */
const runsIn = (text: string): ReadonlyArray<string> =>
  [
    ...text.matchAll(/\p{Lu}[\p{L}\p{M}'’-]+(?: (?:(?:of|the|and|for|&) )?\p{Lu}[\p{L}\p{M}'’-]+){1,4}/gu)
  ].flatMap(([run]) => {
    const parts = run.split(" ")
    return parts.flatMap((_, from) =>
      parts.slice(from + 1).map((_, count) => parts.slice(from, from + count + 2).join(" "))
    )
  })

/** Whether a text names the company as its domain spells it: `at Northgate Sewell`, `Tideworks`, `@tideworks`; a plain `delta` is a word. */
export const spellsSite = (site: string, text: string): boolean => {
  const label = labelOf(site)
  if (label.length < leastLabel) return false
  const words = [...text.matchAll(/@?([\p{L}\p{N}][\p{L}\p{N}\p{M}'’]*)/gu)].map(([word]) => ({
    letters: spelling(word),
    isName: /^[@\p{Lu}\p{Lo}\p{N}]/u.test(word)
  }))
  const isSpelled = words.some(({ letters, isName }, from) => {
    if (!isName || !label.startsWith(letters) || letters === "") return false
    let joined = ""
    for (const word of words.slice(from, from + mostWords)) {
      joined += word.letters
      if (joined === label) return true
      if (!label.startsWith(joined)) return false
    }
    return false
  })
  return (
    isSpelled ||
    runsIn(text)
      .map(wordsOf)
      .some(words => [isOfKind, isAbbreviated, isOfUniversity].some(isIn => isIn(label, words)))
  )
}
