import type { Stated } from "../Stated.ts"
import { isPlace, isRegion } from "../words/places.ts"

/** `Head of Riga Office`, `Manager, Leeds branch`: the words before the house. */
const house =
  / (?:[Oo]ffice|[Bb]ranch|[Ss]tudio|[Ss]howroom|[Pp]lant|[Ss]ite|[Ff]actory|[Ww]arehouse|[Hh]ub)$/u

/** In words. */
const longestTown = 3

/** Where somebody is by their title: a house is led from where it stands, a country or a state from anywhere. */
export const seatOfTitle = ({ field, value, quote }: Stated): ReadonlyArray<Stated> => {
  if (field !== "professional.current_title" || typeof value !== "string" || !house.test(value)) return []
  const words = value.replace(house, "").split(/,? /u)
  const place = words
    .slice(-longestTown)
    .map((_, at, last) => last.slice(at).join(" "))
    .find(text => isPlace(text) && !isRegion(text))
  return place === undefined ? [] : [{ field: "professional.current_location", value: place, quote }]
}
