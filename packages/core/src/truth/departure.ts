import { RegExp as Pattern } from "effect"
import type { ContactData } from "../domain/ContactData.ts"
import type { AcceptedClaim } from "./acceptance.ts"

const given = "(?:\\p{Lu}[\\p{L}.'’-]* ){0,2}"
const house =
  "(?:us|the (?:company|firm|house|business|practice|charity|foundation|trust|team|school|college|university|hospital|agency|group|bank)|\\p{Lu}[\\p{L}’'&-]*)"

/** How a house says that somebody works there no more: `A farewell to Ada Hale`, `Ada Hale has left Acme after four years`. */
const departing = (surname: string): RegExp => {
  const name = `${given}${Pattern.escape(surname)}(?!\\p{L})`
  return new RegExp(
    `(?<!\\p{L})(?:(?:[Ff]arewell|[Gg]oodbye) to ${name}|${name} (?:has (?:now )?left ${house}|leaves us|is leaving ${house}))(?=[ ,.;!|–—-]|$)`,
    "mu"
  )
}

/** Documents in which the prospect's house says itself that they have left it. */
export const farewells = (
  claims: ReadonlyArray<AcceptedClaim>,
  contact: ContactData
): ReadonlySet<string> => {
  const surname = contact.full_name?.trim().split(/\s+/).at(-1)
  if (surname === undefined) return new Set()
  const form = departing(surname)
  const documents = new Map(claims.map(({ document }) => [document.id, document]))
  return new Set(
    [...documents.values()]
      .filter(
        ({ source_class, title, text }) =>
          source_class === "first-party" && form.test(`${title ?? ""}\n${text}`)
      )
      .map(({ id }) => id)
  )
}
