import { expect, it } from "@effect/vitest"
import { Option } from "effect"
import { claimsOf, readingOf } from "../../src/extraction/page/pageReading.ts"
import { parsePage } from "../../src/sources/parsePage.ts"
import { ines } from "./table.ts"

const readingAt = (path: string, body: string) => {
  const url = `https://tideworks.example${path}`
  const page = { ...parsePage(body, url), url, pageUrl: url, fetchedAt: "2026-10-01T00:00:00Z" }
  return Option.toArray(readingOf(page, ines, { source: "company-site", source_class: "first-party" }))
}

it.each([
  ["A Leeds charity. Since 1987 we have given rooms.", "charity"],
  ["Three shophouse hotels. Leeds, York and Hull.", "shophouse hotels"],
  ["Four hospitals and thirty-one clinics serving the north.", "hospitals"],
  ["Tideworks is a practice of ninety consulting engineers in Leeds.", "consulting engineers"],
  ["Contract review software for in-house legal teams.", "Contract review software"],
  ["We are a non-profit in Leeds.", "non-profit"],
  ["A public research institute in Leeds.", "public research institute"],
  ["A podcast studio in Leeds.", "podcasts"],
  ["Sequencing services in Leeds.", "Sequencing services"],
  ["General contractor in Leeds since 1961.", "General contractor"],
  ["Tideworks develops, builds and operates solar and battery plants.", "solar"],
  ["Tideworks is listener-supported community radio from Leeds.", "community radio"],
  ["Tideworks è un’agenzia di branding con studi a Torino.", "agenzia di branding"],
  ["Tideworks est une fabrique de meubles à Lille.", "fabrique de meubles"]
])("what a house is, on its home page: %s", (said, trade) => {
  const url = "https://tideworks.example/"
  const body = `<title>Tideworks</title><h1>Welcome</h1><p>${said}</p><h3>Ines Okafor</h3><p>Head of Data</p>`
  const page = { ...parsePage(body, url), url, pageUrl: url, fetchedAt: "2026-10-01T00:00:00Z" }
  const readings = Option.toArray(
    readingOf(page, ines, { source: "company-site", source_class: "first-party", isHome: true })
  )
  const told = claimsOf(readings).flatMap(({ field, value }) =>
    field === "professional.industry" ? [value] : []
  )
  expect(told).toEqual([trade])
})

it("a narrower word for the house's trade on another page is no contradiction", () => {
  const readings = [
    ...readingAt("/team", "<p>Tideworks is a foundry in Leeds.</p><h3>Ines Okafor</h3><p>Head of Data</p>"),
    ...readingAt("/about", "<h1>About us</h1><p>Tideworks is an iron foundry.</p>")
  ]
  const trades = claimsOf(readings).flatMap(({ field, value }) =>
    field === "professional.industry" ? [value] : []
  )
  expect(trades).toEqual(["iron foundry"])
})

it("what visitors of a home page are to do is no trade", () => {
  const readings = readingAt(
    "/",
    "<title>Tideworks</title><h1>Welcome</h1><p>See our projects or meet the practice.</p>"
  )
  expect(claimsOf(readings).filter(({ field }) => field === "professional.industry")).toEqual([])
})
