import { Option } from "effect"
import { normalizeLinkedinUrl, normalizeTwitterUrl } from "../domain/addresses.ts"
import type { Activity, Claim, ClaimField, ClaimValue } from "../domain/Claim.ts"
import type { EducationEntry } from "../domain/IntelligenceReport.ts"
import { dateOccurs } from "./dates.ts"
import { tellingsOf } from "./doing.ts"
import { fold, foldCase, occursWhole } from "./fold.ts"
import { tellsTitle } from "./holding.ts"
import { tellsIndustry } from "./industries.ts"
import { addressesMachine, asks, givesOrder } from "./instructions.ts"
import { matchesIn } from "./matchesIn.ts"
import { petsTold } from "./naming.ts"

/** Why a claim does not stand. */
export type GroundingFailure =
  | "quote not in document"
  | "quote too long"
  | "value not in quote"
  | "value unfit for field"
  | "quote speaks to a machine"
  | "past"

/** A quote that is half the document shows nothing. In characters. */
const longestQuote = 2500

const longFields: ReadonlySet<ClaimField> = new Set([
  "social_media.linkedin.bio",
  "social_media.linkedin.posts_summary",
  "social_media.twitter.bio",
  "social_media.twitter.twitter_posts_summary"
])
const numberFields: ReadonlySet<ClaimField> = new Set([
  "family.children_count",
  "social_media.linkedin.post_count"
])
const currentFields: ReadonlySet<ClaimField> = new Set([
  "professional.current_title",
  "professional.current_company"
])

const isActivity = (value: ClaimValue): value is Activity => typeof value === "object" && "kind" in value
const isEducation = (value: ClaimValue): value is EducationEntry =>
  typeof value === "object" && "institution" in value

const addresses = (text: string): ReadonlyArray<string> =>
  text.match(/[^\s"'<>(),]*(?:linkedin|twitter|x)\.com\/[^\s"'<>(),]+/gi) ?? []

const labelledHandles = (text: string): ReadonlyArray<string> =>
  matchesIn(text, /\b(?:twitter|x)(?:_username| handle)?\s*:?\s*@(\w{1,15})\b/gi)
    .concat(matchesIn(text, /\b(?:twitter|twitter_username|x)\s*:\s*(\w{1,15})(?![\w./:])/gi))
    .map(match => match[1] ?? "")

/**
 * Fields whose value is a normal form of what a page shows, with every normal form that a quote supports. For the
 * other fields the value itself must stand in the quote; a pastime also as somebody tells it, `climbing` as `I climb`, a title as
 * what its holder does, `Owner` as `owns`, an industry as its houses are called, `legal services` as `Solicitors`, and an animal without the verb that names it.
 */
const normalForms: Partial<Record<ClaimField, (quote: string) => ReadonlyArray<string>>> = {
  "social_media.linkedin.url": quote =>
    addresses(quote).flatMap(address => Option.toArray(normalizeLinkedinUrl(address))),
  "social_media.twitter.url": quote =>
    [...addresses(quote), ...labelledHandles(quote)].flatMap(text =>
      Option.toArray(normalizeTwitterUrl(text))
    )
}

/** Every number in the text, thousands separators removed. */
const numbersIn = (text: string): ReadonlyArray<number> =>
  (text.match(/(?<![\d.,])(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?(?!\d)/g) ?? []).map(number =>
    Number(number.replaceAll(",", ""))
  )

/** Markup and speech to a machine are no value of any text field, and links of none but the long ones. */
const noText = /<[a-z!/]|javascript:|\{\{/i

const isText = (text: string, limit: number): boolean =>
  text.length <= limit && /[\p{L}\p{N}]/u.test(text) && !noText.test(text) && !addressesMachine(text)

/** A telephone number, an e-mail address, a code for letters, a room: how somebody is reached is no value of any field. */
const contactData =
  /(?<![\d-])\d{3}[-. ]\d{3}[-. ]\d{4}(?!\d)|\+\d[\d ()-]{7,}|[\w.+-]+@[\w-]+\.\w|^[A-Z]{2} \d{5}(?:-\d{4})?$|^(?:Suite|Ste\.?|Room|Unit|Floor|P\.?O\.? Box) [A-Z]?\d+$/u

/** What stands in a report neither gives orders nor asks; only titles of talks and posts may. */
const states = (text: string): boolean => !givesOrder(text) && !asks(text)

const isTitle = (text: string): boolean => isText(text, 300) && !/https?:/i.test(text)

const isShortText = (text: string): boolean => isTitle(text) && states(text) && !contactData.test(text)

const isPlainText = (text: string | null): boolean => text === null || isShortText(text)

const fits = (field: ClaimField, value: ClaimValue): boolean => {
  if (field === "activity") return isActivity(value) && isTitle(value.title) && isPlainText(value.venue)
  if (field === "education.entries") {
    return (
      isEducation(value) &&
      [value.institution, value.degree, value.field_of_study].every(isPlainText) &&
      (value.graduation_year === null || Number.isInteger(value.graduation_year))
    )
  }
  if (numberFields.has(field)) return typeof value === "number" && Number.isInteger(value) && value >= 0
  if (typeof value !== "string") return false
  if (normalForms[field] !== undefined) return value.length <= 2048
  return longFields.has(field) ? isText(value, 2000) && states(value) : isShortText(value)
}

/** Abbreviations of up to three letters compare with case: `IT` does not stand in `it works`. */
const textOccurs = (value: string, quote: string): boolean =>
  fold(value).length <= 3
    ? occursWhole(fold(value), fold(quote))
    : occursWhole(foldCase(value), foldCase(quote))

const supports = (quote: string, field: ClaimField, value: ClaimValue): boolean => {
  if (typeof value === "number") return numbersIn(quote).includes(value)
  if (typeof value === "string") {
    const forms = normalForms[field]
    const told = field === "personal.hobbies" ? tellingsOf(value) : []
    const quotes = field === "family.pets" ? petsTold(quote) : [quote]
    const isTold =
      (field === "professional.current_title" && tellsTitle(quote, value)) ||
      (field === "professional.industry" && tellsIndustry(quote, value))
    return forms === undefined
      ? isTold || [value, ...told].some(text => quotes.some(it => textOccurs(text, it)))
      : forms(fold(quote)).some(form => form.toLowerCase() === value.toLowerCase())
  }
  const occurs = (text: string | null) => text === null || textOccurs(text, quote)
  if (isActivity(value)) {
    return (
      occurs(value.title) &&
      occurs(value.venue) &&
      (value.date === null || dateOccurs(value.date, fold(quote)))
    )
  }
  return (
    [value.institution, value.degree, value.field_of_study].every(occurs) &&
    (value.graduation_year === null || numbersIn(fold(quote)).includes(value.graduation_year))
  )
}

const formerly =
  /\b(?:former|formerly|ex|previous|previously|past|retired|erstwhile)[\s-]+(?:\p{L}+[\s-]+)?$/u

/** Whether the quote shows the value only as something that was. */
const isPast = (quote: string, value: string): boolean => {
  const folded = foldCase(quote)
  const before = folded.split(foldCase(value)).slice(0, -1)
  return before.length > 0 && before.every(text => formerly.test(text))
}

/**
 * Whether a claim stands: its quote occurs in the document, and every text and number of its value in the quote.
 * `foldedText` is the document's text after `foldCase`. The first thing wrong is returned; nothing is ever repaired.
 */
export const groundingFailure = (claim: Claim, foldedText: string): Option.Option<GroundingFailure> => {
  if (!fits(claim.field, claim.value)) return Option.some("value unfit for field")
  if (claim.quote.length > longestQuote) return Option.some("quote too long")
  if (addressesMachine(claim.quote)) return Option.some("quote speaks to a machine")
  if (!occursWhole(foldCase(claim.quote), foldedText)) return Option.some("quote not in document")
  if (!supports(claim.quote, claim.field, claim.value)) return Option.some("value not in quote")
  return currentFields.has(claim.field) && typeof claim.value === "string" && isPast(claim.quote, claim.value)
    ? Option.some("past")
    : Option.none()
}
