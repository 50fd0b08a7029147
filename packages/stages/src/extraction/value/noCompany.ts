import { isGiven } from "../naming/looksLikeName.ts"
import { isDepartment } from "../words/departments.ts"
import { around, isBehind } from "./around.ts"
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
  // `Host and Senior Producer, The Tide`
  [
    "a programme",
    isBehind(/(?<![\p{L}])(?:co-?)?(?:host|presenter|anchor|showrunner)(?![\p{L}])[^.;:\n]{0,40}, $/iu)
  ],
  ["a sentence", / (?:has|have|is|was|are|were|will) \p{Ll}/u],
  ["a standing", /^(?:Fellow|Member|Trustee|Chair|President|Patron|Governor) of /u],
  ["a headline", /\p{L} (?:promotes|appoints|hires|welcomes|announces|recruits|strengthens|expands) /u],
  // `Ada Lovelace – Senior Consultant`
  [
    "a post",
    /^(?:(?:Senior|Lead|Chief|Managing|Principal|Associate|Executive|Deputy|General) )*(?:Director|Consultant|Barrister|Solicitor|Partner|Manager|Architect|Engineer|Surveyor|Accountant|Advis[eo]r|Owner|Founder|President|Chair(?:man|woman)?|CEO|MD|Principal|Dentist|Surgeon|Therapist)$/u
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
