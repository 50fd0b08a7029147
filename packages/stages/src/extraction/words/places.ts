import { foldName } from "../../names/foldName.ts"
import { isGivenName } from "../../names/givenNames.ts"
import { regex } from "../../sources/regex.ts"
import { organizationWord } from "../naming/properName.ts"
import { cities } from "./cities.ts"
import { regionCode, regionPattern, wholeRegionPattern } from "./regions.ts"

const capitals =
  "\\p{Lu}[\\p{L}\\p{M}'’.-]*(?: (?:(?:de|do|da|del|di|la|le|les|am|im|an der|ob der|an de|aan den|upon|on|of|and the|sur|en|sous) )?\\p{Lu}[\\p{L}\\p{M}'’-]*){0,3}"

/** `Leeds`, `Leeds, UK`, `Austin, Texas, USA`: a further part is a region that is known, or ends the text. */
export const placeName = `${capitals}(?:, (?:${regionPattern})(?![\\p{L}])|, \\p{Lu}[\\p{L}\\p{M}'’-]+(?: \\p{Lu}[\\p{L}\\p{M}'’-]+)?(?=\\.?$))*`

const wholeName = regex.u`^${capitals}$`
const wholeRegion = regex.u`^(?:the )?(?:${wholeRegionPattern})$`

/** `Greater Porto Area`, `Metro Manila`, `Downtown Seattle`, `the Leeds area`. */
const around =
  /^(?:(?:the )?(?:Greater|Metro|Downtown|Central|Inner|East|West|North|South|City of|Region|Großraum|Raum|Grand) )?(?<city>.+?)(?: (?:(?:Metropolitan |Metro |Bay )?(?:Area|area|Region|region)|City|Metro|e dintorni|und Umgebung|et environs))?$/u

const side = "(?:(?:Northern|Southern|Eastern|Western|North|South|East|West|Central|Mid) )?"
/** `Capital Region of Denmark`, `Central Denmark Region`: parts of a country that are called by it. */
const partOfCountry = regex.u`^(?:(?:Capital )?Region of ${side}(?:${wholeRegionPattern})|${side}(?:${wholeRegionPattern}) Region)$`

/** Postal codes of the world before or behind a town: `27572 Bremerhaven`, `Pune 411045`, `Leeds LS1 9ZZ`, `1012 AB Amsterdam`. */
const codeBefore = "(?:[A-Z]{1,2}[- ])?(?:\\d{4,5}(?: [A-Z]{2})?|\\d{3} \\d{2})|\\d{2}-\\d{3}|\\d{4,5}-\\d{3}"
const codeBehind =
  "[A-Z]{1,2}\\d[A-Z\\d]? \\d[A-Z]{2}|[A-Z]\\d[A-Z] ?\\d[A-Z]\\d|\\d{5}(?:-\\d{3,4})?|\\d{3} ?\\d{3}|\\d{4}|[A-Z]\\d{2} [A-Z\\d]{4}"
const before = regex.u`^(?:${codeBefore}) (?=\\p{Lu})`
/** Behind a comma stands a year: `Town hall, Leeds, 2019`. */
const behind = regex.u`(?!, (?:19|20)\\d\\d$),? (?:${codeBehind})$`

/** `45100 Rovigo (RO)`, `50108 Calatorao (Zaragoza)`: the province, as Italians and Spaniards write it. */
const province = / \([A-Z]{2}\)$|(?<=^\d{5} [^()]+) \(\p{Lu}[\p{L} ]+\)$/u

/** `8000 Aarhus C`: a Danish post office of a town. */
const district = /(?<town>^(?:DK-)?\d{4} \p{Lu}\p{L}+) (?:[CKMNSVØ]|[NS][VØ])$/u

/** `Dublin 8`, `Praha 1`, `London SE1`, `Leeds LS12`, `Paris 11e`: a part of a city by its number. */
const numbered = /^(?<town>\p{Lu}\p{L}+(?: \p{L}+)*) (?:\d{1,2}(?:W|e|er|ème)?|[A-Z]{1,2}\d{1,2}[A-Z]?)$/u

/** A place without its postal code. */
export const withoutPostalCode = (text: string): string => {
  const city = numbered.exec(text)?.groups?.town
  if (city !== undefined && cities.has(foldName(city))) return city
  return text.replace(province, "").replace(district, "$<town>").replace(before, "").replace(behind, "")
}

const cityAndRegion = regex.u`^(?<city>.+?)(?: |/| - )(?<region>(?:${regionPattern}))$`

/** `金沢市`, `石川県`. */
const eastAsian = /^\p{sc=Han}{1,6}[都道府県市区省]$/u

/** Whether a name alone is that of a town or a region that is known. */
const isKnownAlone = (text: string): boolean => {
  if (wholeRegion.test(text) || partOfCountry.test(text) || eastAsian.test(text)) return true
  if (!/^[\p{Lu}'’]/u.test(text)) return /^the /.test(text) && isKnownAlone(text.slice(4))
  const city = around.exec(text)?.groups?.city ?? ""
  return cities.has(foldName(text)) || cities.has(foldName(city))
}

/** `Kew` of `Kew VIC`. */
export const withoutRegion = (text: string): string =>
  isKnownAlone(text) ? text : (cityAndRegion.exec(text)?.groups?.city ?? text)

/** Degrees are written like states: `Ana Silva, MD`. */
const isDegreeOf = (name: string, region: string): boolean =>
  /^(?:BA|MA|MD|MS|PA|RN)$/.test(region) && / /.test(name) && isGivenName(foldName(name.split(" ")[0] ?? ""))

/** Whether a text is a region or country that may stand behind a town. */
export const isRegion = (text: string): boolean => wholeRegion.test(text) || regionCode.test(text)

/** Posts, people and buildings stand before a comma and a town as well. */
const noTown =
  /(?<![\p{L}])(?:Director|Manager|Engineer\p{L}*|Officer|President|Chief|Partner|Executive|Consultant|Founder|Owner|VP|SVP|CEO|Head of|Mr|Mrs|Ms|Miss|Dr|Prof|House|Building|Suite|Floor)(?![\p{L}])/u

/** Whether a text has the look of a town's name, also of one that nobody knows, and of one with its region. */
export const isTown = (text: string): boolean =>
  isKnownAlone(text) || (wholeName.test(text) && !organizationWord.test(text) && !noTown.test(text))

/** `Jihomoravský kraj`, `woj. mazowieckie`: what stands between a town and its country. */
const administrative =
  /^(?:\p{Lu}[\p{L}-]+ (?:kraj|maakond|novads|megye|županija|län|fylke|apskritis)|(?:woj\.|województwo) \p{Ll}[\p{L}-]+)$/u

/** Whether the parts of a text, from the smallest to the largest, are a place: the last is known, those before look like towns. */
const isPlaceOf = (parts: ReadonlyArray<string>): boolean => {
  const smaller = parts.slice(0, -1)
  const last = parts.at(-1) ?? ""
  const isRegion = regionCode.test(last) && smaller.length > 0 && !isDegreeOf(smaller.at(-1) ?? "", last)
  const { city, region } = cityAndRegion.exec(last)?.groups ?? {}
  // `Data Scotland` is no town: without a comma only abbreviations of states stand behind those that few know.
  const isBoth =
    city !== undefined &&
    region !== undefined &&
    (isKnownAlone(city) || (/^(?:[A-Z]{3}|\p{Lu}.*\.)$/u.test(region) && isTown(city))) &&
    !isDegreeOf(city, region)
  return (
    parts.length <= 4 &&
    smaller.every(part => isTown(part) || administrative.test(part)) &&
    (isRegion || isKnownAlone(last) || isBoth)
  )
}

/** Whether a short text, with nothing around it, names a place: a known one, or one in a known region. */
export const isPlace = (text: string): boolean => {
  const isPlaceAs = (spelled: string) => {
    const bare = withoutPostalCode(spelled)
    return bare !== "" && bare.length <= 80 && isPlaceOf(bare.replace(/^Remote, /, "").split(/, ?/u))
  }
  // Full stops end abbreviations as well.
  return isPlaceAs(text) || (text.endsWith(".") && isPlaceAs(text.slice(0, -1)))
}
