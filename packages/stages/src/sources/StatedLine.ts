import type { StageOutput } from "@prospect-research/core"
import {
  type ClaimParts,
  type DocumentParts,
  distinctClaims,
  makeClaim,
  makeDocument
} from "./makeDocument.ts"
import { factLine, plainLine } from "./plainText.ts"
import type { ProfileHandle } from "./profileAddress.ts"

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

/** `label: value` when there is a value, which the field then has. */
export const statedFact = (
  label: string,
  value: string | null | undefined,
  field?: ClaimParts["field"],
  as_of: string | null = null
): ReadonlyArray<StatedLine> =>
  factLine(label, value).map(text =>
    field === undefined ? statedLine(text) : statedLine(text, { field, value: plainLine(value ?? ""), as_of })
  )

/** The document that the lines make, its claims, and the handles that it shows. */
export const stateDocument = (
  parts: Omit<DocumentParts, "text">,
  lines: ReadonlyArray<StatedLine>,
  handles: ReadonlyArray<ProfileHandle> = []
): Pick<StageOutput, "documents" | "claims" | "handles"> => {
  const document = makeDocument({ ...parts, text: lines.map(({ text }) => text).join("\n") })
  return {
    documents: [document],
    claims: distinctClaims(lines.flatMap(({ claims }) => claims.map(claim => makeClaim(document, claim)))),
    handles: handles.map(handle => ({ ...handle, document: document.id }))
  }
}
