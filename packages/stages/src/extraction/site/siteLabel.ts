import { foldName } from "../../names/index.ts"
import { isPlace } from "../words/places.ts"

const shortestPart = 3

/** Whether a run of letters is made of beginnings of these words, in their order. */
const isMadeOf = (letters: string, words: ReadonlyArray<string>): boolean => {
  if (letters === "") return true
  const [word, ...others] = words
  if (word === undefined) return false
  for (let length = word.length; length >= Math.min(shortestPart, word.length); length--) {
    if (letters.startsWith(word.slice(0, length)) && isMadeOf(letters.slice(length), others)) return true
  }
  return isMadeOf(letters, others)
}

/** Names have few words; a title that is a sentence is none. */
const mostWords = 8

/** What a name is besides that by which it is told apart. */
const general = new Set(
  `university college school institute city town port municipality museum bank bakery brewery foundation association society
universität hochschule universidade universidad université universitet stadt hafen puerto porto ville syndicat communauté commune
mairie office instituto institut fundación fundação fondation stiftung verein verband asociación associação société sociedad
sociedade cooperativa of de da do des du del dos das di della der die den und and et y e la le les los las el`.split(
    /\s+/
  )
)

/** A name without the town behind it, where the site's address spells what is left: `Acme Hospital Leeds` at acmehospital.example. */
export const asSpelled = (label: string, name: string): string => {
  const letters = (text: string) => foldName(text).replace(/[^\p{L}\p{N}]/gu, "")
  const words = name.split(" ")
  const heads = words.map((_, index) => words.slice(0, index + 1).join(" "))
  return heads.find(head => letters(head) === letters(label) && isPlace(name.slice(head.length + 1))) ?? name
}

/** Whether a site's address spells a name: `meridianhealth` is made of `Meridian Community Health`, `uni-leeds` of `University of Leeds`. */
export const spells = (label: string, name: string): boolean => {
  const words = foldName(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word !== "" && word !== "the")
  if (words.length === 0 || words.length > mostWords || label.length < shortestPart) return false
  const letters = foldName(label).replace(/[^\p{L}\p{N}]/gu, "")
  const initials = words.map(word => word.charAt(0)).join("")
  const [first = ""] = words
  const telling = words.filter(word => !general.has(word)).join("")
  // A name begins with its first word; what merely ends with the label is a sentence about it.
  return (
    (general.has(first) && telling === letters) ||
    (letters.startsWith(first.slice(0, shortestPart)) && isMadeOf(letters, words)) ||
    (words.length > 2 && initials === letters)
  )
}
