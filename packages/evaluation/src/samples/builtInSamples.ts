import { readFile } from "node:fs/promises"
import { Schema } from "effect"
import { PageSample } from "./PageSample.ts"

/** Sets of pages, written without knowledge of the rules; no rule was written with the last at hand. */
export const sampleSets = [
  "technology",
  "professions",
  "trades",
  "countries",
  "mixed",
  "everyday",
  "ordinary",
  "tricky",
  "unseen"
] as const
export type SampleSet = (typeof sampleSets)[number]

const decode = Schema.decodeUnknownPromise(Schema.Array(PageSample))

/** Pages of one of the sets, which lie in the folder `samples` of the package. */
export const loadSamples = async (set: SampleSet): Promise<ReadonlyArray<PageSample>> =>
  decode(JSON.parse(await readFile(new URL(`../../samples/${set}.json`, import.meta.url), "utf8")))
