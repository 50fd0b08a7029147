import type { PersonResearch } from "../run.ts"
import { basisOf, type Field, fields, spell, valuesOf } from "./reportValues.ts"

/** A value as a report shows it, for readers who judge it by the pages alone. */
export interface ShownValue {
  readonly person: string
  readonly contact: PersonResearch["contact"]
  readonly field: Field
  readonly value: string
  readonly quotes: ReadonlyArray<{ readonly quote: string; readonly page: string }>
}

/** Every value of the reports with the quotes that it rests on, and nothing of the truth. */
export const shownValues = (researches: ReadonlyArray<PersonResearch>): ReadonlyArray<ShownValue> =>
  researches.flatMap(({ person, contact, result, evidence }) =>
    fields.flatMap(field =>
      valuesOf(result, field).map(value => {
        const cited = new Set(basisOf(evidence, field, value).flatMap(({ claims }) => claims))
        return {
          person: person.id,
          contact,
          field,
          value: spell(value),
          quotes: evidence.claims
            .filter(({ id }) => cited.has(id))
            .map(({ quote, document }) => ({
              quote,
              page: evidence.documents.find(({ id }) => id === document)?.page_url ?? document
            }))
        }
      })
    )
  )
