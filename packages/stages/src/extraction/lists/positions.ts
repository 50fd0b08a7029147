import { legalForm } from "@prospect-research/core"
import { regex } from "../../sources/regex.ts"
import { isTitle, isUnit, positionOf } from "../../sources/roles.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { heldPosition, positionFacts } from "../position/heldPosition.ts"
import { isSpeakable } from "../privateMatters.ts"
import { isPlace } from "../words/places.ts"

const title = "professional.current_title"
const company = "professional.current_company"

/** Nobody else employs these. */
const ownMaster =
  /^(?:self|freelance\p{L}*|independent|retired|none|n\/a|various|selbst\p{L}*|freiberuf\p{L}*|indépendante?|autónom[oa]|autônom[oa]|zelfstandig\p{L}*|egenföretagare|-)/iu

const over =
  /\b(?:former(?:ly)?|ex|previous(?:ly)?|until|retired|once)\b|(?:19|20)\d\d ?[–-] ?(?:19|20)\d\d/iu

const isHouse = (name: string): boolean =>
  /^[\p{Lu}\d].*\p{L}/u.test(name) && name.split(" ").length <= 8 && !ownMaster.test(name) && !over.test(name)

/** `Reporter, Harbour Desk, The Clyde Echo, Glasgow`: behind the title its unit, the employer and the place. */
const listed = (text: string): ReadonlyArray<Fact> | undefined => {
  const [held = "", ...others] = text.split(/,\s+(?=[\p{Lu}\d])/u)
  const last = others.at(-1) ?? ""
  const place = others.length > 1 && isPlace(last) ? [last] : []
  const houses = others.slice(0, others.length - place.length).filter(it => !regex.u`^${legalForm}$`.test(it))
  const [unit = "", house] = houses.length === 1 ? ["", houses[0]] : houses
  if (house === undefined || houses.length > 2 || !isTitle(held) || isTitle(house) || isPlace(house))
    return undefined
  if (!isHouse(house) || isUnit(house)) return undefined
  const whole = unit === "" ? held : `${held}, ${unit}`
  return [
    { field: title, value: whole },
    { field: company, value: house.replace(/\s*\(.*$/u, "").replace(/[.]$/u, "") },
    ...factsOf("professional.current_location", place)
  ]
}

/** Behind a label for it, the title and where it is held. */
export const positionItem = (line: string): ReadonlyArray<Fact> => {
  const text = line.replace(/\s*[.]$/u, "")
  if (over.test(text)) return []
  const told = listed(text)
  if (told !== undefined) return told
  const held = heldPosition(text)
  if (held !== undefined) return positionFacts(held)
  const found = positionOf(text)
  if (found.title === undefined) return []
  return [
    { field: title, value: found.title },
    ...(found.company === undefined ? [] : [{ field: company, value: found.company } as const])
  ]
}

/** `Kelp & Rope Ltd (since 2019)`: whom somebody works for, by the name alone. */
export const employerItem = (line: string): ReadonlyArray<Fact> => {
  const name = line
    .replace(/^the (?=\p{Lu})/u, "")
    .replace(regex.u`\\s*(?:[(;]|, (?!${legalForm})| [–—] | since | seit | depuis | desde ).*$`, "")
    .replace(/[.]$/u, "")
  return isHouse(name) && name.length <= 60 && !/[.!?] /.test(name) ? factsOf(company, [name]) : []
}

/** `museums and heritage`: the trade that a label announces, in at most a few words. */
export const industryItem = (line: string): ReadonlyArray<Fact> => {
  const name = line
    .replace(/\s*[(;].*$/u, "")
    .replace(/[.]$/u, "")
    .trim()
  const isOne = name.split(" ").length <= 6 && /^\p{L}{3}/u.test(name) && !/[.!?:,·]/.test(name)
  return isOne && isSpeakable(name) ? factsOf("professional.industry", [name]) : []
}
