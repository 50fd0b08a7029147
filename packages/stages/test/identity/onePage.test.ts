import { describe, expect, it } from "@effect/vitest"
import { linesBelow } from "../../src/identity/blocks.ts"
import { isSiteOf, spellsSite } from "../../src/identity/employerSite.ts"
import { areOtherTitles } from "../../src/identity/titles.ts"
import {
  byNameAndCompany,
  documentOf,
  ines,
  judges,
  lines,
  news,
  type Row,
  type Source
} from "../documents.ts"

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
  expect(areOtherTitles("Workshop Manager", "Chef d’atelier confection")).toBe(false)
  expect(areOtherTitles("Vice President, Nursing", "Nurse Executive")).toBe(false)
  expect(areOtherTitles("Chief Economist", "Head of Economics")).toBe(false)
  expect(areOtherTitles("Medeoprichter", "Co-founder & CEO")).toBe(false)
  expect(areOtherTitles("Co-founder and CSO", "Chief Scientific Officer")).toBe(false)
  expect(areOtherTitles("CEO", "Chief Excuse Officer")).toBe(true)
  expect(areOtherTitles("ECD", "Executive Creative Director")).toBe(false)
  expect(areOtherTitles("Export Manager", "Menedżer ds. Eksportu")).toBe(false)
  expect(areOtherTitles("Chief Financial Officer", "Dyrektor Finansowa")).toBe(false)
  expect(areOtherTitles("Head of Communications", "Ward manager on Larch Ward")).toBe(true)
})

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
    what: "a long page that is about others names the employer as well",
    contact: byNameAndCompany,
    sources: [
      titled(
        "Ines Okafor and Rui Prates on tides",
        lines("Ines Okafor was late.", "What now?", "I run Tideworks.", "It rained.\n".repeat(400))
      )
    ],
    verdicts: ["possible"]
  },
  {
    what: "a short page that names the employer",
    contact: byNameAndCompany,
    sources: [
      titled("Tideworks raises money", "It will hire, according to chief executive Ines Okafor."),
      titled("Tideworks : une étoile", "Le guide a décerné une étoile au restaurant d'Ines Okafor."),
      titled("Tideworks, Leeds – Guide of Inns", lines("Tideworks", "Kitchen: Ines Okafor")),
      titled("Honours", lines("Ines Okafor has a medal.", "The Tideworks chief executive found out by post."))
    ],
    verdicts: ["probable", "probable", "probable", "probable"]
  },
  {
    what: "a frequent name needs a position in the house that the page is about",
    contact: { full_name: "Maria Silva", company: "Tideworks" },
    sources: [
      titled("Tideworks raises money", "It will hire, according to chief executive Maria Silva."),
      titled("Tideworks wins a prize", "Maria Silva, who was passing, was glad.")
    ],
    verdicts: ["possible", "rejected"]
  },
  {
    what: "somebody of another house",
    contact: byNameAndCompany,
    sources: [
      titled("Tideworks raises money", "It will hire, according to chief executive Ines Okafor of Marlow.")
    ],
    verdicts: ["possible"]
  },
  {
    what: "an oceanographer of another house",
    contact: byNameAndCompany,
    sources: [
      news(lines("Ines Okafor, oceanographer at Marlow, began our camp.", "Tideworks gave the boats."), {
        company: "Marlow"
      })
    ],
    verdicts: ["rejected"]
  },
  {
    what: "the short name of the employer, where it is no town's",
    contact: { full_name: "Ines Okafor", company: "Tideworks Systems" },
    sources: [
      news("Our chair: Ines Okafor, by day oceanographer with Tideworks"),
      news(lines("Ines Okafor began our camp.", "Tideworks gave the boats.")),
      news(lines("Ines Okafor began our camp.", "She lives in Tideworks, by the sea."))
    ],
    verdicts: ["probable", "probable", "possible"]
  },
  {
    what: "another trade, or the same trade with the employer elsewhere",
    contact: { full_name: "Ines Okafor", company: "Tideworks Systems", title: "Oceanographer" },
    sources: [
      news(lines("Baker Ines Okafor began our camp.", "Tideworks Systems gave the boats."), {
        title: "Baker"
      }),
      news(lines("Oceanographer Dr. Ines Okafor began our camp.", "Tideworks Systems gave the boats."))
    ],
    verdicts: ["possible", "probable"]
  }
]
judges("an employer elsewhere on the page", rows)

judges("a name in the window's title alone", [
  {
    what: "a page of one's own that says I",
    contact: byNameAndCompany,
    sources: [titled("Ines Okafor – tides", lines("Hello.", "I count waves at Tideworks."))],
    verdicts: ["probable"]
  },
  {
    what: "a page that somebody else has signed, or that names two",
    contact: byNameAndCompany,
    sources: [
      titled("Ines Okafor – tides", lines("By Rui Prates", "I count waves at Tideworks.")),
      titled("Ines Okafor and Rui Prates", "I count waves at Tideworks.")
    ],
    verdicts: ["rejected", "rejected"]
  },
  {
    what: "an interview that somebody else has signed",
    contact: byNameAndCompany,
    sources: [
      titled(
        "Ines Okafor of Tideworks",
        lines("By Rui Prates", "Why tides?", "They come.", "And then?", "They go.")
      )
    ],
    verdicts: ["probable"]
  }
])

judges("what stands in the window's title", [
  {
    what: "the employer beside the name",
    contact: { full_name: "Maria Silva", company: "Tideworks" },
    sources: [
      titled("“I count tides”: Maria Silva of Tideworks", "Maria Silva was late."),
      titled("“I count tides” – Tideworks", "Maria Silva was late.")
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "another name of the employer, by which its own pages are headed",
    contact: ines,
    sources: [
      {
        document: documentOf("company-site", "https://tideworks.example/", "Tides", {
          source_class: "first-party",
          title: "News | TWK Tidal Works of Northmoor"
        }),
        facts: {}
      },
      news("Ines Okafor, buyer at Tidal Works, rows.", { company: "Tidal Works", title: "buyer" }),
      news("Ines Okafor, buyer at Marlow Works, rows.", { company: "Marlow Works", title: "buyer" })
    ],
    verdicts: ["possible", "probable", "rejected"]
  }
])

judges("what contradicts the employer", [
  {
    what: "nothing that a page says of nobody",
    contact: byNameAndCompany,
    sources: [
      news(lines("Ines Okafor leads our walks.", "Boots are sold at Marlow."), { company: "Marlow" })
    ],
    verdicts: ["possible"]
  }
])

const house = (text: string): Source => ({
  document: documentOf("company-site", "https://tideworks.example/team", text, {
    source_class: "first-party"
  }),
  facts: {}
})

judges("a house that says that two of its people share a name", [
  {
    what: "the client's title tells which is meant",
    contact: { full_name: "Ines Okafor", email: "treasurer@tideworks.example", title: "Treasurer" },
    sources: [
      house(lines("Ines Okafor, treasurer", "Ines Okafor, fitter (no relation)")),
      news("Ines Okafor, fitter at Tideworks, climbs masts."),
      news("Ines Okafor, treasurer of Tideworks, counts.")
    ],
    verdicts: ["confirmed", "rejected", "probable"]
  },
  {
    what: "who says that another has the same name",
    contact: { full_name: "Ines Okafor", email: "treasurer@tideworks.example", title: "Treasurer" },
    sources: [
      house(lines("Ines Okafor, treasurer")),
      house(
        "Fitter of the year: Ines Okafor, fitter. (Not to be confused with our treasurer of the same name.)"
      )
    ],
    verdicts: ["confirmed", "rejected"]
  },
  {
    what: "without one nobody is told apart",
    contact: { full_name: "Ines Okafor", email: "io@tideworks.example" },
    sources: [house(lines("Ines Okafor, treasurer", "Ines Okafor, fitter (no relation)"))],
    verdicts: ["rejected"]
  }
])
