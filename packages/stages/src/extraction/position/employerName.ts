import { legalForm } from "@prospect-research/core"
import { isGivenName } from "../../names/givenNames.ts"
import { parseName } from "../../names/index.ts"
import { patternOf, regex } from "../../sources/regex.ts"
import { looksLikeName } from "../naming/looksLikeName.ts"
import { companyName, organizationWord, tidyName } from "../naming/properName.ts"
import { isDepartment } from "../words/departments.ts"
import { isFirm } from "../words/firms.ts"
import { plainHouse, sizes, tellingHouse } from "../words/industries.ts"
import { isPlace, placeName } from "../words/places.ts"

/** What a text says of a house of work beside its name. */
interface House {
  readonly place?: string
  readonly industry?: string
}

/** An employer as a text names it. */
export interface NamedEmployer extends House {
  readonly company: string
  /** The text calls it a house of work, or its name does. */
  readonly isCertain: boolean
  /** What follows the name. */
  readonly rest: string
}

const article =
  "(?:(?:the|an?|our|its|her|his|their|my|one of|la|le|les|el|los|il|lo|die|das|der|dem|den|de|het|ett?|own) |l['’])*"
const word = "(?:[\\p{Ll}\\d][\\p{L}\\p{M}\\d&'’+-]*|&|AI|HR|IT|PR|SaaS|TV|3D|B2B)"
const trade = `(?<told>(?:${word},? ){0,6}?)`
const kind = `(?:(?<telling>${tellingHouse})|(?<plain>${plainHouse}))(?![\\p{L}-])`
const seat = `(?:(?<seat>\\p{Lu}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+){0,2}?)(?<based>-based)? )?`
const legalEnd = `(?:,? ${legalForm})?`

/** Behind names that end so, `and` goes on with them. */
const society =
  "(?:Associations?|Society|Federation|Council|Institute|Union|Trust|Authority|Agency|Commission|Museum|Gallery|Sons|Daughters|Partners|Foundation|Company|Board|Hospital|Department)"
const name = `(?<company>${companyName}(?: and (?:\\p{Lu}[\\p{L}'’-]+ ){1,5}?${society}(?![\\p{L}])|(?: at| on)(?: the)? \\p{Lu}[\\p{L}]+(?=,|[.])(?<=The .*))?(?: (?:café|cafe|restaurant|pub|bakery|bookshop|hotel|gallery|brewery|farm|shop|salon|studio|bistro|inn|nursery|school|theatre))?${legalEnd})(?!\\p{L})`

/** `the Edinburgh insurance software house Kincaid Mutual`, `a software company called Loopwell`. */
const described = `^${article}${seat}${trade}${kind}(?: (?:called|named|known as|trading as))?[,:]? (?:the )?${name}`
const direct = `^(?:(?:the|la|le|el|il|die|das|der|dem|den|de|het) |l['’])?@?${name}`

/** `, an accounting firm in Sudbury`, `(a two-person consultancy)`, `, which is a hotel`. */
const apposition = `^\\.?(?:,| \\(|, which is| [–—-]|:| is) ?(?:an?|the|one of [^,;]{3,40}?|Ireland['’]s|Britain['’]s|\\p{Lu}\\p{L}+['’]s) ${seat}${trade}${kind}(?<behind>.*)$`
/** `, a provider of same-day logistics for hospitals`. */
const provider = `^\\.?(?:,| \\(|, which is| [–—-]) ?(?:an?|the|one of [^,;]{3,40}?) (?:${word} ){0,3}?(?:provider|maker|manufacturer|producer|supplier|distributor|importer|exporter|developer|retailer|seller) of (?<made>${word}(?: ${word}){0,3}?)(?= (?:for|to|in|with|that|which|across|from|based|of)\\b|[,.;)]|$)`

const plainTrade = (told: string): string =>
  told
    .trim()
    .replace(/,$/u, "")
    .replace(
      regex.u`^(?:(?!public (?:relations|health|housing|transit|transport|broadcasting))(?:${sizes}),? )+|^(?:${sizes})$`,
      ""
    )

/** `fintech` and `literacy charity` are trades; `software` is one of a company's. */
const industryIn = (told: string, telling: string | undefined): string | undefined => {
  const matter = plainTrade(told)
  if (/\b(?:of|that|whose|the|an?|to|on|in|no|not)\b/u.test(matter)) return undefined
  if (telling === undefined) return matter === "" ? undefined : matter
  const isWhole =
    matter !== "" ||
    regex.u`^(?:charity|consultancy|fintech|non-?profit|not-for-profit|law firm|think tank)$`.test(telling)
  return isWhole ? `${matter} ${telling}`.trim() : undefined
}

const houseIn = (groups: Readonly<Record<string, string | undefined>> | undefined): House => {
  if (groups === undefined) return {}
  const { seat: at = "", based, told = "", telling } = groups
  const isSeat = at !== "" && (based !== undefined || isPlace(at))
  const trade = industryIn(told, telling)
  return { ...(isSeat ? { place: at } : {}), ...(trade === undefined ? {} : { industry: trade }) }
}

const noTown =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December|Spring|Summer|Autumn|Winter|Street|Road|Avenue|Lane|House|Way|Square|Department|Faculty|School|University|College|Office|Team|Division|Chief|Residence|English|French|German|Spanish|Python|Java|God|Christ|Business|Science|Engineering|Series)\b|\d|['’]s?(?: |$)/u

/** Names run into one another where a page's lines were joined: no town that few know has four. */
const manyNames = /\p{Lu}[\p{L}\p{M}'’.-]*(?: \p{Lu}[\p{L}\p{M}'’.-]*){3}/u

/** Whether a text has the look of a town's name behind words that lead to one. */
export const isLikelyTown = (text: string): boolean =>
  isPlace(text) ||
  (text.length > 2 &&
    text.length <= 50 &&
    !manyNames.test(text) &&
    !noTown.test(text) &&
    !organizationWord.test(text) &&
    !isDepartment(text))

const tidyTown = (text: string): string => text.replace(/[’'.,-]+$/u, "")

/** What leads to a town right behind a name: `, Leeds`, `in Westport, Co. Mayo`, `(Kaduna)`. */
const towards = `^(?: \\((?<inside>[^()]{2,40})\\)|,? (?:based |located |just |right )?(?:in|near|outside|out of) (?:downtown |central |the (?:town|city|village|suburb) of )?(?<behind>${placeName})(?=$|[.,;:)!?]| [–—\\p{Ll}])|, (?<beside>${placeName})(?=$|[.,;:)!?]| [–—\\p{Ll}]))`

/** The town that stands at the beginning of what follows a name. */
export const townAfter = (rest: string): string | undefined => {
  const { inside, behind = "", beside = "" } = patternOf(towards).exec(rest)?.groups ?? {}
  if (inside !== undefined) return isPlace(inside) ? inside : undefined
  const near = tidyTown(behind)
  if (near !== "") return isLikelyTown(near) ? near : undefined
  const town = tidyTown(beside)
  if (town === "") return undefined
  // Of several names after a comma only the first may be known: `Leeds, Payments`.
  return isPlace(town) ? town : [town.split(",")[0] ?? ""].find(isPlace)
}

/** `a firm of chartered surveyors in Truro`, `a studio with twelve staff in Leeds`. */
const matter =
  /^ (?:of (?:[\p{Ll}-]+ ){0,2}?\p{Ll}+s|with [\p{L}\d-]+ (?:staff|employees|people|partners))(?= (?:in|near) )/u

const noCompany =
  /^(?:(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|I|God|Level|Year|Grade|Key Stage|Zoom|Home|Earth|Instagram|Facebook|Twitter|LinkedIn|YouTube|Excel|Python|Java|English|French|German|Spanish|Dr|Mr|Mrs|Ms|Prof|Professor|Her|His|My|Their|Our|This|That|These|Those|It|He|She|They|We|You)\b|(?:19|20)\d\d\b|[\d,.]+$)/u

/** Who works with somebody does not work for them. */
const isPerson = (text: string): boolean =>
  looksLikeName(text) && !organizationWord.test(text) && isGivenName(parseName(text)?.first ?? "")

const isCompany = (text: string): boolean =>
  /\p{Lu}/u.test(text) && !noCompany.test(text) && !isPlace(text) && !isPerson(text) && text.length <= 70

/** `The Fremantle Courier` has its article with a capital. */
const tidyCompany = (text: string): string => {
  const plain = tidyName(text).replace(/['’]$/u, "")
  return text.startsWith("The ") ? `The ${plain}` : plain
}

/** `Women in Data` is no house of work called Women. */
const people =
  /^(?:Women|Girls|Black|Blacks|People|Queer|Pride|Out|Hand|Ladies|Men|Nurses|Youth|Partners|Friends|Voices)$/u

const ofTown = /^(?<town>\p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)?)['’]s (?=\p{Lu})/u

/** The employer at the beginning of a text, right behind what leads to one. */
export const employerAt = (text: string): NamedEmployer | undefined => {
  // `Leeds’s Tidal Bank`
  const { 0: owner = "", groups: of } = ofTown.exec(text) ?? {}
  if (of?.town !== undefined && isPlace(of.town)) {
    const house = employerAt(text.slice(owner.length))
    return house === undefined ? undefined : { place: of.town, ...house }
  }
  const told = patternOf(described).exec(text)
  const plain = told === null ? patternOf(direct).exec(text) : null
  const match = told ?? plain
  const found = match?.groups?.company
  if (match === null || found === undefined) return undefined
  const company = tidyCompany(found)
  if (!isCompany(company) || isDepartment(company) || people.test(company)) return undefined
  const rest = text.slice(match[0].indexOf(found, match[0].length - found.length) + company.length)
  const groups = patternOf(apposition).exec(rest)?.groups
  const made = patternOf(provider).exec(rest)?.groups?.made
  const before = houseIn(told?.groups)
  const beside = houseIn(groups)
  const town =
    townAfter(rest.replace(/^\.(?=,)/u, "")) ?? townAfter((groups?.behind ?? "").replace(matter, ""))
  const place = town ?? before.place ?? beside.place
  const industry = before.industry ?? made ?? beside.industry
  return {
    company,
    isCertain: told !== null || groups !== undefined || made !== undefined || isFirm(company),
    rest,
    ...(place === undefined ? {} : { place }),
    ...(industry === undefined ? {} : { industry })
  }
}
