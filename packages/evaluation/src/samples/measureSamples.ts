import { measureAccuracy } from "../measures/accuracy.ts"
import type { Measured } from "../measures/Measured.ts"
import type { PageSample } from "./PageSample.ts"
import { readSample } from "./readSample.ts"

/** How much of what single pages say gets into reports, and how much of that is right: reading and gate, without search and identity. */
export const measureSamples = (samples: ReadonlyArray<PageSample>): Measured =>
  measureAccuracy(samples.map(readSample))
