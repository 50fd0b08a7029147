import { Schema } from "effect"
import type { ContactData } from "./ContactData.ts"

/** By what a person is found again: each of the identifiers that a request may rest on. */
export const SubjectKind = Schema.Literal("email", "linkedin_url", "full_name_and_company")
export type SubjectKind = typeof SubjectKind.Type

/** One identifier of a person in its comparable form. It is only ever kept as a keyed hash. */
export interface Subject {
  readonly kind: SubjectKind
  readonly value: string
}

/** An identifier as it is kept: recognized again with the secret key, and of no use without it. */
export interface SubjectFingerprint {
  readonly kind: SubjectKind
  readonly fingerprint: string
}

/** Kept fingerprints rest on this: changing it would lose them. */
const comparableName = (name: string): string =>
  name.normalize("NFKC").replace(/\s+/gu, " ").trim().toLowerCase()

/** The identifiers in normalized contact data. */
export const subjectsOf = ({
  company,
  email,
  full_name,
  linkedin_url
}: ContactData): ReadonlyArray<Subject> => {
  const subjects: Array<Subject> = []
  if (email !== undefined) subjects.push({ kind: "email", value: email })
  if (linkedin_url !== undefined) subjects.push({ kind: "linkedin_url", value: linkedin_url })
  if (full_name !== undefined && company !== undefined) {
    const value = JSON.stringify([comparableName(full_name), comparableName(company)])
    subjects.push({ kind: "full_name_and_company", value })
  }
  return subjects
}
