import type { Stated } from "../Stated.ts"

/** What a page tells by being what it is, with the lines to add to the document's text that show it. */
export interface ToldByPage {
  readonly lines: ReadonlyArray<string>
  readonly stated: ReadonlyArray<Stated>
}

export const nothingTold: ToldByPage = { lines: [], stated: [] }
