import { isGiven, looksLikeName } from "../naming/looksLikeName.ts"
import { isSurePastime } from "../words/pastimes.ts"
import { isTeam } from "../words/teams.ts"

const titled =
  /^(?:Cllr|Councillor|Mr|Mrs|Ms|Miss|Mx|Dr|Prof|Professor|Sir|Dame|Lady|Lord|Rev|Revd|Captain|Capt|Hon)\.? \p{Lu}/u
const fullName =
  /^(?!(?:Her|His|My|Our|Their|The|An?|One|Two|Three|Four|Five|Ask)(?![\p{L}]))\p{Lu}[\p{L}’'-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}’'-]+/u
const firstName = /^(?<name>\p{Lu}\p{Ll}+) \p{Ll}+(?:s|ed)(?![\p{L}])/u

/**
 * Whether an aside may tell of anybody: it begins with a person’s name, or with what is left of such a sentence behind its
 * subject: `is a Bury Town fan`. What is said of the prospect themselves was read before.
 */
export const isOfOthers = (text: string): boolean => {
  const name = fullName.exec(text)?.[0]
  return (
    /^(?:['’]s|\p{Ll}+s)(?![\p{L}])/u.test(text) ||
    titled.test(text) ||
    (name !== undefined &&
      looksLikeName(name) &&
      !isTeam(name) &&
      !isSurePastime(name.split(" ")[0] ?? "")) ||
    isGiven(firstName.exec(text)?.groups?.name ?? "")
  )
}
