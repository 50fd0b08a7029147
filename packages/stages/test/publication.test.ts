import { expect, it } from "@effect/vitest"
import { type Publication, statedPublications } from "../src/sources/publication.ts"

const paper = (title: string, date: string, venue: string | null = "Journal of Tides"): Publication => ({
  title,
  date,
  venue
})

const feats = (works: ReadonlyArray<Publication>) =>
  statedPublications(works).flatMap(({ claims }) =>
    claims.filter(({ field }) => field === "professional.achievements").map(({ value }) => value)
  )

it("the three newest papers are achievements, whatever their order", () => {
  const works = ["2019", "2023", "2021", "2025"].map(year => paper(`Waves in ${year} and later`, year))
  expect(feats(works)).toEqual([
    "Waves in 2025 and later",
    "Waves in 2023 and later",
    "Waves in 2021 and later"
  ])
})

it("no paper is one that has no venue, a title that tells nothing, or one that is nobody's business", () => {
  const works = [
    paper("Waves in shallow water", "2025", null),
    paper("Older waves", "2024"),
    paper("Erratum to: Waves in shallow water", "2022"),
    paper("Why I left my husband and my church", "2023")
  ]
  expect(feats(works)).toEqual([])
  expect(statedPublications(works)).toHaveLength(4)
})

it("a paper and its preprint are one, and errata take no paper's place", () => {
  const works = [
    paper("Correction: Waves in shallow water", "2026"),
    paper("Waves in shallow water", "2025"),
    paper("Waves in Shallow Water.", "2024", "Preprints"),
    paper("Waves in deeper water", "2023"),
    paper("Waves on a beach", "2022")
  ]
  expect(feats(works)).toEqual(["Waves in shallow water", "Waves in deeper water", "Waves on a beach"])
})

it("titles are without the markup and the entities of their publishers", () => {
  const [stated] = statedPublications([
    paper("Fish &amp; ships: <i>Mytilus</i> on Smith&#39;s hull", "2024-03-01", "Ships &amp; Seas")
  ])
  expect(stated?.text).toBe("publication: Fish & ships: Mytilus on Smith's hull (Ships & Seas, 2024-03-01)")
})
