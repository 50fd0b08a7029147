import { measureAccuracy } from "../measures/accuracy.ts"
import { type Measured, together } from "../measures/Measured.ts"
import { measureNeighbours } from "./neighbours.ts"
import type { PageSample } from "./PageSample.ts"
import { readSample } from "./readSample.ts"

/**
 * How much of what single pages say gets into reports, how much of that is right, and what is read of somebody's neighbours
 * where several stand on one page: reading and gate, without search and identity.
 */
export const measureSamples = (samples: ReadonlyArray<PageSample>): Measured =>
  together([measureAccuracy(samples.map(readSample)), measureNeighbours(samples)])
