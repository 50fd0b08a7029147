import type { Claim, ClaimField, ClaimValue } from "../domain/Claim.ts"
import { listFields, singleFields } from "../domain/Claim.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Basis, Conflict } from "../domain/Evidence.ts"
import type { Confidence } from "../domain/IntelligenceReport.ts"
import type { AcceptedClaim } from "./acceptance.ts"
import { agrees, comparable, provided } from "./comparable.ts"
import { type Support, supportOf } from "./confidence.ts"
import { compareText } from "./fold.ts"

/** One value of a field, with everything that states it. */
export interface Statement {
  readonly field: ClaimField
  readonly key: string
  readonly value: ClaimValue
  readonly support: Support
  readonly claims: ReadonlyArray<Claim>
}

/** A statement that is strong enough for a report. */
export interface StrongStatement extends Statement {
  readonly confidence: Confidence
}

/** A list of a report is never longer than this. */
const longestList = 20

/** The statement that the claims make together; none when it is too weak for a report. */
const statementOf = (field: ClaimField, key: string, claims: ReadonlyArray<AcceptedClaim>, asOf: string) => {
  const support = supportOf(claims, asOf)
  const strongest = [...claims].sort(
    (left, right) =>
      supportOf([right], asOf).score - supportOf([left], asOf).score ||
      compareText(left.claim.id, right.claim.id)
  )
  const value = strongest[0]?.claim.value
  if (value === undefined || support.confidence === null) return []
  return [
    { field, key, value, support, confidence: support.confidence, claims: strongest.map(it => it.claim) }
  ]
}

const text = (value: ClaimValue): string =>
  typeof value === "object" ? JSON.stringify(value) : String(value)

/** Every strong statement, strongest first within its field; what the client said decides between equals. */
export const statementsOf = (
  claims: ReadonlyArray<AcceptedClaim>,
  contact: ContactData,
  asOf: string
): ReadonlyMap<ClaimField, ReadonlyArray<StrongStatement>> => {
  const groups = new Map<ClaimField, Map<string, Array<AcceptedClaim>>>()
  for (const accepted of claims) {
    const { field, value } = accepted.claim
    const keys = groups.get(field) ?? new Map<string, Array<AcceptedClaim>>()
    const key = comparable(field, value)
    groups.set(field, keys.set(key, [...(keys.get(key) ?? []), accepted]))
  }
  const byField = new Map<ClaimField, ReadonlyArray<StrongStatement>>()
  for (const [field, keys] of groups) {
    const said = provided(contact, field)
    const saidKey = said === undefined ? null : comparable(field, said)
    const matches = (statement: Statement) => (saidKey !== null && agrees(statement.key, saidKey) ? 1 : 0)
    const statements = [...keys]
      .flatMap(([key, group]) => statementOf(field, key, group, asOf))
      .sort(
        (left, right) =>
          right.support.score - left.support.score ||
          matches(right) - matches(left) ||
          compareText(text(left.value), text(right.value))
      )
    byField.set(field, statements)
  }
  return byField
}

/** The values of the report's fields, what each rests on, and what contradicts them. */
export interface Assembly {
  readonly value: (field: (typeof singleFields)[number]) => ClaimValue | null
  readonly values: (field: (typeof listFields)[number]) => ReadonlyArray<ClaimValue>
  readonly basis: ReadonlyArray<Basis>
  readonly conflicts: ReadonlyArray<Conflict>
}

const basisOf = (field: string, { value, confidence, claims }: StrongStatement): Basis => ({
  field,
  value,
  confidence,
  claims: claims.map(claim => claim.id)
})

const conflictOf = (
  field: ClaimField,
  statements: ReadonlyArray<StrongStatement>
): ReadonlyArray<Conflict> => {
  const [kept, ...others] = statements
  if (kept === undefined) return []
  const against = others.filter(other => !agrees(other.key, kept.key))
  if (against.length === 0) return []
  const ids = [kept, ...against].flatMap(statement => statement.claims.map(claim => claim.id))
  return [{ field, kept: kept.claims[0]?.id ?? null, claims: ids }]
}

export const assemble = (statements: ReadonlyMap<ClaimField, ReadonlyArray<StrongStatement>>): Assembly => {
  const of = (field: ClaimField) => statements.get(field) ?? []
  const list = (field: ClaimField) => of(field).slice(0, longestList)
  return {
    value: field => of(field)[0]?.value ?? null,
    values: field => list(field).map(statement => statement.value),
    basis: [
      ...singleFields.flatMap(field =>
        of(field)
          .slice(0, 1)
          .map(statement => basisOf(field, statement))
      ),
      ...listFields.flatMap(field =>
        list(field).map((statement, index) => basisOf(`${field}.${index}`, statement))
      )
    ],
    conflicts: singleFields.flatMap(field => conflictOf(field, of(field)))
  }
}
