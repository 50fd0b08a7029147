import { isUrl } from "../domain/isUrl.ts"
import { circleWords } from "./circleWords.ts"
import { withoutTerms } from "./ordinaryWords.ts"
import { wholeWords } from "./pattern.ts"
import type { SensitiveCategory } from "./sensitive.ts"

type CircleCategory = keyof typeof circleWords

const built = new Map<CircleCategory, RegExp>()

const isCircle = (category: SensitiveCategory): category is CircleCategory => category in circleWords

const patternOf = (category: CircleCategory): RegExp => {
  const known = built.get(category)
  if (known !== undefined) return known
  const pattern = wholeWords([circleWords[category]], "u")
  built.set(category, pattern)
  return pattern
}

/** Unions are numbered: `Local 139`, and not `Local 4 News`. */
const numbered =
  /(?<![\p{L}\p{N}])Local (?:No\.? ?)?\d{1,4}(?!\d| ?(?:News|TV|Sports|Weather|am|pm|km)|[.:]\d)/u
/** A town's `Twin Ports Pride` is a feast; a team of that name plays somewhere. */
const pride =
  /(?<!\bTake |\bOrlando |\bWith |\bAnd |\bMy )(?<=\p{Lu}\p{Ll}+ )Pride(?= (?:board|committee|in|19|20)|[,.;:|]|$| [-–|])/u

/** `close to the Civic Dawn Party`: a body with a name; feasts are none. */
const namedParty =
  /(?<=(?:\bthe|\bof|\bto|\bfor|\bwith|\bfrom|\bby|\bjoined|\bleft) (?:\p{Lu}[\p{L}’'-]+ ){1,3})(?<!(?:Third|Christmas|Holiday|Garden|Summer|Winter|Spring|Autumn|Fall|Launch|Working|Search|Dinner|House|Street|Block|Pool|Birthday|Office|After|Dance|Watch|Tea|Beach|Year|Opening|Lawn|Slumber|Costume|Halloween|Easter) )Party(?= (?!Planner|Planning|Rentals?|Supplies|Shop|Wall|Risk|Games?)|[,.;:|)’']|$)/u

/** Whether a folded text, and that in lower case without terms of work, tells of a circle whose members share a private matter, or of its life. */
export const tellsOfCircle = (category: SensitiveCategory, cased: string, plain: string): boolean =>
  isCircle(category) &&
  (patternOf(category).test(plain) ||
    (category === "Politics" && namedParty.test(cased)) ||
    (category === "Trade unions" && numbered.test(cased)) ||
    (category === "Sexuality" && pride.test(cased)))

/** What hosts are called whose pages are a circle's: `gracelutheranmissoula`, `hospitalworkers139`. */
const hosts: Readonly<Partial<Record<SensitiveCategory, RegExp>>> = {
  Religion:
    /church(?!ill|gate|er)|kirche(?!n?heim)|kirken|kyrka|parish(?!ioner)|parroqui|paroisse|parrocchia|paroquia|parafia|seurakunta|lutheran|methodist|baptist|presbyter|catholic|anglican|adventist|gospel|diocese|synagogue|mosque|masjid|gurdwara|islamic|gemeindebrief|pfarr|ministries$/,
  "Trade unions":
    /(?:workers|local|union|brotherhood)\d+|(?<!re|credit|comm|customs|european|student|students)union(?:s|branch)?$|tradeunion|workersunited|gewerkschaft|betriebsrat|vakbond|syndicat(?!e)|sindica[lt]|^igm-|^igmetall|^verdi-|^unison|^unitetheunion|fackforbund|fagforening|zwiazek?zawodow/,
  Politics:
    /(?:democrats|republicans|labourparty|conservatives|libdems|greenparty|forcongress|forsenate|forgovernor|formayor|forcouncil)|^(?:spd|cdu|csu|fdp|afd|gruene|pvda|vvd|d66|groenlinks|psoe|bjp)(?:-|$)|(?<!s)elections?$|wybory$|(?<!aus)wahlen$|(?<!s)elecciones$|elezioni$|eleicoes$|verkiezingen$|vaalit$|volby$|(?<!ud)valg$|opensecrets|^fec$/,
  Sexuality: /lgbt|queer|(?<!s)pride(?:network|parade|festival|week|$)|gaychorus|arcigay|rainbownetwork/,
  Health: /survivors?$|cancersurvivor|selbsthilfe|patientsgroup|alcoholicsanonymous/,
  "Crime and legal trouble": /mugshots?|arrests?$|exposed$|ripoff|scamwatch|badboss/
}

/** `/aktuelles/hollerbeck-betriebsrat` in words. */
const wordsOf = (path: string): string => {
  try {
    return decodeURIComponent(path).replace(/[/_+.-]+/g, " ")
  } catch {
    return path.replace(/[/_+.%-]+/g, " ")
  }
}

/** What an address says: the labels of its host, and its path in words, also without terms of work. */
interface AddressWords {
  readonly labels: ReadonlyArray<string>
  readonly words: string
  readonly plain: string
}

export const readAddress = (address: string): AddressWords => {
  if (!isUrl(address)) return { labels: [], words: "", plain: "" }
  const { hostname, pathname } = new URL(address)
  const words = wordsOf(pathname).trim()
  return { labels: hostname.toLowerCase().split(".").slice(0, -1), words, plain: withoutTerms(words) }
}

/** What the path of an address says in words: `/2025/09/brandt-divorce`. */
export const pathInWords = (address: string): string => readAddress(address).words

/** What believers do is a matter of faith where an address ends with it: `/notes/fasting`. */
const observance = /^(?:.* )?(?<!intermittent )(?:fasting|ramadan|iftar|eid|hajj|umrah)(?: 20\d\d)?$/iu

/** `rosebaycancerfund`: houses for the ill, by the illness. */
const illnessInHost =
  /cancer|leuk[a]?emia|lymphoma|tumou?r|dementia|alzheimer|parkinson|epilepsy|diabetes|stroke(?=s?(?:$|association|foundation|fund|support|trust|care))|multiplesclerosis|cysticfibrosis|lupus|crohns|hospice|rehab(?!ilitat)/
/** `/stories/ada`: where such a house tells of those whom it helps. */
const storyOfOne = /(?<![\p{L}])(?:stor(?:y|ies)|journeys?|survivors?|testimonials?)(?![\p{L}])/iu

/** Whether an address is of a house for those who have an illness. */
export const isOfIllness = (address: string): boolean =>
  readAddress(address).labels.some(label => illnessInHost.test(label))

/** Whether an address gives away that its page is of such a circle. */
export const isAddressOfCircle = (
  category: SensitiveCategory,
  { labels, words, plain }: AddressWords
): boolean =>
  labels.some(
    label =>
      hosts[category]?.test(label) === true ||
      (category === "Health" && illnessInHost.test(label) && storyOfOne.test(words))
  ) ||
  (category === "Religion" && observance.test(words)) ||
  tellsOfCircle(category, words, plain)
