import { isFrequentSurname } from "../names/frequentNames.ts"
import { isGivenName } from "../names/givenNames.ts"
import type { PersonName } from "../names/PersonName.ts"

/** Whether hardly two people are called so: one rare surname of two is enough. */
export const isRareName = ({ middle, last }: PersonName): boolean =>
  [last, ...middle.filter(word => word.length > 1 && !isGivenName(word))].some(
    surname => !isFrequentSurname(surname)
  )
