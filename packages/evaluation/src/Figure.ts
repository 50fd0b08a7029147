/** One measured number, with what it must reach. */
export interface Figure {
  readonly name: string
  readonly value: number
  /** How many things were measured. */
  readonly of: number
  readonly least?: number
  readonly most?: number
}

/** A set of public data and what is measured with it, in a local copy of its repository. */
export interface PublicDataSet {
  /** As given on the command line: `--nicknames DIRECTORY`. */
  readonly id: string
  /** Where the data comes from. */
  readonly repository: string
  readonly license: string
  readonly measure: (directory: string) => Promise<ReadonlyArray<Figure>>
}

export const isReached = ({ value, least, most }: Figure): boolean =>
  (least === undefined || value >= least) && (most === undefined || value <= most)
