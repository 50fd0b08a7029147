import { expect, it } from "@effect/vitest"
import { Option } from "effect"
import { claimsOf, readingOf } from "../../src/extraction/page/pageReading.ts"
import { parsePage } from "../../src/sources/parsePage.ts"
import { ines } from "./table.ts"

interface House {
  readonly name: string
  readonly title?: string
  readonly body?: string
}

/** What the home page and the team page of a house's site tell of its trade. */
const tradesOf = ({ name, title = name, body = "" }: House): ReadonlyArray<unknown> => {
  const readings = ["", "/team"].flatMap(path => {
    const url = `https://house.example${path}/`
    const top = `<p>${name}</p>`
    const html =
      path === ""
        ? `<title>${title}</title>${top}${body}`
        : `<title>Team</title>${top}<h3>Ines Okafor</h3><p>Head of Data</p>`
    const page = { ...parsePage(html, url), url, pageUrl: url, fetchedAt: "2026-10-01T00:00:00Z" }
    const wanted = { ...ines, companies: [name] }
    const parts = { source: "company-site", source_class: "first-party" as const, isHome: path === "" }
    return Option.toArray(readingOf(page, wanted, parts))
  })
  // Each page that tells it is a witness.
  return [
    ...new Set(
      claimsOf(readings).flatMap(({ field, value }) => (field === "professional.industry" ? [value] : []))
    )
  ]
}

it.each<[string, string]>([
  ["Tideworks Brewery Ltd", "Brewery"],
  ["Tideworks Brewing Company", "Brewing"],
  ["Fernhill Bank & Trust", "banking"],
  ["Fernhill Freight Lines", "Freight"],
  ["Fernhill Robotics", "Robotics"],
  ["Fernhill Foods", "food production"],
  ["Fernhill Wealth LLP", "wealth management"],
  ["Okoro Lind Solicitors LLP", "legal services"],
  ["Fernhill Credit Union", "Credit Union"],
  ["Fernhill Primary School", "Primary School"],
  ["Fernhill Consulting", "Consulting"],
  ["University of Fernhill", "higher education"],
  ["Lindqvist Logistics", "Logistics"],
  ["Lindner Voss Architekten", "architecture"],
  ["Museum für Glas Lindau", "Museum"],
  ["Klosterbrauerei Lindau", "Klosterbrauerei"],
  ["Clinique Beaulieu", "healthcare"],
  ["Hospital Santa Lucía", "Hospital"],
  ["Colégio Boa Vista", "Colégio"],
  ["Cantina Valdoro", "Cantina"],
  ["Brouwerij De Linde", "Brouwerij"],
  ["Lindholm Arkitekter AB", "architecture"],
  ["Fjordvik Bryggeri AS", "Bryggeri"]
])("the name of %s tells its trade", (name, trade) => {
  expect(tradesOf({ name })).toEqual([trade])
})

it.each([
  "Friends of Fernhill Museum",
  "The Old Brewery",
  "The Bakery",
  "Hotel Software GmbH",
  "Förderverein Museum Lindau",
  "Fernhill Brewery Apartments",
  "Museum Supplies Ltd",
  "Hôtel de Ville",
  "Tideworks"
])("the name of %s tells none", name => {
  expect(tradesOf({ name })).toEqual([])
})

it.each<[House, string]>([
  [{ name: "Tideworks", body: "<p>Chartered Surveyors, Leeds - est. 1974</p>" }, "surveying"],
  [{ name: "Tideworks", body: "<p>Independent vets in Leeds since 1961</p>" }, "vets"],
  [{ name: "Tideworks", title: "Tideworks | Law firm in Leeds" }, "legal services"],
  [{ name: "Tideworks", title: "Logistics since 1966" }, "Logistics"],
  [{ name: "Tideworks", title: "Accounting software for bakers" }, "Accounting software"],
  [{ name: "Tideworks", title: "Tideworks: payroll for bakers" }, "payroll"],
  [
    { name: "Fernhill", body: "<h1>Hello</h1><p>A secondary school for 1,100 pupils aged 11 to 18.</p>" },
    "secondary school"
  ],
  [
    { name: "Valdoro", body: "<h1>Ciao</h1><p>Azienda vitivinicola a Lecce dal 1931.</p>" },
    "Azienda vitivinicola"
  ],
  [
    { name: "Beaulieu", body: "<h1>Lire</h1><p>Maison d’édition indépendante à Lyon.</p>" },
    "Maison d’édition"
  ],
  [{ name: "Lindner", title: "Familiengeführte Schreinerei in Ulm" }, "Schreinerei"],
  [{ name: "De Linde", body: "<h1>Bier</h1><p>Bierbrouwerij aan de Maas.</p>" }, "Bierbrouwerij"],
  [
    { name: "Vinterspel", body: "<h1>Hej</h1><p>Professionell orkester i Kalmar sedan 1974.</p>" },
    "orkester"
  ],
  [{ name: "Vega", body: "<h1>Hola</h1><p>Conservera familiar de anchoa en Laredo.</p>" }, "Conservera"],
  [
    {
      name: "Fernhill College",
      body: "<h1>Hello</h1><p>A Years 7–12 government school of 900 students in Leeds, Kent.</p>"
    },
    "government school"
  ]
])("what stands on the home page of $name tells its trade", (house, trade) => {
  expect(tradesOf(house)).toEqual([trade])
})

it.each<House>([
  { name: "Tideworks", body: "<h1>Clients</h1><ul><li>Brewery in Leeds</li><li>Museum</li></ul>" },
  { name: "Tideworks", body: "<nav><a href='/h'>Hotel</a> <a href='/b'>Brewery</a></nav>" },
  { name: "Tideworks", body: "<h1>News</h1><p>Brewery in Leeds wins a prize with us.</p>" },
  { name: "Tideworks", body: "<h1>Hello</h1><p>Data for every brewery. School in Leeds chose us.</p>" },
  { name: "Tideworks", title: "Tideworks: space for everyone" },
  { name: "Tideworks", body: "<footer>Tideworks (an autonomous body), Leeds</footer>" },
  { name: "Tideworks", title: "Tideworks: software that museums like" }
])("a client, a link or a building is no trade of the house: $body$title", house => {
  expect(tradesOf(house)).toEqual([])
})
