import type { Confidence, Evidence, IntelligenceReport } from "@prospect-research/core"
import type { Person, Verdict } from "../World.ts"
import type { Measured, Miss } from "./Measured.ts"
import { share } from "./Measured.ts"
import {
  agrees,
  basisOf,
  documentsOf,
  type Field,
  factsOf,
  fields,
  spell,
  type Value,
  valuesOf
} from "./reportValues.ts"

/** A report beside what is true of its person. */
export interface Reported {
  readonly person: Pick<Person, "id" | "facts" | "also">
  readonly result: IntelligenceReport
  readonly evidence: Evidence
}

interface Score {
  readonly field: Field
  readonly facts: number
  readonly found: number
  /** Every value with how sure the report is of it, whether it is true, and what readers say of it. */
  readonly told: ReadonlyArray<{
    readonly confidence: Confidence | undefined
    readonly isRight: boolean
    readonly isAccepted: boolean | undefined
  }>
  readonly misses: ReadonlyArray<Miss>
}

const confidences: ReadonlyArray<Confidence> = ["HIGH", "MEDIUM", "LOW"]

/** Fields that a message cannot do without. */
const mainFields: ReadonlyArray<Field> = ["title", "company", "location"]

/** Where a value was taken from. */
const origin = (research: Reported, field: Field, value: Value): string => {
  const urls = documentsOf(research.evidence, field, value).map(({ url }) => url)
  return urls.length === 0 ? "no page" : urls.join(" ")
}

const scoreOf = (research: Reported, field: Field, verdicts: ReadonlyArray<Verdict>): Score => {
  const { person, result } = research
  const facts = factsOf(person.facts, field)
  const allowed = [...facts, ...factsOf(person.also, field)]
  const values = valuesOf(result, field)
  const missing = facts.filter(fact => !values.some(value => agrees(field, value, fact)))
  const told = values.map(value => ({
    value,
    confidence: basisOf(research.evidence, field, value)[0]?.confidence,
    isRight: allowed.some(fact => agrees(field, value, fact)),
    isAccepted: verdicts.find(
      it => it.person === person.id && it.field === field && it.value === spell(value)
    )?.accepted
  }))
  return {
    field,
    facts: facts.length,
    found: facts.length - missing.length,
    told,
    misses: [
      ...missing.map(fact => ({
        person: person.id,
        figure: `recall of ${field}`,
        text: `missing: ${spell(fact)}`
      })),
      ...told
        .filter(({ isRight }) => !isRight)
        .map(({ value }) => ({
          person: person.id,
          figure: "precision",
          text: `wrong ${field}: ${spell(value)} (from ${origin(research, field, value)})`
        }))
    ]
  }
}

const sum = (scores: ReadonlyArray<Score>, part: "facts" | "found"): number =>
  scores.reduce((total, score) => total + score[part], 0)

const precisionOf = (name: string, told: Score["told"]) => ({
  name,
  value: share(told.filter(({ isRight }) => isRight).length, told.length),
  of: told.length
})

/** Of values that readers have judged their word counts, of those that are new since the truth's. */
const precisionAsRead = (told: Score["told"]) => ({
  name: "precision as readers judge",
  value: share(told.filter(({ isAccepted, isRight }) => isAccepted ?? isRight).length, told.length),
  of: told.length
})

/** How much of what is true the reports say, and how much of what they say is true. */
export const measureAccuracy = (
  researches: ReadonlyArray<Reported>,
  verdicts: ReadonlyArray<Verdict> = []
): Measured => {
  const scores = researches.flatMap(research => fields.map(field => scoreOf(research, field, verdicts)))
  const told = scores.flatMap(score => score.told)
  const inField = (field: Field) => scores.filter(score => score.field === field)
  const recall = (name: string, of: ReadonlyArray<Score>) => ({
    name,
    value: share(sum(of, "found"), sum(of, "facts")),
    of: sum(of, "facts")
  })
  return {
    figures: [
      ...mainFields.map(field => ({ ...recall(`recall of ${field}`, inField(field)), least: 0.85 })),
      ...fields
        .filter(field => !mainFields.includes(field))
        .map(field => recall(`recall of ${field}`, inField(field)))
        .filter(figure => figure.of > 0),
      { ...recall("recall of all fields", scores), least: 0.7 },
      { ...precisionOf("precision", told), least: 0.99 },
      ...(verdicts.length > 0 ? [precisionAsRead(told)] : []),
      // How far the report's own word for how sure it is can be believed.
      ...confidences
        .map(confidence =>
          precisionOf(
            `precision of ${confidence} values`,
            told.filter(it => it.confidence === confidence)
          )
        )
        .filter(figure => figure.of > 0)
    ],
    misses: scores.flatMap(({ misses }) => misses)
  }
}
