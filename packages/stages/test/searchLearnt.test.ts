import { describe, expect, it } from "@effect/vitest"
import { type ContactData, emptyOutput, firstInput } from "@prospect-research/core"
import { Normalize } from "@prospect-research/stages"
import { acquainted, withTitledEmployer } from "../src/search/acquaint.ts"
import { respelledQueries, variantsOf } from "../src/search/queries.ts"
import { type Sought, soughtOf } from "../src/search/Sought.ts"
import { apart } from "../src/search/sentences.ts"
import { documentOf } from "./documents.ts"

const soughtFor = (contact: ContactData) =>
  soughtOf(firstInput(contact, { ...emptyOutput, handles: [...Normalize.handlesOf(contact)] }))

describe("queries by what the first ones tell", () => {
  const further = (contact: ContactData, learnt: Partial<Sought>) =>
    variantsOf({ ...soughtFor(contact), ...learnt })
  const double = { full_name: "Ines Okafor-Prates", company: "Tideworks Ltd" }
  const frequent = { full_name: "John Smith", company: "Tideworks" }
  const rows: ReadonlyArray<readonly [string, ReadonlyArray<string>, ReadonlyArray<string>]> = [
    [
      "either half of a double surname",
      further(double, {}),
      ['("Ines Okafor" OR "Ines Prates") "Tideworks"']
    ],
    [
      "the title and the town beside a frequent name",
      further(frequent, { title: "Estimator", location: "Leeds, UK" }),
      ['"John Smith" "Leeds"', '"John Smith" "Estimator"']
    ],
    [
      "the house by its name alone, where that is more than its kind",
      further({ full_name: "Ines Okafor", company: "Kaimai Line Logistics Ltd" }, {}),
      ['"Ines Okafor" "Kaimai Line"']
    ],
    [
      "the first of two surnames",
      further({ full_name: "Ines Huacaro Villar", company: "Tideworks" }, {}),
      ['"Ines Huacaro"']
    ],
    [
      "no half of a name of other languages",
      further({ full_name: "Ada Fitzroy Kent", company: "Tideworks" }, {}),
      []
    ],
    [
      "no given name for a surname",
      further({ full_name: "Ines Maria Okafor", company: "Tideworks" }, {}),
      []
    ],
    ["what the client said", further({ ...frequent, location: "Leeds" }, {}), ['"John Smith" "Leeds"']],
    [
      "no title beside a rare name, which was asked alone",
      further({ full_name: "Ines Okafor", company: "Tideworks" }, { title: "Estimator" }),
      []
    ]
  ]
  it.each(rows)("%s", (_what, queries, expected) => {
    expect(queries).toEqual(expected)
  })

  it.each([
    [
      "umlauts that the client spells out",
      { full_name: "Oluchi Oezdemir" },
      ['"Oluchi Özdemir" "Tideworks"']
    ],
    [
      "the other forms of a given name",
      { full_name: "Pete Hale" },
      ['"Peter Hale" "Tideworks"', '"Pieter Hale" "Tideworks"']
    ],
    [
      "what the address says, and whoever of the house has the surname",
      { full_name: "Oluchi Hopkins", email: "oluchi.hopkin@tideworks.example" },
      ['"Oluchi Hopkin" "Tideworks"', '"Hopkins" site:tideworks.example']
    ],
    ["nothing of a name that is written in one way", { full_name: "Oluchi Okafor" }, []]
  ] as const)("asks again by %s", (_what, contact, queries) => {
    expect(respelledQueries(soughtFor({ company: "Tideworks AG", ...contact }))).toEqual(queries)
  })

  const learntCompany = (text: string) =>
    acquainted(soughtFor({ email: "ines@estudiomare.example", full_name: "Ines Okafor" }), [
      {
        document: documentOf("tavily", "https://estudiomare.example/sobre", text, {
          source_class: "snippet"
        }),
        claims: [],
        handles: []
      }
    ]).company
  it("a house as it writes its name apart", () => {
    expect(learntCompany("Sobre | Estúdio Maré")).toBe("Estúdio Maré")
    expect(learntCompany("Sobre | Estúdio de Maré")).toBe("estudiomare")
    expect(learntCompany("Estúdio: Maré alta")).toBe("estudiomare")
  })

  const titled = (domain: string, ...titles: ReadonlyArray<string>) =>
    withTitledEmployer(
      soughtFor({ email: `ines@${domain}`, full_name: "Ines Okafor" }),
      titles.map((title, index) => ({
        url: `https://${domain}/${index}`,
        title,
        snippet: "",
        publishedAt: null
      }))
    ).company
  it.each([
    ["moinhoridge.example", "Moinho Ridge College", ["Welcome | Moinho Ridge College"]],
    ["tellina-arq.example", "Tellina Arquitectura", ["equipo — Tellina Arquitectura", "obras"]],
    ["norvalltx.example", "Norvall Therapeutics", ["People – Norvall Therapeutics", "Norvall Raises a Fund"]],
    ["tideworks.example", "tideworks", ["Home | Welcome aboard", "Jobs: Tidal harbours"]]
  ])("what the titles of %s call it", (domain, name, titles) => {
    expect(titled(domain, ...titles)).toBe(name)
  })

  const hit = (text: string, url = "https://tideworks.example/team") => ({
    document: documentOf("tavily", url, text, { source_class: "snippet" }),
    claims: [],
    handles: []
  })
  const nameIn = (name: string, text: string, url?: string) =>
    acquainted(soughtFor({ full_name: name, email: "x@tideworks.example" }), [hit(text, url)]).name

  it("the name as the employer's side spells it", () => {
    expect(nameIn("Kadir Yildiz", "Kadir Yıldız, Disposition")).toBe("Kadir Yıldız")
    expect(nameIn("Ines Mueller", "Ines Müller, Disposition")).toBe("Ines Müller")
    expect(nameIn("Ines Okafor", "Ines Okafor-Prates leads data")).toBe("Ines Okafor-Prates")
    expect(nameIn("Margaret Okafor", "Margaret “Maggie” Okafor leads data")).toBe("Maggie Okafor")
    expect(nameIn("Ines Okafor", "INÊS OKAFOR, data")).toBe("Ines Okafor")
    expect(nameIn("Ines Okafor", "Inês Okafor, painter", "https://gallery.example/")).toBe("Ines Okafor")
    expect(nameIn("Ines Okafor", "Inês Okafor, Tideworks", "https://forum.example/")).toBe("Inês Okafor")
  })
})

describe("a heading and the sentence below it, run together", () => {
  const rows: ReadonlyArray<readonly [string, ReadonlyArray<string>]> = [
    [
      "Ines Okafor – Head of Data A sailor since 1994, Ines trained in Porto.",
      ["Ines Okafor – Head of Data", "A sailor since 1994, Ines trained in Porto."]
    ],
    ["Ines Okafor Head of Data She leads a team.", ["Ines Okafor Head of Data", "She leads a team."]],
    ["Ines Okafor, Director At Large", ["Ines Okafor, Director At Large"]],
    ["Ines Okafor leads the data team.", ["Ines Okafor leads the data team."]]
  ]
  it.each(rows)("%s", (text, parts) => {
    expect(apart(text)).toEqual(parts)
  })
})
