import { regex } from "../../sources/regex.ts"

/** Those whom a local paper calls by their town: `a Paignton businessman`. */
export const townspeople =
  "(?:business(?:man|woman| owner)|shopkeeper|bookseller|baker|butcher|publican|florist|hairdresser|barber|grocer|farmer|printer|plumber|builder|electrician|restaurateur|café owner|shop owner|mum|dad|mother|father|grandmother|grandfather|teacher|headteacher|nurse|solicitor|dentist|vet|pensioner)"

/** What stands before a trade and is no town: `Deputy headteacher`, `Dairy farmer`. */
const rank =
  "(?:Proud|Keen|Lifelong|Former|Retired|Young|Local|Senior|Deputy|Head|Lead|Chief|Junior|Assistant|Associate|Principal|Primary|Secondary|Chartered|Master|Qualified|Registered|Trainee|Trained|Staff|School|Community|District|Ward|Clinical|Maths|Music|Science|History|Art|Drama|Geography|Special|Supply|Class|Dairy|Beef|Arable|Organic|Sheep|Family|Commercial|Gas|Freelance|Independent|Professional|Mobile|Craft|Artisan|Pastry|Teaching|Veterinary|Dental|Private|Small|Single|Working|Busy|New)"

const calledByTown = regex.u`^(?:an? |the )?(?<town>(?!${rank} )(?!\\p{L}+(?:an|ish|ese|sh|ch|ic)(?![\\p{L}]))\\p{Lu}[\\p{L}'’-]+(?: \\p{Lu}[\\p{L}'’-]+)?) (?<trade>(?:\\p{Ll}+ )?${townspeople})(?![\\p{L}-])`

/** The town in `a Paignton businessman`, also one that nobody knows; `a Kenyan farmer` tells of none. */
export const calledByTheirTown = (
  text: string
): { readonly town: string; readonly trade: string } | undefined => {
  const { town, trade } = calledByTown.exec(text)?.groups ?? {}
  return town === undefined || trade === undefined ? undefined : { town, trade }
}
