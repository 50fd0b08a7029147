import type { PlacedLine } from "../page/passages.ts"

/** What stands on a page from one line to another, whichever comes first. */
export const quoteBetween = (lines: ReadonlyArray<PlacedLine>, one: number, other: number): string =>
  lines
    .slice(Math.min(one, other), Math.max(one, other) + 1)
    .map(({ text }) => text)
    .join("\n")
