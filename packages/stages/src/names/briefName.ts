import { foldName } from "./foldName.ts"
import { isGivenName } from "./givenNames.ts"
import { isNameWord, isParticle } from "./PersonName.ts"

/** `Inés Prates` of `Inés Prates Villar`: of two surnames people often use the first alone. A given name is no surname. */
export const briefName = (name: string): string | undefined => {
  const words = name.trim().split(/\s+/)
  const [first = "", surname = "", last = ""] = words
  const isTwoSurnames =
    words.length === 3 &&
    words.every(word => isNameWord(word) && !isParticle(word)) &&
    !/[-.]/.test(surname + last) &&
    surname.length > 1 &&
    !isGivenName(foldName(surname))
  return isTwoSurnames ? `${first} ${surname}` : undefined
}
