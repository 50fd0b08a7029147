import { comparable, foldCase, legalForm, occursWhole } from "@prospect-research/core"
import { RegExp as Pattern } from "effect"
import { foldName } from "../../names/index.ts"
import type { ClaimParts } from "../../sources/makeDocument.ts"
import type { Page } from "../../sources/readPage.ts"
import { regex } from "../../sources/regex.ts"
import { isTitle } from "../../sources/roles.ts"
import { mentionsIn } from "../naming/personMentions.ts"
import type { PlacedLine } from "../page/passages.ts"
import { sentencesOf } from "../sentences.ts"
import type { Office, Wanted } from "../Wanted.ts"
import { isPlace, isRegion, placeName, withoutPostalCode } from "../words/places.ts"
import { addressIn, isTownPart, type PostalAddress, townAlone } from "./postalAddress.ts"
import { titleParts } from "./siteName.ts"

/** Above an address that is the site's own stands a label, or the name of whose it is. */
const label =
  /^(?:our |main |head |registered |visiting |postal |mailing )*(?:office|address|location|headquarters|hq|find us|visit(?: us)?|where we are|contact(?: us)?|get in touch|anschrift|adresse|kontakt|standort|sitz|impressum|hauptsitz|besucheradresse|siège(?: social)?|nous trouver|coordonnées|dirección|sede|domicilio|contacto|endereço|contato|onde estamos|indirizzo|contatti|dove siamo|adres|bezoekadres|postadres|vestiging|adress|besöksadress|besøksadresse|postadress|所在地|本社|住所|アクセス)[:：]?$/iu
const ownPages =
  /(?:^|[/_.-])(?:contact|kontakt|contacto|contato|contatti|impressum|imprint|mentions-legales|about|company)(?=[/_.-]|$)/i

/** So far above an address the name of whose it is may stand, in lines. */
const farthest = 4

/** In characters; a longer line is a sentence. */
const longestSeat = 140

/** The town alone: where a company sits no more is said of its people. */
const inTown = ({ quote, place }: Office): Office => ({
  quote,
  place: townAlone(place.split(",")[0] ?? place)
})

const copyright = /^(?:©|\(c\)|Copyright)? ?(?:(?:19|20)\d\d(?:\s?[–-]\s?(?:19|20)?\d\d)?)? ?(?=\p{Lu})/u

/** How the parts of such a line are told apart. */
const apart = / ?[|·•▪] ?| [—–-] /u

/** The addresses of a line: one at the foot of a page may hold that of each office. */
const addressesIn = (line: string, previous: string | undefined): ReadonlyArray<PostalAddress> => {
  const first = addressIn(line, previous)
  if (first === undefined) return []
  return [first, ...line.split(apart).flatMap(part => (part === line ? [] : (addressIn(part) ?? [])))]
}

/** Where one part of a line says that a house is: a town, or an address whose streets and buildings are left out. */
const seatIn = (part: string): PostalAddress | undefined => {
  const [sentence = ""] = part.split(/(?<!(?<!\p{L})(?:St|Ste|Mt|Ft))\.(?: |$)/u)
  // `550, rue des Draveurs, Trois-Rivières (Québec)`
  const parts = sentence
    .trim()
    .split(", ")
    .map(part => part.replace(/ \([^()]+\)$/u, ""))
  const at = parts.findLastIndex(it => !isRegion(withoutPostalCode(it)))
  // `Bayan Lepas Industrial Zone, Penang` is in Penang.
  const town = parts.slice(at).find(isTownPart)
  return at !== -1 && isPlace(parts.slice(at).join(", ")) && town !== undefined
    ? { quote: sentence.trim(), place: withoutPostalCode(town) }
    : addressIn(sentence.trim())
}

/** What stands between the name of a house and where it is: its form in law, or what it is. */
const betweenNameAndSeat = `(?:(?: \\p{Lu}[\\p{L}&-]+){0,2},? (?:${legalForm}|(?:Foundation )?Trust|Group|Association)| is (?:an?|the) [^.,]{3,60})?`

/**
 * `Acme Ltd, Moor Lane, Skipton. Tel 01756 000 000`, `© Acme — Salina, Kansas`, `Acme Logistics BV | Venlo | KvK 990`, `School of Soil,
 * Acme University, Leeds`: whose line it is, and where they are.
 */
const seatsBehind = (shown: string, companies: ReadonlyArray<string>): ReadonlyArray<PostalAddress> =>
  shown.split(/(?<=(?:\p{L}{2}|\))[.]) (?=\p{Lu})/u).flatMap((sentence, at, sentences) => {
    if (sentence.length > longestSeat) return []
    const line = sentences.slice(at).join(" ").replace(copyright, "")
    const parts = line.split(", ")
    const starts = parts.slice(0, 2).map((_part, index) => parts.slice(index).join(", "))
    const seats = starts.flatMap(start => {
      const name = companies.find(company => foldName(start.slice(0, company.length)) === foldName(company))
      return name === undefined ? [] : start.slice(name.length)
    })
    const [behind = ""] = seats
    const seat = regex.u`^${betweenNameAndSeat}(?:, | ?[|·•▪] ?| [—–-] )(?<seat>.+)$`.exec(behind)?.groups
      ?.seat
    return (seat ?? "").split(apart).flatMap(part => seatIn(part) ?? [])
  })

const inPlace = `(?:in|from|based in|aus|à|a|em|en|i|w|te) (?<place>${placeName})`
/** `Architects in Leeds`, `Optische Sensoren aus Dresden`: a part of the title of a home page. */
const titled = regex.u`^(?:[\\p{L}&’'-]+ ){1,5}${inPlace}$`
/** `We are a foundry in Leeds.`, `A podcast studio in Leeds, England.`: of what a home page says of the house, where it is. */
const said = (names: ReadonlyArray<string>): RegExp =>
  regex.u`^(?:(?:We are|${names.map(name => `(?:The )?${Pattern.escape(name)}`).join("|")} is) an? |An? )(?:(?!(?:for|of|to|with|who|that|which|near|outside)(?![\\p{L}]))[\\p{L}\\d’'-]+ ){1,8}${inPlace}(?=[.,;]|$| since| and ${placeName}\\.)`
const topLines = 20
const isHomeOf = ({ url }: Page): boolean => ["", "/"].includes(new URL(url).pathname)

/** Where a home page says that the house is, in words. */
const seatsTold = (page: Page, companies: ReadonlyArray<string>): ReadonlyArray<PostalAddress> => {
  if (!isHomeOf(page) || companies.length === 0) return []
  const form = said(companies)
  const sentences = page.lines.slice(0, topLines).flatMap(({ text }) => sentencesOf(text))
  return [
    ...titleParts(page).map(text => ({ text, form: titled })),
    ...sentences.map(text => ({ text, form }))
  ].flatMap(({ text, form: told }) => {
    const place = told.exec(text)?.groups?.place?.replace(/\.$/, "")
    return place !== undefined && isPlace(place) && !isRegion(place) ? [{ quote: text, place }] : []
  })
}

/** What the page says of where the company sits: at its foot, beside the company's name, and to machines. */
export const officesOn = (page: Page, companies: ReadonlyArray<string>): ReadonlyArray<Office> => {
  const texts = page.lines.map(({ text }) => text)
  const isNear = (index: number) =>
    index >= texts.length - 2 ||
    isHomeOf(page) ||
    ownPages.test(new URL(page.url).pathname) ||
    texts
      .slice(Math.max(0, index - farthest), index + 1)
      .some(text => label.test(text) || companies.some(name => occursWhole(foldCase(name), foldCase(text))))
  const found = (lines: ReadonlyArray<string>): ReadonlyArray<PostalAddress> =>
    lines.flatMap((line, index) => addressesIn(line, lines[index - 1]))
  const shown = texts.flatMap((line, index) => (isNear(index) ? addressesIn(line, texts[index - 1]) : []))
  const signed = [...texts, ...(page.footer ?? [])].flatMap(line => seatsBehind(line, companies))
  const structured = page.organizations.flatMap(({ locations }) =>
    locations.filter(isPlace).map(place => ({ place, quote: place }))
  )
  const postal = [...shown, ...found(page.footer ?? []), ...signed, ...structured]
  return (postal.length > 0 ? postal : seatsTold(page, companies)).map(inTown)
}

/** The one place of all these addresses, also where it has two names; nothing where they are several. A country stands below its town. */
export const onlyOffice = (offices: ReadonlyArray<Office>): Office | undefined => {
  const towns = offices.filter(({ place }) => !isRegion(place))
  const [first, ...others] = towns.length > 0 ? towns : offices
  const placeOf = ({ place }: Office) => comparable("professional.current_location", foldName(place))
  return first !== undefined && others.every(other => placeOf(other) === placeOf(first)) ? first : undefined
}

/** Who works from elsewhere. */
const elsewhere =
  /\b(?:remote(?:ly)?|home[- ]?office|(?:works?|working|based) from home|home[- ]based|nomad|(?:based|lives?|living|located|works) (?:in|out of|from)|télétravail|lebt in|wohnt in|vit à|vive en|bor i|woont in)\b/i

/** `Sales Manager, Kerala`, `General Manager (Benelux)`: for which place somebody is there. */
const post = /^(?<title>[^.]+?)(?:, | \(| [–—|-] )(?<place>\p{Lu}[^,()|–—]+)\)?$/u

/** Whether a line right beside the name gives the person a place of their own. */
const isPostedElsewhere = (placed: ReadonlyArray<PlacedLine>, { names }: Wanted, office: Office): boolean =>
  placed.some(({ introduces }, index) => {
    if (introduces === undefined && mentionsIn(placed[index]?.text ?? "", names)[0]?.start !== 0) return false
    return [placed[index - 1], placed[index + 1]].some(line => {
      const { place = "", title = "" } = post.exec(line?.text ?? "")?.groups ?? {}
      return isTitle(title) && isPlace(place) && foldName(place) !== foldName(office.place)
    })
  })

interface OfficePlace {
  /** To add to the document's text. */
  readonly lines: ReadonlyArray<string>
  readonly claims: ReadonlyArray<ClaimParts>
}

export const nowhere: OfficePlace = { lines: [], claims: [] }

/** Where the people of a company work that has one address, unless the page says that this one does elsewhere. */
export const officePlace = (
  page: Page,
  placed: ReadonlyArray<PlacedLine>,
  wanted: Wanted,
  employer: string
): OfficePlace => {
  const isAway = placed.some(
    ({ isOwn, text }) => elsewhere.test(text) && (isOwn || mentionsIn(text, wanted.names).length > 0)
  )
  const office =
    wanted.office === undefined ? onlyOffice(officesOn(page, [...wanted.companies, employer])) : wanted.office
  if (isAway || office === undefined || office === null || isPostedElsewhere(placed, wanted, office))
    return nowhere
  const quote = `office of ${employer}: ${office.quote}`
  return {
    lines: [quote],
    claims: [{ field: "professional.current_location", value: office.place, quote, method: "rule" }]
  }
}
