import { agrees, type ClaimField, comparable, type Document, type StageOutput } from "@prospect-research/core"

export const isDefined = <A>(value: A | null | undefined): value is A => value !== null && value !== undefined

/** What the document states in a field that holds text. */
export const textClaims = (
  document: Document,
  known: StageOutput,
  field: ClaimField
): ReadonlyArray<string> =>
  known.claims.flatMap(claim =>
    claim.document === document.id && claim.field === field && typeof claim.value === "string"
      ? [claim.value]
      : []
  )

/** Whether two values of a field can both hold. */
export const valuesAgree = (field: ClaimField, left: string, right: string): boolean =>
  agrees(comparable(field, left), comparable(field, right))
