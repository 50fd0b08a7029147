import { expect, it } from "vitest"
import { parseCommand } from "../src/commandLine.ts"
import { loadSamples, sampleSets } from "../src/samples/builtInSamples.ts"
import { measureSamples } from "../src/samples/measureSamples.ts"
import { figureTable, missList } from "../src/table.ts"

it("pages of one author are read as well as they were", { timeout: 180_000 }, async () => {
  // Every second of them; `npm run evaluate -- --samples technology` reads all.
  const pages = (await loadSamples("technology")).filter((_page, index) => index % 2 === 0)
  const { figures, misses } = measureSamples(pages)
  const value = (name: string) => figures.find(figure => figure.name === name)?.value ?? 0
  const told = `${figureTable(figures)}\n${missList(misses)}`
  expect(value("recall of all fields"), told).toBeGreaterThanOrEqual(0.73)
  expect(value("precision"), told).toBeGreaterThanOrEqual(0.98)
  // Of whoever stands beside somebody on a page of several people nothing is theirs.
  const neighbours = figures.find(({ name }) => name === "facts of a neighbour")
  expect(neighbours?.of, told).toBeGreaterThan(150)
  expect(neighbours?.value, told).toBe(0)
})

it("every set is there, each page once", async () => {
  const all = await Promise.all(sampleSets.map(loadSamples))
  expect(all.map(pages => pages.length)).toEqual([80, 80, 80, 80, 80, 280, 500, 520, 70])
  expect(new Set(all.flat().map(({ id }) => id)).size).toBe(1770)
})

it("a set that nobody wrote is refused", () => {
  expect(() => parseCommand(["--samples", "nobody"], [])).toThrow("nobody")
})
