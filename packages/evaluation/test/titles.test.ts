import { fileURLToPath } from "node:url"
import { expect, it } from "@effect/vitest"
import { isReached } from "../src/Figure.ts"
import { macroF1, titles } from "../src/publicData/titles.ts"

it("reads the layout of the public set, and reaches its figures on rows of our own", async () => {
  const figures = await titles.measure(fileURLToPath(new URL("data/titles", import.meta.url)))
  expect(figures.length).toBeGreaterThan(0)
  for (const figure of figures) {
    expect(figure.of).toBeGreaterThan(80)
    expect([figure.name, figure.value, isReached(figure)]).toEqual([figure.name, figure.value, true])
  }
})

it("a label that is never found counts as nothing", () => {
  const right = { label: "a", found: "a" }
  expect(macroF1([right, right, { label: "b", found: "a" }])).toBeCloseTo(0.4)
  expect(macroF1([])).toBe(0)
})
