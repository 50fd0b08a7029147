import { regex } from "../../sources/regex.ts"
import type { Fact } from "../Clause.ts"
import type { Wanted } from "../Wanted.ts"
import type { ForeignClause } from "./clauses.ts"
import type { Language } from "./Language.ts"
import { pastimesIn } from "./values.ts"

/** `rema num galeão do sal`: an article that means any says in or on what kind of thing. */
const onWhat =
  "(?: (?:num|numa|en una?|in una?|sur une?|dans une?|in eine[mr]|auf eine[mr]|op een|in een|på e[nt]t?|i e[nt]t?) [\\p{L}-]+(?: (?:de|do|da|di|van|von|av|af) [\\p{L}-]+)?)?"

/** What somebody does for pleasure, where a verb says it. */
export const pursued = (
  { text, person }: ForeignClause,
  language: Language,
  wanted: Pick<Wanted, "companies">
): ReadonlyArray<Fact> => {
  const { pursuits, cues } = language
  const forms = pursuits[person === "first" ? 0 : 1]
  const verb = regex.iu`^(?:${forms})(?![\\p{L}])`.exec(text)?.[0]
  if (verb === undefined) return []
  // `pływam w smoczych łodziach`: a pastime that stands right behind says in what.
  const inWhat = regex.iu`^ (?:${cues.glue}) (?<what>[^,;:.]{3,40})`.exec(text.slice(verb.length))?.groups
    ?.what
  const [pastime] = pastimesIn(inWhat ?? "", { language, wanted, phrase: "" }).map(({ value }) =>
    String(value)
  )
  const isRight = pastime !== undefined && inWhat?.startsWith(pastime) === true
  const value = isRight
    ? text.slice(0, text.indexOf(pastime) + pastime.length)
    : (regex.iu`^(?:${forms})(?![\\p{L}])${onWhat}`.exec(text)?.[0] ?? verb)
  return [{ field: "personal.hobbies", value }]
}
