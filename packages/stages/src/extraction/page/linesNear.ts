import { range } from "effect/Array"
import { regex } from "../../sources/regex.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { shortForms } from "../naming/shortForms.ts"

/** So many lines behind one with their name a text may still speak of somebody, and a lead before it. */
const reach = { before: 2, behind: 25 }

/** The lines of a page, by their number, that may speak of the prospect: those with their name or a part of it, what leads to it, and what follows. */
export const linesNear = (
  texts: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): ReadonlySet<number> => {
  const called = regex.u`(?<![\\p{L}])${shortForms(names)}`
  const named = texts.flatMap((text, index) =>
    called.test(text) || mentionsIn(text, names).length > 0 ? [index] : []
  )
  return new Set(named.flatMap(at => range(at - reach.before, at + reach.behind)))
}
