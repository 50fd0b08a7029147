import { matchesIn } from "@prospect-research/core"
import { foldName } from "../names/foldName.ts"
import type { Prospect } from "./Prospect.ts"

/** First names by which nobody else of the text is called. */
export const firstNamesAlone = (text: string, { names }: Prospect): ReadonlyArray<string> => {
  const others = matchesIn(text, /(\p{Lu}[\p{L}\p{M}'’-]+) (\p{Lu}[\p{L}\p{M}'’-]+)/gu).map(
    ([, first = "", last = ""]) => [foldName(first), foldName(last)] as const
  )
  return names
    .filter(({ first }) => first.length > 1)
    .filter(ours => others.every(([first, last]) => first !== ours.first || ours.last.includes(last)))
    .map(({ first }) => first)
}

/** Surnames that are not the employer's name as well. */
export const surnamesAlone = ({ names, companies }: Prospect): ReadonlyArray<string> =>
  names
    .map(({ last }) => last)
    .filter(
      last =>
        !companies.some(company =>
          foldName(company)
            .split(/[^\p{L}\p{M}-]+/u)
            .includes(last)
        )
    )
