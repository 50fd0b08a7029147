import { isTitle } from "../sources/roles.ts"
import { type Block, linesBelow } from "./blocks.ts"
import { isMadeFor } from "./emails.ts"
import type { Mention } from "./mentions.ts"
import { areOtherTitles } from "./titles.ts"

/** Two cards with one name and titles that have nothing in common. */
export const areTwoCards = (blocks: ReadonlyArray<Block>): boolean => {
  const titles = [...new Set(blocks.flatMap(({ title }) => title ?? []))]
  return titles.some(title => titles.some(other => areOtherTitles(title, other)))
}

/** `Ada Hale (ada.hale@…)` and `Ada Hale (a.hale@…)`, each in a line of its own and made for the name. */
export const haveTwoAddresses = (
  mentions: ReadonlyArray<Mention>,
  addressesOf: (mention: Mention) => ReadonlyArray<string>
): boolean => {
  const made = mentions.map(it => addressesOf(it).filter(address => isMadeFor(address, it.name)))
  return made.some(left =>
    made.some(right => left.length > 0 && right.length > 0 && !left.some(it => right.includes(it)))
  )
}

/** The title below a line, where that is the heading of a card. */
export const titleBelow = (
  lines: ReadonlyArray<string>,
  line: number,
  companies: ReadonlyArray<string>
): ReadonlyArray<string> => linesBelow(lines, line, companies).slice(0, 1).filter(isTitle)
