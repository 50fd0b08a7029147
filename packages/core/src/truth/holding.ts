/** A house by its name, or the one whose page it is; not an animal, a habit or a band's first song. */
const house = "(?:(?:the )?[\\p{Lu}\\d@]|(?:this|our) )"
const also = "(?: and (?:runs?|manages?|operates?))?"

const deed = (verb: string): RegExp => new RegExp(`(?<![\\p{L}-])${verb} ${house}`, "u")

/** What somebody does with a house who holds such a title in it: `owns Acme` of an owner. */
const deeds: Readonly<Record<string, RegExp>> = {
  owner: deed(`owns?${also}`),
  "co-owner": deed(`co-?owns?${also}`),
  founder: deed("(?:founded|(?:set up|started|opened)(?= (?:this|our) ))"),
  "co-founder": deed("co-?founded")
}

/** Whether a text says of somebody what a title is another word for. */
export const tellsTitle = (text: string, title: string): boolean =>
  deeds[title.toLowerCase()]?.test(text) === true
