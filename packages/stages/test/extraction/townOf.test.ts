import { expect, it } from "@effect/vitest"
import { townOf } from "../../src/extraction/value/townOf.ts"

it.each([
  ["Marlow Infirmary, Bristol", "Bristol"],
  ["Marsh Millers Cooperative, Leeds", "Leeds"],
  ["Chartered Accountants, Leeds", "Leeds"],
  ["Bristol", "Bristol"],
  ["Leeds, England, United Kingdom", "Leeds, England, United Kingdom"],
  ["Clerkenwell, London", "Clerkenwell, London"],
  ["Menlo Park, California", "Menlo Park, California"]
])("%s is in %s", (place, town) => {
  expect(townOf(place)).toBe(town)
})
