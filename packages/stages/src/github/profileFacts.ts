import type { ClaimField } from "@prospect-research/core"
import { bioClaims } from "../extraction/bio.ts"
import type { ClaimParts } from "../sources/makeDocument.ts"
import { plainLine } from "../sources/plainText.ts"

type Stated = string | null | undefined

const past = /\b(?:former|formerly|ex|previous|previously|past|retired|late)\b/i

/** What people write where a form wants an employer or a place and they have none to give. */
const noCompany =
  /^(?:none|n\/?a|null|self|self[- ]employed|freelanc\w*|independent|student|unemployed|retired|home|personal|private|various|stealth|tbd|looking for .*|open to .*|[^\p{L}\p{N}]*)$/iu
const noPlace =
  /^(?:(?:the )?(?:internet|web|world|earth|moon|mars|universe|cloud|void|matrix|multiverse)|(?:planet )?earth|everywhere|anywhere|nowhere|somewhere|here|there|home|worldwide|global|remote(?:ly)?|online|localhost|n\/?a|none|null|~|\/.*|\d[\d.:]*|https?:.*|.*@.*|[^\p{L}]*)$/iu

const longest = 100

const isFit = (text: string): boolean => text !== "" && text.length <= longest && !/https?:/i.test(text)

const fact = (field: ClaimField, name: string, shown: string, value: string): ReadonlyArray<ClaimParts> => [
  { field, value, quote: `${name}: ${shown}`, method: "structured" }
]

/**
 * What a profile's field for the employer says; `name` is how its line in the document's text begins. `@acme` names an
 * account of the same service; a sentence is read as one, and several employers are none.
 */
export const companyFacts = (name: string, company: Stated): ReadonlyArray<ClaimParts> => {
  const shown = plainLine(company ?? "")
  const value = shown.replace(/^@/, "")
  if (!isFit(value) || noCompany.test(value)) return []
  if (value.includes("@") || / at /i.test(value)) return bioClaims(shown)
  return past.test(value) ? [] : fact("professional.current_company", name, shown, value)
}

/** What a profile's field for the title says. */
export const titleFacts = (name: string, title: Stated): ReadonlyArray<ClaimParts> => {
  const shown = plainLine(title ?? "")
  return isFit(shown) && !past.test(shown) && !noCompany.test(shown)
    ? fact("professional.current_title", name, shown, shown)
    : []
}

/** What a profile's field for the place says. */
export const locationFacts = (name: string, location: Stated): ReadonlyArray<ClaimParts> => {
  const shown = plainLine(location ?? "")
  return isFit(shown) && !noPlace.test(shown) ? fact("professional.current_location", name, shown, shown) : []
}

/** Whether what a profile calls its owner is a full name, and no nickname. */
export const isFullName = (name: string): boolean =>
  name.length <= longest && /^\p{L}\S* .*\p{L}/u.test(name) && !/[@/<>\d]/.test(name)

/** What a profile calls its owner. */
export const nameFacts = (name: string, shown: Stated): ReadonlyArray<ClaimParts> => {
  const value = plainLine(shown ?? "")
  return isFullName(value) ? fact("name", name, value, value) : []
}
