import type { PersonResearch } from "../run.ts"
import { type Measured, share } from "./Measured.ts"
import { fields, valuesOf } from "./reportValues.ts"

const isSilent = ({ result, evidence }: PersonResearch): boolean =>
  fields.every(field => valuesOf(result, field).length === 0) &&
  result.outreach_intelligence.icebreakers.length === 0 &&
  (result.overall_confidence === "UNKNOWN" || result.overall_confidence === "LOW") &&
  evidence.identity !== "confirmed" &&
  evidence.identity !== "probable"

const isFound = ({ evidence }: PersonResearch): boolean =>
  evidence.identity === "confirmed" || evidence.identity === "probable"

/** Whether those who are there are found, and nobody is made up for those who are not. */
export const measureIdentity = (researches: ReadonlyArray<PersonResearch>): Measured => {
  const there = researches.filter(({ person }) => person.outcome === "found")
  const absent = researches.filter(({ person }) => person.outcome === "nothing")
  return {
    figures: [
      { name: "people found", value: share(there.filter(isFound).length, there.length), of: there.length },
      {
        name: "abstention",
        value: share(absent.filter(isSilent).length, absent.length),
        of: absent.length,
        least: 1
      }
    ],
    misses: [
      ...there
        .filter(research => !isFound(research))
        .map(({ person, evidence }) => ({
          person: person.id,
          figure: "people found",
          text: `identity ${evidence.identity}`
        })),
      ...absent
        .filter(research => !isSilent(research))
        .map(({ person, evidence, result }) => ({
          person: person.id,
          figure: "abstention",
          text: `identity ${evidence.identity}, confidence ${result.overall_confidence}, values ${JSON.stringify(
            fields.flatMap(field => valuesOf(result, field))
          )}`
        }))
    ]
  }
}
