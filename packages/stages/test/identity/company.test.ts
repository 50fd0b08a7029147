import { describe, expect, it } from "@effect/vitest"
import { authorNotes, furtherLines } from "../../src/identity/blocks.ts"
import { namesTranslated } from "../../src/identity/companyWords.ts"
import { namesInflected } from "../../src/identity/inflections.ts"
import { account, byNameAndCompany, ines, judges, news, registry, snippet } from "../documents.ts"

describe("a company in another language, or with its kind in another place", () => {
  const same: ReadonlyArray<readonly [string, string]> = [
    ["Pilot master at the Port of Lagos", "Porto de Lagos"],
    ["studied at Universität Leiria, then moved", "University of Leiria"],
    ["Leiterin der Spedition Harms & Sohn in Emden", "Harms & Sohn Spedition"],
    ["curator (Museu do Sal)", "Sal Museum"],
    ["Institut Marais, Lyon", "Marais Institute"]
  ]
  it.each(same)("%s: %s", (text, company) => {
    expect(namesTranslated(text, company)).toBe(true)
  })
  const other: ReadonlyArray<readonly [string, string]> = [
    ["the port and the town of Lagos", "Porto de Lagos"],
    ["Lagos", "Porto de Lagos"],
    ["University of Leiria", "Leiria Museum"],
    ["Harms Brauerei", "Harms & Sohn Spedition"],
    ["One Capital", "Capital One"],
    ["at a university, Leiria is small", "University of Leiria"],
    ["Port of Lagos", "Porto"]
  ]
  it.each(other)("%s: not %s", (text, company) => {
    expect(namesTranslated(text, company)).toBe(false)
  })
})

describe("a company in another case", () => {
  it.each([
    "inżynier z Wag Kujawskich, w środy",
    "Małgorzata Stelmaszyk, dyrektor Wagi Kujawskich",
    "pracuję w Wagach Kujawskich od wiosny, że tak powiem"
  ])("%s", text => {
    expect(namesInflected(text, "wagikujawskie")).toBe(true)
  })
  it.each([
    "inżynier z Wagonów Kujawskich, w środy",
    "wag kujawskich, w środę",
    "the Wagi Kujawskich of old",
    "Wagi, środa, Kujawskie"
  ])("not: %s", text => {
    expect(namesInflected(text, "wagikujawskie")).toBe(false)
  })
})

describe("what a page says of its one author", () => {
  const notes: ReadonlyArray<string> = [
    "The author is head of data at Tideworks.",
    "The writer lives in Lisbon.",
    "Die Autorin leitet die Datenabteilung.",
    "L’auteure dirige Tideworks.",
    "About the author Ines leads data at Tideworks."
  ]
  it.each(notes)("%s", note => {
    expect(authorNotes(["Opinion · 3 May 2026 · Ines Okafor", "Tides turn.", note], 0)).toEqual([note])
  })
  it("is nothing where there are several, or where the name stands in a sentence", () => {
    const [note = "", other = ""] = notes
    expect(authorNotes(["Ines Okafor", note, other], 0)).toEqual([])
    expect(authorNotes(["We asked Ines Okafor. She said no.", note], 0)).toEqual([])
    expect(authorNotes(["Ines Okafor", "The author of the report left."], 0)).toEqual([])
  })
})

describe("lines that go on about somebody", () => {
  const called = { surnames: ["okafor"], firstNames: [] }
  const goesOn = (line: string) => furtherLines(["Ines Okafor won.", "Rain fell.", line], [0], called)
  it.each([
    "Okafor leads data at Tideworks.",
    "Dr Okafor leads data.",
    "In 2019 Okafor joined.",
    "The jury liked Okafor."
  ])("%s", line => {
    expect(goesOn(line)).toEqual([line])
  })
  it.each([
    "Rui Okafor leads sales.",
    "The Okafor Prize is old.",
    "Okafor & Sons builds boats.",
    "She sails."
  ])("not: %s", line => {
    expect(goesOn(line)).toEqual([])
  })
  it("a pronoun right below the name", () => {
    expect(furtherLines(["Ines Okafor won.", "She leads data."], [0], called)).toEqual(["She leads data."])
    expect(furtherLines(["She leads data.", "Ines Okafor won."], [1], called)).toEqual([])
  })
})

judges("pages that name the employer in their own way", [
  {
    what: "an article with the byline above and the author's employer below",
    contact: byNameAndCompany,
    sources: [news("Opinion · Ines Okafor\nTides turn.\nThe author is head of data at Tideworks.")],
    verdicts: ["probable"]
  },
  {
    what: "the employer behind the surname, further down",
    contact: byNameAndCompany,
    sources: [news("Ines Okafor spoke first.\nIt rained.\nOkafor leads data at Tideworks.")],
    verdicts: ["probable"]
  },
  {
    what: "the employer behind somebody else of the family, of a frequent name",
    contact: { full_name: "Maria Silva", company: "Tideworks" },
    sources: [news("Maria Silva spoke first.\nIt rained.\nRui Silva leads sales at Tideworks.")],
    verdicts: ["rejected"]
  },
  {
    what: "the employer in another language",
    contact: { full_name: "Ines Okafor", company: "Porto de Lagos" },
    sources: [news("Ines Okafor, Pilot Master, Port of Lagos")],
    verdicts: ["probable"]
  },
  {
    what: "a page and what a search shows of it contradict nobody",
    contact: byNameAndCompany,
    sources: [
      news("Ines Okafor, Head of Data at Tideworks", { company: "Tideworks" }, "https://daily.example/1"),
      snippet("Ines Okafor of Tideworks, trained at Globex", { company: "Globex" }, "https://daily.example/1")
    ],
    verdicts: ["probable", "probable"]
  },
  {
    what: "two that name the employer by other forms contradict nobody",
    contact: ines,
    sources: [
      registry("https://registry.example/1", { name: "Ines Okafor", company: "Tideworks Marine Holding" }),
      news("Ines Okafor leads data at Tideworks.", { company: "Tideworks Lisboa" })
    ],
    verdicts: ["probable", "probable"]
  },
  {
    what: "the site of a lab that names its university is no other employer's",
    contact: { full_name: "Ines Okafor", company: "University of Leiria" },
    sources: [
      news("People\nInes Okafor\nTide Lab\nUniversity of Leiria, Portugal", { company: "Tide Lab" }),
      account("bluesky", "https://bsky.app/profile/io.example", { name: "Ines Okafor" })
    ],
    verdicts: ["possible", "possible"]
  },
  {
    what: "another house is another employer, whatever else its page names",
    contact: { full_name: "Ines Okafor", company: "University of Leiria" },
    sources: [
      news("People\nInes Okafor\nGlobex\nOur partner: University of Leiria, Portugal", { company: "Globex" })
    ],
    verdicts: ["rejected"]
  }
])
