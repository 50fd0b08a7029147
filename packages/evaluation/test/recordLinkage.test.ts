import { fileURLToPath } from "node:url"
import { expect, it } from "@effect/vitest"
import { isReached, type PublicDataSet } from "../src/Figure.ts"
import { linkageScores, recordLinkage, splink } from "../src/publicData/recordLinkage.ts"
import { type Comparison, parseRecords, scoreOf } from "../src/publicData/recordLinkageScore.ts"

const dataOf = ({ id }: PublicDataSet): string => fileURLToPath(new URL(`data/${id}`, import.meta.url))

for (const set of [splink, recordLinkage]) {
  it(`${set.id}: reads the layout of the public set, and reaches its figures on records of our own`, async () => {
    const figures = await set.measure(dataOf(set))
    expect(figures).toHaveLength(2)
    for (const figure of figures) {
      expect(figure.of).toBeGreaterThanOrEqual(45)
      expect([figure.name, figure.value, isReached(figure)]).toEqual([figure.name, figure.value, true])
    }
  })
}

const comparison: Comparison = {
  given: "given",
  family: "family",
  entity: row => row.id ?? "",
  facts: [
    { column: "email", weight: 8, conflict: 0 },
    { column: "born", weight: 4, conflict: -1 }
  ]
}

const records = (...rows: ReadonlyArray<string>) =>
  parseRecords(["id,given,family,born,email", ...rows].join("\n"), comparison)

it.each([
  [
    "the same in everything",
    "1,Ines,Okafor,1980-02-03,io@x.example",
    "1,Ines,Okafor,1980-02-03,io@x.example",
    14
  ],
  ["turned names", "1,Ines,Okafor,1980-02-03,", "1,Okafor,Ines,1980-02-03,", 6],
  ["a nickname and a slip in the date", "1,Robert,Okafor,1980-02-03,", "1,Bob,Okafor,1981-02-03,", 4.4],
  ["a frequent surname", "1,Ines,Smith,,", "1,Ines,Smith,,", 0.5],
  ["another name and date", "1,Ines,Okafor,1980-02-03,", "2,Rui,Okafor,1957-11-30,", -4],
  ["half a name", "1,Ines,,,", "1,Ines,Okafor,,", 1],
  ["another half of a name", "1,Ines,,,", "2,Rui,Okafor,,", -3]
])("the score of %s", (_what, one, other, score) => {
  const [left, right] = records(one, other)
  expect(
    left !== undefined && right !== undefined ? scoreOf(left, right, comparison) : Number.NaN
  ).toBeCloseTo(score)
})

it("counts the pairs that are found, found wrongly and missed", () => {
  const people = records(
    "1,Ines,Okafor,1980-02-03,",
    "1,Ines,Okafor,1980-02-03,",
    "2,Ines,Okafor,1980-02-03,",
    "3,Rui,Prates,1957-11-30,",
    "3,,,1957-11-30,rp@x.example",
    "3,,,,rp@y.example"
  )
  const scores = linkageScores(people, comparison)
  expect(scores.pairs).toBe(4)
  // Of the three pairs of Ines one is right; of the three of Rui one is found.
  expect(scores.precision).toBeCloseTo(2 / 4)
  expect(scores.recall).toBeCloseTo(2 / 4)
  expect(linkageScores([], comparison)).toEqual({ precision: 0, recall: 0, pairs: 0 })
})
