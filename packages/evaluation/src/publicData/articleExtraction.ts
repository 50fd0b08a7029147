import { readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { gunzip } from "node:zlib"
import { articleText } from "@prospect-research/stages"
import { Schema } from "effect"
import type { Figure, PublicDataSet } from "../Figure.ts"

const Articles = Schema.parseJson(
  Schema.Record({
    key: Schema.String,
    value: Schema.Struct({ url: Schema.String, articleBody: Schema.String })
  })
)

/** Four words that follow each other. */
const shingleLength = 4

const shinglesOf = (text: string): ReadonlyMap<string, number> => {
  const words = text.match(/[\p{L}\p{N}_]+/gu) ?? []
  const shingles = new Map<string, number>()
  for (let at = 0; at < Math.max(1, words.length - shingleLength + 1); at++) {
    const shingle = words.slice(at, at + shingleLength).join(" ")
    if (shingle !== "") shingles.set(shingle, (shingles.get(shingle) ?? 0) + 1)
  }
  return shingles
}

export interface Overlap {
  /** Shingles in both texts, only in the extracted one, and only in the true one. */
  readonly both: number
  readonly extra: number
  readonly missing: number
}

/** How far an extracted text is the true one, as the benchmark of the data set counts it. */
export const overlap = (truth: string, extracted: string): Overlap => {
  const [expected, found] = [shinglesOf(truth), shinglesOf(extracted)]
  let [both, extra, missing] = [0, 0, 0]
  for (const shingle of new Set([...expected.keys(), ...found.keys()])) {
    const difference = (found.get(shingle) ?? 0) - (expected.get(shingle) ?? 0)
    both += Math.min(expected.get(shingle) ?? 0, found.get(shingle) ?? 0)
    extra += Math.max(0, difference)
    missing += Math.max(0, -difference)
  }
  return { both, extra, missing }
}

const mean = (values: ReadonlyArray<number>): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length

export interface Scores {
  readonly f1: number
  readonly precision: number
  readonly recall: number
}

/** Every page counts the same; F1 is taken of the means, as the benchmark does. */
export const scoresOf = (overlaps: ReadonlyArray<Overlap>): Scores => {
  const precision = mean(
    overlaps.flatMap(({ both, extra }) => (both + extra > 0 ? [both / (both + extra)] : []))
  )
  const recall = mean(
    overlaps.flatMap(({ both, missing }) => (both + missing > 0 ? [both / (both + missing)] : []))
  )
  const sum = precision + recall
  return { f1: sum === 0 ? 0 : (2 * precision * recall) / sum, precision, recall }
}

const measure = async (directory: string): Promise<ReadonlyArray<Figure>> => {
  const truth = Schema.decodeUnknownSync(Articles)(
    await readFile(join(directory, "ground-truth.json"), "utf8")
  )
  const pages = (await readdir(join(directory, "html"))).filter(name => name.endsWith(".html.gz"))
  const overlaps: Array<Overlap> = []
  for (const page of pages) {
    const article = truth[page.replace(/\.html\.gz$/, "")]
    if (article === undefined) continue
    const html = await promisify(gunzip)(await readFile(join(directory, "html", page)))
    overlaps.push(overlap(article.articleBody, articleText(html.toString("utf8"), article.url)))
  }
  const { f1, precision, recall } = scoresOf(overlaps)
  const of = overlaps.length
  return [
    { name: "article body text, F1", value: f1, of, least: 0.945 },
    { name: "article body text, precision", value: precision, of },
    { name: "article body text, recall", value: recall, of }
  ]
}

/** Pages with the text of their articles, mostly news. */
export const articleExtraction: PublicDataSet = {
  id: "article-extraction",
  repository: "scrapinghub/article-extraction-benchmark",
  license: "MIT",
  measure
}
