import { expect, it } from "@effect/vitest"
import { german } from "../../src/extraction/languages/german.ts"
import { norwegian } from "../../src/extraction/languages/norwegian.ts"
import { fieldsLookedAfter, isLookingAfter } from "../../src/extraction/languages/responsibilities.ts"
import { spanish } from "../../src/extraction/languages/spanish.ts"
import { isDiscipline, isDisciplineElsewhere } from "../../src/extraction/words/disciplines.ts"

it.each([
  ["regulatory affairs", "patience"],
  ["individual giving", "the lot"],
  ["demand generation", "piles"],
  ["proofing", "things"],
  ["HPLC methods", "small boats"],
  ["hydrography", "curiosity"],
  ["CostX", "labels"]
])("%s is called like work, and %s is not", (work, other) => {
  expect(isDiscipline(work)).toBe(true)
  expect(isDiscipline(other)).toBe(false)
})

it.each([
  ["Lieferantenbewertung", "Ziegen"],
  ["gestión de flotas", "viñas"],
  ["vindmätning", "rep"],
  ["ochrona danych", "koty"]
])("%s is so in other languages, and %s is not", (work, other) => {
  expect(isDisciplineElsewhere(other)).toBe(false)
  expect(isDisciplineElsewhere(work)).toBe(true)
})

it("whoever looks after a thing of the house is no expert in it", () => {
  const values = (told: string, language = german) =>
    fieldsLookedAfter(told, language).map(({ value }) => value)
  expect(values("Kosten, Fähren und Verträge")).toEqual(["Kosten", "Fähren", "Verträge"])
  expect(values("Ziegen und Zäune")).toEqual([])
  expect(values("spil, tau og dregger", norwegian)).toEqual([])
  expect(values("viñas", spanish)).toEqual([])
  expect(isLookingAfter("Ines Okafor, responsable de ")).toBe(true)
  expect(isLookingAfter("Ines Okafor ist spezialisiert auf ")).toBe(false)
})
