import { Option } from "effect"
import { normalizeEmail, normalizeLinkedinUrl } from "../domain/addresses.ts"
import type { Checkpoint } from "../domain/Checkpoint.ts"
import type { ContactData } from "../domain/ContactData.ts"

/** The identifiers among the handles that a stage found, each as contact data of its own. */
export const contactsIn = ({ output }: Checkpoint): Array<ContactData> =>
  output.handles.flatMap(({ kind, value }): ReadonlyArray<ContactData> => {
    if (kind === "email") return Option.toArray(normalizeEmail(value)).map(email => ({ email }))
    if (kind !== "linkedin") return []
    return Option.toArray(normalizeLinkedinUrl(value)).map(linkedin_url => ({ linkedin_url }))
  })
