import { regex } from "../../sources/regex.ts"
import { isPlace } from "./places.ts"

/** Those whom a local paper calls by their town: `a Paignton businessman`. */
export const townspeople =
  "(?:business(?:man|woman| owner)|shopkeeper|bookseller|baker|butcher|publican|florist|hairdresser|barber|grocer|farmer|printer|plumber|builder|electrician|restaurateur|café owner|shop owner|mum|dad|mother|father|grandmother|grandfather|teacher|headteacher|nurse|solicitor|dentist|vet|pensioner)"

const calledByTown = regex.u`^(?:[Aa]n? |[Tt]he )?(?<town>\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?) (?:\\p{Ll}+ )?${townspeople}(?![\\p{L}-])`

/** The town in `a Paignton businessman`; neither `a Quaker teacher` nor `a Kenyan farmer` tells of one. */
export const calledByTheirTown = (text: string): string | undefined => {
  const town = calledByTown.exec(text)?.groups?.town
  return town !== undefined && isPlace(town) ? town : undefined
}
