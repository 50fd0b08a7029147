import type { Claim, Document } from "@prospect-research/core"
import {
  type ClaimParts,
  type DocumentParts,
  distinctClaims,
  makeClaim,
  makeDocument
} from "../sources/makeDocument.ts"
import { factLine, plainLine } from "../sources/plainText.ts"

/** One line of a document's text, with what it states of the person. */
export interface StatedLine {
  readonly text: string
  readonly claims: ReadonlyArray<ClaimParts>
}

export type Fact = Pick<ClaimParts, "field" | "value" | "as_of">

/** A line that is the quote of all its facts. */
export const statedLine = (text: string, ...facts: ReadonlyArray<Fact>): StatedLine => {
  const quote = plainLine(text)
  return { text: quote, claims: facts.map(fact => ({ ...fact, quote, method: "structured" })) }
}

/** `name: value` when there is a value, which the field then has. */
export const statedFact = (
  name: string,
  value: string | null | undefined,
  field?: ClaimParts["field"],
  as_of: string | null = null
): ReadonlyArray<StatedLine> =>
  factLine(name, value).map(text =>
    field === undefined ? statedLine(text) : statedLine(text, { field, value: plainLine(value ?? ""), as_of })
  )

/** The document that the lines make, and its claims. */
export const stateDocument = (
  parts: Omit<DocumentParts, "text">,
  lines: ReadonlyArray<StatedLine>
): { readonly document: Document; readonly claims: ReadonlyArray<Claim> } => {
  const document = makeDocument({ ...parts, text: lines.map(({ text }) => text).join("\n") })
  const claims = lines.flatMap(line => line.claims.map(claim => makeClaim(document, claim)))
  return { document, claims: distinctClaims(claims) }
}
