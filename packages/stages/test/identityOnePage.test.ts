import { describe, expect, it } from "@effect/vitest"
import { linesBelow } from "../src/identity/blocks.ts"
import { isSiteOf, spellsSite } from "../src/identity/employerSite.ts"
import { areOtherTitles } from "../src/identity/titles.ts"
import { byNameAndCompany, documentOf, judges, lines, news, type Row, type Source } from "./documents.ts"

const titled = (title: string, text: string, facts: Source["facts"] = {}): Source => ({
  document: documentOf("news", "https://pages.example/1", text, { source_class: "news", title }),
  facts
})

describe("what stands below a name", () => {
  const rows: ReadonlyArray<readonly [string, ReadonlyArray<string>, number]> = [
    ["a card", ["Ines Okafor", "Of Counsel", "Lisbon", "Ines advises ports on law."], 3],
    ["up to the next person", ["Ines Okafor", "Port of Lagos", "Rui Prates", "Tideworks"], 1],
    ["up to somebody with a title", ["Ines Okafor", "Buyer, Marlow", "Dr. Ana Sousa, Tideworks"], 1],
    ["nothing below a sentence", ["Ines Okafor won.", "Tideworks paid."], 0]
  ]
  it.each(rows)("%s", (_what, text, count) => {
    expect(linesBelow(text, 0, [])).toEqual(text.slice(1, 1 + (text[1] === "Port of Lagos" ? 1 : count)))
  })
})

describe("a domain with another word for the kind of house", () => {
  it("is of the house", () => {
    expect(isSiteOf("harrowdalehealth.example", "Harrowdale Children's Hospital")).toBe(true)
    expect(isSiteOf("marlowebank.example", "Marlowe Savings and Credit")).toBe(true)
    expect(spellsSite("harrowdalehealth.example", "nurse at Harrowdale Children’s Hospital, Leeds")).toBe(
      true
    )
  })
  it("is of a university by its town", () => {
    expect(isSiteOf("uni-wallen.example", "Universität Wallen")).toBe(true)
    expect(spellsSite("uni-wallen.example", "engineer at the University of Wallen, in Leeds")).toBe(true)
    expect(isSiteOf("uni-wallen.example", "Stadtwerke Wallen")).toBe(false)
    expect(spellsSite("uni-wallen.example", "engineer at Wallen Harbour")).toBe(false)
  })
  it("is of no house of another kind", () => {
    expect(isSiteOf("harrowdalehealth.example", "Harrowdale Software")).toBe(false)
    expect(isSiteOf("deltahealth.example", "Delta Hospital")).toBe(false)
    expect(spellsSite("harrowdalehealth.example", "a walk in Harrowdale Children’s Park")).toBe(false)
  })
})

it("titles of one trade, or in two languages, may be one person's", () => {
  expect(areOtherTitles("Harbour Master", "Havenmeester")).toBe(false)
  expect(areOtherTitles("Vice President, Nursing", "Nurse Executive")).toBe(false)
  expect(areOtherTitles("Chief Economist", "Head of Economics")).toBe(false)
  expect(areOtherTitles("Export Manager", "Menedżer ds. Eksportu")).toBe(false)
  expect(areOtherTitles("Chief Financial Officer", "Dyrektor Finansowa")).toBe(false)
  expect(areOtherTitles("Head of Communications", "Ward manager on Larch Ward")).toBe(true)
})

const tide = { full_name: "Ines Okafor", company: "Tideworks Systems", title: "Oceanographer" }

const rows: ReadonlyArray<Row> = [
  {
    what: "a second surname behind the one that the client gives",
    contact: { full_name: "Ines Montalvo", company: "Tideworks" },
    sources: [news(lines("Ines Montalvo Rangel", "Tideworks"))],
    verdicts: ["probable"]
  },
  {
    what: "a solicitor, of somebody who works for a house of lawyers",
    contact: { full_name: "Ines Okafor", company: "Tarrant Lawyers" },
    sources: [news("Ines Okafor, a solicitor, won the race."), news("Ines Okafor, a surgeon, won the race.")],
    verdicts: ["possible", "rejected"]
  },
  {
    what: "a portrait that names the employer",
    contact: byNameAndCompany,
    sources: [titled("Ines Okafor: tides | The Quay", lines("By Rui Prates", "I came to Tideworks by sea."))],
    verdicts: ["rejected"]
  },
  {
    what: "an interview that names the employer below the name",
    contact: byNameAndCompany,
    sources: [
      titled(
        "Ines Okafor: “I count tides” | The Quay",
        lines("Ines Okafor was late.", "What now?", "I run Tideworks.")
      )
    ],
    verdicts: ["probable"]
  },
  {
    what: "an interview with two is about both",
    contact: byNameAndCompany,
    sources: [
      titled(
        "Ines Okafor and Rui Prates on tides",
        lines("Ines Okafor was late.", "What now?", "I run Tideworks.")
      )
    ],
    verdicts: ["possible"]
  },
  {
    what: "a page about the employer that gives her a position",
    contact: byNameAndCompany,
    sources: [titled("Tideworks raises money", "It will hire, according to chief executive Ines Okafor.")],
    verdicts: ["probable"]
  },
  {
    what: "a position in another house, or a word from outside",
    contact: byNameAndCompany,
    sources: [
      titled("Tideworks raises money", "It will hire, according to chief executive Ines Okafor of Marlow."),
      titled("Tideworks raises money", "It will hire, according to analyst Ines Okafor."),
      titled("Tideworks raises money", "Marlow chief executive Ines Okafor was glad.")
    ],
    verdicts: ["possible", "possible", "possible"]
  },
  {
    what: "the position with the short name of the employer, or with the employer elsewhere",
    contact: tide,
    sources: [
      news("Our chair: Ines Okafor, by day oceanographer with Tideworks"),
      news(lines("Oceanographer Dr. Ines Okafor began our camp.", "Tideworks Systems gave the boats."))
    ],
    verdicts: ["probable", "probable"]
  },
  {
    what: "a page about the employer that says that it is hers",
    contact: { ...byNameAndCompany, title: "Chef and owner" },
    sources: [
      titled("Tideworks : une étoile", "Le guide a décerné une étoile au restaurant d'Ines Okafor."),
      titled("Tideworks opens", "Rui lives next to Okafor's bakery, and Ines Okafor was glad."),
      titled("Tideworks wins a prize", "Ines Okafor, who was passing, was glad.")
    ],
    verdicts: ["probable", "possible", "possible"]
  },
  {
    what: "somebody's studio, of whom nobody knows that they have one",
    contact: byNameAndCompany,
    sources: [titled("Tideworks sues rival", "The designs were found in the studio of Ines Okafor.")],
    verdicts: ["possible"]
  },
  {
    what: "a page that bears the employer's name alone",
    contact: byNameAndCompany,
    sources: [
      titled("Tideworks, Leeds – Guide of Inns", lines("Tideworks", "Kitchen: Ines Okafor")),
      titled("Tideworks and others – Guide of Inns", lines("Tideworks and others", "Kitchen: Ines Okafor")),
      titled("Tideworks | Reviews", lines("Tideworks", "Ines Okafor: waited an hour.")),
      titled("Tideworks | Reviews", lines("Tideworks", "Guest: Ines Okafor"))
    ],
    verdicts: ["probable", "possible", "possible", "possible"]
  },
  {
    what: "whoever is called by the house and a position right below",
    contact: byNameAndCompany,
    sources: [
      titled(
        "Honours",
        lines("Ines Okafor has a medal.", "The Tideworks chief executive found out by post.")
      ),
      titled(
        "Honours",
        lines("Ines Okafor has a medal.", "The Tideworks chief executive Rui Prates was glad.")
      ),
      titled("Honours", lines("Ines Okafor has a medal.", "The Tideworks boats were out.")),
      titled(
        "Paint",
        lines("Ines Okafor threw paint at Ben Smith.", "The Tideworks chief executive said no.")
      )
    ],
    verdicts: ["probable", "possible", "possible", "possible"]
  },
  {
    what: "another position, or the position in another house",
    contact: tide,
    sources: [
      news(lines("Baker Ines Okafor began our camp.", "Tideworks Systems gave the boats.")),
      news(
        lines("Ines Okafor, oceanographer at Marlow, began our camp.", "Tideworks Systems gave the boats."),
        {
          company: "Marlow"
        }
      )
    ],
    verdicts: ["possible", "rejected"]
  }
]
judges("an employer elsewhere on the page", rows)
