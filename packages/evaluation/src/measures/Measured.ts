import type { Figure } from "../Figure.ts"

/** One thing that is not as it should be, for those who want to know more than the figure. */
export interface Miss {
  readonly person: string
  /** The figure that it counts in. */
  readonly figure: string
  readonly text: string
}

export interface Measured {
  readonly figures: ReadonlyArray<Figure>
  readonly misses: ReadonlyArray<Miss>
}

export const together = (parts: ReadonlyArray<Measured>): Measured => ({
  figures: parts.flatMap(({ figures }) => figures),
  misses: parts.flatMap(({ misses }) => misses)
})

export const share = (part: number, of: number): number => (of === 0 ? 1 : part / of)
