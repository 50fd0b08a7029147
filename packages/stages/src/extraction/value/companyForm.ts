import { regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { sidesOf } from "../naming/wholeName.ts"
import { houseAlone, tellingHouse } from "../words/industries.ts"
import { around } from "./around.ts"

/** `Museum`, `Studio`: what a house is, without its name. */
const kindAlone = regex.iu`^(?:${houseAlone}|${tellingHouse})$`
const people =
  "(?:Accountants|Advis[eo]rs|Agents|Architects|Attorneys|Auditors|Consultants|Dentists|Engineers|Lawyers|Notaries|Planners|Solicitors|Surgeons|Surveyors|Valuers)"
/** `Chartered Accountants`, `Veterinary Surgeons & Consultants`: who works there. */
const peopleAlone = regex.u`^(?:(?:Chartered|Certified|Registered|Licen[cs]ed|Public|Estate|Tax|Veterinary|Patent|Consulting|Financial|Business|Town|Quantity|Building) )*${people}(?:,? (?:&|and) (?:\\p{Lu}\\p{L}+ )?${people})?$`
/** Where somebody has a licence from they do not work. */
const licensed =
  /(?<![\p{L}])(?:registered|certified|licen[cs]ed|accredited|registriert|zugelassen|zertifiziert|cadastrad|habilitad|credenciad|certificad|inscrit|inscrip|registrad|colegiad|abilitat|iscritt|enregistré|agréé|geregistreerd|gecertificeerd)\p{L}* (?:at|by|with|bei|beim|von|na|no|pela?|en el|en la|por|auprès de|par|all['’]|al|dal|bij|door|hos|av) ?(?:the |der |dem |la |l['’])?$/iu

/** Whether a text can be what a house is called: a name, and neither what it is, who is there, nor a piece of another name. */
export const hasCompanyForm = (text: string, quote: string): boolean => {
  const last = / (?<word>\p{Ll}+)$/u.exec(text)?.groups?.word
  return (
    !kindAlone.test(text) &&
    !peopleAlone.test(text) &&
    !(last !== undefined && isTitle(last)) &&
    // `Sofa to Summit` is one name, and whoever went from one house to another has left the first.
    !sidesOf(text, quote).some(([, after]) => /^ to \p{Lu}/u.test(after)) &&
    !licensed.test(around(text, quote).before)
  )
}
