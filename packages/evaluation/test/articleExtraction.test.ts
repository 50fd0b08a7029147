import { cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { gzipSync } from "node:zlib"
import { expect, it } from "@effect/vitest"
import { articleExtraction, overlap, scoresOf } from "../src/publicData/articleExtraction.ts"

const data = fileURLToPath(new URL("data/article-extraction", import.meta.url))

it("counts the four-word shingles of two texts, however often they occur", () => {
  expect(overlap("a b c d e", "a b c d e")).toEqual({ both: 2, extra: 0, missing: 0 })
  expect(overlap("a b c d e", "A b c d f")).toEqual({ both: 0, extra: 2, missing: 2 })
  expect(overlap("a b c d", "a b c d, a b c d")).toEqual({ both: 1, extra: 4, missing: 0 })
  expect(overlap("one two", "one two")).toEqual({ both: 1, extra: 0, missing: 0 })
  expect(overlap("", "a b c d")).toEqual({ both: 0, extra: 1, missing: 0 })
})

it("takes the means over pages, and F1 of the means", () => {
  const { f1, precision, recall } = scoresOf([
    { both: 3, extra: 1, missing: 0 },
    { both: 1, extra: 0, missing: 1 },
    { both: 0, extra: 0, missing: 4 }
  ])
  expect(precision).toBeCloseTo((0.75 + 1) / 2)
  expect(recall).toBeCloseTo((1 + 0.5 + 0) / 3)
  expect(f1).toBeCloseTo((2 * 0.875 * 0.5) / 1.375)
  expect(scoresOf([])).toEqual({ f1: 0, precision: 0, recall: 0 })
})

it("reaches its figure on pages in the layout of the public set", async () => {
  const directory = await mkdtemp(join(tmpdir(), "article-extraction-"))
  try {
    await cp(join(data, "ground-truth.json"), join(directory, "ground-truth.json"))
    await mkdir(join(directory, "html"))
    const pages = await readdir(join(data, "html"))
    for (const page of pages) {
      await writeFile(
        join(directory, "html", `${page}.gz`),
        gzipSync(await readFile(join(data, "html", page)))
      )
    }
    const [f1, ...others] = await articleExtraction.measure(directory)
    expect(f1).toMatchObject({ of: pages.length, least: 0.945 })
    expect(f1?.value).toBeGreaterThanOrEqual(0.945)
    expect(others.map(({ name }) => name)).toEqual([
      "article body text, precision",
      "article body text, recall"
    ])
  } finally {
    await rm(directory, { recursive: true })
  }
})
