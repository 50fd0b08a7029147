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
  /** `Ada Hale has left Acme`, as others say it, who name the house; none where the client names none. */
  readonly departure: RegExp | null
  /** `Ada Hale has joined us`, `has appointed Ada Hale`: how another says that they have come. */
  readonly arrival: RegExp
  /** `spent ten years at Acme`, `joins from Acme`, `at Acme, where she was`: how it says whence. */
  readonly whence: RegExp | null
}

const leaving =
  "(?:(?:has |have )?(?:now |recently |since )?(?:left|departed|resigned from|retired from|quit|moved on from|said goodbye to)|leaves|departs|quits|is leaving|will leave|is to leave|(?:has |have )?(?:stepped|stood) down (?:as [^.;\\n]{3,60} )?(?:of|at|from))"
const joining =
  "(?:has (?:now |just |recently )?joined|joins|joined|is joining|will join|is to join|has moved to|moves to|has gone to)"
const taking =
  "(?:appoint(?:ed|s)?|hire[ds]?|recruit(?:ed|s)?|welcome[ds]?|name[ds]?|poache[ds]|lure[ds]|(?:appointment|hiring|hire|arrival|recruitment) of)"
/** What is told behind such words was before. */
const past =
  "(?:spent|worked|was|were|had|having|previously|formerly|former|previous|before|earlier|from|after|following|left|leaves|leaving|until|ex|most recently|swaps|swapped|served|ran|led|headed|managed|veteran of)"

const formsOf = ({ company: known, full_name }: ContactData): Forms | undefined => {
  const surname = full_name?.trim().split(/\s+/).at(-1)
  if (surname === undefined) return undefined
  const name = `${given}${Pattern.escape(fold(surname))}(?!\\p{L})`
  const left = known === undefined ? null : `${Pattern.escape(fold(known))}(?![\\p{L}\\d])`
  return {
    farewell: new RegExp(
      `(?<!\\p{L})(?:(?:[Ff]arewell|[Gg]oodbye) to ${name}|${name} (?:has (?:now )?left ${house}|leaves us|(?:is leaving|will leave|is to leave) ${house}))(?=[ ,.;!|-]|$)`,
      "mu"
    ),
    departure:
      left === null
        ? null
        : new RegExp(
            `(?<!\\p{L})${name}(?: \\(\\d\\d\\))?,? ${leaving} (?:the )?${left}(?!['’]s? (?:board|office|stage|event))`,
            "mu"
          ),
    arrival: new RegExp(
      `(?<!\\p{L})(?:${name}(?: \\(\\d\\d\\)|, \\d\\d)?,? ${joining} ${house}|${taking} (?:(?:former |veteran |[\\p{Ll}-]+ ){1,4})?${name})`,
      "mu"
    ),
    whence:
      left === null
        ? null
        : new RegExp(
            `(?<!\\p{L})(?:${past}(?![\\p{L}])(?:(?! join(?:ed|s|ing) )[^.;\\n]){0,80}? (?:the )?|ex-)${left}|(?<!\\p{L})${left}(?:, where (?:she|he|they) (?:was|were|had|led|ran|worked|spent|headed|managed)(?!\\p{L})|['’]s? (?:former|ex-|outgoing|erstwhile|previous)| to \\p{Lu}[^.;\\n]{2,60}, as )`,
            "mu"
          )
  }
}

const spokenBy = ({ text, title: heading }: Document): string =>
  [heading ?? "", ...text.split("\n")].map(fold).join("\n")

/** Whether a page says that the prospect has come to another house from the one that the client knows. */
export const tellsOfMove = (document: Document, contact: ContactData): boolean => {
  const forms = formsOf(contact)
  if (forms === undefined) return false
  const text = spokenBy(document)
  return (
    (forms.arrival.test(text) && forms.whence?.test(text) === true) || forms.departure?.test(text) === true
  )
}

/** Whether the client's house gives them a title today, or has done so since a day. */
const isShownSince = (claims: ReadonlyArray<AcceptedClaim>, day: string | null): boolean =>
  claims.some(
    ({ claim: { as_of, field }, document: { source_class } }) =>
      source_class === "first-party" && field === title && (as_of === null || day === null || as_of >= day)
  )

/**
 * Whether the prospect works no more at the house that the client knows: where that says so itself, or where another house tells of
 * their arrival or gives them a title, and says whence they came, or that they have left, and the old one has shown them in no position
 * since.
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
  const isTitled = (id: string): boolean =>
    claims.some(({ claim }) => claim.document === id && claim.field === title)
  const isOfMove = ({ claim, document, verdict }: AcceptedClaim): boolean => {
    if (!isSure(verdict)) return false
    if (document.source_class === "first-party" || document.source_class === "snippet") return false
    const text = spokenBy(document)
    const isElsewhere = claim.field === company && !isKnown(claim)
    const hasCome =
      isElsewhere &&
      forms.whence?.test(text) === true &&
      (forms.arrival.test(text) || isTitled(claim.document))
    return (hasCome || forms.departure?.test(text) === true) && !isShownSince(claims, document.published_at)
  }
  return saysFarewell || claims.some(isOfMove)
}
