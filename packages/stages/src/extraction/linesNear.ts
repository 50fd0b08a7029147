import { regex } from "../sources/regex.ts"
import { mentionsIn, shortForms } from "./personMentions.ts"

/** So many lines behind one with their name a text may still speak of somebody. */
const reach = 25

/** The lines of a page, by their number, that may speak of the prospect: those with their name or a part of it, and what follows. */
export const linesNear = (
  texts: ReadonlyArray<string>,
  names: ReadonlyArray<string>
): ReadonlySet<number> => {
  const called = regex.u`(?<![\\p{L}])${shortForms(names)}`
  const near = new Set<number>()
  let last = -Infinity
  texts.forEach((text, index) => {
    if (called.test(text) || mentionsIn(text, names).length > 0) last = index
    if (index - last <= reach) near.add(index)
  })
  return near
}
