import type { ClaimParts } from "../../sources/makeDocument.ts"
import type { Page } from "../../sources/readPage.ts"
import { isClubOffice, isUnit, positionOf } from "../../sources/roles.ts"
import { craft } from "../../sources/titleWords.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import { isPlausible } from "../value/plausible.ts"
import { isEmployer, type Wanted } from "../Wanted.ts"
import { isFirm } from "../words/firms.ts"
import { isPlace, isRegion } from "../words/places.ts"

const title = "professional.current_title"
const company = "professional.current_company"
const location = "professional.current_location"

/** In characters; a longer title is a headline. */
const longestTitle = 110

const between = /\s+[|–—·•]\s+|\s+-\s+|:\s+/u
const about = /^(?:about|meet|hi,? i['’]m|i['’]m|over|über|à propos de|sobre)? ?$/iu

const isHeld = (text: string): boolean => {
  const held = positionOf(text).title
  return (held !== undefined && !isClubOffice(held)) || (craft.test(text) && text.split(" ").length <= 4)
}

/** `Ada Lovelace, a cook on the wall`; `Author at Acme Weekly` is what blogs call the list of somebody's posts. */
const headline =
  /^(?:Author at |(?:an?|the|une?|una|uno|eine?|um|uma|o|la|le|el|il|der|die|das|de|het|een|en|ett|et) )/u

/** What stands in the title of a page about the prospect beside their name: `Ada Lovelace, engine builder`, `Ada | Engineer, Leeds`. */
const besideName = (shown: string, { names }: Wanted): string | undefined => {
  const parts = shown.split(between)
  for (const [index, part] of parts.entries()) {
    const [mention] = mentionsIn(part, names)
    if (mention === undefined || !about.test(part.slice(0, mention.start))) continue
    const rest = part.slice(mention.end)
    const behind = /^, (?<told>.+)$/u.exec(rest)?.groups?.told ?? (rest === "" ? parts[index + 1] : undefined)
    if (behind !== undefined && isHeld(behind) && !headline.test(behind)) return behind
  }
  return undefined
}

/** `Our team | Acme, Leeds`, `Acme Plumbing, Dayton OH`: where the employer says that it is. */
const besideEmployer = (shown: string, wanted: Wanted): string | undefined => {
  const all = shown.split(between)
  for (const [index, part] of all.entries()) {
    const [name = "", ...others] = part.split(", ")
    // `Acme LLP, Solicitors, Cork`
    const at = others.findIndex(isPlace)
    const place = at === -1 ? "" : others.slice(at).join(", ")
    if (isEmployer(name, wanted) && isPlace(place) && !isRegion(place)) return place
    // `Ada Lovelace | Acme | Leeds`
    const next = all[index + 1] ?? ""
    if (isEmployer(part, wanted) && isPlace(next) && !isRegion(next) && !/\d/.test(next)) return next
    const own = wanted.companies.find(company => part.startsWith(`${company} `))
    const town = own === undefined ? "" : part.slice(own.length + 1)
    if (town !== "" && isPlace(town) && !isRegion(town)) return town
  }
  return undefined
}

/** `presentation coach, Durban`, `développeuse à Lyon`: of a trade that nobody holds anywhere, where it is done. */
const withPlace = (told: string): ReturnType<typeof positionOf> => {
  const { trade, town = "" } =
    /^(?<trade>[^,]+?)(?:, | (?:in|à|en|in|em|a) )(?<town>\p{Lu}[^,]+(?:, \p{Lu}[^,]+)?)$/u.exec(told)
      ?.groups ?? {}
  const position = positionOf(told)
  return trade !== undefined && position.place === undefined && isPlace(town)
    ? { ...position, title: trade, place: town }
    : position
}

interface TitleFacts {
  /** To add to the document's text. */
  readonly lines: ReadonlyArray<string>
  readonly claims: ReadonlyArray<ClaimParts>
}

/** What the title of a page says of whom the page is about, and of the employer whose page it is, where its lines say nothing of it. */
export const titleFacts = (
  { title: shown }: Page,
  wanted: Wanted,
  isEmployers: boolean,
  isSelf: boolean,
  stated: ReadonlySet<ClaimParts["field"]>
): TitleFacts => {
  if (shown === null || shown.length > longestTitle) return { lines: [], claims: [] }
  const told = besideName(shown, wanted)
  const { title: whole, company: employer, place } = told === undefined ? {} : withPlace(told)
  const held = whole ?? told
  const seat = place ?? (isEmployers || isSelf ? besideEmployer(shown, wanted) : undefined)
  const quote = `title of the page: ${shown}`
  const claim = (field: ClaimParts["field"], value: string | undefined): ReadonlyArray<ClaimParts> =>
    value === undefined || stated.has(field) || !isPlausible({ field, value }, quote)
      ? []
      : [{ field, value, quote, method: "rule" }]
  // People call their own site by their firm.
  const own = isSelf
    ? wanted.companies.find(name =>
        shown
          .split(between)
          .some(part => part === name || part.startsWith(`${name},`) || part.startsWith(`${name} `))
      )
    : undefined
  const claims = [
    ...claim(title, held),
    ...(isFirm(employer ?? "") ? [] : claim(company, own)),
    ...claim(
      company,
      stated.has(title) || !isFirm(employer ?? "") || isUnit(employer ?? "") ? undefined : employer
    ),
    ...claim(location, seat)
  ]
  return { claims, lines: claims.length === 0 ? [] : [quote] }
}
