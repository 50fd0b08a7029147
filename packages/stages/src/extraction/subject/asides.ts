import { regex } from "../../sources/regex.ts"
import { clausesOf } from "../clauses.ts"
import { animalKinds } from "../words/animals.ts"

const withAnimal = regex.u`(?<![\\p{L}-])${animalKinds}(?![\\p{L}-])`

/** What a sentence with another subject says in its parts; of animals as a whole: `At home there are two cats, Ohm and Farad.` */
export const asidesOf = (main: string, lead: string): ReadonlyArray<string> =>
  withAnimal.test(main) ? [...clausesOf(main), `${lead} ${main}`.trim()] : clausesOf(main)
