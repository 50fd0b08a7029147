import { isBelowName, type PlacedLine } from "../page/passages.ts"
import { placeItem } from "../rules/location.ts"
import type { Stated } from "../Stated.ts"
import { addressIn } from "../site/postalAddress.ts"
import { isNameOfFirm } from "../site/siteName.ts"
import { labelled } from "../topics.ts"
import type { Wanted } from "../Wanted.ts"
import { isPlace, isRegion } from "../words/places.ts"

const location = "professional.current_location"

/** So far below a name the ways to reach its bearer stand, in lines. */
const farthest = 6
/** In characters; what is longer is no line of a card. */
const longest = 120

const wayToReach =
  /@[\w-]+\.\w|https?:|www\.|\+?\d[\d ()-]{6,}|^(?:T|E|M|P|F|Tel|Phone|Cell|Mobile|Email)\b/iu

/** Whether a line stands in what a page shows right below the prospect's name. */
const isOnCard = (lines: ReadonlyArray<PlacedLine>, { index, isOwn, text }: PlacedLine): boolean =>
  isOwn && text.length <= longest && isBelowName(lines, index, farthest)

/** `Reading, Berkshire | ada@acme.example`, `Office: Kearney, NE | Cell: 308-555-0142`, `Level 9, 40 Currie Street, Adelaide`. */
const placeOn = (
  text: string,
  previous: string
): { readonly place: string; readonly quote: string } | undefined => {
  const parts = text.split(/\s+[|·•]\s+/u)
  for (const part of parts) {
    const label = labelled(part)
    const [told] = label?.topic === "location" ? placeItem(label.value) : []
    if (told !== undefined) return { place: String(told.value), quote: part }
  }
  const isOfContact = parts.length > 1 && parts.some(part => wayToReach.test(part))
  const town = isOfContact ? parts.find(part => isPlace(part) && !isRegion(part)) : undefined
  const seat = addressIn(text, previous)?.place
  if (town !== undefined) return { place: town, quote: town }
  return seat !== undefined && isPlace(seat) ? { place: seat, quote: seat } : undefined
}

/** `Acme Ltd, Mill Lane, Leeds`: where the house is, at the foot of its every page. */
const isOfHouse = (text: string, { companies }: Wanted): boolean => {
  const [name = ""] = text.split(/,| [|·•–—-] /u)
  return isNameOfFirm(name) || companies.some(company => text.startsWith(company))
}

/** Where somebody is reached, as the lines below their name have it. */
export const contactPlace = (
  lines: ReadonlyArray<PlacedLine>,
  line: PlacedLine,
  wanted: Wanted
): ReadonlyArray<Stated> => {
  if (line.isHeading || !isOnCard(lines, line) || isOfHouse(line.text, wanted)) return []
  const found = placeOn(line.text, lines[line.index - 1]?.text ?? "")
  // A number to call or a street is no part of what is quoted.
  return found === undefined || !line.text.includes(found.place)
    ? []
    : [{ field: location, value: found.place, quote: found.quote, isWeak: true }]
}
