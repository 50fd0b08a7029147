import { mayBeMadeFor } from "../../identity/emails.ts"
import { parseName } from "../../names/index.ts"
import { inUsualOrder } from "../../names/usualOrder.ts"
import { looksLikeName } from "./looksLikeName.ts"

/**
 * Whether a text is the name of somebody for whom one of the addresses may be made. Of whom has a namesake in the family no address
 * tells.
 */
export const mayOwn = (text: string, emails: ReadonlyArray<string>): boolean => {
  const name = parseName(text)
  return (
    name !== null &&
    name.generation === null &&
    looksLikeName(inUsualOrder(text)) &&
    emails.some(email => mayBeMadeFor(email, name))
  )
}
