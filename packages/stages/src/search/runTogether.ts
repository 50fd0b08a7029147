import { mentionsIn, shortForms } from "../extraction/personMentions.ts"
import { regex } from "../sources/regex.ts"
import { isTitle, tidyTitle } from "../sources/roles.ts"

/**
 * `Our people Ada Lovelace Partner, Tax Ada Lovelace Trainee, Property`: a snippet runs the cards of a page together. A sentence
 * names somebody once; where it does so twice and never goes on with a verb, nothing tells whose the words between are.
 */
export const isRowOfCards = (text: string, names: ReadonlyArray<string>): boolean =>
  names.some(name => {
    const [, ...behind] = text.split(name)
    return behind.length > 1 && behind.every(rest => /^,? \p{Lu}/u.test(rest))
  })

/** `Ada Lovelace Founder + CEO Ada studied mathematics`: a card, and below it the sentence that begins with her first name. */
export const cardAndSentence = (text: string, names: ReadonlyArray<string>): ReadonlyArray<string> => {
  const at = regex.u` (?=${shortForms(names)} \\p{Ll})`.exec(text)?.index
  if (at === undefined) return [text]
  const card = text.slice(0, at)
  const [mention] = mentionsIn(card, names)
  const title = mention?.start === 0 ? card.slice(mention.end).replace(/^[\s,–—-]+/u, "") : card
  return /^\p{Lu}/u.test(title) && isTitle(tidyTitle(title)) && !/ \p{Ll}{2,}(?:s|ed) /u.test(` ${title} `)
    ? [card, text.slice(at + 1)]
    : [text]
}
