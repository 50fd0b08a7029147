import { isInstitution } from "../words/degrees.ts"
import { isFirm } from "../words/firms.ts"
import { isPlace, isRegion } from "../words/places.ts"
import { isCountry } from "../words/regions.ts"
import { around } from "./around.ts"

const isHouse = (part: string): boolean => !isPlace(part) && (isFirm(part) || isInstitution(part))

/** `The Old Market`, `Tideway Park`: where in a town a house stands. */
const landmark =
  /^The \p{Lu}|(?<![\p{L}])(?:Arcade|Avenue|Campus|Docks?|Estate|Industrial Park|Lane|Market|Mills?|Park|Parade|Quay|Road|Square|Street|Terrace|Tower|Wharf|Yard)$/u

/** `Leeds` of `Tideworks Infirmary, Leeds`: the house is no part of where it is. `Menlo Park, California` stays as it is. */
export const townOf = (place: string): string => {
  const { house = "", town = "" } = /^(?<house>[^,]+), (?<town>.+)$/u.exec(place)?.groups ?? {}
  return (isHouse(house) || landmark.test(house)) && isPlace(town) && !isRegion(town) ? town : place
}

/** `Rincón de la Mar`: small words that a town's name goes on behind. */
const further = /^ (?:de (?:la|las|los)|del|upon|ob der|aan den) \p{Lu}[\p{L}’'-]+/u

/** A town by all of its name as the quote has it. */
export const wholeTown = (place: string, quote: string): string =>
  `${place}${further.exec(around(place, quote).after)?.[0] ?? ""}`

/** Says that somebody is at home there, in the languages that are read. */
const atHome =
  /(?<![\p{L}])(?:lives?|living|lived|based|resid\p{L}*|home|locat\p{L}*|relocat\p{L}*|settled|moved|lebt|wohn\p{L}*|vi[tv]\p{L}*|habit\p{L}*|mor[ao]\p{L}*|woon\p{L}*|bor|bosatt|mieszka\p{L}*)(?![\p{L}])/iu
/** `in the Acme foothills`, `an Acme accent`: what is called after the place is none to write to. */
const calledAfter =
  /^ (?:(?:foot)?hills|mountains?|woods|forests?|range|valleys?|coast(?:line)?|countryside|desert|canyon|marsh(?:es)?|moors?|basin|watershed|river|lake|peninsula|islands?|trail|marathon|accent)(?![\p{L}])/u

/** Whether a text can be where somebody is: a town, or a country where they say so or it ends a line; no state alone by its letters and no list of branches. */
export const hasLocationForm = (text: string, quote: string): boolean => {
  const after = quote.slice(quote.indexOf(text) + text.length)
  const parts = text.split(", ")
  const isOfBranches = parts.length > 2 && !parts.slice(1).some(isRegion)
  // `a Delaware notary`: what somebody is by the law of a state.
  const isOfLaw =
    isRegion(text) &&
    !isCountry(text) &&
    /^ \p{Ll}{4,}/u.test(after) &&
    / an? $/u.test(quote.slice(0, quote.indexOf(text)))
  return (
    !isOfBranches &&
    !isOfLaw &&
    !calledAfter.test(after) &&
    !/^\p{Lu}{2}$/u.test(text) &&
    (!isCountry(text) || atHome.test(quote) || quote === text || quote.endsWith(`, ${text}`))
  )
}
