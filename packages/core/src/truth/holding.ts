/** What somebody does who holds such a title: `owns Acme` of an owner. */
const deeds: Readonly<Record<string, RegExp>> = {
  owner: /\b(?:owns|(?:i|we|they) own)\b/,
  "co-owner": /\bco-?owns?\b/,
  founder: /\b(?:founded|set up|started|opened)\b/,
  "co-founder": /\bco-?founded\b/
}

/** Whether a text in small letters says of somebody what a title is another word for. */
export const tellsTitle = (text: string, title: string): boolean =>
  deeds[title.toLowerCase()]?.test(text) === true
