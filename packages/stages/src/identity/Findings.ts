import {
  agrees,
  type Claim,
  type ClaimField,
  comparable,
  type Document,
  type Handle,
  type StageOutput
} from "@prospect-research/core"

/** What the stages found, by document. */
export interface Findings {
  readonly documents: ReadonlyArray<Document>
  readonly claimsOf: (document: Document) => ReadonlyArray<Claim>
  readonly handlesOf: (document: Document) => ReadonlyArray<Handle>
  /** Handles that the client's words hold. */
  readonly given: ReadonlyArray<Handle>
}

const grouped = <A extends { readonly document: string | null }>(
  items: ReadonlyArray<A>
): ReadonlyMap<string | null, ReadonlyArray<A>> => {
  const groups = new Map<string | null, Array<A>>()
  for (const item of items) {
    const group = groups.get(item.document)
    if (group === undefined) groups.set(item.document, [item])
    else group.push(item)
  }
  return groups
}

export const findingsOf = ({ documents, claims, handles }: StageOutput): Findings => {
  const [claimsByDocument, handlesByDocument] = [grouped(claims), grouped(handles)]
  return {
    documents,
    claimsOf: document => claimsByDocument.get(document.id) ?? [],
    handlesOf: document => handlesByDocument.get(document.id) ?? [],
    given: handlesByDocument.get(null) ?? []
  }
}

export const isDefined = <A>(value: A | null | undefined): value is A => value !== null && value !== undefined

/** What tells namesakes apart. */
export type Fact =
  | "professional.current_title"
  | "professional.current_company"
  | "professional.current_location"

/** What the document states in a field that holds text. */
export const textClaims = (
  document: Document,
  findings: Findings,
  field: ClaimField
): ReadonlyArray<string> =>
  findings
    .claimsOf(document)
    .flatMap(claim => (claim.field === field && typeof claim.value === "string" ? [claim.value] : []))

/** Schools that the document states. */
export const schoolsOf = (document: Document, findings: Findings): ReadonlyArray<string> =>
  findings
    .claimsOf(document)
    .flatMap(({ value }) =>
      typeof value === "object" && "institution" in value && value.institution !== null
        ? [value.institution]
        : []
    )

/** Whether two values of a field can both hold. */
export const valuesAgree = (field: ClaimField, left: string, right: string): boolean =>
  agrees(comparable(field, left), comparable(field, right))

/** Whether a document has one subject, and all of its text is about them. */
export const isProfile = ({ source_class }: Document): boolean =>
  source_class === "self" || source_class === "enrichment" || source_class === "registry"

/** Whether a service answered with its own record of an account; what a page says, its author made up alone. */
export const isServiceRecord = (document: Document): boolean =>
  isProfile(document) && document.url !== document.page_url
