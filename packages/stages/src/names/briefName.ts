import { foldName } from "./foldName.ts"
import { isFrequentSurname } from "./frequentNames.ts"
import { isGivenName } from "./givenNames.ts"
import { isNameWord, isParticle } from "./PersonName.ts"

/** Letters and endings that surnames of Spain, Portugal and the Americas do not have: there two are borne, and the first used. */
const elsewhere = /[kwy]|[ae]u|ee|oo|ck|ff|gh|[pst]h|dt|tz|[^aeodlnrsz]$/u

/** `Inés Prates` of `Inés Prates Villar`: of two surnames people often use the first alone. A given name is no surname. */
export const briefName = (name: string): string | undefined => {
  const words = name.trim().split(/\s+/)
  const [first = "", surname = "", last = ""] = words
  const isTwoSurnames =
    words.length === 3 &&
    words.every(word => isNameWord(word) && !isParticle(word) && !/[-.]/.test(word)) &&
    // The family name stands first in `Chan Tai Man`.
    !isFrequentSurname(foldName(first)) &&
    !isGivenName(foldName(surname)) &&
    [surname, last].every(word => word.length > 2 && !elsewhere.test(foldName(word)))
  return isTwoSurnames ? `${first} ${surname}` : undefined
}

/** Names without the brief form of another: a page that names somebody in full means somebody else by it. */
export const withoutBrief = (names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.filter(name => !names.some(other => briefName(other) === name))
