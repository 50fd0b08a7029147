import { factsOnPage } from "./table.ts"

/** A text and all that it tells of somebody's animals, pastimes and sides. */
export type Row = readonly [text: string, ...facts: ReadonlyArray<string>]

const shown: Readonly<Record<string, string>> = { pets: "pet", hobbies: "hobby", teams: "team" }

/** Animals, pastimes and sides that a text tells on the person's own page, or on their employer's page about them. */
export const factsOfPerson = (text: string): ReadonlyArray<string> => {
  const isOwn = /\b(?:I|my|My|We|we|our|Our|me)\b|I['’]m/.test(text)
  const body = isOwn
    ? `I’m Head of Data at Tideworks. ${text}`
    : `Ines Okafor is Head of Data at Tideworks. ${text}`
  const facts = factsOnPage(`<h1>Ines Okafor</h1><p>${body}</p>`, {
    title: isOwn ? "Ines Okafor" : "Ines Okafor | Tideworks",
    url: isOwn ? "https://inesokafor.example/" : "https://tideworks.example/people/ines-okafor",
    sourceClass: isOwn ? "self" : "first-party"
  })
  return facts.flatMap(fact => {
    const [field = "", value = ""] = fact.split(/: (.*)/u)
    const name = shown[field]
    return name === undefined ? [] : [`${name}: ${value}`]
  })
}
