import { regex } from "../../sources/regex.ts"
import { be } from "../Clause.ts"

const being = regex.u`^${be}(?<what>.+)$`
const further =
  /,\s+(?:and\s+(?:also\s+)?)?|\s+and\s+(?:also\s+)?(?=(?:an?|the|occasional|sometime)\s|\p{Ll}+er\b)/u

/** What a clause says that somebody is, one by one: `is a rally co-driver, a birder and a slow reader`. */
export const beingsOf = (text: string): ReadonlyArray<string> => {
  const what = (being.exec(text)?.groups?.what ?? "").replace(/;\s.*$/u, "")
  return what === "" ? [] : what.split(further).map(part => part.replace(/[.!]+$/u, "").trim())
}
