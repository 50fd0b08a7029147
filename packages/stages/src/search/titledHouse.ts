import { spelling } from "../sources/domainNames.ts"

const mostTitleWords = 6
const smallWord = /^(?:of|and|the|for|de|du|des|la|le|les|di|da|do|del|della|y|e|et|und|für|der|van|het|&)$/u
/** A shorter first word may begin many domains. */
const shortestFirst = 4

/** Whether a part of a title may be what the house of a domain is called: `Cumbrera Arquitectura` of `cumbrera-arq.example`. */
export const isNameOf = (part: string, label: string): boolean => {
  const words = part.split(/\s+/)
  const [first = ""] = words
  const letters = spelling(first)
  return (
    words.length <= mostTitleWords &&
    /^\p{Lu}/u.test(first) &&
    words.every(word => /^[\p{Lu}\d]/u.test(word) || smallWord.test(word)) &&
    (spelling(part) === label ||
      (letters.length >= shortestFirst && label.startsWith(letters) && letters.length * 2 >= label.length))
  )
}

/** `Our crew`, `Acme` of `Our crew - Acme` */
export const titleParts = (title: string): ReadonlyArray<string> =>
  title.split(/ [|·•:–—-] |[|·•–—]|: /u).map(part => part.trim())
