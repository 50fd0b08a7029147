import { Option } from "effect"
import { normalizeLinkedinUrl, normalizeTwitterUrl } from "../domain/addresses.ts"
import type { ClaimField, ClaimValue } from "../domain/Claim.ts"
import type { ContactData } from "../domain/ContactData.ts"
import { foldCase, occursWhole, withoutAccents } from "./fold.ts"
import { withoutLegalForm } from "./legalForms.ts"
import { englishTown } from "./townNames.ts"

/** What positions are called in letters, as people write of themselves. */
const lettersOf: Readonly<Record<string, string>> = {
  "chief executive officer": "ceo",
  "chief technology officer": "cto",
  "chief technical officer": "cto",
  "chief financial officer": "cfo",
  "chief operating officer": "coo",
  "chief marketing officer": "cmo",
  "chief product officer": "cpo",
  "chief information officer": "cio",
  "chief information security officer": "ciso",
  "chief revenue officer": "cro",
  "chief people officer": "chro",
  "chief executive": "ceo",
  "managing director": "md",
  "vice president": "vp",
  "senior vice president": "svp",
  "executive vice president": "evp",
  "account executive": "ae",
  "customer success manager": "csm",
  "database administrator": "dba",
  "human resources": "hr",
  "quality assurance": "qa",
  "site reliability engineer": "sre",
  cofounder: "co-founder",
  vd: "ceo",
  "verkställande direktör": "ceo",
  "administrerende direktør": "ceo",
  toimitusjohtaja: "ceo",
  "amministratore delegato": "ceo",
  "amministratrice delegata": "ceo",
  "consejero delegado": "ceo",
  "consejera delegada": "ceo"
}
const spelledOut = Object.keys(lettersOf).sort((left, right) => right.length - left.length)
const spelledPattern = new RegExp(`\\b(?:${spelledOut.join("|")})\\b`, "g")

const words = (text: string): string =>
  text
    .replace(/&|(?<= )\+(?= )/g, " and ")
    .replace(/[^\p{L}\p{N}\p{M}+#-]+/gu, " ")
    .trim()

const titleKey = (title: string): string =>
  words(
    foldCase(title)
      .replace(spelledPattern, name => lettersOf[name] ?? name)
      .replace(/\b([se]?vp),? of (?:the )?/g, "$1 ")
      .replace(/\s*[,/]\s*/g, " and ")
  )

/** Accounts are written with dashes where names have spaces: `@acme-labs` is `Acme Labs`. */
const companyKey = (company: string): string =>
  words(
    withoutAccents(withoutLegalForm(foldCase(company)))
      .replace(/^@/, "")
      .replace(/^the /, "")
      .replace(/\bnhs ft$/, "nhs foundation trust")
      .replaceAll("-", " ")
  )

/** One city is written in many ways (`Leeds`, `Leeds, UK`, `Leeds, England`): its first part decides. */
const locationKey = (location: string): string =>
  englishTown(words(withoutAccents(foldCase(location)).split(",")[0] ?? ""))

const profileKey = (address: string, normalized: Option.Option<string>): string =>
  Option.getOrElse(normalized, () => address.trim()).toLowerCase()

const textKey = (field: ClaimField, text: string): string => {
  switch (field) {
    case "professional.current_title":
      return titleKey(text)
    case "professional.current_company":
      return companyKey(text)
    case "professional.current_location":
      return locationKey(text)
    case "social_media.linkedin.url":
      return profileKey(text, normalizeLinkedinUrl(text))
    case "social_media.twitter.url":
      return profileKey(text, normalizeTwitterUrl(text))
    default:
      return words(foldCase(text)) || foldCase(text)
  }
}

/** Two claims of one field say the same when their keys are equal. */
export const comparable = (field: ClaimField, value: ClaimValue): string => {
  if (typeof value === "number") return String(value)
  if (typeof value === "string") return textKey(field, value)
  if ("kind" in value) return `${value.kind} ${textKey(field, value.title)}`
  return [value.institution, value.degree, value.field_of_study, value.graduation_year]
    .map(part => (part === null ? "" : words(foldCase(String(part)))))
    .join(" | ")
}

/** Whether both keys can hold at once, as `cto` and `cto and co-founder`, or `acme` and `acme robotics`. */
export const agrees = (left: string, right: string): boolean => {
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left]
  return (
    longer === shorter ||
    longer.startsWith(`${shorter} `) ||
    longer.replace(/[ -]/g, "") === shorter.replace(/[ -]/g, "")
  )
}

/** Parts of a title that are held side by side. */
const positions = (key: string): ReadonlyArray<string> => key.split(" and ")

/** With these before it a position is another one. */
const lesser = /^(?:assistant|associate|deputy|vice|junior|trainee|graduate|acting|interim|former|ex)\b/

/** `staff software engineer` is a `staff engineer`: between the rank and the trade stands of what. */
const goesAround = (exact: string, title: string): boolean => {
  const [first = "", last = "", ...others] = title.split(" ")
  const isRank = /^(?:senior|staff|principal|lead|junior|head)$/.test(first) && others.length === 0
  const [start, between = "", end, ...more] = exact.split(" ")
  return isRank && start === first && end === last && more.length === 0 && !/^(?:to|of|and)$/.test(between)
}

/** A school calls its headteacher its head: that word alone says no more. */
const headOfSchool = /^head(?:teacher|master|mistress)$/

/** Ranks of which somebody has one: `director` says no other thing than `it director`. */
const rankAlone = /^(?:director|manager)$/

/** Whether a title is the other said more exactly: `lead product designer`, `product designer`. */
export const isMoreExact = (exact: string, title: string): boolean =>
  (title === "head" && headOfSchool.test(exact)) ||
  ((title.includes(" ") || rankAlone.test(title)) &&
    ((exact.endsWith(` ${title}`) && !lesser.test(exact)) || goesAround(exact, title)))

/** `Mourisqueira` is `Faianças Mourisqueira`; a shorter word alone is often part of another name. In letters. */
const shortestHouse = 8

/** In letters. */
const shortestTown = 5
const longestEnding = 2

/** `Bydgoszcz` and `w Bydgoszczy`, `Hamburg` and `Hamburgo`: one town, in another case or language. */
const areOneTown = (shorter: string, longer: string): boolean => {
  let common = 0
  while (common < shorter.length && shorter[common] === longer[common]) common += 1
  return common >= shortestTown && longer.length - common <= longestEnding
}

/** `Dean, Faculty of Law` and `Dean of the Faculty of Law`, `Leiter Vertrieb` and `Leiter des Vertriebs`. */
const withoutLinks = (title: string): string =>
  title.replace(
    / (?:of|for|in|the|and|der|des|für|de|del|della|di|du|do|da|van|voor|för|for|av|af)(?= )/g,
    ""
  )

/** `manager customs compliance` and `customs compliance manager`: the same words, in the order of another language. */
const areOfOneWords = (left: string, right: string): boolean => {
  const [ours, theirs] = [left, right].map(title => withoutLinks(title).split(" ").sort().join(" "))
  return ours === theirs
}

/** Fields of which the value tells whose profile it is: one letter more is somebody else's. */
export const isAddress = (field: ClaimField): boolean =>
  field === "social_media.linkedin.url" || field === "social_media.twitter.url"

/**
 * Whether two values of a field can both hold. A department's line may name it before its house, and of several positions
 * a page may give one.
 */
export const canBothHold = (field: ClaimField, left: string, right: string): boolean => {
  if (isAddress(field)) return left === right
  if (agrees(left, right)) return true
  const [shorter, longer] = left.length <= right.length ? [left, right] : [right, left]
  if (field === "professional.current_company")
    return occursWhole(shorter, longer) && (shorter.includes(" ") || shorter.length >= shortestHouse)
  if (field === "professional.current_location") return areOneTown(shorter, longer)
  return (
    field === "professional.current_title" &&
    (agrees(withoutLinks(left), withoutLinks(right)) ||
      areOfOneWords(left, right) ||
      isMoreExact(longer, shorter) ||
      positions(shorter).every(position =>
        positions(longer).some(other => other === position || isMoreExact(other, position))
      ))
  )
}

/** The profile that the client gave. It is an identifier: what cannot be it is somebody else's, or the client is wrong. */
export const providedAddress = (contact: ContactData, field: ClaimField): string | undefined =>
  isAddress(field) ? providedText(contact, field) : undefined

const providedText = (contact: ContactData, field: ClaimField): string | undefined => {
  switch (field) {
    case "name":
      return contact.full_name
    case "professional.current_title":
      return contact.title
    case "professional.current_company":
      // `acme` of `ada@acme.example` is what the employer calls itself.
      return contact.company ?? contact.email?.split("@")[1]?.split(".")[0]
    case "professional.current_location":
      return contact.location
    case "social_media.linkedin.url":
      return contact.linkedin_url
    case "social_media.twitter.url":
      return contact.twitter_url
    default:
      return undefined
  }
}

/** Whether the client said this of the field. It is no evidence, but may decide between two values that have some. */
export const isProvided = (contact: ContactData, field: ClaimField, key: string): boolean => {
  const text = providedText(contact, field)
  if (text === undefined) return false
  const provided = comparable(field, text)
  // `Acme & Sons` has the domain acmesons.example.
  return canBothHold(field, key, provided) || canBothHold(field, key.replaceAll(" and ", " "), provided)
}
