import { regex } from "../../sources/regex.ts"
import { type Fact, factsOf } from "../Clause.ts"
import { animalsOf } from "../scans/animals.ts"
import { animalKinds } from "../words/animals.ts"

/** An animal at home, so that no pastime is made of it. */
export const petPattern = regex.iu`\\b${animalKinds}\\b`

const notTheirs =
  /\b(?:guide dogs?|dogs trust|for the blind|volunteers?|shelter|charity|rescue centre|start-?up|company|app|food|studies|research|vet(?:erinary)?|patients?|clients?)\b/i

/** Behind a label that names the animal: `Dog: Semla (lapphund)`. */
export const petItem = (line: string): ReadonlyArray<Fact> =>
  /^\p{Lu}[\p{L}’'-]*(?:(?:,| and| &)? \(?[\p{L}’'-]+\)?){0,6}[.]?$/u.test(line) && !notTheirs.test(line)
    ? factsOf("family.pets", [line.replace(/[.]$/u, "")])
    : []

/** `Home is run by a terrier named Dosa`, on a page of the person’s own, whomever it spoke of before. */
export const petsAtHome = (sentence: string): ReadonlyArray<Fact> =>
  /^(?:We|Home|The house(?:hold)?|(?:My|Our) (?:home|house|household|office)) (?:is|also|now|have|share)(?![\p{L}])/u.test(
    sentence
  )
    ? animalsOf({ text: sentence, isLeisure: true, companies: [] })
    : []
