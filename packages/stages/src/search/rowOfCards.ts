/**
 * `Our people Ada Lovelace Partner, Tax Ada Lovelace Trainee, Property`: a snippet runs the cards of a page together. A sentence
 * names somebody once; where it does so twice and never goes on with a verb, nothing tells whose the words between are.
 */
export const isRowOfCards = (text: string, names: ReadonlyArray<string>): boolean =>
  names.some(name => {
    const [, ...behind] = text.split(name)
    return behind.length > 1 && behind.every(rest => /^,? \p{Lu}/u.test(rest))
  })
