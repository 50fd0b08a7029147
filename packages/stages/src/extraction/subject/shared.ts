import { regex } from "../../sources/regex.ts"
import { clausesOf } from "../clauses.ts"

/** What is at home belongs to everybody there. */
const shared =
  /^(?:(?:['’](?:ve|re)|have|are|also|now|still|currently|both|all|live|got) )*(?:have|['’]ve|keep|own|got|adopted|rescued|share (?:our|their|the|a) (?:home|house|flat|lives?)|breed|foster|walk|live|settled|(?:are|['’]re) based|(?:are|['’]re) in(?= \p{Lu}))\b/u
const business =
  /\b(?:clients?|customers?|teams?|offices?|staff|employees|people|members|branch\p{L}*|products?|services?|sites?|experience|years|plans?|policy|stock|partners|projects?|jobs?|courses?|rooms?|tables?)\b/iu

/** What is said of several is said of each where it is their home: `We have a beagle`, and not what a company has. */
export const sharedClauses = (predicate: string): ReadonlyArray<string> =>
  clausesOf(predicate).filter(clause => shared.test(clause) && !business.test(clause))

const kin =
  "(?:husband|wife|spouse|fianc[ée]e?|girlfriend|boyfriend|partner|family|kids|children|sons?|daughters?|mother|father|parents|brother|sister)"
const together = regex.u`^,? (?:and|&) (?:(?:her|his|their|my) (?:\\p{Ll}+ )?${kin}(?:,? \\p{Lu}[\\p{L}-]+,?)?|\\p{Lu}\\p{Ll}+) (?<rest>\\p{Ll}.+)$`

/** ` and her husband live in Leeds with two dogs`, behind who is spoken of. */
export const sharedBehind = (after: string): ReadonlyArray<string> => {
  const rest = together.exec(after)?.groups?.rest
  return rest === undefined ? [] : sharedClauses(rest)
}

const family = regex.iu`\\b(?:her|his|their|with|and|my) (?:\\p{Ll}+ )?${kin}\\b`

/** Whether a sentence speaks of the family of somebody, whom `they` may mean next. */
export const namesFamily = (sentence: string): boolean => family.test(sentence)
