import { tellingsOf } from "@prospect-research/core"
import { dutch } from "./dutch.ts"
import { german } from "./german.ts"

/** Each noun for a pastime that is a verb, by what a text says of who does it. */
const nouns: ReadonlyMap<string, string> = new Map(
  [dutch, german].flatMap(({ pastimes }) =>
    pastimes
      .split("|")
      .filter(noun => /^\p{L}{3,}n$/u.test(noun))
      .flatMap(noun => tellingsOf(noun).map(told => [told.toLowerCase(), noun] as const))
  )
)

/** `Segeln` of `segelt`, `fietsen` of `fietst`: the noun for what a German or Dutch verb tells, where that is a pastime. */
export const doingElsewhere = (told: string): string | undefined =>
  /^\p{Ll}{3,}t$/u.test(told) ? nouns.get(told) : undefined
