import { isTitle } from "../../sources/roles.ts"
import { isGiven } from "../naming/looksLikeName.ts"
import { organizationWord } from "../naming/properName.ts"
import { isDepartment } from "../words/departments.ts"
import { isFirm } from "../words/firms.ts"
import { around } from "./around.ts"
import type { Refusal } from "./Refusal.ts"

/** `Finance Marcus` */
const namesHolder = (text: string): boolean => {
  const [department = "", name = "", ...others] = text.split(" ")
  return others.length === 0 && isDepartment(department) && isGiven(name)
}

export const noCompany: ReadonlyArray<Refusal> = [
  [
    "a kind of house",
    /^(?:Museum|Museo|Musée|Museu|Klinik|Klinikum|Krankenhaus|Ziekenhuis|Rathaus|Bibliothek|Bibliotheek|Theater|Brauerei|Brouwerij|Bäckerei|Bakkerij|Hotel|Kanzlei|Praxis|Firma|Betrieb|Unternehmen|Agentur|Schule|École|Escuela|Scuola|Atelier|Cabinet|Studio)$/u
  ],
  [
    "a relative",
    (text, quote) =>
      /(?<![\p{L}])(?:father|mother|brother|sister|son|daughter|husband|wife|uncle|aunt|cousin),? $/u.test(
        around(text, quote).before
      )
  ],
  ["a standing", /^(?:Fellow|Member|Trustee|Chair|President|Patron|Governor) of /u],
  ["a headline", /\p{L} (?:promotes|appoints|hires|welcomes|announces|recruits|strengthens|expands) /u],
  // `Ada Lovelace – Senior Consultant`
  [
    "a post",
    text => isTitle(text) && text.split(" ").length < 4 && !organizationWord.test(text) && !isFirm(text)
  ],
  // `Photographer – weddings, brands, people`
  ["what somebody works with", /^\p{Ll}[\p{L} -]*, \p{Ll}/u],
  ["a faculty", /^\p{L}+ and \p{L}+ Sciences$/u],
  ["a water", / (?:River|Lake|Canal|Sea)$/u],
  ["a form of address", /(?:^|\P{L})(?:Mr|Mrs|Ms|Miss)\.? \p{Lu}/u],
  // `Acme i Aarhus`
  ["a house with its town", / i \p{Lu}\p{Ll}+$/u],
  ["a department, and who is next", namesHolder],
  // `Halfpenny Lane. A small agency`
  ["a house with what it says of itself", /\p{Ll}{2}\. (?:An?|The|We|Our|Your) \p{Ll}/u],
  ["where somebody publishes", (text, quote) => quote.includes(`Author at ${text}`)]
]
