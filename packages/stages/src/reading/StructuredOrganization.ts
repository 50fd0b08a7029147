import type { StructuredPerson } from "./StructuredPerson.ts"

/** An organization as a page describes it to machines. */
export interface StructuredOrganization {
  readonly syntax: StructuredPerson["syntax"]
  readonly name: string
  readonly urls: ReadonlyArray<string>
  readonly sameAs: ReadonlyArray<string>
  readonly industry: string | null
  readonly description: string | null
  readonly locations: ReadonlyArray<string>
}
