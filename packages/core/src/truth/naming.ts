import { foldCase } from "./fold.ts"

/** How languages say in a sentence what somebody is called. */
const naming =
  "(?: (?:is|are) (?:called|named)|['’]s? names? (?:is|are)| hei(?:ß|ss)t| heißen| h(?:ö|oe)rt auf(?: den Namen)?| heet| heten| heter| hedder| s['’]appelle(?:nt)?| se llaman?| se chamam?| chamam?-se| si chiamano?| wabi(?:ą)? się| nazywa(?:ją)? się)"

/** Behind what is called so, and before its name. */
const verb = new RegExp(`(?<=\\p{L})${naming} (?=\\p{Lu})`, "gu")

/** Whose an animal is goes without saying in a report about them. */
const owner = /(?<=\p{L}), (?:my|our|his|her|their) (?=\p{L})/gu

/**
 * An animal as a report has it, without a verb and without its owner: `dog, Rex` of `dog is called Rex`, and `Rex, terrier` of
 * `Rex, my terrier`.
 */
export const withoutNaming = (text: string): string => text.replace(verb, ", ").replace(owner, ", ")

/** The words in which a text tells of an animal, as they stand there and as a report may have them. */
export const petsTold = (text: string): ReadonlyArray<string> => {
  const told = withoutNaming(text)
  return foldCase(told) === foldCase(text) ? [text] : [text, told]
}
