import { fileURLToPath } from "node:url"
import { expect, it } from "@effect/vitest"
import { isReached } from "../src/Figure.ts"
import { isTouchy, sensitive } from "../src/publicData/sensitive.ts"

it("reads the layout of the public set, and reaches its figures on rows of our own", async () => {
  const figures = await sensitive.measure(fileURLToPath(new URL("data/sensitive", import.meta.url)))
  expect(figures.length).toBeGreaterThan(0)
  for (const figure of figures) {
    expect(figure.of).toBeGreaterThan(90)
    expect([figure.name, figure.value, isReached(figure)]).toEqual([figure.name, figure.value, true])
  }
})

it("a private matter between ordinary ones is found", () => {
  expect(isTouchy("Builds bridges and mentors graduates.")).toBe(false)
  expect(isTouchy("Builds bridges. I am a devout Catholic. Mentors graduates.")).toBe(true)
})
