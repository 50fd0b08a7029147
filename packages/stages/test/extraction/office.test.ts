import { describe, expect, it } from "@effect/vitest"
import { Option } from "effect"
import { claimsOf, readingOf } from "../../src/extraction/page/pageReading.ts"
import { addressIn } from "../../src/extraction/site/postalAddress.ts"
import type { Wanted } from "../../src/extraction/Wanted.ts"
import { isPlace } from "../../src/extraction/words/places.ts"
import { parsePage } from "../../src/sources/parsePage.ts"
import { ines } from "./table.ts"

describe("places", () => {
  it.each([
    "Tallahassee",
    "27572 Bremerhaven",
    "Pune 411045",
    "Oban, Argyll",
    "Kew VIC 3101",
    "Recife/PE",
    "St. Louis, Mo.",
    "1012 AB Amsterdam",
    "Greater Porto Area",
    "Odense, Region of Southern Denmark",
    "Viborg, Central Denmark Region",
    "Bad Sulzau, Deutschland",
    "Towson, MD",
    "金沢市"
  ])("%s", text => {
    expect(isPlace(text)).toBe(true)
  })
  it.each(["Ana Silva, MD", "Data Platform", "Acme University, Leeds", "MD", "Anna Baker", "2019", "leeds"])(
    "not %s",
    text => {
      expect(isPlace(text)).toBe(false)
    }
  )
})

describe("postal addresses", () => {
  it.each([
    ["Marsh Mill Ltd, 12 Mill Lane, Ripon HG4 1AA. Registered in England.", "", "Ripon"],
    ["Kranbau Ott GmbH · Am Kai 4 · 26721 Emden", "", "Emden"],
    ["26721 Emden", "Am Kai 4", "Emden"],
    ["Rührwerke Ott GmbH, Molkereistraße 31, A-4910 Ried im Innkreis | Impressum", "", "Ried im Innkreis"],
    ["3 rue des Forges, 29100 Douarnenez", "", "Douarnenez"],
    ["Molinos Ibarra · Camino del Soto, s/n · 50108 Calatorao (Zaragoza)", "", "Calatorao"],
    ["80 E Main Street, Suite 4, Duluth, MN 55802", "", "Duluth, MN"],
    ["Tide Authority, 12 Pier Street, Gull Harbor, Oregon 97412", "", "Gull Harbor, Oregon"],
    ["Rua do Sol, 88, Olinda, PE.", "", "Olinda, PE"],
    ["Kade 7, Delfzijl, The Netherlands", "", "Delfzijl, The Netherlands"],
    ["Havnegade 4, 8000 Aarhus C", "", "Aarhus"],
    ["4 Wharf Street, Adelaide SA 5000", "", "Adelaide"],
    ["Am Kai 4, 26721 Emden Impressum Datenschutz", "", "Emden"],
    ["9 Ferry Street, Little Haven, Oregon 97001", "", "Little Haven, Oregon"],
    ["Kiln & Loom Ltd, 3 Mill Row, Dublin 4", "", "Dublin"],
    [
      "The council greets all who sail here and all who once did. 9 Ferry Street, Selby NSW. Phone",
      "",
      "Selby"
    ],
    ["100 Courthouse Plaza, Alameda Springs, NM 87599", "", "Alameda Springs, NM"],
    ["Rua do Benformoso 214, 1100-087 Lisboa, Portugal", "", "Lisboa, Portugal"],
    ["Earth Sciences, 220 Ordean Hall, Duluth, Minnesota. 218-555-0119", "", "Duluth, Minnesota"],
    ["Tideworks makes paddles at 9 Coopers Wharf, Duluth, Minnesota.", "", "Duluth, Minnesota"],
    ["Tideworks Ltd, 5 Tern Street, Leith, Edinburgh EH6 9ZZ", "", "Edinburgh"],
    ["Tideworks Trust, Tern Way, Norwich NR5", "", "Norwich"],
    ["Tideworks AB, Ternvägen 48, SE-752 37 Uppsala, Sweden", "", "Uppsala, Sweden"],
    ["Havnegade 4 · DK-8000 Aarhus C · Denmark", "", "Aarhus"],
    ["Tideworks Pty Ltd, Light Square, Adelaide SA. Rates from $189.", "", "Adelaide"],
    ["Level 23, Tern Towers, DIFC, Dubai, United Arab Emirates", "", "Dubai, United Arab Emirates"],
    ["12 June 2024, Leeds", "", undefined],
    ["Summit 2024, Berlin", "", undefined],
    ["ISO 9001 · IATF 16949 · ISO 14001 · 12 Mill Lane", "", undefined],
    ["Hall 4, stand C21", "", undefined],
    ["Dublin, Ireland", "", undefined]
  ])("%s", (line, previous, place) => {
    const address = addressIn(line, previous)
    expect(address?.place).toBe(place)
    expect(line).toContain(address?.quote ?? "")
  })
})

const claimsOn = (body: string, wanted: Wanted = ines, path = "/team") => {
  const url = `https://tideworks.example${path}`
  const page = { ...parsePage(body, url), url, pageUrl: url, fetchedAt: "2026-10-01T00:00:00Z" }
  const reading = readingOf(page, wanted, { source: "company-site", source_class: "first-party" })
  return claimsOf(Option.toArray(reading)).flatMap(({ field, value }) =>
    field === "professional.current_location" || field === "professional.current_title" ? [value] : []
  )
}

const footer = "<footer>Tideworks, 5 Quay Street, Oban PA34 4AA</footer>"

describe("the office of a company", () => {
  it("places the people whom its site lists", () => {
    expect(claimsOn(`<h2>Ines Okafor</h2><p>Head of Data</p>${footer}`)).toEqual(["Head of Data", "Oban"])
  })
  it("by the part of its foot that is a town, and nowhere where two offices stand there", () => {
    const below = (foot: string) =>
      claimsOn(`<h2>Ines Okafor</h2><p>Head of Data</p><footer>${foot}</footer>`)
    expect(below("Tideworks • Keilepand • Rotterdam")).toContain("Rotterdam")
    expect(below("Tideworks Logistics B.V. | Venlo | KvK 99000001")).toContain("Venlo")
    expect(below("Tideworks, Blackpool, Cork. Box office 12 to 6.")).toContain("Cork")
    expect(
      below("Report leaks any time. Tideworks is a housing society, Hale House, Wolverhampton WV6.")
    ).toContain("Wolverhampton")
    expect(below("School of Soil, Tideworks, Worcester, Western Cape, South Africa. Disclaimer")).toContain(
      "Worcester"
    )
    expect(below("Tideworks LLC-FZ · Level 2, Tern Towers, DIFC, Dubai, United Arab Emirates")).toContain(
      "Dubai"
    )
    expect(below("Tideworks AG, Terngasse 30, CH-9000 St. Gallen. Supervised.")).toContain("St. Gallen")
    expect(below("Tideworks A/S, Dokvej 9, Esbjerg · Tideworks UK Ltd, 4 Blaikies Quay, Aberdeen")).toEqual([
      "Head of Data"
    ])
  })
  it("not who works from elsewhere", () => {
    const body = `<h2>Ines Okafor</h2><p>Head of Data</p><p>Ines lives in Lund.</p>${footer}`
    expect(claimsOn(body)).toEqual(["Head of Data", "Lund"])
    expect(claimsOn(`<h2>Ines Okafor</h2><p>Head of Data</p><p>She works remotely.</p>${footer}`)).toEqual([
      "Head of Data"
    ])
  })
  it("not whose position is for another place", () => {
    const body = (title: string) => `<p>${title}</p><h2>Ines Okafor</h2><p>Ines sails.</p>${footer}`
    expect(claimsOn(body("Sales Manager, Kerala"))).not.toContain("Oban")
    expect(claimsOn(body("Sales Manager, Towage"))).toContain("Oban")
  })
  it("not where there are several", () => {
    const offices = "<p>Tideworks, Kade 7, Delfzijl, The Netherlands</p>"
    expect(claimsOn(`<h2>Ines Okafor</h2><p>Head of Data</p>${offices}${footer}`)).toEqual(["Head of Data"])
    const wanted = { ...ines, office: null }
    expect(claimsOn(`<h2>Ines Okafor</h2><p>Head of Data</p>${footer}`, wanted)).toEqual(["Head of Data"])
  })
  it("not somebody whom it only mentions", () => {
    const body = `<p>Thanks to Ines Okafor for the cake.</p>${footer}`
    expect(claimsOn(body, { ...ines, emails: [] })).toEqual([])
    // Whoever has an address of the site works there.
    expect(claimsOn(body)).toEqual(["Oban"])
  })
})

describe("introductions", () => {
  it.each([
    [
      "<p>Chief Executive</p><p>Wouter Blom</p><p>Head of Data</p><p>Ines Okafor</p><p>Head of Finance</p><p>Ana Pires</p>",
      "Head of Data"
    ],
    ["<p>Wouter Blom</p><p>Chief Executive</p><p>Ines Okafor</p><p>Head of Data</p>", "Head of Data"],
    ["<p>Vertreten durch die Geschäftsführerin: Ines Okafor</p>", "Geschäftsführerin"],
    [
      "<p>Représentée par sa directrice, Rui Prates</p><p>Régie : Ines Okafor, régisseuse générale</p>",
      "régisseuse générale"
    ],
    [
      "<h2>伊根 丘（Ines Okafor）</h2><table><tr><th>役職</th><td>開発部 部長</td></tr></table>",
      "開発部 部長"
    ],
    ["<h2>Ines Okafor</h2><p>Socia fundadora. Estudió en Vigo.</p>", "Socia fundadora"],
    ["<h2>Ines Okafor</h2><p>Position</p><p>Staff Engineer, Division of Pumps</p>", "Staff Engineer"],
    ["<p>Photography</p><p>Ines Okafor</p>", undefined]
  ])("%s", (body, title) => {
    expect(claimsOn(body)[0]).toBe(title)
  })
})
