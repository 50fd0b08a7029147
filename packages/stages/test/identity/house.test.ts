import { describe, expect, it } from "@effect/vitest"
import { isAccountOf, isSiteOf, leadOf, spellsSite } from "../../src/identity/employerSite.ts"
import { hasForeignCalling } from "../../src/identity/professions.ts"
import { areOtherTitles } from "../../src/identity/titles.ts"
import {
  account,
  byNameAndCompany,
  documentOf,
  ines,
  judges,
  lines,
  news,
  ownSite,
  snippet
} from "../documents.ts"

describe("what a house is called for short", () => {
  const accounts: ReadonlyArray<readonly [string, string]> = [
    ["TandalaBridges", "Tandala Bridgeworks"],
    ["lobstickmaps", "Lobstick"],
    ["WracklineKids", "Wrackline Children's Hospital"],
    ["LayarPandan", "Layar Pandan Logistics"],
    ["penacorva", "Bodega Peñacorva"]
  ]
  it.each(accounts)("@%s is an account of %s", (name, company) => {
    expect(isAccountOf(name, company)).toBe(true)
  })
  const others: ReadonlyArray<readonly [string, string]> = [
    ["NorthernFoods", "Northern Trust"],
    ["acmefoods", "Acme Software"],
    ["tidal", "Tideworks"]
  ]
  it.each(others)("@%s is none of %s", (name, company) => {
    expect(isAccountOf(name, company)).toBe(false)
  })
  it("by the first word of its name that is no other's", () => {
    expect(leadOf("Zirbenthal Seilantriebe AG")).toBe("Zirbenthal")
    expect(leadOf("Bodega Peñacorva")).toBe("Peñacorva")
    expect(leadOf("Harbour Bank")).toBeUndefined()
    expect(leadOf("Halifax Brewing")).toBeUndefined()
  })
  it("by its site", () => {
    expect(isSiteOf("lobstick.example", "Lobstick Software")).toBe(true)
    expect(isSiteOf("harbour.example", "Harbour Bank")).toBe(false)
    const told = "Responsable SIG au Syndicat des eaux de la Haute-Verlaine"
    expect(spellsSite("eaux-haute-verlaine.example", told)).toBe(true)
    expect(spellsSite("eaux-haute-verlaine.example", "les eaux du lac")).toBe(false)
  })
})

describe("what says nothing of a namesake", () => {
  it("a heading over many", () => {
    expect(hasForeignCalling(["Sopranos Ruth Amirault, Ines Okafor"], ["Tideworks"])).toBe(false)
    expect(hasForeignCalling(["Ines Okafor, soprano"], ["Tideworks"])).toBe(true)
  })
  it("an office beside a position, and letters for one", () => {
    expect(areOtherTitles("Head Brewer", "chapter secretary")).toBe(false)
    expect(areOtherTitles("Managing Director", "MD")).toBe(false)
    expect(areOtherTitles("Head Brewer", "Estate Agent")).toBe(true)
  })
})

judges("a house by other words", [
  {
    what: "an account that names it by its own",
    contact: byNameAndCompany,
    sources: [
      snippet("Ines Okafor (@ineso) / X\nHead of Data @TideworksMarine. Salt.", {
        name: "Ines Okafor",
        company: "TideworksMarine"
      })
    ],
    verdicts: ["probable"]
  },
  {
    what: "an account of another house",
    contact: byNameAndCompany,
    sources: [
      snippet("Ines Okafor (@ineso) / X\nHead of Data @globexmarine. Salt.", {
        name: "Ines Okafor",
        company: "globexmarine"
      })
    ],
    verdicts: ["rejected"]
  },
  {
    what: "somebody's, behind a comma",
    contact: byNameAndCompany,
    sources: [news("The medal went to Ines Okafor, of Tideworks, for twenty years of surveys.")],
    verdicts: ["probable"]
  },
  {
    what: "a possessive",
    contact: byNameAndCompany,
    sources: [news("Ines Okafor's rink won. Okafor counts waves at Tideworks.")],
    verdicts: ["probable"]
  }
])

const staff = ownSite(lines("Ines Okafor", "Partner"), { name: "Ines Okafor", title: "Partner" })
judges("those who came before", [
  {
    what: "whoever retired from the house is not who works there",
    contact: ines,
    sources: [
      staff,
      news("Ines Okafor was senior partner of Tideworks until she retired in 2011. She plays golf.", {
        name: "Ines Okafor",
        title: "senior partner"
      })
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "whoever retired from something else may be",
    contact: ines,
    sources: [
      staff,
      news("Ines Okafor played golf for Ghana until she retired in 2011. She is a partner at Tideworks.")
    ],
    verdicts: ["probable", "probable"]
  },
  {
    what: "whoever is said to have left, while the house says that they stay",
    contact: ines,
    sources: [
      staff,
      ownSite("Ines Okafor remains a partner of Tideworks, whatever the papers say.", {}, "notice"),
      news("Ines Okafor, the former Tideworks partner, stepped down in May and now leads Globex.", {
        name: "Ines Okafor",
        company: "Globex"
      })
    ],
    verdicts: ["probable", "confirmed", "rejected"]
  },
  {
    what: "whoever is said to have left, of which the house says nothing",
    contact: ines,
    sources: [
      staff,
      news("Ines Okafor, the former Tideworks partner, stepped down in May and now leads Globex.", {
        name: "Ines Okafor",
        company: "Globex"
      })
    ],
    verdicts: ["probable", "probable"]
  },
  {
    what: "whoever stands beside a relative whose address may be made for both",
    contact: { email: "cornelius.hale@tideworks.example", full_name: "Cornelius Hale", company: "Tideworks" },
    sources: [
      ownSite(lines("Contact", "Cornelius Hale", "cornelius.hale@tideworks.example"), {
        name: "Cornelius Hale"
      }),
      ownSite(
        lines("Carla Hale", "Director", "c.hale@tideworks.example", "Cornelius Hale", "Chairman"),
        { name: "Cornelius Hale", title: "Chairman" },
        "people"
      )
    ],
    verdicts: ["confirmed", "probable"]
  },
  {
    what: "a founder of long ago on the house's own page",
    contact: ines,
    sources: [
      staff,
      ownSite("In 1951 Ines Okafor, a grain merchant, began to insure her neighbours.", {}, "story")
    ],
    verdicts: ["probable", "rejected"]
  },
  {
    what: "a founder of some years ago",
    contact: ines,
    sources: [
      staff,
      ownSite("In 2009 Ines Okafor, a grain merchant, began to insure her neighbours.", {}, "story")
    ],
    verdicts: ["probable", "probable"]
  }
])

const home = account("github", "https://github.com/inesok", { name: "Ines Okafor" }, [
  ["email", "ines.okafor@tideworks.example"],
  ["website", "https://salt.example/"]
])
const site = (path: string, title: string, text: string) =>
  documentOf("read-pages", `https://salt.example${path}`, text, { title })
judges("pages of the prospect's own site", [
  {
    what: "one that has the name in its title alone",
    contact: ines,
    sources: [
      home,
      { document: site("/", "Ines Okafor", "Ines Okafor counts waves."), links: [["github", "inesok"]] },
      { document: site("/now", "Now – Ines Okafor", "Reading everything by Alistair MacLeod, again.") }
    ],
    verdicts: ["confirmed", "confirmed", "confirmed"]
  }
])
