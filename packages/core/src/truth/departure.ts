import { Array as Arr, Option, RegExp as Pattern, Record } from "effect"
import { normalizeLinkedinUrl } from "../domain/addresses.ts"
import type { ClaimField } from "../domain/Claim.ts"
import type { ContactData } from "../domain/ContactData.ts"
import type { Document } from "../domain/Document.ts"
import { type AcceptedClaim, isSure } from "./acceptance.ts"
import { comparable, isProvided } from "./comparable.ts"
import { fold } from "./fold.ts"
import { withoutLegalForm } from "./legalForms.ts"
import { rememberingLast } from "./rememberingLast.ts"

const company: ClaimField = "professional.current_company"
const title: ClaimField = "professional.current_title"

const given = "(?:\\p{Lu}[\\p{L}.'’-]* ){0,3}"
const house =
  "(?:us|the (?:company|firm|house|business|practice|charity|foundation|trust|team|school|college|university|hospital|agency|group|bank)|\\p{Lu}[\\p{L}’'&-]*)"

interface Forms {
  readonly name: RegExp
  /** What every text has that names the house that the client knows. */
  readonly house: string | null
  /** `A farewell to Ada Hale`, `Ada Hale has left Acme after four years`: how a house says that somebody works there no more. */
  readonly farewell: RegExp
  /** `Ada Hale has left Acme`, as others say it, who name the house; none where the client names none. */
  readonly departure: RegExp | null
  /** `Ada Hale has joined us`, `has appointed Ada Hale`: how another says that they have come. */
  readonly arrival: RegExp
  /** `spent ten years at Acme`, `joins from Acme`, `at Acme, where she was`: how it says whence. */
  readonly whence: RegExp | null
  /** `Acme has promoted Ada Hale`, `Managing Director of Acme`: what comes to somebody who stays. */
  readonly within: RegExp | null
}

const leaving =
  "(?:(?:has |have )?(?:now |recently |since )?(?:left|departed|resigned from|retired from|quit|moved on from|said goodbye to)|leaves|departs|quits|is leaving|will leave|is to leave|(?:has |have )?(?:stepped|stood) down (?:as [^.;\\n]{3,60} )?(?:of|at|from)|(?:has |have )?(?:retired|retires|resigned) as [^.;\\n]{3,60} (?:of|at))"
/** What somebody does at a house at first. */
const coming =
  "(?:(?:has |have )?(?:now |just |recently )?(?:joined|become|became|begun|began|started|taken|took)|joins|is joining|is to join|becomes|starts|begins|takes|came|comes|arrived|arrives|swapped|swaps|will (?:join|lead|head|become|take)|(?:has )?moved to|moves to|(?:has )?gone to|cut the ribbon|opened|founded)"
/** What a house does at first with whom it takes on. */
const taking =
  "(?:appoint(?:ed|s)?|hire[ds]?|recruit(?:ed|s)?|welcome[ds]?|name[ds]?|poache[ds]|lure[ds]|tap(?:ped|s)|add(?:ed|s)|introduce[ds]?|promote[ds]?|(?:brought|brings) in|(?:appointment|hiring|hire|arrival|recruitment|nomination) of)"
/** Of the post that somebody takes up. */
const newPost =
  "(?:[Oo]ur|[Tt]he|[Ii]ts|[Aa]s|[Hh]as an?|[Hh]as its) (?:new|first|next)(?: [\\p{L}’'-]+){1,5}"
/** What is told along with such words was before. */
const past =
  "(?:[Ss]pent|worked|was|were|been|had|['’]d|[Hh]aving|[Pp]reviously|[Ff]ormerly|[Ff]ormer|[Pp]revious|[Bb]efore|[Ee]arlier|from|[Aa]fter|[Ff]ollowing|left|leaves|leaving|[Uu]ntil|ex|[Mm]ost recently|[Ll]atterly|swaps|swapped|served|ran|led|headed|managed|founded|veteran of|years? (?:at|with)|decades? (?:at|with)|jusqu['’]à)"
/** `As marketing director at Acme she set up`: so it was. */
const asHolder = "(?<!\\p{L})[Aa]s (?:[\\p{L}-]+ ){1,5}(?:at|of|for|with) (?:the )?"
const didThere =
  "(?: in \\p{Lu}[\\p{L}-]+(?: \\p{Lu}[\\p{L}-]+)?)?,? (?:she|he|they) (?!is|has|leads|heads|runs|works)\\p{Ll}"

/** `Kestrel Gully` of Kestrel Gully Wines, `Acme` of Acme GmbH: so others call the house. */
const shortName = (company: string): string => {
  const plain = withoutLegalForm(fold(company))
  const words = plain.split(" ")
  return words.length > 2 ? words.slice(0, -1).join(" ") : plain
}

const calledBy = (company: string): string => {
  const plain = withoutLegalForm(fold(company))
  const short = shortName(company)
  const rest = fold(company).slice(short.length)
  return `${Pattern.escape(short)}(?:${Pattern.escape(rest)}|${Pattern.escape(plain.slice(short.length))})`
}

/** Of a surname and a house, a line each: they are asked of every page of a research. */
const formsFor = rememberingLast(64, (key): Forms => {
  const [surname = "", known] = key.split("\n")
  const name = `${given}${Pattern.escape(fold(surname))}(?!\\p{L})`
  const aged = "(?:,? \\(?\\d\\d\\)?)?,?"
  const left = known === undefined ? null : `${calledBy(known)}(?![\\p{L}\\d])`
  return {
    house: known === undefined ? null : shortName(known),
    name: new RegExp(`(?<!\\p{L})${Pattern.escape(fold(surname))}(?!\\p{L})`, "u"),
    farewell: new RegExp(
      `(?<!\\p{L})(?:(?:[Ff]arewell|[Gg]oodbye) to ${name}|${name} (?:has (?:now )?left ${house}|leaves us|(?:is leaving|will leave|is to leave) ${house}))(?=[ ,.;!|-]|$)`,
      "mu"
    ),
    departure:
      left === null
        ? null
        : new RegExp(
            `(?<!\\p{L})(?:${name}${aged} ${leaving} (?:the )?${left}(?!['’]s? (?:board|office|stage|event))|[Tt]he (?:[\\p{L}-]+ ){1,5}(?:of|at) (?:the )?${left} (?:has )?(?:retired|retires)(?!\\p{L}))`,
            "mu"
          ),
    arrival: new RegExp(
      `(?<!\\p{L})(?:${name}${aged} ${coming}(?!\\p{L})|${taking} (?:(?:former |veteran |[\\p{Ll}-]+ ){1,4})?${name}|${newPost})`,
      "mu"
    ),
    whence:
      left === null
        ? null
        : new RegExp(
            `(?:(?<!\\p{L})|(?=['’]d))${past}(?![\\p{L}])(?:(?! join(?:ed|s|ing) )[^.;\\n]){0,80}? (?:the )?${left}|(?<!\\p{L})ex-${left}|${asHolder}${left}${didThere}|(?<!\\p{L})${left}(?:(?: in \\p{Lu}[\\p{L}-]+)?, where (?:she|he|they|in [^,.]{3,30} (?:she|he|they)) (?:was|were|had|led|ran|worked|spent|headed|managed|[\\p{Ll}]+ed)(?!\\p{L})|['’]s? (?:former|ex-|outgoing|erstwhile|previous)| to \\p{Lu}[^.;\\n]{2,60}, as )|(?<!\\p{L})(?:Experience|Before): [^.\\n]*?(?<=: \\p{Lu}[^.\\n]*, |Before: )${left}`,
            "mu"
          ),
    within:
      left === null
        ? null
        : new RegExp(
            `(?<!\\p{L})(?:${left},? (?:(?:has|have|today|also) )*${taking}|promot(?:ed|ion)(?!\\p{L})|${newPost} (?:at|of|for) (?:the )?${left})`,
            "mu"
          )
  }
})

const formsOf = ({ company: known, full_name }: ContactData): Forms | undefined => {
  const surname = full_name?.trim().split(/\s+/).at(-1)
  return surname === undefined
    ? undefined
    : formsFor(
        [surname, ...(known === undefined ? [] : [known])].map(text => text.replaceAll("\n", " ")).join("\n")
      )
}

/** Whether a text says whence they came; `Femi Ade, who left Acme` says it of somebody else. */
const tellsOfPast = (text: string, { house, name, whence }: Forms): boolean => {
  const found = house !== null && text.includes(house) ? whence?.exec(text) : null
  if (found === null || found === undefined) return false
  const before = text.slice(0, found.index)
  return !/ who $/u.test(before) || name.test(/[^.!?\n]*$/u.exec(before)?.[0] ?? "")
}

const spokenBy = ({ text, title: heading }: Document): string =>
  [heading ?? "", ...text.split("\n")].map(fold).join("\n")

/** Whether a text says of the house that the client knows that the prospect was there. */
export const tellsOfPastAt = (text: string, contact: ContactData): boolean => {
  const forms = formsOf(contact)
  return forms !== undefined && tellsOfPast(fold(text), forms)
}

/** Whether a page says that the prospect has come to another house from the one that the client knows. */
export const tellsOfMove = (document: Document, contact: ContactData): boolean => {
  const forms = formsOf(contact)
  if (forms === undefined) return false
  const text = spokenBy(document)
  if (forms.house === null || !text.includes(forms.house)) return false
  return (tellsOfPast(text, forms) && forms.arrival.test(text)) || forms.departure?.test(text) === true
}

/** In years: news of a move that is younger outweighs pages of the old house that say nothing of their day. */
const freshYears = 3

/** Where houses show who works with them. */
const staffPage =
  /\/(?:[\w-]*-)?(?:team|people|staff|crew|about|leadership|management|board|directory|contacts?|who-we-are|our-(?:people|team)|executive|partners|attorneys|faculty)(?:[/.?-]|$)/i

const isFresh = (day: string | null, asOf: string): boolean =>
  day !== null && Number(asOf.slice(0, 4)) - Number(day.slice(0, 4)) <= freshYears

/** Whether the client's house gives them a title today, or has done so since the day of the news that they have gone. */
const isShownSince = (claims: ReadonlyArray<AcceptedClaim>, day: string | null, asOf: string): boolean => {
  const isNews = isFresh(day, asOf)
  return claims.some(({ claim: { as_of, field }, document: { page_url, source_class } }) => {
    if (source_class !== "first-party" || field !== title) return false
    if (as_of !== null) return day === null || as_of >= day
    return !isNews && (day !== null || staffPage.test(page_url))
  })
}

/**
 * Whether the prospect works no more at the house that the client knows: where that says so itself, or where another house tells of
 * their arrival or gives them a title, and says whence they came, or that they have left, and the old one has shown them in no position
 * since. `asOf`: ISO date of the report.
 */
export const hasLeft = (
  claims: ReadonlyArray<AcceptedClaim>,
  contact: ContactData,
  asOf: string
): boolean => {
  const forms = formsOf(contact)
  if (forms === undefined) return false
  const isKnown = ({ field, value }: AcceptedClaim["claim"]): boolean =>
    field === company && isProvided(contact, field, comparable(field, value))
  const saysFarewell = claims.some(
    ({ claim, document }) =>
      document.source_class === "first-party" && isKnown(claim) && forms.farewell.test(spokenBy(document))
  )
  const isOfMove = (accepted: readonly [AcceptedClaim, ...Array<AcceptedClaim>]): boolean => {
    const [{ document, verdict }] = accepted
    if (!isSure(verdict)) return false
    if (document.source_class === "first-party") return false
    // What a search shows of a page may be cut anywhere; of a profile it shows what its owner says first.
    if (document.source_class === "snippet" && Option.isNone(normalizeLinkedinUrl(document.page_url)))
      return false
    const told = accepted.map(({ claim }) => claim)
    const text = spokenBy(document)
    const hasMoved = (): boolean => {
      if (!tellsOfPast(text, forms)) return false
      const hasCome = forms.arrival.test(text)
      return told.some(it => it.field === company && !isKnown(it))
        ? hasCome || told.some(({ field }) => field === title)
        : hasCome && isFresh(document.published_at, asOf) && forms.within?.test(text) === false
    }
    return (
      (hasMoved() || forms.departure?.test(text) === true) &&
      !isShownSince(claims, document.published_at, asOf)
    )
  }
  const byDocument = Record.values(Arr.groupBy(claims, ({ document }) => document.id))
  return saysFarewell || byDocument.some(isOfMove)
}
