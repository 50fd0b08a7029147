import { type Citable, citableClaims } from "@prospect-research/core"
import type { PersonResearch } from "../run.ts"
import { type Measured, type Miss, share } from "./Measured.ts"

/** Whether an opening line could be meant for the person of these claims. */
export type IsSpecific = (line: string, citable: Citable) => boolean

/** The swap test over all pairs: a line written for one person must not do for another. */
export const measureSpecificity = (
  researches: ReadonlyArray<PersonResearch>,
  isSpecificTo: IsSpecific
): Measured => {
  const everybody = researches.map(research => ({
    ...research,
    citable: citableClaims(research.contact, research.known)
  }))
  const pairs = everybody.flatMap(({ person, result }) =>
    result.outreach_intelligence.icebreakers.flatMap(({ opening_line }) =>
      everybody
        .filter(other => other.person.id !== person.id)
        .map(other => ({
          person,
          other,
          line: opening_line,
          fits: isSpecificTo(opening_line, other.citable)
        }))
    )
  )
  const figure = "lines rejected for others"
  return {
    figures: [
      {
        name: figure,
        value: share(pairs.filter(({ fits }) => !fits).length, pairs.length),
        of: pairs.length,
        least: 0.95
      }
    ],
    misses: pairs
      .filter(({ fits }) => fits)
      .map(
        ({ person, other, line }): Miss => ({
          person: person.id,
          figure,
          text: `would do for ${other.person.id}: ${line}`
        })
      )
  }
}
