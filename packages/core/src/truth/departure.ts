import { RegExp as Pattern } from "effect"
import type { ClaimField } from "../domain/Claim.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Document } from "../domain/Document.ts"
import { type AcceptedClaim, isSure } from "./acceptance.ts"
import { comparable, isProvided } from "./comparable.ts"
import { fold } from "./fold.ts"

const company: ClaimField = "professional.current_company"
const title: ClaimField = "professional.current_title"

const given = "(?:\\p{Lu}[\\p{L}.'’-]* ){0,3}"
const house =
  "(?:us|the (?:company|firm|house|business|practice|charity|foundation|trust|team|school|college|university|hospital|agency|group|bank)|\\p{Lu}[\\p{L}’'&-]*)"

interface Forms {
  /** `A farewell to Ada Hale`, `Ada Hale has left Acme after four years`: how a house says that somebody works there no more. */
  readonly farewell: RegExp
  /** `Ada Hale has joined us`, `has appointed Ada Hale`: how another says that they have come. */
  readonly arrival: RegExp
  /** `spent ten years at Acme`, `joins from Acme`, `at Acme, where she was`: how it says whence; none where the client names no house. */
  readonly whence: RegExp | null
}

const formsOf = ({ company: known, full_name }: ContactData): Forms | undefined => {
  const surname = full_name?.trim().split(/\s+/).at(-1)
  if (surname === undefined) return undefined
  const name = `${given}${Pattern.escape(fold(surname))}(?!\\p{L})`
  const left = known === undefined ? null : Pattern.escape(fold(known))
  return {
    farewell: new RegExp(
      `(?<!\\p{L})(?:(?:[Ff]arewell|[Gg]oodbye) to ${name}|${name} (?:has (?:now )?left ${house}|leaves us|(?:is leaving|will leave|is to leave) ${house}))(?=[ ,.;!|-]|$)`,
      "mu"
    ),
    arrival: new RegExp(
      `(?<!\\p{L})(?:${name}(?: \\(\\d\\d\\))?,? (?:has (?:now |just |recently )?joined|joins|joined|has moved to|moves to) ${house}|(?:appointed|appoints|hired|hires|recruited|recruits|welcomed|welcomes) ${name})`,
      "mu"
    ),
    whence:
      left === null
        ? null
        : new RegExp(
            `(?<!\\p{L})(?:(?:spent|worked|was|previously|formerly|former|before|earlier|from|after|left|leaves|leaving|until|ex)(?![\\p{L}])[^.;\\n]{0,80}? (?:the )?|ex-)${left}(?!\\p{L})|(?<!\\p{L})${left}, where (?:she|he|they) (?:was|were|had|led|ran|worked|spent|headed|managed)(?!\\p{L})`,
            "mu"
          )
  }
}

const spokenBy = ({ text, title: heading }: Document): string =>
  [heading ?? "", ...text.split("\n")].map(fold).join("\n")

/** Whether the client's house gives them a title today, or has done so since a day. */
const isShownSince = (claims: ReadonlyArray<AcceptedClaim>, day: string | null): boolean =>
  claims.some(
    ({ claim: { as_of, field }, document: { source_class } }) =>
      source_class === "first-party" && field === title && (as_of === null || day === null || as_of >= day)
  )

/**
 * Whether the prospect works no more at the house that the client knows: where that says so itself, or where another house tells
 * of their arrival, and whence, and the old one has shown them in no position since.
 */
export const hasLeft = (claims: ReadonlyArray<AcceptedClaim>, contact: ContactData): boolean => {
  const forms = formsOf(contact)
  if (forms === undefined) return false
  const isKnown = ({ field, value }: AcceptedClaim["claim"]): boolean =>
    field === company && isProvided(contact, field, comparable(field, value))
  const saysFarewell = claims.some(
    ({ claim, document }) =>
      document.source_class === "first-party" && isKnown(claim) && forms.farewell.test(spokenBy(document))
  )
  const tellsOfArrival = ({ claim, document, verdict }: AcceptedClaim): boolean => {
    if (claim.field !== company || isKnown(claim) || !isSure(verdict)) return false
    if (document.source_class === "first-party" || document.source_class === "snippet") return false
    const text = spokenBy(document)
    return (
      forms.arrival.test(text) &&
      forms.whence?.test(text) === true &&
      !isShownSince(claims, document.published_at)
    )
  }
  return saysFarewell || claims.some(tellsOfArrival)
}
