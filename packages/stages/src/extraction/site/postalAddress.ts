import { hasLegalForm } from "@prospect-research/core"
import { organizationWord } from "../naming/properName.ts"
import { isPlace, isRegion, isTown, withoutPostalCode, withoutRegion } from "../words/places.ts"

/** Words of streets and buildings, which stand before the town. */
const streetWord =
  /(?<!\p{L})(?:Street|(?<!^)St\.?|Road|Rd\.?|Lane|Ln|Avenue|Ave\.?|Boulevard|Blvd\.?|Drive|Dr\.|Way|Square|Terrace|Crescent|Close|Court|Quay|Wharf|Row|Walk|Highway|Hwy|Parkway|Pkwy|Broadway|House|Building|Towers?|Plaza|Station|Wynd|Quarter|Docks?|Chambers|Arcade|Depot|Studios|Warehouse|Maltings|Granary|Floor|Suite|Ste\.?|Unit|Level|Estate|Mill|Yard|P\.? ?O\.? ?Box|Postfach|Postbus|Boks|Apartado|Rue|Quai|Place|Allée|Chemin|Impasse|Cours|Bd|Via|Viale|Piazza|Corso|Largo|Calle|C\/|Camino|Carretera|Ctra\.|Rambla|Ronda|Travesía|Paseo|Avenida|Av\.|Carrera|Rua|R\.|Praça|Travessa|Alameda|Rodovia|Platz|Allee|Weg|Ring|Damm|Ufer|Marg|Nagar|\p{L}{2,}(?:stra(?:ß|ss)e|str\.|gasse|weg|platz|allee|ring|damm|ufer|straat|laan|kade|gracht|plein|dijk|singel|gatan|vägen|gata|veien|vegen|gate|plass|gade|vej|torv|katu|tie))(?!\p{L})/iu
/** Where companies sit beside towns: `Tamworth Regional Airport`. */
const site =
  /(?<!\p{L})(?:Airport|Aerodrome|Airfield|Flughafen|Aeroporto|Aeropuerto|Aéroport|Luchthaven|Lufthavn|Lotnisko|Hangar|Campus|(?:Business|Science|Technology|Industrial|Enterprise|Retail) (?:Park|Estate|Zone|Cent(?:re|er))|Gewerbepark|Industriegebiet|Zona Industrial|Polígono)(?!\p{L})/iu
const houseNumber =
  /(?:^|[\p{L}.'’)] )\d{1,5}(?:\s?[-–/]\s?\d{1,4})?\s?[a-z]?$|^\d{1,5}(?:[-–/]\d{1,4})?[a-z]?,? (?:\p{L}|$)|^\d{1,4}(?:-\d{1,4}){1,3} \p{L}|^n[º°o.]{1,2} ?\d+$|^s\/n$/iu
const noStreet =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Januar|Februar|März|Mai|Juni|Juli|Oktober|Dezember|janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre|tel|phone|fax|room|hall(?= (?:\d|\p{L}\b))|stand|booth|session|vol|no|page|version|since|years?)\b|@|\+\d|\d{3}[ .-]\d{3,}/iu

/** Years stand where house numbers do. */
const isNumbered = (text: string): boolean => houseNumber.test(text) && !/(?:^|\s)(?:19|20)\d\d$/.test(text)

/** Words of a sentence, in which a street's word stands by chance. */
const sentence = /(?: \p{Ll}{3,}){4}/u

/** `makes paddles at 9 Coopers Wharf`: of a sentence only its end. */
const sentenceBefore = /^.* at (?=\d)/u

const isStreet = (part: string): boolean => isStreetAlone(part.replace(sentenceBefore, ""))

const isStreetAlone = (text: string): boolean =>
  text.length <= 70 &&
  !sentence.test(text) &&
  !noStreet.test(text) &&
  (isNumbered(text) || ((streetWord.test(text) || site.test(text)) && /^[\p{Lu}\d]/u.test(text)))

const yearBefore = /^(?:19|20)\d\d /

/** `KvK 6611`, `ISO 14001`: registers and standards, which write numbers as towns do their codes. */
const register =
  /^(?:Amtsgericht|Registergericht|Handelsregister|Firmenbuch|Landesgericht|Handelsgericht|KvK|HRB|HRA|VAT|BTW|MwSt|USt|UID|FN|NIF|CIF|NIP|KRS|REGON|Org|CVR|SIRET|SIREN|RCS|CNPJ|CPF|ABN|ACN|EIN|IBAN|BIC|NZBN|ISO|IATF|OHSAS|IEC|DIN|SOC|Reg|Co|Company|Charity|Tel|Fax|Code)(?![\p{L}])/iu

/** `2800 Mechelen BTW BE 0123`: where lines ran together. */
const registerBehind = / (?:KvK|HRB|HRA|VAT|BTW|TVA|MwSt|USt|NIF|CIF|CVR|SIRET|ABN|ACN)(?![\p{L}]).*$/u

/** Whether a part of an address, without its code, has the look of a town, and of no street, building or register. */
export const isTownPart = (part: string): boolean => townOf(part) !== undefined

/** The town of one part of an address, and how firmly the part itself says that it is one. */
const townOf = (whole: string): { readonly town: string; readonly isCoded: boolean } | undefined => {
  const part = whole.replace(registerBehind, "")
  const bare = withoutPostalCode(part)
  const isStreetName = streetWord.test(bare) && !isPlace(bare)
  return isTown(bare) &&
    !organizationWord.test(bare) &&
    (!hasLegalForm(bare) || australianState.test(bare)) &&
    !register.test(bare) &&
    !site.test(bare) &&
    !isStreetName
    ? { town: bare, isCoded: bare !== part && !yearBefore.test(part) && !/ (?:19|20)\d\d$/.test(part) }
    : undefined
}

/** Parts of a line that may each be an address; at the foot of a page links stand behind it. */
const separators =
  /\s+(?=(?:©|Impressum|Imprint|Datenschutz|Privacy|Barrierefreiheit|Kontakt|Contact|Cookies?|AGB|Terms|Sitemap|Mentions|Aviso|Login)(?!\p{L}))|\s+[·|•–—▪]\s+|\s*[;:]\s+|(?<=[\p{L}\d]{2})(?<!\b(?:St|Ste|Mt|Ft|Dr|Rd|Av|Ave|Str|No|Nr|Co))\.\s+(?=\p{Lu}|\d{1,4} \p{Lu}|[+(]?\d[\d ()./-]{6,})/u

/** The end of a postal address: its town with region and country, and how the line writes them. The street is left out. */
export interface PostalAddress {
  readonly quote: string
  readonly place: string
}

/** `Adelaide SA 5000`: of its code the state is a part, which elsewhere is a company's form. */
const australianState = / (?:NSW|VIC|QLD|SA|WA|TAS|NT|ACT)$/

/** `Leeds` of `Leeds MA`. */
export const townAlone = (town: string): string => withoutRegion(town).replace(australianState, "")

/** `Alameda Springs` before `NM 87599`: what stands before a state and its code is a town, however streets are called elsewhere. */
const townBefore = (part: string, next: string | undefined) =>
  /^\p{Lu}[\p{L}.'’ -]+$/u.test(part) && /^[A-Z]{2},? \d{5}(?:-\d{4})?(?!\d)/.test(next ?? "")
    ? { town: part, isCoded: false }
    : undefined

const addressInParts = (segment: string, previous: string): PostalAddress | undefined => {
  const parts = segment.split(/,\s*| - /u)
  for (const [index, part] of parts.entries()) {
    const found = townOf(part) ?? townBefore(part, parts[index + 1])
    if (found === undefined) continue
    // `Plot 61, Jeedimetla, Hyderabad 500 055`, `Leith, Edinburgh EH6 9ZZ`, `Blackpool, Cork`: the part of a town stands before it.
    const next = townOf(parts[index + 1] ?? "")
    const isTownNext = next !== undefined && isPlace(townAlone(next.town)) && !isRegion(next.town)
    if (!found.isCoded && isTownNext) continue
    const street =
      index === 0 ? isStreet(previous) : parts.slice(Math.max(0, index - 3), index).some(isStreet)
    const rest = parts.slice(index + 1).map(withoutPostalCode)
    const end = rest.findIndex(it => !isRegion(it))
    const regions = end === -1 ? rest : rest.slice(0, end)
    const isCoded =
      found.isCoded || parts.slice(index + 1, index + 3).some(it => withoutPostalCode(it) !== it)
    const isKnown = isPlace(townAlone(found.town)) || regions.length > 0
    // A street alone may lead to a district, and a number to anything.
    // `Veerweg 22, Tiel`, and no more: a street with its number leads to a town that few know.
    const isEnd = index > 0 && parts.length === index + 1
    const isSurely = isEnd && isNumbered(parts[index - 1] ?? "") && streetWord.test(parts[index - 1] ?? "")
    const isAddress = (street && (isCoded || isKnown)) || (isCoded && isKnown && parts.length > 1) || isSurely
    if (!isAddress) continue
    const town = townAlone(found.town)
    const value = regions.length === 0 ? town : [found.town, ...regions].join(", ")
    const shown = [part, ...parts.slice(index + 1, index + 1 + regions.length)].join(", ")
    const isWhole = segment.includes(value) && segment.includes(shown)
    return isWhole ? { quote: shown, place: value } : { quote: part, place: town }
  }
  return undefined
}

const japanese = /〒.*?(?<place>(?:\p{sc=Han}{2,3}[都道府県])?\p{sc=Han}{1,4}?[市区])/u

/** The postal address that a line is or has in it; `previous` is the line above, which may be the street. */
export const addressIn = (line: string, previous = ""): PostalAddress | undefined => {
  if (line.length > 300) return undefined
  const eastern = japanese.exec(line)?.groups?.place
  if (eastern !== undefined) return { quote: eastern, place: eastern }
  let before = previous
  for (const segment of line.split(separators).map(it => it.trim())) {
    const address = addressInParts(segment.replace(/\.$/, ""), before)
    if (address !== undefined) return address
    before = segment
  }
  return undefined
}
