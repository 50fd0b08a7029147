import type { ClaimField } from "@prospect-research/core"
import { bioClaims } from "../extraction/bio/bio.ts"
import { isFullName } from "./fullName.ts"
import type { ClaimParts } from "./makeDocument.ts"
import { factLine, plainLine } from "./plainText.ts"
import { profileClaims } from "./profileAddress.ts"
import { type StatedLine, statedFact } from "./StatedLine.ts"

type Shown = string | null | undefined

const past = /\b(?:former|formerly|ex|previous|previously|past|retired|late)\b/i

/** What people write where a form wants an employer or a place and they have none to give. */
const noCompany =
  /^(?:none|n\/?a|null|self|self[- ]employed|freelanc\w*|independent|student|unemployed|retired|home|personal|private|various|stealth|tbd|looking for .*|open to .*|[^\p{L}\p{N}]*)$/iu
const noPlace =
  /^(?:(?:the )?(?:internet|web|world|earth|moon|mars|universe|cloud|void|matrix|multiverse)|(?:planet )?earth|everywhere|anywhere|nowhere|somewhere|here|there|home|worldwide|global|remote(?:ly)?|online|localhost|n\/?a|none|null|~|\/.*|\d[\d.:]*|https?:.*|.*@.*|[^\p{L}]*)$/iu

const longest = 100

const isFit = (text: string): boolean => text !== "" && text.length <= longest && !/https?:/i.test(text)

/** The line stands in the text in any case, and states the field when the value is fit to. */
const factIf = (isFact: boolean, label: string, shown: Shown, field: ClaimField) =>
  statedFact(label, shown, isFact ? field : undefined)

const companyClaims = (text: string, quote: string): ReadonlyArray<ClaimParts> => {
  const value = text.replace(/^@/, "")
  if (!isFit(value) || noCompany.test(value)) return []
  if (value.includes("@") || / at /i.test(value)) return bioClaims(text)
  return past.test(value)
    ? []
    : [{ field: "professional.current_company", value, quote, method: "structured" }]
}

/**
 * A profile's field for the employer. `@acme` names an account of the same service; a sentence is read as one, and
 * several employers are none.
 */
export const statedCompany = (label: string, shown: Shown): ReadonlyArray<StatedLine> =>
  factLine(label, shown).map(text => ({ text, claims: companyClaims(plainLine(shown ?? ""), text) }))

/** A profile's field for the title. */
export const statedTitle = (label: string, shown: Shown): ReadonlyArray<StatedLine> => {
  const title = plainLine(shown ?? "")
  const isHeld = isFit(title) && !past.test(title) && !noCompany.test(title)
  return factIf(isHeld, label, shown, "professional.current_title")
}

/** A profile's field for the place. */
export const statedLocation = (label: string, shown: Shown): ReadonlyArray<StatedLine> => {
  const place = plainLine(shown ?? "")
  return factIf(isFit(place) && !noPlace.test(place), label, shown, "professional.current_location")
}

/** What a profile calls its owner. */
export const statedName = (label: string, shown: Shown): ReadonlyArray<StatedLine> =>
  factIf(isFullName(plainLine(shown ?? "")), label, shown, "name")

/** What the owner says of themselves in a sentence or two. */
export const statedBio = (label: string, shown: Shown): ReadonlyArray<StatedLine> =>
  factLine(label, shown).map(text => ({ text, claims: bioClaims(plainLine(shown ?? "")) }))

/** A line that shows an address of the owner's. */
export const statedLink = (line: string, address: string): StatedLine => {
  const text = plainLine(line)
  return { text, claims: profileClaims(address, text) }
}
