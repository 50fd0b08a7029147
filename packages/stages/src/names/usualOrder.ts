import { foldName } from "./foldName.ts"
import { parseName } from "./PersonName.ts"

/** `Lovelace, Ada` as lists have it; neither `Ada Lovelace, Jr` nor `Ada Lovelace, PhD`. */
const familyFirst =
  /^(?<family>(?:\p{L}{1,4} ){0,2}\p{L}[\p{L}\p{M}'’-]+), (?<given>\p{L}[\p{L}\p{M}.'’-]+(?: \p{L}[\p{L}\p{M}.'’-]*)*)$/u

/** A name in the order in which it is spoken: given names, then the family's. */
export const inUsualOrder = (name: string): string => {
  const { family = "", given = "" } = familyFirst.exec(name)?.groups ?? {}
  const turned = `${given} ${family}`
  // What is no given name behind the comma is left out when names are read.
  return given !== "" && parseName(turned)?.first === foldName(given.split(" ")[0] ?? "") ? turned : name
}
