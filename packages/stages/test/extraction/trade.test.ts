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
