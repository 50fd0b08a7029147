import { describe, expect, it } from "@effect/vitest"
import { isMadeFor } from "../../src/identity/emails.ts"
import { isSiteOf, spellsSite } from "../../src/identity/employerSite.ts"
import { parseName } from "../../src/names/PersonName.ts"
import { byNameAndCompany, judges, news, ownSite, type Row, snippet, teamPage } from "../documents.ts"

describe("a domain that is spelled like a company", () => {
  const same: ReadonlyArray<readonly [string, string]> = [
    ["tideworks.example", "Tideworks GmbH"],
    ["northgatesewell.example", "Northgate Sewell LLP"],
    ["hollisridgecu.example", "Hollis Ridge Credit Union"],
    ["ostermann-foerdertechnik.example", "Ostermann Fördertechnik GmbH"],
    ["meridianhealth.example", "Meridian Community Health"],
    ["portodelagos.example", "Porto de Lagos"],
    ["acme-labs.example", "Acme Labs, Inc."]
  ]
  it.each(same)("%s is of %s", (site, company) => {
    expect(isSiteOf(site, company)).toBe(true)
  })
  const other: ReadonlyArray<readonly [string, string]> = [
    ["delta.example", "Delta Air Lines"],
    ["tide.example", "Tideworks"],
    ["tideworksfans.example", "Tideworks"],
    ["sewell.example", "Northgate Sewell LLP"],
    ["communityhealth.example", "Meridian Community Health"],
    ["acm.example", "ACM"]
  ]
  it.each(other)("%s is not of %s", (site, company) => {
    expect(isSiteOf(site, company)).toBe(false)
  })

  it("tells the name of the company in a text", () => {
    for (const text of [
      "Partner at Northgate Sewell LLP",
      "NorthgateSewell",
      "Northgate-Sewell, Leeds",
      "counsel @northgatesewell"
    ])
      expect(spellsSite("northgatesewell.example", text)).toBe(true)
    for (const text of ["Northgate Street, Sewell", "the northgate sewell", "North Gate Sewells", "Sewell"])
      expect(spellsSite("northgatesewell.example", text)).toBe(false)
    expect(spellsSite("delta.example", "the river delta")).toBe(false)
    expect(spellsSite("ibm.example", "IBM")).toBe(false)
  })
})

describe("an address that is made for a name", () => {
  const rows: ReadonlyArray<readonly [string, string, boolean]> = [
    ["ines.okafor@tideworks.example", "Ines Okafor", true],
    ["iokafor2@tideworks.example", "Inês Okafor", true],
    ["i.m.okafor@tideworks.example", "Ines M. Okafor", true],
    ["okafori@tideworks.example", "Ines Okafor", true],
    ["ines@tideworks.example", "Ines Okafor", true],
    ["ana.okafor@tideworks.example", "Ines Okafor", false],
    ["okafor@tideworks.example", "Ines Okafor", false],
    ["io@tideworks.example", "Ines Okafor", false]
  ]
  it.each(rows)("%s for %s: %s", (email, name, expected) => {
    const parsed = parseName(name)
    expect(parsed !== null && isMadeFor(email, parsed)).toBe(expected)
  })
})

describe("a rank behind a name", () => {
  const contact = { full_name: "Ines Okafor", company: "Tideworks" }
  judges("is no generation", [
    {
      what: "in a title",
      contact,
      sources: [
        news("Ines Okafor Senior Analyst, Tideworks"),
        news("Ines Okafor, senior analyst at Tideworks", {}, "https://news.example/2")
      ],
      verdicts: ["probable", "probable"]
    },
    {
      what: "and the generation is one",
      contact: { full_name: "Robert Hale Jr", company: "Tideworks" },
      sources: [news("Robert Hale Senior founded Tideworks.")],
      verdicts: ["rejected"]
    }
  ])
})

const sewell = { email: "iokafor@northgatesewell.example", full_name: "Ines Okafor" }

const employers: ReadonlyArray<Row> = [
  {
    what: "a site that is spelled like the company that the client named",
    contact: byNameAndCompany,
    sources: [news("Ines Okafor\nHead of Data", {}, "https://tideworks.example/people/okafor")],
    verdicts: ["probable"]
  },
  {
    what: "a site that only begins like it",
    contact: byNameAndCompany,
    sources: [news("Ines Okafor\nHead of Data", {}, "https://tideworksfans.example/people/okafor")],
    verdicts: ["possible"]
  },
  {
    what: "the home page of such a site, which tells of the house and names nobody",
    contact: byNameAndCompany,
    sources: [
      { document: teamPage("Tideworks is a bakery in Leeds."), facts: { company: "Tideworks" } },
      {
        document: teamPage("Tideworks is a bakery.", "tideworksfans.example"),
        facts: { company: "Tideworks" }
      }
    ],
    verdicts: ["possible", "rejected"]
  },
  {
    what: "a company that only the domain of the address tells",
    contact: sewell,
    sources: [
      snippet("Ines Okafor - Of Counsel - Northgate Sewell LLP"),
      snippet("Ines Okafor - Of Counsel")
    ],
    verdicts: ["probable", "possible"]
  },
  {
    what: "somebody whom nobody named, on the employer's page, for whom alone the address is made",
    contact: { email: "ines@tideworks.example" },
    sources: [ownSite("Ines Okafor\nHead of Data", { name: "Ines Okafor" })],
    verdicts: ["probable"]
  },
  {
    what: "two for whom it may be made",
    contact: { email: "ines@tideworks.example" },
    sources: [
      ownSite("Ines Okafor\nHead of Data", { name: "Ines Okafor" }, "1"),
      ownSite("Ines Lund\nCounsel", { name: "Ines Lund" }, "2")
    ],
    verdicts: ["possible", "possible"]
  },
  {
    what: "a second surname that the client leaves out, on the employer's site and elsewhere",
    contact: { email: "ana@tideworks.example", full_name: "Ana Brandt" },
    sources: [ownSite("Ana Brandt-Prates, CTO"), news("Ana Brandt-Prates won the race.")],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "a second surname beside somebody of the very name",
    contact: { email: "ana.brandt@tideworks.example", full_name: "Ana Brandt" },
    sources: [ownSite("Ana Brandt-Prates, CTO", {}, "1"), ownSite("Ana Brandt, Counsel", {}, "2")],
    verdicts: ["possible", "probable"]
  },
  {
    what: "two of a frequent name at one house, told apart by their addresses",
    contact: { email: "w.zhang@tideworks.example", full_name: "Wei Zhang" },
    sources: [
      ownSite("Wei Zhang, Analyst, w.zhang@tideworks.example", {}, "1"),
      ownSite("Wei Zhang, Counsel, wzhang2@law.tideworks.example", {}, "2"),
      ownSite("Wei Zhang, Counsel, spoke yesterday", {}, "3"),
      news("Wei Zhang of Tideworks spoke yesterday")
    ],
    verdicts: ["confirmed", "rejected", "rejected", "rejected"]
  },
  {
    what: "a directory with other people who share a name, read twice",
    contact: { email: "graham.quell@tideworks.example", full_name: "Graham Quell" },
    sources: ["1", "2"].map(page =>
      ownSite(
        "Graham Quell, COO, graham.quell@tideworks.example\nIda Lund, ida.lund@tideworks.example\nIda Lund, ida.lund2@tideworks.example",
        {},
        page
      )
    ),
    verdicts: ["confirmed", "confirmed"]
  },
  {
    what: "another address of a rare name at one house",
    contact: { email: "quell@tideworks.example", full_name: "Ottilie Quellmann" },
    sources: [ownSite("Ottilie Quellmann, Analyst, ottilie.quellmann@tideworks.example")],
    verdicts: ["probable"]
  }
]

judges("at the employer's", employers)
