import { isInstitution } from "./words/degrees.ts"
import { isFirm } from "./words/firms.ts"
import { isPlace, isRegion } from "./words/places.ts"

const isHouse = (part: string): boolean => !isPlace(part) && (isFirm(part) || isInstitution(part))

/** `Leeds` of `Tideworks Infirmary, Leeds`: the house is no part of where it is. `Menlo Park, California` stays as it is. */
export const townOf = (place: string): string => {
  const { house = "", town = "" } = /^(?<house>[^,]+), (?<town>.+)$/u.exec(place)?.groups ?? {}
  return isHouse(house) && isPlace(town) && !isRegion(town) ? town : place
}
