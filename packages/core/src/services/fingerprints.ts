import type { ContactData } from "../domain/ContactData.ts"
import { type SubjectFingerprint, subjectsOf } from "../domain/Subject.ts"
import type { Secrets } from "../ports/Secrets.ts"

/** The identifiers in normalized contact data as they are kept. */
export const fingerprintsOf = (
  secrets: typeof Secrets.Service,
  contact: ContactData
): ReadonlyArray<SubjectFingerprint> =>
  subjectsOf(contact).map(({ kind, value }) => ({
    kind,
    fingerprint: secrets.fingerprint(`subject ${kind} ${value}`)
  }))
