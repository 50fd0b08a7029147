import type { PersonResearch } from "../run.ts"
import { type Measured, share } from "./Measured.ts"

/** Of what anybody of a title would be asked. */
const ofRole = "stated role"

/** Who of those that are there gets an opening line at all, and one that speaks of more than their role. */
export const measureOpenings = (researches: ReadonlyArray<PersonResearch>): Measured => {
  const there = researches.filter(({ person }) => person.outcome === "found")
  const linesOf = ({ result }: PersonResearch) => result.outreach_intelligence.icebreakers
  const opened = there.filter(research => linesOf(research).length > 0)
  const own = there.filter(research => linesOf(research).some(({ source_type }) => source_type !== ofRole))
  const silent = there.filter(research => !opened.includes(research))
  const figure = "people with an opening line"
  return {
    figures: [
      { name: figure, value: share(opened.length, there.length), of: there.length },
      {
        name: "people with one beyond their role",
        value: share(own.length, there.length),
        of: there.length
      }
    ],
    misses: silent.map(({ person, result: { professional } }) => ({
      person: person.id,
      figure,
      text: `none for ${professional.current_title ?? "no title"} at ${professional.current_company ?? "no company"}`
    }))
  }
}
